#include "ui/views3d/arrow_name.h"

#include <cmath>

namespace painleve::ui {
namespace {

// Logical pixels.
constexpr double kRise = 10;  // over a shaft, clear of its head
constexpr double kGap = 6, kMargin = 4;

struct NamePlace {
  QPointF at;
  Qt::Alignment anchor;
};

QPointF beyond(const QLineF& arrow) {
  const double length = arrow.length();
  return length > 0 ? arrow.pointAt(1 + kGap / length) : arrow.p2();
}

NamePlace placeOfName(const QLineF& arrow, bool isWide) {
  const bool isLevel = std::abs(arrow.dx()) > std::abs(arrow.dy());
  if (!isLevel)
    return {beyond(arrow), Qt::AlignHCenter | (arrow.dy() < 0 ? Qt::AlignBottom : Qt::AlignTop)};
  const bool isLeft = arrow.dx() < 0;
  if (isWide)
    return {arrow.p2() - QPointF(0, kRise),
            (isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom};
  return {beyond(arrow), (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter};
}

}  // namespace

void paintArrowName(QPainter& painter, const QLineF& arrow, const Label& label,
                    const NameRoom& room) {
  const NamePlace place = placeOfName(arrow, room.isWide);
  const QRectF within = QRectF(QPointF(), room.view).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  paintLabel(painter, place.at, place.anchor, label, within);
}

}  // namespace painleve::ui
