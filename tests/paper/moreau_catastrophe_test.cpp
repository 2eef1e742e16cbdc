// Frictional catastrophes under the scheme: what a step picks at a singular point depends on its
// phase. Cases B02 to B04 of impacts.json, H07 of friction.json. [MO] sec. 15.3
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/solver/moreau/active_contacts.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/small/scheme_bench.h"

namespace painleve {
namespace {

constexpr double kDegree = 0.017453292519943295;
constexpr double kGolden = 0.6180339887498949;

const nlohmann::json& expectedOf(const std::string& id) {
  for (const auto& c : test::reference("impacts")["cases"])
    if (c["id"] == id) return c["expected"];
  throw std::out_of_range("no such case in impacts.json: " + id);
}

double seedStep(int i) {
  return 0.00046 - 0.0001 * std::fmod(i * kGolden, 1);
}

struct Outcomes {
  double maximal = 0, loose = 0;
  std::vector<double> partialDrops;  // cm/s, of the slip
};

// The slip before the last contact against that after it: all of it, or a part.
struct Ensemble {
  double omega = 10.3;  // rad/s
  StepVariant variant = StepVariant::L;
  Correction correction = Correction::Off;
  int runs = 1000;
  double shorter = 1;  // steps are shorter by this factor
};

Outcomes outcomes(const Ensemble& e) {
  Outcomes result;
  int steps = 0, loose = 0, maximal = 0;
  for (int i = 1; i <= e.runs; ++i) {
    const double h = seedStep(i) / e.shorter;
    const test::Bench b = test::schemeBench(std::make_shared<test::RoundTip>(), 0.5, 0,
                                            {h, e.variant, e.correction, true});
    Snapshot s = test::snapshotOf(*b.system, test::RoundTip::sliding(50 * kDegree, e.omega, -60));
    double largest = 0;
    while (s.state.t < 0.05) {
      const Step step = makeStep(b.task(1e9), s, h);
      const ContactStep& c = step.record.contacts[0];
      ++steps;
      loose += step.after.mode[0] == Mode::Free && s.state.t < 0.024 ? 1 : 0;
      if (c.active && c.mode != Mode::Free)
        largest = std::max(largest, std::abs(c.end.tangent - c.start.tangent));
      if (step.after.mode[0] == Mode::Stick) {
        ++maximal;
        s = step.after;
        break;
      }
      s = step.after;
    }
    if (s.mode[0] != Mode::Stick) result.partialDrops.push_back(largest);
  }
  result.maximal = static_cast<double>(maximal) / e.runs;
  result.loose = static_cast<double>(loose) / steps;
  return result;
}

TEST(MoreauCatastrophe, IsMaximalAsOftenAsB03Says) {
  const auto& b03 = expectedOf("B03_round_tip_statistics");
  const double theory = b03["one_minus_s"];
  const double corrected = b03["seed step, loose end with correction"]["maximal_fraction"];
  const double plain = b03["seed step, activation at loose end"]["maximal_fraction"];
  const double predicted = b03["seed step, V at q_I+h u_I"]["maximal_fraction"];
  const Outcomes l = outcomes({.correction = Correction::On});
  EXPECT_NEAR(l.maximal, corrected, 0.02);
  EXPECT_NEAR(l.maximal, theory, 0.05);
  EXPECT_EQ(l.loose, 0);
  EXPECT_NEAR(outcomes({}).maximal, plain, 0.02);
  EXPECT_NEAR(outcomes({.variant = StepVariant::E}).maximal, predicted, 0.02);
}

TEST(MoreauCatastrophe, TheMidpointVariantIsLooseMostOfTheTime) {
  EXPECT_GT(outcomes({.variant = StepVariant::M, .runs = 100}).loose, 0.6);
}

TEST(MoreauCatastrophe, AboveTheCriticalLineThereIsNone) {
  EXPECT_EQ(outcomes({.omega = 10.5837, .runs = 200}).maximal, 0);
  const double below =
      expectedOf("B04_round_tip_critical_line")["maximal_fraction"]["omega0=10.5437"];
  EXPECT_NEAR(outcomes({.omega = 10.5437, .runs = 400, .shorter = 10}).maximal, below, 0.05);
}

// Partial drops begin at a least one that shrinks like h^s.
TEST(MoreauCatastrophe, TheSmallestDropShrinksAsB03Says) {
  const auto least = [](double shorter) {
    return std::ranges::min(outcomes({.shorter = shorter}).partialDrops);
  };
  EXPECT_NEAR(least(1) / least(10),
              expectedOf("B03_round_tip_statistics")["smallest_drop_ratio_h_over_10"], 0.15);
}

// Case B02: with a fine step the jump comes at t_c, and after it the tip leaves with omega_plus.
TEST(MoreauCatastrophe, ComesWhereB02Says) {
  const auto& b02 = expectedOf("B02_round_tip_catastrophe");
  const test::Bench b =
      test::schemeBench(std::make_shared<test::RoundTip>(), 0.5, 0, {.step = 1e-6});
  Snapshot s = test::snapshotOf(*b.system, test::RoundTip::sliding(50 * kDegree, 10.3, -60));
  double before = 0;
  while (s.state.t == 0 || (s.state.t < 0.03 && slipSign(s.mode[0]) != 0)) {
    before = speedAlong(b.system->kinematics(0, s.state).points[0].tangent[0], s.state.v);
    s = makeStep(b.task(1e9), s, 1e-6).after;
  }
  EXPECT_NEAR(s.state.t, b02["t_c"], 2e-5);
  EXPECT_NEAR(before, b02["vt_c"], 1.0);
}

// "P_c1+ at mu = 1.8 depends on the mesh": 24 steps of nearly the same length keep the slip or lose
// all of it. Case H07 of friction.json.
TEST(MoreauCatastrophe, AtASingularPointTheStepDecides) {
  const auto bench = [](double h) {
    test::Bench b = test::rodBench(1.8);
    b.options.scheme = Scheme::Moreau;
    b.options.stepping.step = h;
    return b;
  };
  int stopped = 0;
  double least = 0, largest = -100;
  for (int i = 0; i < 24; ++i) {
    const double h = 1e-5 * (0.8 + 0.2 * i / 24);
    const test::Bench b = bench(h);
    Snapshot s = b.closed({39.5 * kDegree, 3, -30, 0}, Mode::SlipMinus);
    double slip = -30;
    while (s.state.t < 0.0125) {
      s = makeStep(b.task(1e9), s, h).after;
      slip = speedAlong(b.system->kinematics(0, s.state).points[0].tangent[0], s.state.v);
    }
    stopped += slip > -5 ? 1 : 0;
    least = std::min(least, slip);
    largest = std::max(largest, slip);
  }
  EXPECT_NEAR(least, -28.09, 0.4) << "some runs keep their slip";
  EXPECT_NEAR(largest, 0.37, 0.5) << "some lose all of it";
  EXPECT_GT(stopped, 24 * 0.3);
  EXPECT_LT(stopped, 24 * 0.95);
}

}  // namespace
}  // namespace painleve
