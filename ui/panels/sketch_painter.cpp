#include "ui/panels/sketch_painter.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QPainter>
#include <QTransform>

#include "ui/session/sketch.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kMotionShare = 0.6, kMargin = 6;  // px
constexpr float kFaintest = 0.2F;

QPointF point(const Place& place) {
  return {place.x(), place.y()};
}

/// Corner points of what a body covers, in metres.
std::vector<QPointF> corners(const Body& body) {
  const double along =
      body.shape.kind == ShapeKind::Sphere ? body.shape.radius : body.shape.length / 2;
  const double across =
      body.shape.kind == ShapeKind::Box ? body.shape.height / 2 : body.shape.radius;
  QTransform pose;
  pose.translate(body.centre.x(), body.centre.y());
  pose.rotateRadians(body.angle);
  return {pose.map(QPointF(-along, -across)), pose.map(QPointF(along, -across)),
          pose.map(QPointF(along, across)), pose.map(QPointF(-along, across))};
}

QRectF boundsOf(const std::vector<Depiction>& poses) {
  QPolygonF all;
  for (const Depiction& pose : poses)
    for (const Body& body : pose.bodies)
      for (const QPointF& corner : corners(body)) all << corner;
  return all.boundingRect();
}

/// Metres with y upwards to pixels: as large as fits, in the middle.
QTransform fit(const QRectF& metres, const QRectF& room) {
  constexpr double kLeast = 1e-3;  // m
  const double scale = std::min(room.width() / std::max(metres.width(), kLeast),
                                room.height() / std::max(metres.height(), kLeast));
  QTransform result;
  result.translate(room.center().x(), room.center().y());
  result.scale(scale, -scale);
  result.translate(-metres.center().x(), -metres.center().y());
  return result;
}

void paintBody(QPainter& painter, const Body& body, const QTransform& view, const QColor& colour) {
  const double scale = std::hypot(view.m11(), view.m12());
  const auto c = corners(body);
  if (body.shape.kind == ShapeKind::Box) {
    painter.setPen(QPen(colour, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(view.map(QPolygonF(QList<QPointF>(c.begin(), c.end()))));
    return;
  }
  const double width = std::max(2.0, 2 * body.shape.radius * scale);
  painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
  const QPointF from = view.map((c[0] + c[3]) / 2), to = view.map((c[1] + c[2]) / 2);
  if (body.shape.kind == ShapeKind::Sphere) {
    painter.drawPoint((from + to) / 2);
  } else {
    painter.drawLine(from, to);
  }
}

void paintGround(QPainter& painter, const Ground& ground, const QTransform& view) {
  constexpr double kFar = 1e4;  // px
  const QPointF surface = view.map(point(ground.place));
  const QPointF along(ground.normal.y() * kFar, ground.normal.x() * kFar);
  painter.setPen(QPen(ui::palette().frame, 1));
  painter.drawLine(surface - along, surface + along);
}

void paintMotion(QPainter& painter, const QRectF& room, const std::vector<Depiction>& poses) {
  if (poses.empty()) return;
  painter.save();
  painter.setClipRect(room);
  const QTransform view = fit(boundsOf(poses), room.adjusted(kMargin, kMargin, -kMargin, -kMargin));
  for (const Ground& ground : poses.front().grounds) paintGround(painter, ground, view);
  for (std::size_t i = poses.size(); i-- > 0;) {
    QColor colour = ui::palette().text;
    if (i > 0) colour.setAlphaF(kFaintest + (0.5F - kFaintest) / static_cast<float>(i));
    for (const Body& body : poses[i].bodies) paintBody(painter, body, view, colour);
  }
  painter.restore();
}

/// The part of the orbit on the ground, where there is one: flight may lead far away.
QRectF boundsOf(const std::vector<SketchPoint>& orbit) {
  constexpr double kAround = 0.15;
  constexpr qsizetype kEnough = 10;
  QPolygonF all, closed;
  for (const SketchPoint& p : orbit) {
    all << QPointF(p.x, p.y);
    if (p.mode != Mode::Free) closed << all.back();
  }
  const QRectF bounds = (closed.size() < kEnough ? all : closed).boundingRect();
  const double dx = kAround * bounds.width(), dy = kAround * bounds.height();
  return bounds.adjusted(-dx, -dy, dx, dy);
}

/// Both directions fill the room: they are of different kinds.
QTransform stretch(const QRectF& values, const QRectF& room) {
  constexpr double kLeast = 1e-9;
  QTransform result;
  result.translate(room.center().x(), room.center().y());
  result.scale(room.width() / std::max(values.width(), kLeast),
               -room.height() / std::max(values.height(), kLeast));
  result.translate(-values.center().x(), -values.center().y());
  return result;
}

void paintOrbit(QPainter& painter, const QRectF& room, const std::vector<SketchPoint>& orbit) {
  if (orbit.size() < 2) return;
  painter.save();
  painter.setPen(QPen(ui::palette().frame, 1));
  painter.drawPolyline(QPolygonF({room.topLeft(), room.bottomLeft(), room.bottomRight()}));
  painter.setClipRect(room);
  const QTransform view = stretch(boundsOf(orbit), room);
  const auto at = [&](const SketchPoint& p) { return view.map(QPointF(p.x, p.y)); };
  for (std::size_t i = 1; i < orbit.size(); ++i) {
    painter.setPen(
        QPen(modeColour(orbit[i].mode, orbit[i].lcpMode), 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at(orbit[i - 1]), at(orbit[i]));
  }
  painter.setPen(QPen(ui::palette().text, 5, Qt::SolidLine, Qt::RoundCap));
  painter.drawPoint(at(orbit.front()));
  painter.restore();
}

}  // namespace

void paintSketch(QPainter& painter, const QRectF& room, const Sketch& sketch) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF motion = room, plane = room;
  if (!sketch.orbit.empty()) motion.setWidth(kMotionShare * room.width());
  plane.setLeft(motion.right());
  plane.adjust(kMargin, kMargin, -kMargin, -kMargin);
  paintMotion(painter, motion, sketch.poses);
  paintOrbit(painter, plane, sketch.orbit);
  painter.restore();
}

}  // namespace painleve::ui
