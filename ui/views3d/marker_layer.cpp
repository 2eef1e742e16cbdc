#include "ui/views3d/marker_layer.h"

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/projection.h"

namespace painleve::ui {
namespace {

constexpr double kCentreRadius = 7, kContactRadius = 4, kPivotRadius = 6;  // logical pixels
constexpr double kLabelGap = 10;

double radiusOf(MarkerKind kind) {
  switch (kind) {
    case MarkerKind::Centre:
      return kCentreRadius;
    case MarkerKind::ContactPoint:
      return kContactRadius;
    case MarkerKind::Pivot:
      break;
  }
  return kPivotRadius;
}

/// The textbook sign of a centre of mass: a disc with two black quarters.
void paintCentre(QPainter& painter, QPointF at) {
  const QRectF disc(at.x() - kCentreRadius, at.y() - kCentreRadius, 2 * kCentreRadius,
                    2 * kCentreRadius);
  painter.setPen(QPen(palette().text, 1.5));
  painter.setBrush(palette().surface);
  painter.drawEllipse(disc);
  painter.setBrush(palette().text);
  constexpr int kQuarter = 90 * 16;
  painter.drawPie(disc, 0, kQuarter);
  painter.drawPie(disc, 2 * kQuarter, kQuarter);
}

void paintSign(QPainter& painter, const Marker& marker, QPointF at) {
  switch (marker.kind) {
    case MarkerKind::Centre:
      paintCentre(painter, at);
      return;
    case MarkerKind::ContactPoint:
      painter.setPen(QPen(palette().surface, 1.5));
      painter.setBrush(palette().text);
      painter.drawEllipse(at, kContactRadius, kContactRadius);
      return;
    case MarkerKind::Pivot:
      painter.setPen(QPen(palette().text, 2));
      painter.setBrush(palette().surface);
      painter.drawEllipse(at, kPivotRadius, kPivotRadius);
      return;
  }
}

/// Contacts are named below, out of the way of their forces; the others to the upper left of their
/// sign.
void writeName(Lettering& lettering, const Marker& marker, QPointF at) {
  const PlateLabel label{QString::fromStdString(marker.label), plotFont(), palette().text};
  if (marker.kind == MarkerKind::ContactPoint) {
    lettering.write(Rank::Point, label, at + QPointF(0, kLabelGap),
                    Qt::AlignHCenter | Qt::AlignTop);
  } else {
    lettering.write(Rank::Point, label, at - QPointF(kLabelGap, kLabelGap),
                    Qt::AlignRight | Qt::AlignBottom);
  }
}

}  // namespace

void MarkerLayer::update(const Shown& shown) {
  markers_ = shown.frame.depiction.markers;
}

void MarkerLayer::paint(QPainter& painter, const Projection& projection,
                        Lettering& lettering) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Marker& marker : markers_) {
    const QPointF at = projection(marker.place);
    if (!marker.label.empty()) writeName(lettering, marker, at);
    lettering.keepClear(QLineF(at, at), 2 * radiusOf(marker.kind));
    paintSign(painter, marker, at);
  }
  painter.restore();
}

}  // namespace painleve::ui
