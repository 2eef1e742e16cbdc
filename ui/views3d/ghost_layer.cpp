#include "ui/views3d/ghost_layer.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/theme/palette.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/rich_label.h"
#include "ui/views3d/silhouette.h"

namespace painleve::ui {
namespace {

constexpr float kFill = 0.1F;  // of the opacity of its line
// Logical pixels.
constexpr double kLegendLeft = 12, kSample = 28;
constexpr int kLegendTop = 76, kLegendStep = 20;

/// All of the view but the active run's bodies: it stands above everything.
QPainterPath behind(const std::vector<Body>& bodies, const Projection& projection) {
  QPainterPath active;
  active.setFillRule(Qt::WindingFill);
  for (const Body& body : bodies) {
    QPainterPath one;
    one.addPolygon(silhouette(body, projection));
    one.closeSubpath();
    active = active.united(one);
  }
  QPainterPath view;
  view.addRect(QRectF(QPointF(), projection.size()));
  return view.subtracted(active);
}

void paintGhost(QPainter& painter, const Projection& projection, const Ghost& ghost) {
  QColor fill = ghost.pen.color();
  fill.setAlphaF(kFill * fill.alphaF());
  painter.setPen(ghost.pen);
  painter.setBrush(fill);
  for (const Body& body : ghost.depiction.bodies) painter.drawPolygon(silhouette(body, projection));
}

}  // namespace

void GhostLayer::update(const Shown& shown) {
  ghosts_ = shown.ghosts;
  bodies_ = shown.frame.depiction.bodies;
}

void GhostLayer::paintLegend(QPainter& painter) const {
  QPointF at(kLegendLeft, grown(kLegendTop));
  for (const Ghost& ghost : ghosts_) {
    if (ghost.name.isEmpty()) continue;
    const QPointF text = at + QPointF(kSample, 0);
    const QRectF room = paintLabel(painter, text, Qt::AlignLeft | Qt::AlignTop,
                                   {ghost.name.toHtmlEscaped(), panelFont(), palette().muted});
    painter.setPen(ghost.pen);
    painter.drawLine(QPointF(at.x(), room.center().y()), QPointF(text.x() - 2, room.center().y()));
    at += QPointF(0, grown(kLegendStep));
  }
}

void GhostLayer::paint(QPainter& painter, const Projection& projection) const {
  if (ghosts_.empty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipPath(behind(bodies_, projection));
  for (const Ghost& ghost : ghosts_) paintGhost(painter, projection, ghost);
  painter.setClipping(false);
  paintLegend(painter);
  painter.restore();
}

}  // namespace painleve::ui
