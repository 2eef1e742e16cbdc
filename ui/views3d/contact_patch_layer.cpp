#include "ui/views3d/contact_patch_layer.h"

#include <algorithm>

#include <QColor>

#include <vtkActor.h>
#include <vtkPolyData.h>

#include "ui/theme/palette.h"
#include "ui/views3d/solids.h"
#include "ui/views3d/vtk_eigen.h"

namespace painleve::ui {
namespace {

constexpr double kRadius = 0.045, kHeight = 0.006;  // in sizes of the depiction

Eigen::Affine3d patchPose(const ContactFrame& contact, double size) {
  const auto turn = Eigen::Quaterniond::FromTwoVectors(Place::UnitY(), contact.normal);
  return Eigen::Translation3d(contact.place) * turn *
         Eigen::Scaling(kRadius * size, kHeight * size, kRadius * size);
}

}  // namespace

void ContactPatchLayer::update(const Shown& shown) {
  const Depiction& depiction = shown.frame.depiction;
  const std::size_t count = std::min(depiction.contacts.size(), shown.frame.contacts.size());
  while (patches_.size() < count) {
    const auto ball = solidOf({.kind = ShapeKind::Sphere, .radius = 1});
    patches_.push_back(flatActor(renderer_, *ball, palette().frame));
  }
  for (std::size_t i = 0; i < patches_.size(); ++i) {
    const bool closed = i < count && shown.frame.contacts[i].mode != Mode::Free;
    patches_[i]->SetVisibility(closed);
    if (closed) setPose(*patches_[i], patchPose(depiction.contacts[i], depiction.size));
  }
}

void ContactPatchLayer::hide() {
  for (const auto& patch : patches_) patch->SetVisibility(false);
}

}  // namespace painleve::ui
