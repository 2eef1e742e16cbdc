#pragma once
// A Lagrangian system with unilateral contacts: M(q) a = force(t,q,v) + sum over contacts of rows'
// * reactions. [GB] eqs. (2)-(3), [CB] sec. 2, [BR] sec. 2: notation of core/README.md.

#include <array>
#include <span>
#include <string>
#include <vector>

#include <Eigen/LU>

#include "core/laws/laws.h"
#include "core/parameters/chart.h"
#include "core/parameters/theory.h"
#include "core/scenery/depiction.h"
#include "core/types.h"

namespace painleve {

/// A row of a contact: velocity = row*v + offset, acceleration = row*a + drift.
struct Track {
  Row row;
  double offset = 0, drift = 0;
};

struct ContactPoint {
  Track normal;
  std::array<Track, 2> tangent;
};

/// One unilateral constraint at a state: gap [m] >= 0, its gradient row, and the contact points
/// that carry its reaction.
struct Kinematics {
  double gap = 0;
  std::array<ContactPoint, kMaxPoints> points;
  int pointCount = 1;
};

/// The separator of a chart's plane between motions that end at a singular point and those that
/// pass it, and its tangent there; in the chart's horizontal and vertical entries. [GB] sec. 5
struct CriticalOrbit {
  std::vector<std::array<double, 2>> orbit;  // ends at `point`
  std::array<double, 2> point{};
  double slope = 0;
};

class System {
 public:
  virtual ~System() = default;

  virtual std::span<const Coordinate> coordinates() const = 0;
  virtual std::span<const ContactSpec> contacts() const = 0;
  /// The first is the free start (coordinates, then velocities); then one a contact situation.
  virtual std::span<const Chart> charts() const = 0;

  /// Symmetric positive definite, n x n.
  virtual Mat massMatrix(const State& s) const = 0;
  virtual Mat inverseMass(const State& s) const { return massMatrix(s).inverse(); }
  /// Applied and gyroscopic forces on the right-hand side, f - c.
  virtual Vec force(const State& s) const = 0;
  virtual double potential(const State& s) const = 0;  // J

  /// Cheap: used by event location. m
  virtual double gap(int contact, const State& s) const = 0;
  virtual Kinematics kinematics(int contact, const State& s) const = 0;

  /// Values in the chart's order. Throws SceneError (pointer relative to /initial) where the chart
  /// has no such state.
  virtual State toState(const Chart& chart, std::span<const double> values) const = 0;
  virtual std::vector<double> fromState(const Chart& chart, const State& s) const = 0;

  virtual std::vector<Landmark> landmarks(const Laws&) const { return {}; }
  /// In the plane of the first contact chart, while its contact slips this way (-1, +1).
  virtual std::vector<CriticalOrbit> criticalOrbits(const Laws&, int /*slipSign*/) const {
    return {};
  }
  virtual std::vector<TheoryFigure> theory(const Laws&) const { return {}; }
  virtual Depiction depict(const State& s) const = 0;
};

}  // namespace painleve
