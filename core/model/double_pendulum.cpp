#include <cmath>
#include <numbers>

#include "core/errors.h"
#include "core/model/types_of_systems.h"

namespace painleve {
namespace {

// Kane's double pendulum, [CB] sec. 6.2: two uniform rods over a rough floor, angles from the
// downward vertical.
class DoublePendulum final : public System {
 public:
  DoublePendulum(double mass, double length, double height, double gravity)
      : m_(mass), L_(length), H_(height), g_(gravity) {}

  std::span<const Coordinate> coordinates() const override { return kCoordinates; }
  std::span<const ContactSpec> contacts() const override { return kContacts; }
  std::span<const Chart> charts() const override;

  Mat massMatrix(const State& s) const override {
    const double coupling = 0.5 * std::cos(s.q[0] - s.q[1]);
    Mat M(2, 2);
    M << 4.0 / 3, coupling, coupling, 1.0 / 3;
    return m_ * L_ * L_ * M;
  }
  Mat inverseMass(const State& s) const override {
    const double c = std::cos(s.q[0] - s.q[1]);
    Mat W(2, 2);
    W << 12, -18 * c, -18 * c, 48;
    return W / (m_ * L_ * L_ * (16 - 9 * c * c));
  }
  Vec force(const State& s) const override;
  double potential(const State& s) const override {
    return m_ * (2 * H_ - L_ * (1.5 * std::cos(s.q[0]) + 0.5 * std::cos(s.q[1]))) * g_;
  }
  double gap(int, const State& s) const override {
    return H_ - L_ * (std::cos(s.q[0]) + std::cos(s.q[1]));
  }
  Kinematics kinematics(int contact, const State& s) const override;
  State toState(const Chart& chart, std::span<const double> values) const override;
  std::vector<double> fromState(const Chart& chart, const State& s) const override;
  Depiction depict(const State& s) const override;

 private:
  static inline const std::array<Coordinate, 2> kCoordinates{
      {{"theta1", "θ₁", "rad", "θ̇₁", "rad/s"}, {"theta2", "θ₂", "rad", "θ̇₂", "rad/s"}}};
  static inline const std::array<ContactSpec, 1> kContacts{{{"tip", "tip", 1}}};

