// The rod against the formulas of core/DERIVATIONS.md, for any mass distribution. [GB] sec. 2
#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/errors.h"
#include "tests/support/draws.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kDraws = 200;

struct RodNumbers {
  double m, l, I, g, theta, omega, slip;

  double kappa() const { return m * l * l / I; }
  Bench bench() const { return test::bench("rod", {m, l, I, g}, 0); }
};

RodNumbers drawRod(Draws& draws) {
  return {draws.between(0.5, 2), draws.between(0.5, 2),     draws.between(0.1, 2),
          draws.between(5, 15),  draws.between(0.02, 3.12), draws.between(-8, 8),
          draws.between(-9, 9)};
}

TEST(Rod, GroundChartIsTheClosedFormOfTheNotes) {
  Draws draws(1);
  for (int i = 0; i < kDraws; ++i) {
    const RodNumbers r = drawRod(draws);
    const double s = std::sin(r.theta), c = std::cos(r.theta);
    const State state = r.bench().closed({r.theta, r.omega, r.slip, 0.7}, Mode::Stick).state;
    EXPECT_NEAR(state.q[0], 0.7 + r.l * c, kRounding);
    EXPECT_NEAR(state.q[1], r.l * s, kRounding);
    EXPECT_EQ(state.q[2], r.theta);
    EXPECT_NEAR(state.v[0], r.slip - r.l * r.omega * s, kRounding);
    EXPECT_NEAR(state.v[1], r.l * r.omega * c, kRounding);
    EXPECT_EQ(state.v[2], r.omega);
  }
}

// Derivations 1: G_nn, G_nt, G_tt of the tip; their determinant does not depend on the angle.
TEST(Rod, DelassusMatrixOfTheTipIsTheClosedForm) {
  Draws draws(2);
  for (int i = 0; i < kDraws; ++i) {
    const RodNumbers r = drawRod(draws);
    const double s = std::sin(r.theta), c = std::cos(r.theta), kappa = r.kappa();
    const Bench b = r.bench();
    const State state = b.closed({r.theta, r.omega, r.slip, 0}, Mode::Stick).state;
    const Kinematics k = b.system->kinematics(0, state);
    const Mat W = b.system->inverseMass(state);
    const Row n = k.points[0].normal.row, t = k.points[0].tangent[0].row;
    const double Gnn = (n * W).dot(n), Gnt = (n * W).dot(t), Gtt = (t * W).dot(t);
    const double scale = (1 + kappa) * (1 + kappa) / (r.m * r.m);
    EXPECT_NEAR(Gnn, (1 + kappa * c * c) / r.m, kRounding * scale);
    EXPECT_NEAR(Gnt, -kappa * s * c / r.m, kRounding * scale);
    EXPECT_NEAR(Gtt, (1 + kappa * s * s) / r.m, kRounding * scale);
    EXPECT_NEAR(Gnn * Gtt - Gnt * Gnt, (1 + kappa) / (r.m * r.m), kRounding * scale);
  }
}

TEST(Rod, AccelerationOfTheTipWithoutForceIsMinusA) {
  Draws draws(3);
  for (int i = 0; i < kDraws; ++i) {
    const RodNumbers r = drawRod(draws);
    const Bench b = r.bench();
    const State state = b.closed({r.theta, r.omega, r.slip, 0}, Mode::Stick).state;
    const Track n = b.system->kinematics(0, state).points[0].normal;
    const Vec a = b.system->inverseMass(state) * b.system->force(state);
    const double A = r.g - r.l * r.omega * r.omega * std::sin(r.theta);
    EXPECT_NEAR(-(n.row.dot(a.transpose()) + n.drift), A, kRounding * (r.g + 150));
  }
}

TEST(Rod, TheOtherEndIsTheTipOfTheRodTurnedRound) {
  Draws draws(4);
  const Bench b = rodBench(0);
  for (int i = 0; i < kDraws; ++i) {
    const double theta = draws.between(-3, 3);
    const State s = b.free({0.3, 1.2, theta, 0.1, -0.2, 2}).state;
    const State turned = b.free({0.3, 1.2, theta + std::numbers::pi, 0.1, -0.2, 2}).state;
    const Kinematics end = b.system->kinematics(1, s), tip = b.system->kinematics(0, turned);
    EXPECT_NEAR(end.gap, tip.gap, kRounding);
    EXPECT_LE((end.points[0].normal.row - tip.points[0].normal.row).cwiseAbs().maxCoeff(),
              kRounding);
    EXPECT_LE((end.points[0].tangent[0].row - tip.points[0].tangent[0].row).cwiseAbs().maxCoeff(),
              kRounding);
    EXPECT_NEAR(end.points[0].normal.drift, tip.points[0].normal.drift, kRounding * 10);
  }
}

