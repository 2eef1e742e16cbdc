#include "ui/plots/impulse_ground.h"

#include <cmath>

#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kConeStrength = 0.12, kEdge = 2, kLine = 1.5;

}  // namespace

QPen stickingPen() {
  return linePen(palette().stick, kLine);
}

QPen compressionPen() {
  return dashedPen(palette().normalForce, kLine);
}

ImpulseWindow windowOf(const QCustomPlot& plot) {
  const QCPRange x = plot.xAxis->range(), y = plot.yAxis->range();
  return {x.lower, x.upper, y.lower, y.upper};
}

ImpulseGround::ImpulseGround(QCustomPlot& plot) : AxesLayer(&plot, kGroundLayer) {}

void ImpulseGround::draw(QCPPainter* painter) {
  if (!impact_) return;
  drawCone(*painter);
  drawLine(*painter, lineOfSticking(impact_->report), stickingPen());
  drawLine(*painter, lineOfCompression(impact_->report), compressionPen());
}

void ImpulseGround::drawCone(QCPPainter& painter) const {
  const ImpulseWindow window = windowOf(*parentPlot());
  if (!(window.top > 0)) return;
  const auto edges = coneEdges(impact_->report);
  const QPointF apex = pixel({0, 0});
  std::array<QPointF, 2> ends;
  for (std::size_t k = 0; k < edges.size(); ++k)
    ends[k] = pixel({edges[k].ratio * window.top, window.top});
  QColor inside = palette().friction;
  inside.setAlphaF(static_cast<float>(kConeStrength));
  painter.setPen(Qt::NoPen);
  painter.setBrush(inside);
  painter.drawPolygon(QPolygonF{apex, ends[0], ends[1]});
  for (std::size_t k = 0; k < edges.size(); ++k) {
    painter.setPen(linePen(edges[k].dips ? palette().lcp[2] : palette().friction, kEdge));
    painter.drawLine(apex, ends[k]);
  }
}

void ImpulseGround::drawLine(QCPPainter& painter, const ImpulseLine& line, const QPen& pen) const {
  const auto part = inWindow(line, windowOf(*parentPlot()));
  if (!part) return;
  painter.setPen(pen);
  painter.drawLine(pixel({part->x1(), part->y1()}), pixel({part->x2(), part->y2()}));
}

}  // namespace painleve::ui
