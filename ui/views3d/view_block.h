#pragma once
// What of the 3-D view a scene file or a layout keeps: camera, layers, arrow scale.

#include <optional>

#include "core/parameters/tree.h"
#include "ui/views3d/camera_rig.h"
#include "ui/views3d/layer_kind.h"

namespace painleve::ui {

Tree cameraTree(const CameraState& camera);
/// Nothing where a member is missing, no number, or the camera could not be set up so.
std::optional<CameraState> cameraOf(const Tree* tree);

Tree switchesTree(const LayerSwitches& switches);
/// `switches` with what the tree says; what it does not say stays.
LayerSwitches switchesOf(const Tree* tree, LayerSwitches switches);

inline constexpr double kLeastArrowScale = 0.001, kMostArrowScale = 100;
/// Within the limits; nothing for what is no positive number.
std::optional<double> arrowScaleOf(const Tree* tree);

}  // namespace painleve::ui
