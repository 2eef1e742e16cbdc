#include "ui/plots/plane_marks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/plots/event_glyphs.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kRing = 5, kDot = 7;           // px, radii
constexpr double kArrow = 10, kArrowRoom = 12;  // px
constexpr double kBackingStrength = 0.75, kBackingRadius = 4;
constexpr double kNumberRoom = 16;  // px around a number's place
constexpr double kSameSpot = 5;     // px: marks nearer than this hide one another

QFont numberFont() {
  QFont font = plotFont();
  font.setBold(true);
  return font;
}

QFont pointFont() {
  QFont font = plotFont();
  font.setItalic(true);
  return font;
}

/// What is written stays legible across curves and hatches.
void drawBacking(QPainter& painter, const QRectF& box) {
  QColor colour = palette().plotGround;
  colour.setAlphaF(static_cast<float>(kBackingStrength));
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRoundedRect(box, kBackingRadius, kBackingRadius);
}

/// Where a name stands beside its ring: the first of four corners that is in the room and free.
QRectF placeBeside(QPointF at, QSizeF size, const QRectF& room, const std::vector<QRectF>& taken) {
  const double right = at.x() + kRing + 4;
  const double left = at.x() - kRing - 4 - size.width();
  const double above = at.y() - kRing - 2 - size.height();
  const double below = at.y() + kRing + 2;
  const std::array corners{QPointF(right, above), QPointF(left, above), QPointF(right, below),
                           QPointF(left, below)};
  for (const QPointF& corner : corners) {
    const QRectF box(corner, size);
    const auto overlaps = [&](const QRectF& other) { return other.intersects(box); };
    if (room.contains(box) && std::none_of(taken.begin(), taken.end(), overlaps)) return box;
  }
  return {corners[0], size};
}

}  // namespace

PlaneMarks::PlaneMarks(QCustomPlot& plot) : AxesLayer(&plot, kMarksLayer) {}

void PlaneMarks::draw(QCPPainter* painter) {
  if (plane_) {
    drawSingularPoints(*painter, drawNumbers(*painter));
  }
  drawEvents(*painter);
}

std::vector<QRectF> PlaneMarks::drawNumbers(QCPPainter& painter) const {
  const double height = parentPlot()->axisRect()->height();
  std::array<bool, 5> drawn{};
  std::vector<QRectF> taken;
  for (const auto& label : plane_->labels) {
    auto& hasNumber = drawn[static_cast<std::size_t>(label.mode)];
    const bool isTooThin = label.depth * height < kNumberRoom;
    if (isTooThin && hasNumber) continue;
    const Label number{QString("(%1)").arg(label.mode), numberFont(), palette().text};
    QRectF box(QPointF(0, 0), labelSize(number));
    box.moveCenter(pixel(label.at));
    const auto overlaps = [&](const QRectF& other) { return other.intersects(box); };
    if (std::any_of(taken.begin(), taken.end(), overlaps)) continue;
    taken.push_back(box);
    hasNumber = true;
    drawBacking(painter, box.adjusted(-3, 1, 3, -1));
    paintLabel(painter, number, box.center(), Qt::AlignCenter);
  }
  return taken;
}

void PlaneMarks::drawSingularPoints(QCPPainter& painter, std::vector<QRectF> taken) const {
  const QRectF room = parentPlot()->axisRect()->rect();
  for (const auto& point : plane_->singular) {
    const QPointF at = pixel(point.at);
    if (!room.contains(at)) continue;
    painter.setPen(QPen(palette().text, 2));
    painter.setBrush(palette().plotGround);
    painter.drawEllipse(at, kRing, kRing);
    if (point.index == 0) continue;
    const StackedLabel name{"P", QString("c%1").arg(point.index),
                            point.sign > 0 ? "+" : QString(QChar(0x2212)), pointFont(),
                            palette().text};
    const QSizeF size = labelSize(name);
    const QRectF box = placeBeside(at, size, room, taken);
    taken.push_back(box);
    drawBacking(painter, box);
    paintLabel(painter, name, box.topLeft());
  }
}

void PlaneMarks::drawEvents(QCPPainter& painter) const {
  std::vector<QPointF> taken;
  for (const auto& event : events_) {
    const QPointF at = pixel(event.at);
    const bool isHidden = std::any_of(taken.begin(), taken.end(), [&](const QPointF& other) {
      return (other - at).manhattanLength() < kSameSpot;
    });
    if (isHidden) continue;
    taken.push_back(at);
    paintGlyph(painter, event.kind, at);
  }
}

PlayheadDot::PlayheadDot(QCustomPlot& plot) : AxesLayer(&plot, kPlayheadLayer) {}

void PlayheadDot::moveTo(PlanePoint at, bool inFlight) {
  at_ = at;
  inFlight_ = inFlight;
  shown_ = true;
}

std::optional<QPointF> PlayheadDot::arrow() const {
  if (!shown_) return std::nullopt;
  const QPointF state = pixel(at_);
  const QRectF axes = parentPlot()->axisRect()->rect();
  if (axes.adjusted(-1, -1, 1, 1).contains(state)) return std::nullopt;
  const QRectF room = axes.adjusted(kArrowRoom, kArrowRoom, -kArrowRoom, -kArrowRoom);
  return QPointF(std::clamp(state.x(), room.left(), std::max(room.left(), room.right())),
                 std::clamp(state.y(), room.top(), std::max(room.top(), room.bottom())));
}

bool PlayheadDot::isArrowAt(const QPointF& pointer) const {
  const auto place = arrow();
  return place && (*place - pointer).manhattanLength() < 2 * kArrowRoom;
}

void PlayheadDot::drawArrow(QCPPainter& painter, const QPointF& at) const {
  const QPointF state = pixel(at_);
  const QRectF axes = parentPlot()->axisRect()->rect();
  const double right = state.x() > axes.right() ? 1 : state.x() < axes.left() ? -1 : 0;
  const double down = state.y() > axes.bottom() ? 1 : state.y() < axes.top() ? -1 : 0;
  const double length = std::hypot(right, down);
  const QPointF along(right / length, down / length), across(-along.y(), along.x());
  painter.setPen(QPen(palette().plotGround, 2));
  painter.setBrush(palette().playhead);
  painter.drawPolygon(QPolygonF{at + kArrow * along,
                                at - 0.6 * kArrow * along + 0.8 * kArrow * across,
                                at - 0.6 * kArrow * along - 0.8 * kArrow * across});
}

void PlayheadDot::draw(QCPPainter* painter) {
  if (!shown_) return;
  if (const auto place = arrow()) return drawArrow(*painter, *place);
  const QPointF centre = pixel(at_);
  const auto& colours = palette();
  painter->setPen(QPen(colours.plotGround, 2));
  painter->setBrush(colours.playhead);
  painter->drawEllipse(centre, kDot, kDot);
  if (!inFlight_) return;
  painter->setPen(Qt::NoPen);
  painter->setBrush(colours.plotGround);
  painter->drawEllipse(centre, 0.45 * kDot, 0.45 * kDot);
}

}  // namespace painleve::ui
