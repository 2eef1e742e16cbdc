#include "ui/views3d/force_layer.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/rich_label.h"
#include "ui/views3d/sign_painter.h"

namespace painleve::ui {
namespace {

constexpr double kUnitLength = 0.22;  // of one weight, in sizes of the depiction
constexpr double kLongest = 4;        // weights
constexpr double kWidth = 5,
                 kThinWidth = 2;  // of the shafts, logical pixels; the resultant is thin
constexpr double kNamed = 0.12;   // weights; a shorter arrow has no room for its name
constexpr double kNameRise = 10;  // logical pixels over a shaft, clear of its head
constexpr double kNameGap = 6, kLegendMargin = 12, kLegendTick = 4;  // logical pixels

QString unitName(bool hasWeight) {
  return hasWeight ? QStringLiteral("<i>mg</i>") : QStringLiteral("N");
}

/// Beyond the tip of the arrow, in its direction.
QPointF beyond(QPointF tail, QPointF tip) {
  const QPointF way = tip - tail;
  const double length = std::hypot(way.x(), way.y());
  return length > 0 ? tip + way * (kNameGap / length) : tip;
}

struct NamePlace {
  QPointF at;
  Qt::Alignment anchor;
};

/// Beyond the tip of the arrow; a number is too wide for the view there, and stands over a level
/// shaft.
NamePlace placeOfName(QPointF tail, QPointF tip, bool hasNumber) {
  const QPointF way = tip - tail;
  const bool isLevel = std::abs(way.x()) > std::abs(way.y());
  if (!isLevel)
    return {beyond(tail, tip), Qt::AlignHCenter | (way.y() < 0 ? Qt::AlignBottom : Qt::AlignTop)};
  const Qt::Alignment side = way.x() < 0 ? Qt::AlignLeft : Qt::AlignRight;
  if (hasNumber) return {tip - QPointF(0, kNameRise), side | Qt::AlignBottom};
  return {beyond(tail, tip), (way.x() < 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter};
}

}  // namespace

DrawnForce drawnForce(const ContactReading& reading, const ContactFrame& frame,
                      const Depiction& depiction) {
  DrawnForce force{.tail = frame.place};
  if (reading.mode == Mode::Free || !std::isfinite(reading.normalForce)) return force;
  const double weight = depiction.weight > 0 ? depiction.weight : 1;
  force.normalUnits = reading.normalForce / weight;
  force.frictionUnits = std::isfinite(reading.friction) ? reading.friction / weight : 0;
  const double largest = std::max(std::abs(force.normalUnits), std::abs(force.frictionUnits));
  force.clamped = largest > kLongest;
  // One factor for both, so that the resultant keeps its direction.
  const double shown = force.clamped ? kLongest / largest : 1;
  const double length = shown * kUnitLength * depiction.size;
  force.normal = frame.normal * (force.normalUnits * length);
  force.friction = frame.tangent * (force.frictionUnits * length);
  return force;
}

void ForceLayer::update(const Frame& frame) {
  const Depiction& depiction = frame.depiction;
  unitLength_ = kUnitLength * depiction.size;
  hasWeight_ = depiction.weight > 0;
  forces_.clear();
  const std::size_t count = std::min(depiction.contacts.size(), frame.contacts.size());
  for (std::size_t i = 0; i < count; ++i) {
    forces_.push_back(drawnForce(frame.contacts[i], depiction.contacts[i], depiction));
  }
}

void ForceLayer::paintComponent(QPainter& painter, const Projection& projection,
                                const Component& c) const {
  const QPointF tail = projection(c.tail), tip = projection(c.tail + c.vector);
  paintArrow(painter, tail, tip, c.colour, kWidth);
  if (std::abs(c.units) < kNamed) return;
  Label label{QStringLiteral("<i>F</i><sub>%1</sub>").arg(QLatin1Char(c.letter)), plotFont(),
              c.colour};
  if (c.clamped) {
    label.text +=
        QStringLiteral(" = %1 %2").arg(numberText(std::abs(c.units)), unitName(hasWeight_));
  }
  const NamePlace name = placeOfName(tail, tip, c.clamped);
  paintLabel(painter, name.at, name.anchor, label);
}

void ForceLayer::paintForce(QPainter& painter, const Projection& projection,
                            const DrawnForce& force) const {
  if (!force.friction.isZero()) {  // else the resultant is F_N itself
    const Place tip = force.tail + force.normal + force.friction;
    paintArrow(painter, projection(force.tail), projection(tip), palette().text, kThinWidth);
  }
  paintComponent(
      painter, projection,
      {force.tail, force.friction, force.frictionUnits, force.clamped, 'T', palette().friction});
  paintComponent(
      painter, projection,
      {force.tail, force.normal, force.normalUnits, force.clamped, 'N', palette().normalForce});
}

void ForceLayer::paintLegend(QPainter& painter, const Projection& projection) const {
  const double length = unitLength_ * projection.pixelsPerMetre();
  const QPointF right(projection.size().width() - kLegendMargin,
                      projection.size().height() - kLegendMargin - kLegendTick);
  const QPointF left = right - QPointF(length, 0), tick(0, kLegendTick);
  painter.setPen(QPen(palette().text, 2));
  painter.drawLine(left, right);
  painter.drawLine(left - tick, left + tick);
  painter.drawLine(right - tick, right + tick);
  paintLabel(painter, (left + right) / 2 - tick, Qt::AlignHCenter | Qt::AlignBottom,
             {QStringLiteral("1 ") + unitName(hasWeight_), panelFont(), palette().text});
}

void ForceLayer::paint(QPainter& painter, const Projection& projection) const {
  if (!visible_ || forces_.empty()) return;
  for (const DrawnForce& force : forces_) paintForce(painter, projection, force);
  paintLegend(painter, projection);
}

}  // namespace painleve::ui
