#include "ui/views3d/label_placer.h"

#include <cmath>
#include <numbers>

namespace painleve::ui {
namespace {

constexpr double kStep = 4, kFarthest = 88;  // logical pixels
constexpr int kDirections = 16;

double covered(const QRectF& room, const std::vector<QRectF>& taken) {
  double area = 0;
  for (const QRectF& other : taken) {
    const QRectF common = room & other;
    area += common.width() * common.height();
  }
  return area;
}

QRectF freeRoom(const QRectF& wanted, const std::vector<QRectF>& taken, const QRectF& bounds) {
  QRectF best = movedInto(wanted, bounds);
  double least = covered(best, taken);
  const QPointF home = best.topLeft();
  for (double radius = kStep; least > 0 && radius <= kFarthest; radius += kStep) {
    for (int i = 0; least > 0 && i < kDirections; ++i) {
      const double angle = 2 * std::numbers::pi * i / kDirections;
      QRectF room = best;
      room.moveTopLeft(home + radius * QPointF(std::cos(angle), std::sin(angle)));
      room = movedInto(room, bounds);
      const double area = covered(room, taken);
      if (area < least) best = room;
      least = qMin(least, area);
    }
  }
  return best;
}

}  // namespace

QRectF movedInto(QRectF room, const QRectF& bounds) {
  if (bounds.isEmpty()) return room;
  room.moveRight(qMin(room.right(), bounds.right()));
  room.moveBottom(qMin(room.bottom(), bounds.bottom()));
  room.moveLeft(qMax(room.left(), bounds.left()));
  room.moveTop(qMax(room.top(), bounds.top()));
  return room;
}

std::vector<QRectF> placedRooms(const std::vector<QRectF>& wanted, std::vector<QRectF> taken,
                                const QRectF& bounds) {
  std::vector<QRectF> placed;
  for (const QRectF& room : wanted) {
    placed.push_back(freeRoom(room, taken, bounds));
    taken.push_back(placed.back());
  }
  return placed;
}

}  // namespace painleve::ui
