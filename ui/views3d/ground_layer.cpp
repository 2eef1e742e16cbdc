#include "ui/views3d/ground_layer.h"

#include <cmath>

#include <QColor>
#include <QPainter>

#include <vtkActor.h>
#include <vtkNew.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>

#include "ui/theme/palette.h"
#include "ui/views3d/camera_rig.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/solids.h"
#include "ui/views3d/vtk_eigen.h"

namespace painleve::ui {
namespace {

// In sizes of the depiction.
constexpr double kHalfLength = 25, kThickness = 0.09, kHalfDepth = 0.4, kHatchStep = 0.045;
// Logical pixels.
constexpr double kEdgeWidth = 2, kHatchWidth = 1, kDensest = 7;

/// Along the surface the slab stands at the whole hatch stroke nearest to the bodies, so it seems
/// endless.
Eigen::Affine3d groundPose(const Ground& ground, const Place& centre, double step) {
  const auto turn = Eigen::Quaterniond::FromTwoVectors(Place::UnitY(), ground.normal);
  const Place along = turn * Place::UnitX();
  const double steps = std::round(along.dot(centre - ground.place) / step);
  return Eigen::Translation3d(ground.place + along * steps * step) * turn;
}

/// Doubled until the strokes stand apart in the picture.
double hatchStep(double size, double pixelsPerMetre) {
  double step = kHatchStep * size;
  while (step * pixelsPerMetre < kDensest) step *= 2;
  return step;
}

}  // namespace

void GroundLayer::clear() {
  for (const Slab& slab : slabs_) renderer_.RemoveActor(slab.solid);
  slabs_.clear();
}

void GroundLayer::build(const Depiction& depiction) {
  clear();
  size_ = depiction.size;
  const Place extent = Place(2 * kHalfLength, kThickness, 2 * kHalfDepth) * size_;
  for (std::size_t i = 0; i < depiction.grounds.size(); ++i) {
    slabs_.push_back({flatActor(renderer_, *chamferedBox(extent, 0), palette().window)});
  }
}

void GroundLayer::update(const Shown& shown) {
  const Depiction& depiction = shown.frame.depiction;
  if (depiction.size != size_ || depiction.grounds.size() != slabs_.size()) build(depiction);
  const Place centre = bodyCentre(depiction);
  for (std::size_t i = 0; i < slabs_.size(); ++i) {
    slabs_[i].pose = groundPose(depiction.grounds[i], centre, kHatchStep * size_);
    setPose(*slabs_[i].solid, slabs_[i].pose * Eigen::Translation3d(0, -kThickness / 2 * size_, 0));
  }
}

void GroundLayer::paintHatch(QPainter& painter, const Projection& projection,
                             const Slab& slab) const {
  // On the face that looks at the viewer; bodies stand behind it, so painting over them is right.
  const double side = projection.towardsViewer().z() < 0 ? -1 : 1;
  const double z = side * kHalfDepth * size_, end = kHalfLength * size_;
  const double depth = kThickness * size_, step = hatchStep(size_, projection.pixelsPerMetre());
  const auto place = [&](double x, double y) -> Place { return slab.pose * Place(x, y, z); };
  const QRectF view(QPointF(), projection.size());
  QList<QLineF> strokes;
  QPolygonF edge;
  const int half = static_cast<int>(std::floor(end / step));
  for (int i = -half; i <= half; ++i) {
    const double x = i * step;
    const Place low = place(x, -depth), high = place(x + side * depth, 0);
    if (!projection.inFront(low) || !projection.inFront(high)) continue;
    const QLineF stroke(projection(low), projection(high));
    edge.append(stroke.p2());
    if (view.intersects(QRectF(stroke.p1(), stroke.p2()).normalized())) strokes.append(stroke);
  }
  painter.setPen(QPen(palette().muted, kHatchWidth));
  painter.drawLines(strokes);
  painter.setPen(QPen(palette().text, kEdgeWidth));
  if (!edge.isEmpty()) painter.drawLine(edge.first(), edge.last());
}

void GroundLayer::paint(QPainter& painter, const Projection& projection, Lettering&) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Slab& slab : slabs_) paintHatch(painter, projection, slab);
  painter.restore();
}

}  // namespace painleve::ui
