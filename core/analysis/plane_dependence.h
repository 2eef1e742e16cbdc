#pragma once
// Which entries of a chart a plane depends on besides its axes. [own]

#include <vector>

#include "core/analysis/plane_choice.h"
#include "core/analysis/plane_grid.h"

namespace painleve {

/// Indices of entries that are no axis and change A, B or the motion at some of a few points of the
/// window. The sign of the slip velocity is no part of this: it belongs to the choice.
std::vector<std::size_t> heldEntries(const System& system, const Laws& laws,
                                     const PlaneChoice& choice, const PlaneWindow& window);

}  // namespace painleve
