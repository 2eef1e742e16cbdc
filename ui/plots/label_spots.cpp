#include "ui/plots/label_spots.h"

#include <algorithm>
#include <array>

#include <QPainter>

namespace painleve::ui {
namespace {

constexpr double kFarther = 14;  // px: the second ring of places
constexpr double kAside = 5;     // px: how far above or below a place at a corner is

/// Where a box may stand around a point: -1 left of (above) it, 0 centred, 1 right of (below) it.
constexpr std::array<std::array<int, 2>, 8> kSides{
    {{1, 0}, {-1, 0}, {1, -1}, {-1, -1}, {1, 1}, {-1, 1}, {0, -1}, {0, 1}}};

double edge(double at, double gap, double length, int side) {
  if (side == 0) return at - length / 2;
  return side > 0 ? at + gap : at - gap - length;
}

/// Where a label of this size may stand around a point, the best places first.
std::vector<QRectF> placesAround(const QPointF& at, const QSizeF& size, double gap) {
  std::vector<QRectF> places;
  places.reserve(2 * kSides.size());
  for (const double distance : {gap, gap + kFarther})
    for (const auto& [across, down] : kSides)
      places.emplace_back(
          QPointF(edge(at.x(), distance, size.width(), across),
                  edge(at.y(), across == 0 ? distance : kAside, size.height(), down)),
          size);
  return places;
}

/// A line that ends in the box, or crosses one of its sides.
bool meets(const QLineF& line, const QRectF& box) {
  if (box.contains(line.p1()) || box.contains(line.p2())) return true;
  const std::array sides{
      QLineF(box.topLeft(), box.topRight()), QLineF(box.bottomLeft(), box.bottomRight()),
      QLineF(box.topLeft(), box.bottomLeft()), QLineF(box.topRight(), box.bottomRight())};
  return std::ranges::any_of(sides, [&](const QLineF& side) {
    return line.intersects(side, nullptr) == QLineF::BoundedIntersection;
  });
}

}  // namespace

bool LabelSpots::isFree(const QRectF& box) const {
  return room_.contains(box) &&
         std::ranges::none_of(taken_, [&](const QRectF& other) { return other.intersects(box); });
}

void LabelSpots::shun(const QPolygonF& line) {
  for (int k = 1; k < line.size(); ++k) shunned_.emplace_back(line[k - 1], line[k]);
}

bool LabelSpots::isClear(const QRectF& box) const {
  return std::ranges::none_of(shunned_, [&](const QLineF& line) { return meets(line, box); });
}

void LabelSpots::writeInto(QPainter& painter, const Label& label, const QRectF& box) {
  taken_.push_back(box);
  paintBacking(painter, box);
  paintLabel(painter, label, box.center(), Qt::AlignCenter);
}

bool LabelSpots::write(QPainter& painter, const Label& label, const QPointF& at, double gap) {
  const auto places = placesAround(at, labelSize(label), gap);
  const auto isFreeAndClear = [this](const QRectF& box) { return isFree(box) && isClear(box); };
  auto place = std::ranges::find_if(places, isFreeAndClear);
  // On a line rather than nowhere.
  if (place == places.end())
    place = std::ranges::find_if(places, [this](const QRectF& box) { return isFree(box); });
  if (place == places.end()) return false;
  writeInto(painter, label, *place);
  return true;
}

bool LabelSpots::writeOver(QPainter& painter, const Label& label, const QPointF& at) {
  QRectF box(QPointF(), labelSize(label));
  box.moveCenter(at);
  if (!isFree(box) || !isClear(box)) return false;
  writeInto(painter, label, box);
  return true;
}

}  // namespace painleve::ui
