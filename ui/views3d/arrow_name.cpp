#include "ui/views3d/arrow_name.h"

#include <cmath>

namespace painleve::ui {
namespace {

// Logical pixels.
constexpr double kRise = 10;  // over a shaft, clear of its head
constexpr double kGap = 6, kMargin = 4;
constexpr double kHead = 2;  // of the arrow, in widths of the shaft

struct NamePlace {
  QPointF at;
  Qt::Alignment anchor;
};

QPointF beyond(const QLineF& arrow) {
  const double length = arrow.length();
  return length > 0 ? arrow.pointAt(1 + kGap / length) : arrow.p2();
}

/// Beyond the tip; where a level arrow leaves no room there, over its shaft.
NamePlace placeOfName(const QLineF& arrow, const PlateLabel& label, QSizeF view) {
  const QPointF at = beyond(arrow);
  const bool isLevel = std::abs(arrow.dx()) > std::abs(arrow.dy());
  if (!isLevel) return {at, Qt::AlignHCenter | (arrow.dy() < 0 ? Qt::AlignBottom : Qt::AlignTop)};
  const bool isLeft = arrow.dx() < 0;
  const double width = sizeOfLabel(label).width();
  const bool fits = isLeft ? at.x() - width >= kMargin : at.x() + width <= view.width() - kMargin;
  if (fits) return {at, (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter};
  return {arrow.p2() - QPointF(0, kRise),
          (isLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom};
}

}  // namespace

void writeArrowName(Lettering& lettering, const QLineF& arrow, const PlateLabel& label) {
  const NamePlace place = placeOfName(arrow, label, lettering.view());
  lettering.write(Rank::Arrow, label, place.at, place.anchor);
}

void keepArrowClear(Lettering& lettering, const QLineF& arrow, double width) {
  if (arrow.length() > 0) lettering.keepClear(arrow, kHead * width);
}

}  // namespace painleve::ui
