#pragma once
// The contact problem at one instant, as matrices: what the laws solve. [GB] eqs. (4)-(8), [BR]
// sec. 2.3. Order of unknowns: normals of the active contacts, then their tangents.

#include <functional>
#include <string_view>

#include <boost/container/static_vector.hpp>

#include "core/contact/mode.h"
#include "core/laws/laws.h"
#include "core/types.h"

namespace painleve {

class System;

enum class Level : std::uint8_t { Acceleration, Impact };

/// p active planar contacts. Acceleration: normal acceleration = bn + Ann*ln + Ant*lt, tangential =
/// bt + Ant'*ln + Att*lt (forces, N); Impact: the same for velocities with (vn, vt) in place of
/// (bn, bt) (impulses, N s). A = -bn, B_s = Ann - s mu_s Ant.
struct ContactProblem {
  Level level = Level::Acceleration;
  PerContact<int> active;        // contact ids of the System
  Mat Ann, Ant, Att;             // p x p, 1/kg
  Vec bn, bt;                    // m/s^2, free accelerations of the contact points
  Vec vn, vt;                    // m/s
  Vec scaleN, scaleT;            // size of the terms whose sum is bn, bt (at impact level vn, vt)
  Vec scaleV;                    // m/s: size of the terms of vt
  PerContact<Coulomb> friction;  // one an active contact
  ImpactLaw impact;

  int size() const { return static_cast<int>(active.size()); }
};

/// One solution of a contact problem.
struct Solution {
  PerContact<Mode> mode;
  Vec normal, tangent;     // N (or N s)
  double residual = 0;     // largest violation of its conditions, relative
  bool redundant = false;  // others with the same accelerations exist
  std::string_view rule;   // "lcp", "painleve", "contact", "impact", or the id of an impact law
};

/// Solutions that depend on one parameter in [lower, upper]; `pick` is the standard choice.
struct Family {
  std::string_view rule, parameter;
  double lower = 0, upper = 1, pick = 0.5;
  std::function<Solution(double)> at;
};

/// All solutions. Both empty: none.
struct Solutions {
  boost::container::static_vector<Solution, 8> isolated;
  boost::container::static_vector<Family, 2> families;
};

/// A contact problem with the rows it came from; freeAcceleration = M^-1 force.
struct Assembly {
  ContactProblem problem;
  Mat inverseMass;
  Vec freeAcceleration;
  PerContact<Row> normal, tangent;
};
/// The problem of the given contacts (ids of the System) at a state.
Assembly assemble(const System& system, const Laws& laws, const State& state,
                  const PerContact<int>& active, Level level);

/// Of the terms of a force: so little beyond the limit of friction at rest is rounding.
inline constexpr double kLimitRounding = 1e-14;

/// m/s: a slower contact counts as at rest along its tangent (rounding of the terms of v_t).
double restingSpeed(const ContactProblem& problem, int i);

}  // namespace painleve
