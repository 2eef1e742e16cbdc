#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

#include "core/errors.h"
#include "core/model/rod_figures.h"
#include "core/model/rod_orbit.h"
#include "core/model/rod_theory.h"
#include "core/model/types_of_systems.h"

namespace painleve {
namespace {

// Painleve's example, [GB] sec. 2: a rod of length 2l whose tip A touches rough ground; theta from
// +x to A->G.
class Rod final : public System {
 public:
  Rod(double mass, double halfLength, double inertia, double gravity)
      : m_(mass), l_(halfLength), I_(inertia), g_(gravity) {
    inverse_.setZero();
    inverse_.diagonal() << 1 / m_, 1 / m_, 1 / I_;
  }

  std::span<const Coordinate> coordinates() const override { return kCoordinates; }
  std::span<const ContactSpec> contacts() const override { return kContacts; }
  std::span<const Chart> charts() const override { return rodCharts(); }

  Mat massMatrix(const State&) const override {
    Mat M = Mat::Zero(3, 3);
    M.diagonal() << m_, m_, I_;
    return M;
  }
  Mat inverseMass(const State&) const override { return inverse_; }
  Vec force(const State&) const override {
    Vec f(3);
    f[0] = 0;
    f[1] = -m_ * g_;
    f[2] = 0;
    return f;
  }
  double potential(const State& s) const override { return m_ * g_ * s.q[1]; }

  double gap(int contact, const State& s) const override {
    return s.q[1] - side(contact) * l_ * std::sin(s.q[2]);
  }
  Kinematics kinematics(int contact, const State& s) const override;
  State toState(const Chart& chart, std::span<const double> values) const override;
  std::vector<double> fromState(const Chart& chart, const State& s) const override;
  std::vector<Landmark> landmarks(const Laws& laws) const override;
  std::vector<CriticalOrbit> criticalOrbits(const Laws& laws, int slipSign) const override;
  std::vector<TheoryFigure> theory(const Laws& laws) const override {
    return rodFigures(body(), coulombOf(laws.friction[0]).kinetic(-1));
  }
  Depiction depict(const State& s) const override;

 private:
  // +1 for the tip at G - l (cos, sin), -1 for the other end.
  static double side(int contact) { return contact == 0 ? 1 : -1; }
  static const std::vector<Chart>& rodCharts();
  RodBody body() const { return {m_, l_, I_, g_}; }

  static inline const std::array<Coordinate, 3> kCoordinates{{{"x", "x", "m", "ẋ", "m/s"},
                                                              {"y", "y", "m", "ẏ", "m/s"},
                                                              {"theta", "θ", "rad", "θ̇", "rad/s"}}};
  static inline const std::array<ContactSpec, 2> kContacts{
      {{"tip", "tip A", 1}, {"other_end", "other end", 1}}};

