// The scheme's own claims and numbers: cases A03, A04, A05, A09, A12, A15, A16 of impacts.json.
// [MO] secs. 10, 11, 15, 17
#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/reference/rod_cases.h"
#include "tests/support/small/scheme_bench.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

using test::vecOf;

constexpr double kDegree = 0.017453292519943295;

const nlohmann::json& expectedOf(const std::string& id) {
  for (const auto& c : test::reference("impacts")["cases"])
    if (c["id"] == id) return c["expected"];
  throw std::out_of_range("no such case in impacts.json: " + id);
}

StepVariant variantNamed(char name) {
  return name == 'M' ? StepVariant::M : name == 'E' ? StepVariant::E : StepVariant::L;
}

// --- A03: the bead in the bowl

struct BowlRun {
  double energyChange = 0, penetration = 0, gap = 0;
};

BowlRun bowl(StepVariant variant, double h, Correction correction, double e) {
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Bead>(9.81), 0, e, {h, variant, correction, true});
  const State start{0, vecOf({std::sin(1.0), -std::cos(1.0)}), vecOf({0, 0})};
  BowlRun run;
  Snapshot snapshot = test::snapshotOf(*b.system, start);
  for (int i = 0; i < static_cast<int>(std::lround(5 / h)); ++i) {
    snapshot = makeStep(b.task(1e9), snapshot, h).after;
    const double gap = b.system->gap(0, snapshot.state);
    run.penetration = std::max(run.penetration, -gap);
    run.gap = std::max(run.gap, gap);
  }
  run.energyChange = test::energyOf(*b.system, snapshot.state) - test::energyOf(*b.system, start);
  return run;
}

// "M h=0.01 corr=1", and the same with e = 1 for "delta=0 ...".
TEST(MoreauBowl, OfA03) {
  const auto& rows = expectedOf("A03_bowl_test_points");
  int count = 0;
  for (const auto& [name, row] : rows.items()) {
    SCOPED_TRACE(name);
    const bool elastic = name.starts_with("delta=0");
    const std::string rest = elastic ? name.substr(8) : name;
    const double h = rest.find("h=0.001") != std::string::npos ? 1e-3 : 1e-2;
    const auto correction = rest.ends_with("1") ? Correction::On : Correction::Off;
    const BowlRun run = bowl(variantNamed(rest[0]), h, correction, elastic ? 1 : 0);
    EXPECT_NEAR(run.energyChange, row["dE"].get<double>(), 0.02);
    if (row.contains("penetration")) {
      const double expected = row["penetration"];
      if (expected > 1e-3) {
        EXPECT_NEAR(run.penetration, expected, 0.02 * expected);
      }
      EXPECT_LE(run.penetration, std::max(2 * expected, 1e-12));
      EXPECT_GE(run.penetration, expected > 1e-12 ? expected / 2 : 0);
    }
    ++count;
  }
  EXPECT_EQ(count, 14);
}

// --- A04: the bouncing ball

Snapshot ball(double h, double e, double until) {
  const test::Bench b = test::schemeBench(std::make_shared<test::Block>(9.81), 0, e,
                                          {h, StepVariant::M, Correction::Off, true});
  return test::runScheme(b, {0, vecOf({0, 1}), vecOf({0, 0})}, until).end;
}

TEST(MoreauBall, OfA04) {
  const auto& a04 = expectedOf("A04_bouncing_ball");
  const Snapshot end = ball(1e-3, 0.5, 0.9);
  EXPECT_NEAR(end.state.q[1], a04["h_1e_3_T_0p9"][0], test::kReference);
  EXPECT_NEAR(end.state.v[1], a04["h_1e_3_T_0p9"][1], test::kReference);
  for (const double h : {1e-3, 1e-4})
    EXPECT_LE(std::abs(ball(h, 0.5, 2).state.q[1]), 20 * 9.81 * h * h) << "past the Zeno point";
  for (const double h : {1e-2, 1e-4}) {
    const double frozen = -ball(h, 0, 2).state.q[1];
    EXPECT_GE(frozen, 0);
    EXPECT_LE(frozen, h * std::sqrt(2 * 9.81));
  }
}