// Derivations 3: (x, theta, v_t) -> (-x, pi - theta, -v_t) leaves gap, v_n and A, and turns v_t
// round.
TEST(Rod, MirrorImageHasTheSameNormalAndTheOppositeTangentMotion) {
  Draws draws(5);
  const Bench b = rodBench(0);
  for (int i = 0; i < kDraws; ++i) {
    const double theta = draws.between(0.1, 3), omega = draws.between(-5, 5);
    const State s = b.free({0.3, 1.2, theta, 0.4, -0.2, omega}).state;
    const State mirror = b.free({-0.3, 1.2, std::numbers::pi - theta, -0.4, -0.2, -omega}).state;
    const ContactPoint p = b.system->kinematics(0, s).points[0];
    const ContactPoint q = b.system->kinematics(0, mirror).points[0];
    EXPECT_NEAR(b.system->gap(0, s), b.system->gap(0, mirror), kRounding);
    EXPECT_NEAR(p.normal.row.dot(s.v.transpose()), q.normal.row.dot(mirror.v.transpose()),
                kRounding * 10);
    EXPECT_NEAR(p.tangent[0].row.dot(s.v.transpose()), -q.tangent[0].row.dot(mirror.v.transpose()),
                kRounding * 10);
    EXPECT_NEAR(p.normal.drift, q.normal.drift, kRounding * 100);
    EXPECT_NEAR(p.tangent[0].drift, -q.tangent[0].drift, kRounding * 100);
  }
}

double landmark(const System& system, const std::string& symbol) {
  for (const Landmark& mark : system.landmarks({}))
    if (mark.symbol == symbol) return mark.value;
  ADD_FAILURE() << "no landmark " << symbol;
  return 0;
}

TEST(Rod, SlenderRodHasItsCriticalFrictionAtFourThirds) {
  const Bench b = rodBench(0);
  EXPECT_NEAR(landmark(*b.system, "μ<sub>P</sub>"), 4.0 / 3, kRounding);
  EXPECT_NEAR(landmark(*b.system, "μ<sub>C</sub>"), 8 / (3 * std::sqrt(3.0)), kRounding);
  EXPECT_NEAR(landmark(*b.system, "e<sub>safe</sub>"), 0.8, kRounding);
}

TEST(Rod, SafeRestitutionIsAMarkOnNewtonsLawsOnly) {
  const Bench b = rodBench(0.5);
  const auto marked = [&](const ImpactLaw& law) {
    Laws laws;
    laws.impact = law;
    const auto marks = b.system->landmarks(laws);
    return std::any_of(marks.begin(), marks.end(),
                       [](const Landmark& mark) { return mark.parameter == "laws.impact.e"; });
  };
  EXPECT_TRUE(marked(Newton{}));
  EXPECT_TRUE(marked(NewtonResolved{}));
  EXPECT_FALSE(marked(Newton{0.5, 0.2})) << "e_t has another range";
  EXPECT_FALSE(marked(Poisson{}));
  EXPECT_FALSE(marked(Energetic{}));
  EXPECT_FALSE(marked(MoreauImpact{}));
}

TEST(Rod, LandmarksFollowTheMassDistribution) {
  for (const auto& entry : reference("rod")["singular_points"]) {
    const auto& p = entry["params"];
    const Bench b = bench("rod", {p["m"], p["l"], p["I"], p["g"]}, 0);
    EXPECT_NEAR(landmark(*b.system, "μ<sub>P</sub>"), entry["mu_P"], kReference) << p;
    EXPECT_NEAR(landmark(*b.system, "μ<sub>C</sub>"), entry["mu_C"], kReference) << p;
  }
}

TEST(Rod, IsDrawnWithItsTipWhereItsContactIs) {
  const Bench b = bench("rod", {2, 0.5, 0.1, 9.8}, 0);
  const State s = b.closed({1, 2, -3, 0.25}, Mode::SlipMinus).state;
  const Depiction d = b.system->depict(s);
  EXPECT_NEAR(d.contacts[0].place.x(), 0.25, kRounding);
  EXPECT_NEAR(d.contacts[0].place.y(), 0, kRounding);
  ASSERT_EQ(d.bodies.size(), 1U);
  EXPECT_EQ(d.bodies[0].shape.length, 1.0);
  EXPECT_EQ(d.bodies[0].angle, 1.0);
  EXPECT_NEAR(d.weight, 2 * 9.8, kRounding);
}

TEST(Rod, RefusesParametersWithoutAMeaning) {
  for (const ParameterSpec& spec : findSystemType("rod")->parameters) {
    EXPECT_FALSE(spec.accepts(0)) << spec.id;
    EXPECT_FALSE(spec.accepts(-1)) << spec.id;
    EXPECT_TRUE(spec.accepts(1)) << spec.id;
  }
}

}  // namespace
}  // namespace painleve::test