  double m_, l_, I_, g_;
  Eigen::Matrix3d inverse_;
};

// [GB] eq. (3) with general inertia; derivations 1: v_t = x' + l w sin, v_n = y' - l w cos, drifts
// from d/dt of the rows.
Kinematics Rod::kinematics(int contact, const State& s) const {
  const double l = side(contact) * l_;
  const double sine = std::sin(s.q[2]);
  const double cosine = std::cos(s.q[2]);
  const double spin2 = s.v[2] * s.v[2];
  Kinematics k;
  k.gap = s.q[1] - l * sine;
  ContactPoint& point = k.points[0];
  point.normal.row.resize(3);
  point.normal.row[0] = 0;
  point.normal.row[1] = 1;
  point.normal.row[2] = -l * cosine;
  point.normal.drift = l * spin2 * sine;
  point.tangent[0].row.resize(3);
  point.tangent[0].row[0] = 1;
  point.tangent[0].row[1] = 0;
  point.tangent[0].row[2] = l * sine;
  point.tangent[0].drift = l * spin2 * cosine;
  return k;
}

const std::vector<Chart>& Rod::rodCharts() {
  static const std::vector<Chart> charts = [] {
    const double pi = std::numbers::pi;
    ParameterSpec tipX{"tip_x", "x<sub>A</sub>", "m", "Place of the tip", "[GB] sec. 2"};
    tipX.optional = true;
    tipX.sliderLower = -2, tipX.sliderUpper = 2;
    ParameterSpec angle{"theta",       "θ", "rad", "Angle from the ground to the rod",
                        "[GB] Fig. 1", 1,   0,     pi,
                        true,          true};
    angle.sliderLower = 0.02, angle.sliderUpper = pi - 0.02;
    ParameterSpec spin{"theta_dot", "θ̇", "rad/s", "Angular velocity", "[GB] Fig. 1"};
    spin.sliderLower = -8, spin.sliderUpper = 8;
    ParameterSpec slip{"slip",         "v<sub>t</sub>",
                       "m/s",          "Slip velocity of the tip (negative: pushed to the left)",
                       "[GB] eq. (3)", -1};
    slip.sliderLower = -40, slip.sliderUpper = 40;
    Chart ground{"tip_on_ground", "tip on the ground", {angle, spin, slip, tipX}, {0}, 0, 1, 2};
    return std::vector<Chart>{
        freeChart(kCoordinates, {0, 1.2, 1, 0, 0, 0},
                  {{-2, 2}, {0, 3}, {-pi, pi}, {-10, 10}, {-10, 10}, {-8, 8}}, {2, 5}),
        ground};
  }();
  return charts;
}

State Rod::toState(const Chart& chart, std::span<const double> values) const {
  if (chart.closed.empty()) return freeState(3, values);
  check(values.size() == 4, "tip_on_ground has four entries");
  const double sine = std::sin(values[0]);
  const double cosine = std::cos(values[0]);
  State s;
  s.q.resize(3);
  s.v.resize(3);
  s.q << values[3] + l_ * cosine, l_ * sine, values[0];
  s.v << values[2] - l_ * values[1] * sine, l_ * values[1] * cosine, values[1];
  return s;
}

std::vector<double> Rod::fromState(const Chart& chart, const State& s) const {
  if (chart.closed.empty()) return freeValues(s);
  return {s.q[2], s.v[2], s.v[0] + l_ * s.v[2] * std::sin(s.q[2]), s.q[0] - l_ * std::cos(s.q[2])};
}

// e_safe is a mark on Newton's laws; the others create no energy.
std::vector<Landmark> Rod::landmarks(const Laws& laws) const {
  const double kappa = body().kappa();
  std::vector<Landmark> marks{
      {"laws.friction.mu", "μ<sub>P</sub>", "above it B < 0 is possible: no solution or two",
       "[GB] Lemma 1", paradoxFriction(kappa)},
      {"laws.friction.mu", "μ<sub>C</sub>", "above it the contact force can grow without bound",
       "[GB] sec. 4.2", criticalFriction(kappa)}};
  const auto* newton = std::get_if<Newton>(&laws.impact);
  const bool plain = newton != nullptr && newton->tangential == 0;
  if (plain || std::holds_alternative<NewtonResolved>(laws.impact))
    marks.push_back({"laws.impact.e", "e<sub>safe</sub>",
                     "up to it no impact of Newton's law creates energy", "derivations 12.1",
                     safeRestitution(kappa)});
  return marks;
}

// The closed forms are for the slide to the left; a slide to the right is its mirror image.
std::vector<CriticalOrbit> Rod::criticalOrbits(const Laws& laws, int slipSign) const {
  const double mu = coulombOf(laws.friction[0]).kinetic(slipSign);
  const auto place = [&](const OrbitPoint& p) {
    return slipSign < 0 ? std::array{p.theta, p.omega}
                        : std::array{std::numbers::pi - p.theta, -p.omega};
  };
  std::vector<CriticalOrbit> found;
  for (const int sign : {1, -1}) {
    const std::vector<OrbitPoint> orbit = criticalOrbit(body(), mu, sign);
    if (orbit.empty()) continue;
    CriticalOrbit critical;
    std::transform(orbit.begin(), orbit.end(), std::back_inserter(critical.orbit), place);
    critical.point = critical.orbit.back();
    critical.slope = linearise(body(), mu, sign)->slope;
    found.push_back(std::move(critical));
  }
  return found;
}

Depiction Rod::depict(const State& s) const {
  const Place along(std::cos(s.q[2]), std::sin(s.q[2]), 0);
  const Place centre(s.q[0], s.q[1], 0);
  Depiction d;
  d.bodies.push_back({"rod", {ShapeKind::Capsule, 2 * l_, 0, 0.035 * l_, 0}, centre, s.q[2]});
  d.grounds.push_back({"ground"});
  d.markers = {{"tip", "A", MarkerKind::ContactPoint, centre - l_ * along},
               {"centre", "G", MarkerKind::Centre, centre},
               {"other_end", "", MarkerKind::ContactPoint, centre + l_ * along}};
  d.contacts = {{"tip", centre - l_ * along}, {"other_end", centre + l_ * along}};
  d.size = 2 * l_;
  d.weight = m_ * g_;
  return d;
}

}  // namespace

SystemType rodType() {
  SystemType type;
  type.id = "rod";
  type.name = "Sliding rod";
  type.summary = "Painlevé's example: a rod whose tip slides on rough ground.";
  type.source = "[GB] sec. 2";
  type.parameters = {
      {"mass", "m", "kg", "Mass", "[GB] sec. 2", 1, 0, 1e6, true, false, true},
      {"half_length", "l", "m", "Half length of the rod", "[GB] sec. 2", 1, 0, 1e4, true, false,
       true},
      {"inertia", "I", "kg m²", "Moment of inertia about the centre (slender rod: m l²/3)",
       "[GB] sec. 2", 1.0 / 3, 0, 1e12, true, false, true},
      {"gravity", "g", "m/s²", "Acceleration of gravity", "[GB] sec. 2", 9.8, 0, 1e4, true}};
  setSliders(type.parameters, {{0.1, 10}, {0.1, 5}, {0.02, 5}, {0.5, 25}});
  type.make = [](std::span<const double> p) -> std::shared_ptr<const System> {
    return std::make_shared<Rod>(p[0], p[1], p[2], p[3]);
  };
  return type;
}

}  // namespace painleve