TEST(MoreauBall, ElasticBouncesKeepTheirEnergy) {
  const Snapshot end = ball(1e-2, 1, 20);
  EXPECT_NEAR(0.5 * end.state.v.squaredNorm() + 9.81 * end.state.q[1], 9.81, test::kCancellation);
}

TEST(MoreauBall, IsOfFirstOrderBeforeTheZenoPoint) {
  const auto& exact = expectedOf("A04_bouncing_ball")["exact_at_0p9"];
  const auto rms = [&](double h) {
    double sum = 0;
    constexpr int kPhases = 20;
    for (int i = 1; i <= kPhases; ++i) {
      const double own = h * (1 - 0.2 * std::fmod(i * 0.6180339887498949, 1));
      const State s = ball(own, 0.5, 0.9).state;
      sum += std::pow(s.q[1] - exact[0].get<double>(), 2);
    }
    return std::sqrt(sum / kPhases);
  };
  const double order = std::log10(rms(1e-2) / rms(1e-4)) / 2;
  EXPECT_NEAR(order, 1, 0.15);
}

// --- A05: the block that slides to rest

TEST(MoreauBlock, StopsExactlyWithinTheBoundOfA05) {
  constexpr double kMu = 0.3, kGravity = 9.81;
  const double distance = expectedOf("A05_sliding_block_stops")["stop_distance"];
  for (const auto& [text, share] :
       expectedOf("A05_sliding_block_stops")["worst_error_over_bound"].items()) {
    const double h = std::stod(text), bound = kMu * kGravity * h * h / 8;
    double worst = 0;
    for (int i = 0; i < 200; ++i) {
      const double speed = 2 + i * kMu * kGravity * h / 200;
      const test::Bench b =
          test::schemeBench(std::make_shared<test::Block>(kGravity), kMu, 0, {.step = h});
      Snapshot s = test::snapshotOf(*b.system, {0, vecOf({0, 0}), vecOf({speed, 0})});
      while (s.state.v[0] != 0) s = makeStep(b.task(1e9), s, h).after;
      worst = std::max(worst, std::abs(s.state.q[0] - speed * speed / (2 * kMu * kGravity)));
      if (i == 0) {
        EXPECT_NEAR(s.state.q[0], distance, bound * (1 + 1e-6));
      }
      if (h < 0.01) break;
    }
    EXPECT_LE(worst, bound * (1 + 1e-6)) << text;
    if (h >= 0.01) {
      EXPECT_GE(worst, 0.98 * bound) << text << ": the bound is attained, " << share;
    }
  }
}

// --- A09: static and dynamic friction

TEST(MoreauStickSlip, OfA09) {
  const auto& a09 = expectedOf("A09_static_dynamic_friction");
  constexpr double kStep = 1e-4;
  test::Bench b =
      test::schemeBench(std::make_shared<test::DrawnBlock>(100, 9.81), 0, 0, {.step = kStep});
  b.laws.friction[0] = Coulomb{0.3, 0.3, 0.5};
  const auto run = test::runScheme(b, {0, vecOf({0, 0, 0}), vecOf({0, 0, 0.1})}, 1.4);
  std::vector<double> slips, sticks;
  double first = 0;
  for (const test::KeptEvent& event : run.kept.events) {
    if (event.kind == EventKind::Slip) slips.push_back(event.after.state.t);
    if (event.kind != EventKind::Stick) continue;
    sticks.push_back(event.after.state.t);
    if (sticks.size() == 1) first = event.after.state.q[0];
  }
  ASSERT_EQ(slips.size(), 2U);
  ASSERT_EQ(sticks.size(), 1U);
  EXPECT_NEAR(slips[0], a09["first_slip"], 2.1 * kStep);
  EXPECT_NEAR(sticks[0], a09["slip_ends"], 3 * kStep);
  EXPECT_NEAR(first, a09["slip_distance"], 5e-5);
  EXPECT_NEAR(slips[1], a09["second_slip"], 5 * kStep);
}

// --- A12: the order of a step without contact

