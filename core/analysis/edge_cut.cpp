#include "core/analysis/edge_cut.h"

#include <cmath>

#include <boost/math/tools/toms748_solve.hpp>

namespace painleve {

namespace {

constexpr double kTolerance = 1e-9;  // of the edge
constexpr double kJumpShare = 1e-3;  // of the end values: what a continuous function cannot keep
constexpr std::uintmax_t kMaxSteps = 64;

std::optional<Crossing> crossing(const PlaneFunction& function, const PlaneNode& p,
                                 const PlaneNode& q, double PlaneSample::*value) {
  const double atP = p.sample.*value, atQ = q.sample.*value;
  if (planeSign(atP) == planeSign(atQ)) return std::nullopt;
  if (atP == 0) return Crossing{0, false};
  if (atQ == 0) return Crossing{1, false};
  const auto f = [&](double t) {
    const auto sample = function(between(p.at, q.at, t));
    return sample.exists ? sample.*value : atP;
  };
  auto steps = kMaxSteps;
  const auto close = [](double lower, double upper) { return upper - lower <= kTolerance; };
  const auto bracket = boost::math::tools::toms748_solve(f, 0.0, 1.0, atP, atQ, close, steps);
  const double root = 0.5 * (bracket.first + bracket.second);
  const double left = std::abs(f(root));
  return Crossing{root, left > kJumpShare * (std::abs(atP) + std::abs(atQ))};
}

}  // namespace

EdgeCut cutEdge(const PlaneFunction& function, const PlaneNode& p, const PlaneNode& q) {
  return {crossing(function, p, q, &PlaneSample::A), crossing(function, p, q, &PlaneSample::B)};
}

}  // namespace painleve
