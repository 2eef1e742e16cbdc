#include "core/analysis/singular_points.h"

#include <algorithm>
#include <cmath>

#include <Eigen/LU>

namespace painleve {

namespace {

constexpr int kMaxSteps = 30;
constexpr double kSettled = 1e-13;    // last step, in cells
constexpr double kDifference = 1e-4;  // half width of the difference quotient, in cells

using Pair = Eigen::Vector2d;

/// The plane in units of a cell, centred on the guess.
struct Local {
  const PlaneFunction& function;
  PlanePoint guess, reach;

  PlanePoint place(const Pair& u) const {
    return {guess.x + u.x() * reach.x, guess.y + u.y() * reach.y};
  }
  std::optional<Pair> value(const Pair& u) const {
    const auto sample = function(place(u));
    if (!sample.exists) return std::nullopt;
    return Pair(sample.A, sample.B);
  }
};

std::optional<Eigen::Matrix2d> slope(const Local& local, const Pair& u) {
  Eigen::Matrix2d J;
  for (int k = 0; k < 2; ++k) {
    const Pair step = kDifference * Pair::Unit(k);
    const auto after = local.value(u + step), before = local.value(u - step);
    if (!after || !before) return std::nullopt;
    J.col(k) = (*after - *before) / (2 * kDifference);
  }
  return J;
}

}  // namespace

std::optional<PlanePoint> refineSingularPoint(const PlaneFunction& function, PlanePoint guess,
                                              PlanePoint reach) {
  const Local local{function, guess, reach};
  Pair u = Pair::Zero();
  double last = kUnbounded;
  for (int step = 0; step < kMaxSteps; ++step) {
    const auto value = local.value(u);
    const auto J = slope(local, u);
    if (!value || !J || J->determinant() == 0) return std::nullopt;
    const Pair move = J->inverse() * *value;
    const double size = move.norm();
    // Rounding ends the convergence before or at kSettled: a step that no longer shrinks is the
    // last.
    const bool stalled = size < 1e-9 && size >= last;
    if (!stalled) u -= move;
    if (!(u.norm() < 2)) return std::nullopt;
    if (stalled || size < kSettled) return local.place(u);
    last = size;
  }
  return std::nullopt;
}

std::vector<SingularPoint> numberSingularPoints(std::vector<PlanePoint> points) {
  std::sort(points.begin(), points.end(),
            [](PlanePoint p, PlanePoint q) { return p.x != q.x ? p.x < q.x : p.y < q.y; });
  std::vector<SingularPoint> numbered;
  int above = 0, below = 0;
  for (const auto& point : points) {
    const int sign = point.y < 0 ? -1 : 1;
    numbered.push_back({point, sign > 0 ? ++above : ++below, sign});
  }
  return numbered;
}

}  // namespace painleve