TEST(MoreauFreeFlight, HasTheOrdersOfA12) {
  for (const auto& [name, row] : expectedOf("A12_smooth_order").items()) {
    SCOPED_TRACE(name);
    const double damping = name.starts_with("damping=0 ") ? 0 : 0.3;
    const bool midpoint = name.ends_with("1");
    const double exact = row["theta_exact"];
    const auto error = [&](double h) {
      const test::Bench b = test::schemeBench(std::make_shared<test::DampedPendulum>(damping), 0, 0,
                                              {.step = h, .midpointForce = midpoint});
      return std::abs(test::runScheme(b, {0, vecOf({1}), vecOf({0})}, 2).end.state.q[0] - exact);
    };
    EXPECT_NEAR(error(0.01), row["err_h_0p01"], 1e-9);
    EXPECT_NEAR(std::log2(error(0.01) / error(0.005)), row["order"].get<double>(), 0.05);
  }
}

// --- A15, A16: the round tip

test::Bench roundTip(StepVariant variant, Correction correction, double h) {
  return test::schemeBench(std::make_shared<test::RoundTip>(), 0.5, 0,
                           {h, variant, correction, true});
}

char letterOf(Mode mode) {
  return mode == Mode::Free ? 'l' : mode == Mode::Stick ? 's' : mode == Mode::SlipPlus ? '+' : '-';
}

void expectNear(const Vec& actual, const nlohmann::json& expected) {
  for (Eigen::Index i = 0; i < actual.size(); ++i)
    EXPECT_NEAR(actual[i], expected[static_cast<std::size_t>(i)].get<double>(), 1e-7);
}

TEST(MoreauRoundTip, StepsAreThoseOfA15) {
  int compared = 0;
  for (const auto& [name, row] : expectedOf("A15_step_trace").items()) {
    SCOPED_TRACE(name);
    const auto correction = name.ends_with("1") ? Correction::On : Correction::Off;
    const test::Bench b = roundTip(variantNamed(name[0]), correction, 4e-4);
    const auto steps = test::stepsOf(b, test::RoundTip::sliding(50 * kDegree, 10.3, -60), 50);
    std::string statuses;
    for (const Step& step : steps) statuses += letterOf(step.after.mode[0]);
    EXPECT_EQ(statuses, row["statuses"].get<std::string>());
    for (const int number : {1, 5, 50}) {
      const auto& expected = row["step " + std::to_string(number)];
      const Step& step = steps[static_cast<std::size_t>(number - 1)];
      expectNear(step.after.state.q, expected["q"]);
      expectNear(step.after.state.v, expected["u"]);
      EXPECT_NEAR(step.record.contacts[0].impulseNormal, expected["P"][0], 1e-7);
      EXPECT_NEAR(step.record.contacts[0].impulseTangent, expected["P"][1], 1e-7);
      ++compared;
    }
  }
  EXPECT_EQ(compared, 12);
}

TEST(MoreauRoundTip, SlidingHasTheErrorsOfA16) {
  const auto& a16 = expectedOf("A16_sliding_order");
  const double until = a16["T"], exact = a16["omega_exact"];
  for (const auto& [name, row] : a16.items()) {
    if (!row.is_object()) continue;
    SCOPED_TRACE(name);
    const auto correction = name.ends_with("1") ? Correction::On : Correction::Off;
    const auto& expected = row["omega_errors_n_160_320_640"];
    std::vector<double> errors;
    for (const int n : {160, 320, 640}) {
      const test::Bench b = roundTip(variantNamed(name[0]), correction, until / n);
      const auto steps = test::stepsOf(b, test::RoundTip::sliding(50 * kDegree, 10.3, -60), n);
      errors.push_back(std::abs(steps.back().after.state.v[2] - exact));
    }
    if (name[0] == 'M') {
      EXPECT_LT(errors.back(), 2e-3) << "converges, but irregularly";
      continue;
    }
    for (std::size_t i = 0; i < errors.size(); ++i) EXPECT_NEAR(errors[i], expected[i], 1e-8);
    EXPECT_NEAR(std::log2(errors[1] / errors[2]), 1, 0.1);
  }
}

}  // namespace
}  // namespace painleve
