#pragma once
// Small bridges from our values to VTK's.

#include <Eigen/Geometry>

#include <vtkSmartPointer.h>

class QColor;
class vtkActor;
class vtkPolyData;
class vtkProperty;
class vtkRenderer;

namespace painleve::ui {

/// Places the actor: its mesh is shown through `pose`.
void setPose(vtkActor& actor, const Eigen::Affine3d& pose);
void setColour(vtkProperty& property, const QColor& colour);
/// An actor shown by the renderer in one colour, without light.
vtkSmartPointer<vtkActor> flatActor(vtkRenderer& renderer, vtkPolyData& mesh, const QColor& colour);

}  // namespace painleve::ui
