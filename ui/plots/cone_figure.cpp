#include "ui/plots/cone_figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/badge.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kHead = 10, kHalfHead = 4.5;         // px, of an arrow
constexpr double kEdge = 2, kSunkEdge = 4;            // px
constexpr double kThin = 1.5, kReaction = 6;          // px
constexpr double kNameGap = 6;                        // px from an arrow's tip
constexpr double kHatchStep = 12, kHatchLength = 9;   // px
constexpr int kSamples = 64;                          // of a line
constexpr double kMargin = 1.18;                      // around what must be seen
constexpr double kLeastUp = 1.25, kLeastDown = 0.45;  // in lengths of n_q
constexpr double kInnerArc = 0.3, kOuterArc = 0.38;   // in lengths of n_q
constexpr float kFillStrength = 0.12F, kFlight = 0.55F, kCandidate = 0.4F;

/// The next of 1, 1.5, 2, 3, 4, 6, 8 ... : what moves a little stays in the same frame.
double coarse(double size) {
  double step = 1;
  while (1.5 * step < size) step *= 2;
  return size <= step ? step : 1.5 * step;
}

void drawArrow(QPainter& painter, const QPointF& from, const QPointF& to, const QPen& pen) {
  const QLineF line(from, to);
  const double length = line.length();
  if (length < 1) return;
  const double head = std::min(length, kHead + pen.widthF());
  const QPointF along = (to - from) / length, across(-along.y(), along.x());
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawLine(from, to - head * along);
  painter.setPen(Qt::NoPen);
  painter.setBrush(pen.color());
  const double half = kHalfHead + pen.widthF() / 2;
  painter.drawPolygon(
      QPolygonF{to, to - head * along + half * across, to - head * along - half * across});
}

}  // namespace

ConeFigure::ConeFigure(QCustomPlot& plot) : AxesLayer(&plot, "main") {}

QPen ConeFigure::edgePen(const ConeEdge& edge) {
  return edge.B > 0 ? linePen(palette().friction, kEdge) : linePen(palette().lcp[2], kSunkEdge);
}

void ConeFigure::fit() {
  if (!cone_) return;
  double aside = 1, up = kLeastUp, down = kLeastDown;
  for (const ConeVector& v : {cone_->minus.vector, cone_->plus.vector, cone_->tangent}) {
    aside = std::max(aside, std::abs(v.tangent));
    up = std::max(up, v.normal);
    down = std::max(down, -v.normal);
  }
  aside = kMargin * coarse(aside);
  up = kMargin * kLeastUp * coarse(up / kLeastUp);
  down = kMargin * kLeastDown * coarse(down / kLeastDown);
  const QRect room = parentPlot()->axisRect()->rect();
  if (room.width() < 1 || room.height() < 1) return;
  const double unit = std::max(2 * aside / room.width(), (up + down) / room.height());
  const double spare = (unit * room.height() - up - down) / 2;
  parentPlot()->xAxis->setRange(-unit * room.width() / 2, unit * room.width() / 2);
  parentPlot()->yAxis->setRange(-down - spare, up + spare);
}

ConeVector ConeFigure::shortened(const ConeVector& v) const {
  const QCPRange across = parentPlot()->xAxis->range(), along = parentPlot()->yAxis->range();
  double share = 1;
  if (v.tangent != 0) share = std::min(share, across.upper / std::abs(v.tangent));
  if (v.normal > 0) share = std::min(share, along.upper / v.normal);
  if (v.normal < 0) share = std::min(share, along.lower / v.normal);
  return {share * v.normal, share * v.tangent};
}

void ConeFigure::draw(QCPPainter* painter) {
  if (!cone_) return;
  painter->setAntialiasing(true);
  drawGround(*painter);
  if (cone_->inFlight()) painter->setOpacity(kFlight);
  drawFill(*painter);
  const QColor text = palette().text;
  const QPointF apex = place({});
  drawArrow(*painter, apex, place(cone_->tangent), linePen(palette().muted, kThin));
  drawArrow(*painter, apex, place({1, 0}), linePen(text, kThin));
  drawReaction(*painter);
  drawArc(*painter, cone_->minus, kInnerArc);
  drawArc(*painter, cone_->plus, kOuterArc);
  drawEdge(*painter, cone_->minus, QStringLiteral("<i>e</i><sup>+</sup>"));
  drawEdge(*painter, cone_->plus, QStringLiteral("<i>e</i><sup>\u2212</sup>"));
  drawName(*painter, QStringLiteral("<i>n<sub>q</sub></i>"), text, place({1, 0}));
  drawName(*painter, QStringLiteral("<i>t<sub>q</sub></i>"), palette().muted,
           place(cone_->tangent));
}

