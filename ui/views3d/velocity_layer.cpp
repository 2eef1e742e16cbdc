#include "ui/views3d/velocity_layer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/arrow_name.h"
#include "ui/views3d/legend_bar.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/sign_painter.h"

namespace painleve::ui {
namespace {

// Logical pixels.
constexpr double kWidth = 7;
constexpr double kWordAside = 8, kWordBelow = 12;  // under the name of the contact
constexpr double kSlowest = 1e-9;                  // m/s: rounding of a contact at rest

std::vector<std::size_t> movingContacts(const Frame& frame, std::size_t count) {
  std::vector<std::size_t> closed;
  for (std::size_t i = 0; i < count; ++i)
    if (frame.contacts[i].mode != Mode::Free) closed.push_back(i);
  if (!closed.empty() || count == 0) return closed;
  const auto gap = [](const ContactReading& c) {
    return std::isnan(c.gap) ? std::numeric_limits<double>::infinity() : c.gap;
  };
  const auto end = frame.contacts.begin() + static_cast<std::ptrdiff_t>(count);
  const auto nearest = std::min_element(
      frame.contacts.begin(), end, [&](const auto& a, const auto& b) { return gap(a) < gap(b); });
  return {static_cast<std::size_t>(nearest - frame.contacts.begin())};
}

void writeWord(Lettering& lettering, const Projection& projection, const DrawnVelocity& velocity) {
  const QPointF tail = projection(velocity.arrow.tail);
  const bool toTheLeft = projection(velocity.arrow.tail + velocity.arrow.vector).x() < tail.x();
  const QString word = driveWord(velocity.drive, toTheLeft);
  if (word.isEmpty()) return;
  const double below = kWordBelow + QFontMetricsF(plotFont()).height();
  const QPointF at = tail + QPointF(toTheLeft ? kWordAside : -kWordAside, below);
  lettering.write(Rank::Remark, {word, plotFont(), palette().text}, at,
                  (toTheLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
}

void paintVelocity(QPainter& painter, const Projection& projection, Lettering& lettering,
                   const DrawnVelocity& velocity) {
  const QLineF arrow(projection(velocity.arrow.tail),
                     projection(velocity.arrow.tail + velocity.arrow.vector));
  paintOutlineArrow(painter, arrow.p1(), arrow.p2(), palette().text, kWidth);
  keepArrowClear(lettering, arrow, kWidth);
  writeWord(lettering, projection, velocity);
  if (!velocity.arrow.clamped) return;
  paintBreak(painter, arrow, palette().text, kWidth);
  writeArrowName(lettering, arrow,
                 {QStringLiteral("<i>v</i> = ") + numberText(velocity.speed, "m/s"), plotFont(),
                  palette().text});
}

}  // namespace

QString driveWord(int drive, bool toTheLeft) {
  if (drive == 0) return {};
  const QString word = drive > 0 ? QCoreApplication::translate("SceneView", "pushed")
                                 : QCoreApplication::translate("SceneView", "pulled");
  return word + (toTheLeft ? QStringLiteral(" ←") : QStringLiteral(" →"));
}

std::vector<DrawnVelocity> drawnVelocities(const Shown& shown) {
  const Depiction& depiction = shown.frame.depiction;
  const std::size_t count = std::min(
      {depiction.contacts.size(), shown.frame.contacts.size(), shown.sight.contacts.size()});
  std::vector<DrawnVelocity> velocities;
  for (const std::size_t i : movingContacts(shown.frame, count)) {
    const ContactSight& sight = shown.sight.contacts[i];
    const ContactFrame& frame = depiction.contacts[i];
    const Place velocity = frame.tangent * sight.slip + frame.normal * sight.opening;
    const double speed = velocity.norm();
    if (!(speed > kSlowest) || !std::isfinite(speed)) continue;
    velocities.push_back(
        {scaledArrow(frame.place, velocity * lengthOfSpeed(shown), longestArrow(depiction)), speed,
         sight.drive});
  }
  return velocities;
}

void VelocityLayer::update(const Shown& shown) {
  velocities_ = drawnVelocities(shown);
  unitLength_ = lengthOfSpeed(shown);
}

void VelocityLayer::paint(QPainter& painter, const Projection& projection,
                          Lettering& lettering) const {
  if (velocities_.empty()) return;
  for (const DrawnVelocity& velocity : velocities_)
    paintVelocity(painter, projection, lettering, velocity);
  paintLegendBar(painter, projection, lettering,
                 {1, unitLength_, QStringLiteral("m/s"), LegendBar::Line::Outline});
}

}  // namespace painleve::ui
