#include "ui/views3d/solids.h"

#include <algorithm>
#include <array>

#include <vtkCapsuleSource.h>
#include <vtkCellArray.h>
#include <vtkNew.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkSphereSource.h>
#include <vtkTransform.h>
#include <vtkTransformPolyDataFilter.h>

namespace painleve::ui {
namespace {

constexpr int kRound = 24;              // polygons around a body
constexpr double kChamferShare = 0.08;  // of the shortest edge

/// VTK's capsules stand along y; ours lie along x.
vtkSmartPointer<vtkPolyData> laidAlongX(vtkPolyDataAlgorithm& source) {
  const vtkNew<vtkTransform> turn;
  turn->RotateZ(-90);
  const vtkNew<vtkTransformPolyDataFilter> filter;
  filter->SetTransform(turn);
  filter->SetInputConnection(source.GetOutputPort());
  filter->Update();
  return filter->GetOutput();
}

vtkSmartPointer<vtkPolyData> capsule(const Shape& shape) {
  const vtkNew<vtkCapsuleSource> source;
  source->SetRadius(shape.radius);
  source->SetCylinderLength(std::max(0.0, shape.length - 2 * shape.radius));
  source->SetThetaResolution(kRound);
  source->SetPhiResolution(kRound / 2);
  source->SetLatLongTessellation(1);
  return laidAlongX(*source);
}

vtkSmartPointer<vtkPolyData> sphere(const Shape& shape) {
  const vtkNew<vtkSphereSource> source;
  source->SetRadius(shape.radius);
  source->SetThetaResolution(kRound + kRound / 3);
  source->SetPhiResolution(kRound);
  source->Update();
  return source->GetOutput();
}

/// Three vertices a corner: vertex 3 * corner + axis lies on the face across `axis`. Bit `axis` of
/// corner: its side.
vtkIdType boxVertex(int corner, int axis) {
  return 3 * corner + axis;
}

Place boxPoint(const Place& extent, double chamfer, int corner, int axis) {
  Place p;
  for (int i = 0; i < 3; ++i) {
    const double reach = extent[i] / 2 - (i == axis ? 0 : chamfer);
    p[i] = (corner >> i & 1) ? reach : -reach;
  }
  return p;
}

void addBoxPoints(vtkPoints& points, const Place& extent, double chamfer) {
  for (int corner = 0; corner < 8; ++corner)
    for (int axis = 0; axis < 3; ++axis)
      points.InsertNextPoint(boxPoint(extent, chamfer, corner, axis).data());
}

void addBoxFaces(vtkCellArray& cells, int axis) {
  const int u = 1 << (axis + 1) % 3, v = 1 << (axis + 2) % 3;
  for (const int side : {0, 1 << axis}) {
    const std::array<vtkIdType, 4> face{boxVertex(side, axis), boxVertex(side + u, axis),
                                        boxVertex(side + u + v, axis), boxVertex(side + v, axis)};
    cells.InsertNextCell(4, face.data());
  }
  // The four edges along `axis`, each between the faces of the two other axes.
  const int a = (axis + 1) % 3, b = (axis + 2) % 3, along = 1 << axis;
  for (const int corner : {0, u, v, u + v}) {
    const std::array<vtkIdType, 4> edge{boxVertex(corner, a), boxVertex(corner, b),
                                        boxVertex(corner + along, b), boxVertex(corner + along, a)};
    cells.InsertNextCell(4, edge.data());
  }
}

}  // namespace

vtkSmartPointer<vtkPolyData> chamferedBox(const Place& extent, double chamfer) {
  const vtkNew<vtkPoints> points;
  addBoxPoints(*points, extent, chamfer);
  const vtkNew<vtkCellArray> cells;
  for (int axis = 0; axis < 3; ++axis) addBoxFaces(*cells, axis);
  for (int corner = 0; corner < 8; ++corner) {
    const std::array<vtkIdType, 3> cut{boxVertex(corner, 0), boxVertex(corner, 1),
                                       boxVertex(corner, 2)};
    cells->InsertNextCell(3, cut.data());
  }
  auto box = vtkSmartPointer<vtkPolyData>::New();
  box->SetPoints(points);
  box->SetPolys(cells);
  return box;
}

vtkSmartPointer<vtkPolyData> solidOf(const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::Capsule:
      return capsule(shape);
    case ShapeKind::Sphere:
      return sphere(shape);
    case ShapeKind::Box:
      break;
  }
  const Place extent(shape.length, shape.height, shape.depth);
  return chamferedBox(extent, kChamferShare * extent.minCoeff());
}

vtkSmartPointer<vtkPolyData> gridLines(double halfWidth, double height, double cell) {
  const vtkNew<vtkPoints> points;
  const vtkNew<vtkCellArray> cells;
  const auto add = [&](double x1, double y1, double x2, double y2) {
    const std::array<vtkIdType, 2> ends{points->InsertNextPoint(x1, y1, 0),
                                        points->InsertNextPoint(x2, y2, 0)};
    cells->InsertNextCell(2, ends.data());
  };
  const int columns = static_cast<int>(halfWidth / cell), rows = static_cast<int>(height / cell);
  for (int i = -columns; i <= columns; ++i) add(i * cell, 0, i * cell, rows * cell);
  for (int i = 1; i <= rows; ++i) add(-columns * cell, i * cell, columns * cell, i * cell);
  auto grid = vtkSmartPointer<vtkPolyData>::New();
  grid->SetPoints(points);
  grid->SetLines(cells);
  return grid;
}

}  // namespace painleve::ui
