#pragma once
// Does the run keep its books? E - sum of W is constant by the work-energy theorem; what it drifts
// is the error of the computation.

#include <optional>

#include "core/trajectory/trajectory.h"

namespace painleve {

/// Largest |(E - sum W)(t) - (E - sum W)(0)| over the rows, relative to max(1 J, largest |E|).
/// Nothing where a column is missing or no row has the numbers.
std::optional<double> energyDrift(const Trajectory& trajectory);

}  // namespace painleve
