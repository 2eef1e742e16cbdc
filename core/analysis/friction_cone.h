#pragma once
// The friction cone of one contact in the configuration space with its kinetic metric. [GB] eq.
// (10), [BR] sec. 4.1

#include <optional>
#include <span>

#include "core/analysis/friction_cone_result.h"
#include "core/laws/laws.h"
#include "core/trajectory/trajectory.h"
#include "core/types.h"

namespace painleve {

class System;

/// One contact as a row of the run shows it. Forces in N, NaN where there are none.
struct ConeMoment {
  int contact = 0;
  Mode mode = Mode::Free;
  double normalForce = 0, friction = 0;
  bool touching = false;  // an impact is to come
};

/// The first closed contact, else the one with the smallest gap, among those with one tangent.
std::optional<ConeMoment> coneMoment(const System& system, const State& state,
                                     const Trajectory& trajectory, std::span<const double> cells);

/// The friction in force is that of the mode: what holds a sticking contact, else the kinetic one.
FrictionCone readCone(const System& system, const Laws& laws, const State& state,
                      const ConeMoment& moment);

}  // namespace painleve
