#pragma once
// The line below a phase plane: the friction and the slip direction it is drawn for, and what it
// holds.

#include <QString>

#include "core/analysis/phase_plane_result.h"
#include "core/scene/scene.h"

namespace painleve::ui {

/// "μ = 1.4 · slip−, pushed ←" as rich text; what belongs to the plane is left out while there is
/// none. `heldAtPlayhead`: entries that are no axis have their values there, else those of the
/// start.
QString planeCaption(const Scene& scene, const PhasePlane* plane, bool heldAtPlayhead);

}  // namespace painleve::ui