  double m_, L_, H_, g_;
};

// Derivations 9, flight equations.
Vec DoublePendulum::force(const State& s) const {
  const double sd = std::sin(s.q[0] - s.q[1]);
  const double inertia = 0.5 * m_ * L_ * L_ * sd;
  Vec f(2);
  f << -inertia * s.v[1] * s.v[1] - 1.5 * m_ * g_ * L_ * std::sin(s.q[0]),
      inertia * s.v[0] * s.v[0] - 0.5 * m_ * g_ * L_ * std::sin(s.q[1]);
  return f;
}

Kinematics DoublePendulum::kinematics(int, const State& s) const {
  const double s1 = std::sin(s.q[0]);
  const double c1 = std::cos(s.q[0]);
  const double s2 = std::sin(s.q[1]);
  const double c2 = std::cos(s.q[1]);
  const double w1 = s.v[0] * s.v[0];
  const double w2 = s.v[1] * s.v[1];
  Kinematics k;
  k.gap = H_ - L_ * (c1 + c2);
  ContactPoint& point = k.points[0];
  point.normal.row.resize(2);
  point.normal.row << L_ * s1, L_ * s2;
  point.normal.drift = L_ * (c1 * w1 + c2 * w2);
  point.tangent[0].row.resize(2);
  point.tangent[0].row << L_ * c1, L_ * c2;
  point.tangent[0].drift = -L_ * (s1 * w1 + s2 * w2);
  return k;
}

std::span<const Chart> DoublePendulum::charts() const {
  static const std::vector<Chart> charts = [] {
    const double pi = std::numbers::pi;
    ParameterSpec angle{"theta1",        "θ₁",
                        "rad",           "Angle of the upper rod from the downward vertical",
                        "[CB] sec. 6.2", 0.35};
    angle.sliderLower = -1.5, angle.sliderUpper = 1.5;
    ParameterSpec spin{"theta1_dot", "θ̇₁", "rad/s", "Angular velocity of the upper rod",
                       "[CB] sec. 6.2"};
    spin.sliderLower = -8, spin.sliderUpper = 8;
    Chart floor{
        "tip_on_floor", "tip on the floor, lower rod to the right", {angle, spin}, {0}, 0, 1, -1};
    return std::vector<Chart>{freeChart(kCoordinates, {0.35, 0.52, 0, 0},
                                        {{-pi, pi}, {-pi, pi}, {-8, 8}, {-8, 8}}, {0, 2}),
                              floor};
  }();
  return charts;
}

// On the floor theta2 follows from the gap (0 < theta2 < pi) and its velocity from v_n = 0.
State DoublePendulum::toState(const Chart& chart, std::span<const double> values) const {
  if (chart.closed.empty()) return freeState(2, values);
  check(values.size() == 2, "tip_on_floor has two entries");
  const double cosine = H_ / L_ - std::cos(values[0]);
  if (!(std::abs(cosine) < 1))
    throw SceneError({{"/theta1", "the tip cannot reach the floor at this angle",
                       "height/length - cos(theta1) between -1 and 1"}});
  const double second = std::acos(cosine);
  const double spin = -std::sin(values[0]) * values[1] / std::sin(second);
  State s;
  s.q.resize(2);
  s.v.resize(2);
  s.q << values[0], second;
  s.v << values[1], spin;
  return s;
}

std::vector<double> DoublePendulum::fromState(const Chart& chart, const State& s) const {
  return chart.closed.empty() ? freeValues(s) : std::vector<double>{s.q[0], s.v[0]};
}

Depiction DoublePendulum::depict(const State& s) const {
  const Place pivot(0, H_, 0);
  const Place upper(std::sin(s.q[0]), -std::cos(s.q[0]), 0);
  const Place lower(std::sin(s.q[1]), -std::cos(s.q[1]), 0);
  const Place elbow = pivot + L_ * upper;
  const Place tip = elbow + L_ * lower;
  const double right = std::numbers::pi / 2;
  Depiction d;
  const Shape bar{ShapeKind::Capsule, L_, 0, 0.03 * L_, 0};
  d.bodies = {{"upper", bar, pivot + 0.5 * L_ * upper, s.q[0] - right},
              {"lower", bar, elbow + 0.5 * L_ * lower, s.q[1] - right}};
  d.grounds.push_back({"floor"});
  d.markers = {{"pivot", "O", MarkerKind::Pivot, pivot},
               {"elbow", "", MarkerKind::Centre, elbow},
               {"tip", "A", MarkerKind::ContactPoint, tip}};
  d.contacts = {{"tip", tip}};
  d.size = 2 * L_;
  d.weight = 2 * m_ * g_;
  return d;
}

}  // namespace

SystemType doublePendulumType() {
  SystemType type;
  type.id = "double_pendulum";
  type.name = "Kane's double pendulum";
  type.summary = "Two uniform rods over a rough floor: an impact with friction can create energy.";
  type.source = "[CB] sec. 6.2";
  type.parameters = {
      {"mass", "m", "kg", "Mass of each rod", "[CB] sec. 6.2", 1, 0, 1e6, true, false, true},
      {"length", "L", "m", "Length of each rod", "[CB] sec. 6.2", 1, 0, 1e4, true, false, true},
      {"height", "H", "m", "Height of the pivot above the floor, at least L", "[CB] sec. 6.2", 1.8,
       0, 1e5, true},
      {"gravity", "g", "m/s²", "Acceleration of gravity", "[CB] sec. 6.2", 9.8, 0, 1e4}};
  setSliders(type.parameters, {{0.1, 10}, {0.1, 5}, {1, 2.5}, {0, 25}});
  type.make = [](std::span<const double> p) -> std::shared_ptr<const System> {
    if (p[2] < p[1])
      throw SceneError({{"/system/parameters/height",
                         "below the length, the elbow would reach the floor", "height >= length"}});
    return std::make_shared<DoublePendulum>(p[0], p[1], p[2], p[3]);
  };
  return type;
}

}  // namespace painleve
