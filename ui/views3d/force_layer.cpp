#include "ui/views3d/force_layer.h"

#include <algorithm>
#include <cmath>

#include <QLineF>
#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/arrow_name.h"
#include "ui/views3d/arrow_scale.h"
#include "ui/views3d/legend_bar.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/sign_painter.h"

namespace painleve::ui {
namespace {

constexpr double kWidth = 5,
                 kThinWidth = 2;  // of the shafts, logical pixels; the resultant is thin
constexpr double kNamed = 8;      // logical pixels; a shorter arrow has no room for its name

constexpr double kCandidate = 0.4;  // opacity of a force that is possible, not taken

QString unitName(bool hasWeight) {
  return hasWeight ? QStringLiteral("<i>mg</i>") : QStringLiteral("N");
}

}  // namespace

DrawnForce drawnForce(const Shown& shown, std::size_t contact) {
  const Depiction& depiction = shown.frame.depiction;
  const ContactReading& reading = shown.frame.contacts[contact];
  const ContactFrame& frame = depiction.contacts[contact];
  DrawnForce force{.tail = frame.place};
  if (reading.mode == Mode::Free || !std::isfinite(reading.normalForce)) return force;
  const double weight = depiction.weight > 0 ? depiction.weight : 1;
  force.normalUnits = reading.normalForce / weight;
  force.frictionUnits = std::isfinite(reading.friction) ? reading.friction / weight : 0;
  const double unit = lengthOfWeight(shown), longest = longestArrow(depiction);
  const double largest =
      unit * std::max(std::abs(force.normalUnits), std::abs(force.frictionUnits));
  force.clamped = largest > longest;
  // One factor for both, so that the resultant keeps its direction.
  const double length = force.clamped ? unit * longest / largest : unit;
  force.normal = frame.normal * (force.normalUnits * length);
  force.friction = frame.tangent * (force.frictionUnits * length);
  return force;
}

void ForceLayer::update(const Shown& shown) {
  unitLength_ = lengthOfWeight(shown);
  hasWeight_ = shown.frame.depiction.weight > 0;
  isCandidate_ = shown.frame.isCandidate;
  forces_.clear();
  const std::size_t count =
      std::min(shown.frame.depiction.contacts.size(), shown.frame.contacts.size());
  for (std::size_t i = 0; i < count; ++i) forces_.push_back(drawnForce(shown, i));
}

void ForceLayer::paintComponent(QPainter& painter, const Projection& projection,
                                Lettering& lettering, const Component& c) const {
  const QPointF tail = projection(c.tail), tip = projection(c.tail + c.vector);
  paintArrow(painter, tail, tip, c.colour, kWidth);
  keepArrowClear(lettering, {tail, tip}, kWidth);
  if (QLineF(tail, tip).length() < kNamed) return;
  PlateLabel label{QStringLiteral("<i>F</i><sub>%1</sub>").arg(QLatin1Char(c.letter)), plotFont(),
                   c.colour};
  if (isCandidate_) label.text += QStringLiteral("?");
  if (c.clamped) {
    paintBreak(painter, QLineF(tail, tip), c.colour, kWidth);
    label.text +=
        QStringLiteral(" = %1 %2").arg(numberText(std::abs(c.units)), unitName(hasWeight_));
  }
  writeArrowName(lettering, QLineF(tail, tip), label);
}

void ForceLayer::paintForce(QPainter& painter, const Projection& projection, Lettering& lettering,
                            const DrawnForce& force) const {
  if (!force.friction.isZero()) {  // else the resultant is F_N itself
    const Place tip = force.tail + force.normal + force.friction;
    const QLineF resultant(projection(force.tail), projection(tip));
    paintArrow(painter, resultant.p1(), resultant.p2(), palette().text, kThinWidth);
    keepArrowClear(lettering, resultant, kThinWidth);
  }
  paintComponent(
      painter, projection, lettering,
      {force.tail, force.friction, force.frictionUnits, force.clamped, 'T', palette().friction});
  paintComponent(
      painter, projection, lettering,
      {force.tail, force.normal, force.normalUnits, force.clamped, 'N', palette().normalForce});
}

void ForceLayer::paint(QPainter& painter, const Projection& projection,
                       Lettering& lettering) const {
  if (forces_.empty()) return;
  const double opacity = painter.opacity();
  if (isCandidate_) painter.setOpacity(kCandidate * opacity);
  for (const DrawnForce& force : forces_) paintForce(painter, projection, lettering, force);
  painter.setOpacity(opacity);
  paintLegendBar(painter, projection, lettering,
                 {.metresPerUnit = unitLength_, .unit = unitName(hasWeight_)});
}

}  // namespace painleve::ui