/// The tangent plane, hatched below as the ground is.
void ConeFigure::drawGround(QCPPainter& painter) const {
  const QRectF room = clipRect();
  const double level = place({}).y();
  painter.setPen(QPen(palette().frame, 1));
  const int count = static_cast<int>((room.width() + kHatchLength) / kHatchStep);
  for (int k = 0; k <= count; ++k) {
    const double x = room.left() + k * kHatchStep;
    painter.drawLine(QPointF(x, level), QPointF(x - kHatchLength, level + kHatchLength));
  }
  painter.setPen(QPen(palette().text, kThin));
  painter.drawLine(QPointF(room.left(), level), QPointF(room.right(), level));
  paintLabel(painter, {QObject::tr("tangent plane"), panelFont(), palette().muted},
             {room.left() + kNameGap, level - 2}, Qt::AlignLeft | Qt::AlignBottom);
}

void ConeFigure::drawFill(QCPPainter& painter) const {
  const QPolygonF cone{place({}), place(cone_->minus.vector), place(cone_->plus.vector)};
  QColor fill = palette().friction;
  fill.setAlphaF(kFillStrength);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPolygon(cone);
  QRectF below = clipRect();
  below.setTop(place({}).y());
  QPainterPath sunk, ground;
  sunk.addPolygon(cone);
  sunk.closeSubpath();
  ground.addRect(below);
  painter.fillPath(sunk.intersected(ground), tint(2));
  painter.fillPath(sunk.intersected(ground), modeHatch(2));
  painter.setPen(QPen(palette().muted, 1, Qt::DotLine));
  painter.drawLine(place(cone_->minus.vector), place(cone_->plus.vector));
}

void ConeFigure::drawEdge(QCPPainter& painter, const ConeEdge& edge, const QString& name) const {
  const QPen pen = edgePen(edge);
  const QPointF tip = place(edge.vector);
  drawArrow(painter, place({}), tip, pen);
  drawName(painter, name, pen.color(), tip);
}

/// From n_q to the edge.
void ConeFigure::drawArc(QCPPainter& painter, const ConeEdge& edge, double radius) const {
  const double size = std::abs(place({radius, 0}).y() - place({}).y());
  QRectF circle(0, 0, 2 * size, 2 * size);
  circle.moveCenter(place({}));
  const double side = edge.vector.tangent > 0 ? -1 : 1;
  const int span = static_cast<int>(side * 16 * edge.angle * 180 / std::numbers::pi);
  painter.setPen(QPen(edgePen(edge).color(), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawArc(circle, 16 * 90, span);
}

QLineF ConeFigure::reactionLine() const {
  return cone_->reaction ? QLineF(place({}), place(shortened(*cone_->reaction))) : QLineF();
}

void ConeFigure::drawReaction(QCPPainter& painter) const {
  const QLineF line = reactionLine();
  if (line.length() < kHead) return;
  QColor colour = palette().normalForce;
  if (isCandidate_) colour.setAlphaF(kCandidate);
  drawArrow(painter, line.p1(), line.p2(), linePen(colour, kReaction));
}

bool ConeFigure::isOnReaction(const QRectF& box) const {
  const QLineF line = reactionLine();
  if (line.isNull()) return false;
  for (int i = 0; i <= kSamples; ++i)
    if (box.contains(line.pointAt(static_cast<double>(i) / kSamples))) return true;
  return false;
}

/// Beyond the tip, away from the apex, inside the axes; beside the tip where the reaction goes on
/// from there.
void ConeFigure::drawName(QCPPainter& painter, const QString& html, const QColor& colour,
                          const QPointF& tip) const {
  const Label label{html, plotFont(), colour};
  const QSizeF size = labelSize(label);
  const QPointF way = tip - place({});
  const double length = std::hypot(way.x(), way.y());
  if (length < 1) return;
  const QPointF along = way / length;
  const double reach =
      kNameGap + (std::abs(along.x()) * size.width() + std::abs(along.y()) * size.height()) / 2;
  QRectF box(QPointF(0, 0), size);
  box.moveCenter(tip + reach * along);
  if (isOnReaction(box)) {
    const QPointF side =
        along.x() > 0 ? QPointF(-along.y(), along.x()) : QPointF(along.y(), -along.x());
    box.moveCenter(tip + (kNameGap + kHead + size.height() / 2) * side);
  }
  const QRectF room = clipRect();
  box.moveLeft(
      std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - size.width())));
  box.moveTop(
      std::clamp(box.top(), room.top(), std::max(room.top(), room.bottom() - size.height())));
  paintLabel(painter, label, box.center(), Qt::AlignCenter);
}

}  // namespace painleve::ui
