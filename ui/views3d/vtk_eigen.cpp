#include "ui/views3d/vtk_eigen.h"

#include <QColor>

#include <vtkActor.h>
#include <vtkMatrix4x4.h>
#include <vtkNew.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>

namespace painleve::ui {

void setPose(vtkActor& actor, const Eigen::Affine3d& pose) {
  vtkMatrix4x4* matrix = actor.GetUserMatrix();
  if (!matrix) {
    const vtkNew<vtkMatrix4x4> own;
    actor.SetUserMatrix(own);
    matrix = own;
  }
  const Eigen::Matrix4d& values = pose.matrix();
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 4; ++column) matrix->SetElement(row, column, values(row, column));
  }
}

void setColour(vtkProperty& property, const QColor& colour) {
  property.SetColor(colour.redF(), colour.greenF(), colour.blueF());
}

vtkSmartPointer<vtkActor> flatActor(vtkRenderer& renderer, vtkPolyData& mesh,
                                    const QColor& colour) {
  const vtkNew<vtkPolyDataMapper> mapper;
  mapper->SetInputData(&mesh);
  auto actor = vtkSmartPointer<vtkActor>::New();
  actor->SetMapper(mapper);
  setColour(*actor->GetProperty(), colour);
  actor->GetProperty()->LightingOff();
  renderer.AddActor(actor);
  return actor;
}

}  // namespace painleve::ui
