#pragma once
// Meshes with few polygons: a view is repainted sixty times a second, possibly without a graphics
// card.

#include <vtkSmartPointer.h>

#include "core/scenery/depiction.h"

class vtkPolyData;

namespace painleve::ui {

/// The solid of a body in its own frame.
vtkSmartPointer<vtkPolyData> solidOf(const Shape& shape);
/// Width along x, height along y, depth along z, edges cut off by `chamfer`; centred at the origin.
vtkSmartPointer<vtkPolyData> chamferedBox(const Place& extent, double chamfer);
/// Lines of a grid from y = 0 upwards in the plane z = 0, one a cell.
vtkSmartPointer<vtkPolyData> gridLines(double halfWidth, double height, double cell);

}  // namespace painleve::ui
