#include "ui/views3d/ghost_layer.h"

#include <algorithm>

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme/palette.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/silhouette.h"

namespace painleve::ui {
namespace {

constexpr float kFill = 0.1F;  // of the opacity of its line
// Logical pixels.
constexpr double kLegendLeft = 12, kLegendBottom = 8, kSample = 28;
constexpr int kLegendTop = 76, kLegendStep = 20;
constexpr QSize kSmallestForLegend{520, 300};  // below this it would lie on what moves

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

/// One for all ghosts that cannot be told apart.
std::vector<const Ghost*> legendEntries(const std::vector<Ghost>& ghosts) {
  std::vector<const Ghost*> entries;
  for (const Ghost& ghost : ghosts) {
    const auto isAlike = [&](const Ghost* other) {
      return other->name == ghost.name && other->pen == ghost.pen;
    };
    if (!ghost.name.isEmpty() && std::none_of(entries.begin(), entries.end(), isAlike))
      entries.push_back(&ghost);
  }
  return entries;
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

void GhostLayer::paintLegend(QPainter& painter, Lettering& lettering) const {
  const std::vector<const Ghost*> entries = legendEntries(ghosts_);
  const double height = lettering.view().height() - grown(kLegendTop) - kLegendBottom;
  const auto rows =
      static_cast<std::size_t>(qMax(1, static_cast<int>(height / grown(kLegendStep))));
  const std::size_t named = entries.size() > rows ? rows - 1 : entries.size();
  QPointF at(kLegendLeft, grown(kLegendTop));
  const auto write = [&](const QString& text) {
    const QRectF room = lettering.pin({text.toHtmlEscaped(), panelFont(), palette().muted},
                                      at + QPointF(kSample, 0), Qt::AlignLeft | Qt::AlignTop);
    at += QPointF(0, grown(kLegendStep));
    return room;
  };
  for (std::size_t i = 0; i < named; ++i) {
    const QRectF room = write(entries[i]->name);
    painter.setPen(entries[i]->pen);
    const QLineF sample(kLegendLeft, room.center().y(), room.left() - 2, room.center().y());
    painter.drawLine(sample);
    lettering.keepClear(sample, 4);
  }
  if (named < entries.size())
    write(QCoreApplication::translate("SceneView", "and %1 more").arg(entries.size() - named));
}

void GhostLayer::paint(QPainter& painter, const Projection& projection,
                       Lettering& lettering) const {
  if (ghosts_.empty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipPath(behind(bodies_, projection));
  for (const Ghost& ghost : ghosts_) paintGhost(painter, projection, ghost);
  painter.setClipping(false);
  const QSizeF view = lettering.view();
  if (view.width() >= grown(kSmallestForLegend.width()) &&
      view.height() >= grown(kSmallestForLegend.height()))
    paintLegend(painter, lettering);
  painter.restore();
}

}  // namespace painleve::ui
