#pragma once
// A Lagrangian system with unilateral contacts: M(q) a = force(t,q,v) + sum over contacts of rows' * reactions.
// [GB] eqs. (2)-(3), [CB] sec. 2, [BR] sec. 2: notation of core/README.md.

#include <Eigen/LU>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/laws/laws.h"
#include "core/parameters/parameter_spec.h"
#include "core/scenery/depiction.h"
#include "core/types.h"

namespace painleve {

struct Coordinate {
  std::string id, symbol, unit;           // velocity column: id + "_dot"
  std::string velocitySymbol, velocityUnit;
};

struct ContactSpec {
  std::string id, name;
  int tangents = 1;  // 0, 1 or 2
};

/// Named set of initial or phase-plane variables with a map to and from State.
struct Chart {
  std::string id, name;
  std::vector<ParameterSpec> entries;
  std::vector<int> closed;         // contacts that are closed in this chart
  int horizontal = 0, vertical = 1;  // entries that span the phase plane
  int slip = -1;                   // entry that is the slip velocity of closed[0]; -1: slip follows from the others
};

/// A mark on a parameter's slider.
struct Landmark {
  std::string parameter, symbol, meaning, source;  // parameter: dotted path in the scene, "laws.friction.mu"
  double value = 0;
};

/// A row of a contact: velocity = row*v + offset, acceleration = row*a + drift.
struct Track {
  Row row;
  double offset = 0, drift = 0;
};

struct ContactPoint {
  Track normal;
  std::array<Track, 2> tangent;
};

/// One unilateral constraint at a state: gap [m] >= 0, its gradient row, and the contact points that carry its reaction.
struct Kinematics {
  double gap = 0;
  std::array<ContactPoint, kMaxPoints> points;
  int pointCount = 1;
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

  /// Values in the chart's order. Throws SceneError (pointer relative to /initial) where the chart has no such state.
  virtual State toState(const Chart& chart, std::span<const double> values) const = 0;
  virtual std::vector<double> fromState(const Chart& chart, const State& s) const = 0;

  virtual std::vector<Landmark> landmarks(const Laws&) const { return {}; }
  virtual Depiction depict(const State& s) const = 0;
};

}  // namespace painleve
