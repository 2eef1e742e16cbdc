#pragma once
// Points of the plane where A = B = 0. [GB] sec. 3.2

#include <optional>
#include <vector>

#include "core/analysis/plane_function.h"

namespace painleve {

/// Newton's method in two dimensions from a guess; `reach` is the size of a cell in either
/// direction. nullopt where it does not settle within two cells of the guess.
std::optional<PlanePoint> refineSingularPoint(const PlaneFunction& function, PlanePoint guess,
                                              PlanePoint reach);

/// Sorts from left to right and numbers the points of each sign of y.
std::vector<SingularPoint> numberSingularPoints(std::vector<PlanePoint> points);

}  // namespace painleve
