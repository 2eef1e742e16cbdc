#include "ui/plots/plane_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/plots/event_glyphs.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kRing = 5, kDot = 7;           // px, radii
constexpr double kArrow = 10, kArrowRoom = 12;  // px
constexpr double kNumberRoom = 16;              // px around a number's place
constexpr double kNameGap = 4;                  // px between a ring and its name
constexpr double kGlyphRoom = 6;                // px around an event
constexpr double kSameSpot = 5;                 // px: marks nearer than this hide one another

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

QRectF boxAround(const QPointF& centre, double half) {
  return QRectF(centre, QSizeF()).adjusted(-half, -half, half, half);
}

std::vector<QRectF> joined(std::vector<QRectF> boxes, const std::vector<QRectF>& others) {
  boxes.insert(boxes.end(), others.begin(), others.end());
  return boxes;
}

bool isFree(const QRectF& box, const std::vector<QRectF>& taken) {
  return std::none_of(taken.begin(), taken.end(),
                      [&](const QRectF& other) { return other.intersects(box); });
}

/// The eight directions a mark can be moved to, the nearest to reading order first.
constexpr std::array<std::array<double, 2>, 8> kDirections{
    {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}, {1, 0}, {-1, 0}, {0, -1}, {0, 1}}};

/// Where a name stands beside its ring: near or, where that is taken, a little farther off.
std::optional<QRectF> placeBeside(QPointF at, QSizeF size, const QRectF& room,
                                  const std::vector<QRectF>& taken) {
  for (const double gap : {kNameGap, 3 * kNameGap})
    for (const auto& [right, down] : kDirections) {
      QRectF box(QPointF(0, 0), size);
      box.moveCenter(at + QPointF(right * (kRing + gap + size.width() / 2),
                                  down * (kRing + gap / 2 + size.height() / 2)));
      if (room.contains(box) && isFree(box, taken)) return box;
    }
  return std::nullopt;
}

/// Where a number stands that is wanted at `at`, in a region that has so much room around it.
std::optional<QRectF> placeInside(QPointF at, QSizeF size, double depth,
                                  const std::vector<QRectF>& taken) {
  QRectF box(QPointF(0, 0), size);
  box.moveCenter(at);
  if (isFree(box, taken)) return box;
  for (const double share : {0.3, 0.6})
    for (const auto& [right, down] : kDirections) {
      const double step = share * std::max(depth, kNumberRoom) / std::hypot(right, down);
      box.moveCenter(at + step * QPointF(right, down));
      if (isFree(box, taken)) return box;
    }
  return std::nullopt;
}

}  // namespace

PlaneMarks::PlaneMarks(QCustomPlot& plot) : AxesLayer(&plot, kMarksLayer) {}

void PlaneMarks::setEvents(std::vector<PlaneEvent> events) {
  events_ = std::move(events);
  std::ranges::stable_sort(events_, {}, [](const PlaneEvent& e) { return glyphRank(e.kind); });
}

void PlaneMarks::draw(QCPPainter* painter) {
  if (plane_) {
    const std::vector<QRectF> marks = fixedMarks();
    drawSingularPoints(*painter, joined(marks, drawNumbers(*painter, marks)));
  }
  drawEvents(*painter);
}

std::vector<QRectF> PlaneMarks::fixedMarks() const {
  std::vector<QRectF> boxes;
  for (const auto& point : plane_->singular) boxes.push_back(boxAround(pixel(point.at), kRing));
  for (const auto& event : events_) boxes.push_back(boxAround(pixel(event.at), kGlyphRoom));
  return boxes;
}

std::vector<QRectF> PlaneMarks::drawNumbers(QCPPainter& painter,
                                            const std::vector<QRectF>& marks) const {
  const double height = parentPlot()->axisRect()->height();
  std::array<bool, 5> drawn{};
  std::vector<QRectF> numbers;
  for (const auto& label : plane_->labels) {
    auto& hasNumber = drawn[static_cast<std::size_t>(label.mode)];
    const double depth = label.depth * height;
    if (depth < kNumberRoom && hasNumber) continue;
    const Label number{QString("(%1)").arg(label.mode), numberFont(), palette().text};
    const QPointF wanted = pixel(label.at);
    auto box = placeInside(wanted, labelSize(number), depth, joined(marks, numbers));
    // A region without its number is worse than a number under a mark.
    if (!box && !hasNumber) box = placeInside(wanted, labelSize(number), depth, numbers);
    if (!box) continue;
    numbers.push_back(*box);
    hasNumber = true;
    paintBacking(painter, box->adjusted(-3, 1, 3, -1));
    paintLabel(painter, number, box->center(), Qt::AlignCenter);
  }
  return numbers;
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
    const auto box = placeBeside(at, labelSize(name), room, taken);
    if (!box) continue;  // a ring without a name is better than a name over another
    taken.push_back(*box);
    paintBacking(painter, *box);
    paintLabel(painter, name, box->topLeft());
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

QRect PlayheadDot::clipRect() const {
  constexpr int kWhole = static_cast<int>(kDot) + 2;
  return AxesLayer::clipRect().adjusted(-kWhole, -kWhole, kWhole, kWhole);
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
