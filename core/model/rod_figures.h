#pragma once
// Figures 4 to 6 of [GB] for any rod and any friction, of the slide to the left.

#include <vector>

#include "core/model/rod_theory.h"
#include "core/parameters/theory.h"

namespace painleve {

/// Re L(theta); alpha1, alpha2, alpha3 at P_c1^+ and h at P_c1^+- against mu.
std::vector<TheoryFigure> rodFigures(const RodBody& body, double mu);

}  // namespace painleve
