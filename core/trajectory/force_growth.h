#pragma once
// How the normal force of a contact grows on the way to a singular point. [GB] Lemma 9: like a
// negative power of the time left

#include <array>
#include <optional>
#include <vector>

#include "core/trajectory/trajectory.h"

namespace painleve {

struct ForceGrowth {
  double time = 0;  // s, of the singular point
  /// Time left [s] and F_N [N], from far to near; no closer than eye and paper can tell.
  std::vector<std::array<double, 2>> points;
  /// d(log F_N)/d(log time left) over the last decades; below 0.
  double slope = 0;
};

/// Of a singular point of the run; nullopt where the force stays bounded, or the rows before it do
/// not tell.
std::optional<ForceGrowth> forceGrowth(const Trajectory& trajectory, const Event& event);

/// Times of what strong forces lead to: singular points with a force that grows without bound, and
/// events of the motion (no start, edit or end) just before which a contact force is beyond
/// `strong` [N]. Ascending, each once.
std::vector<double> strongMoments(const Trajectory& trajectory, double strong);

}  // namespace painleve
