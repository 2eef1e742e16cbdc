#pragma once
// The line below a phase plane: the friction and the slip direction it is drawn for.

#include <QString>

#include "core/analysis/phase_plane_result.h"
#include "core/scene/scene.h"

namespace painleve::ui {

/// "μ = 1.4 · slip−, pushed ←" as rich text; the slip direction is left out while there is no
/// plane.
QString planeCaption(const Scene& scene, const PhasePlane* plane);

}  // namespace painleve::ui
