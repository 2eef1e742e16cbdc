#include "core/solver/moreau/step_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace painleve {
namespace {

constexpr double kShare = 1e-6;  // of a step: nearer to the grid counts as on it

}  // namespace

double wholeSpans(double time, double span, double share) {
  const double spans = time / span;
  return std::floor(spans + std::max(share, 4 * std::numeric_limits<double>::epsilon() * spans));
}

// s; of times, where the numbers of a long run are coarser than the share of a step.
double StepGrid::tolerance(double time) const {
  return std::max(kShare * step_, 4 * std::numeric_limits<double>::epsilon() * time);
}

std::optional<StepGrid::Next> StepGrid::after(double time) const {
  if (time >= until_) return std::nullopt;
  const double index = wholeSpans(time, step_, kShare);
  const double start = index * step_;
  double end = (index + 1) * step_;
  const double tolerated = tolerance(end);
  const bool whole = std::abs(time - start) <= tolerated;
  if (end > until_ + tolerated) {
    if (!shorten_) return std::nullopt;
    return Next{until_, until_ - time};
  }
  if (shorten_ && end >= until_ - tolerated) end = until_;
  return Next{end, whole ? step_ : end - time};
}

}  // namespace painleve
