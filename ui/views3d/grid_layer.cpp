#include "ui/views3d/grid_layer.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <vtkActor.h>
#include <vtkPolyData.h>
#include <vtkRenderer.h>

#include "ui/theme/palette.h"
#include "ui/views3d/camera_rig.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/nice_number.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/solids.h"
#include "ui/views3d/vtk_eigen.h"

namespace painleve::ui {
namespace {

constexpr double kWidth = 12, kHeight = 6, kBehind = 0.4;  // in sizes of the depiction
constexpr double kMargin = 12;                             // logical pixels

double floorOf(const Depiction& depiction, const Place& centre) {
  if (depiction.grounds.empty()) return -kHeight / 2 * depiction.size;
  double floor = centre.y();
  for (const Ground& ground : depiction.grounds) floor = std::min(floor, ground.place.y());
  return floor;
}

}  // namespace

void GridLayer::build(double size) {
  if (grid_) renderer_.RemoveActor(grid_);
  size_ = size;
  cell_ = niceBelow(size / 2);
  grid_ = flatActor(renderer_, *gridLines(kWidth * size, kHeight * size, cell_), palette().grid);
}

void GridLayer::update(const Shown& shown) {
  const Depiction& depiction = shown.frame.depiction;
  if (!grid_ || depiction.size != size_) build(depiction.size);
  const Place centre = bodyCentre(depiction);
  const Place corner(std::round(centre.x() / cell_) * cell_, floorOf(depiction, centre),
                     -kBehind * size_);
  setPose(*grid_, Eigen::Affine3d(Eigen::Translation3d(corner)));
  grid_->SetVisibility(true);
}

void GridLayer::hide() {
  if (grid_) grid_->SetVisibility(false);
}

void GridLayer::paint(QPainter&, const Projection&, Lettering& lettering) const {
  // Below time and speed: the lower edge belongs to words at the contacts and to the legends.
  const double top =
      kMargin + QFontMetricsF(badgeFont()).height() + QFontMetricsF(panelFont()).height();
  lettering.pin({QCoreApplication::translate("SceneView", "grid %1 m").arg(cell_), panelFont(),
                 palette().muted},
                QPointF(kMargin, top), Qt::AlignLeft | Qt::AlignTop);
}

}  // namespace painleve::ui
