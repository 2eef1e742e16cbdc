#pragma once
// A block on a moving belt, held by a spring: the stick-slip of two coefficients of friction with a
// closed form. Case A09 of impacts.json, seen from the fixed end of the spring.

#include <array>

#include "core/model/system.h"

namespace painleve::test {

class BeltBlock final : public System {
 public:
  BeltBlock(double mass, double stiffness, double belt, double gravity)
      : m_(mass), k_(stiffness), belt_(belt), g_(gravity) {
    Chart start;
    start.id = "free";
    charts_[0] = start;
  }

  std::span<const Coordinate> coordinates() const override { return coordinates_; }
  std::span<const ContactSpec> contacts() const override { return contacts_; }
  std::span<const Chart> charts() const override { return charts_; }
  Mat massMatrix(const State&) const override { return m_ * Mat::Identity(2, 2); }
  Vec force(const State& s) const override { return pair(-k_ * s.q[0], -m_ * g_); }
  double potential(const State& s) const override {
    return 0.5 * k_ * s.q[0] * s.q[0] + m_ * g_ * s.q[1];
  }
  double gap(int, const State& s) const override { return s.q[1]; }
  Kinematics kinematics(int, const State& s) const override {
    Kinematics k;
    k.gap = s.q[1];
    k.points[0].normal.row = pair(0, 1).transpose();
    k.points[0].tangent[0].row = pair(1, 0).transpose();
    k.points[0].tangent[0].offset = -belt_;
    return k;
  }
  /// Values: x, y, their velocities.
  State toState(const Chart&, std::span<const double> values) const override {
    State s;
    s.q = pair(values[0], values[1]);
    s.v = pair(values[2], values[3]);
    return s;
  }
  std::vector<double> fromState(const Chart&, const State& s) const override {
    return {s.q[0], s.q[1], s.v[0], s.v[1]};
  }
  Depiction depict(const State&) const override { return {}; }

 private:
  static Vec pair(double a, double b) {
    Vec v(2);
    v << a, b;
    return v;
  }

  double m_, k_, belt_, g_;
  std::array<Coordinate, 2> coordinates_{
      {{"x", "x", "m", "v", "m/s"}, {"y", "y", "m", "v", "m/s"}}};
  std::array<ContactSpec, 1> contacts_{{{"foot", "Foot", 1}}};
  std::array<Chart, 1> charts_;
};

}  // namespace painleve::test
