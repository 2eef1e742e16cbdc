#include "core/solver/moreau/step_impulses.h"

#include <gtest/gtest.h>

#include "tests/support/reference/rod_cases.h"
#include "tests/support/small/scheme_bench.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

using test::vecOf;

struct Landing {
  test::Bench bench;
  Snapshot from;
  FreeStep free;
  PerContact<ActiveContact> active;
};

Landing landing(double mu, double width, double height, const State& start) {
  Landing l{test::schemeBench(std::make_shared<test::Rectangle>(1, width, height, 0), mu, 0,
                              {.step = 1e-9}),
            {},
            {},
            {}};
  l.from = test::snapshotOf(*l.bench.system, start);
  l.free = freeStep(*l.bench.system, start, 1e-9, true);
  l.active = activeContacts(l.bench.task(1), l.from, l.free);
  return l;
}

Vec endVelocity(const Landing& l, const PerContact<PlanarImpulse>& impulses) {
  Vec v = l.free.loose;
  for (std::size_t i = 0; i < l.active.size(); ++i)
    v += l.active[i].viaNormal * impulses[i].normal + l.active[i].viaTangent * impulses[i].tangent;
  return v;
}

/// Rotating about the left corner, the right one strikes: l = 1, L = 0.4.
State rockingStart() {
  return {0, vecOf({0, 0.5, 0}), vecOf({0.5, -0.2, -1})};
}

// Case D05: with enough friction the soft law gives exactly Housner's ratio, with half of it the
// new pivot slides, without it less is left.
TEST(StepImpulses, ARockingBlockKeepsWhatHousnerSays) {
  for (const auto& [mu, ratio] : {std::pair(0.5, 0.793103448275862), {0.0, 0.415}}) {
    const Landing l = landing(mu, 0.4, 1, rockingStart());
    ASSERT_EQ(l.active.size(), 2U);
    const auto impulses = stepImpulses(l.bench.law, l.active, l.from.mode, Newton{});
    ASSERT_TRUE(impulses);
    EXPECT_NEAR(endVelocity(l, *impulses)[2] / -1.0, ratio, mu > 0 ? 1e-8 : 1e-3) << mu;
  }
}

TEST(StepImpulses, OneContactIsThePlanarStep) {
  const Landing l = landing(0.5, 0.4, 1, {0, vecOf({0, 0.536, 0.3}), vecOf({0.1, -1, 0})});
  ASSERT_EQ(l.active.size(), 1U);
  const auto impulses = stepImpulses(l.bench.law, l.active, l.from.mode, Newton{});
  const ActiveContact& c = l.active[0];
  const PlanarImpulse p = planarStep(c.H, c.loose, c.cone);
  EXPECT_EQ(impulses->at(0).normal, p.normal);
  EXPECT_EQ(impulses->at(0).tangent, p.tangent);
}

TEST(StepImpulses, RestitutionReversesTheApproach) {
  const Landing l = landing(0, 0.4, 1, {0, vecOf({0, 0.5, 0}), vecOf({0, -1, 0})});
  ASSERT_EQ(l.active.size(), 2U);
  const auto impulses = stepImpulses(l.bench.law, l.active, l.from.mode, Newton{0.5, 0});
  EXPECT_NEAR(endVelocity(l, *impulses)[1], 0.5, test::kCancellation);
}

TEST(StepImpulses, SeparatingContactsAreLoose) {
  const Landing l = landing(0.5, 0.4, 1, {0, vecOf({0, 0.5, 0}), vecOf({0, 0, 0})});
  const auto impulses = stepImpulses(l.bench.law, l.active, l.from.mode, Newton{});
  for (const PlanarImpulse& impulse : *impulses) {
    EXPECT_EQ(impulse.mode, Mode::Free);
    EXPECT_EQ(impulse.normal, 0);
  }
}

const nlohmann::json& caseNamed(const std::string& id) {
  for (const auto& c : test::reference("impacts")["cases"])
    if (c["id"] == id) return c;
  throw std::out_of_range(id);
}

// Case A13: the least displacement that ends the overlaps of both corners.
TEST(LiftMultipliers, AreThoseOfA13) {
  const auto& rows = caseNamed("A13_violation_correction")["expected"];
  ASSERT_EQ(rows.size(), 3U);
  for (const auto& row : rows) {
    const State at{0, vecOf({0, row["y"], row["theta"]}), Vec::Zero(3)};
    test::Bench bench =
        test::schemeBench(std::make_shared<test::Rectangle>(2, 0.4, 1, 9.81), 0, 0, {.step = 1e-3});
    PerContact<ActiveContact> active;
    Vec gaps(2);
    const Mat W = bench.system->inverseMass(at);
    for (int i = 0; i < 2; ++i) {
      const Kinematics k = bench.system->kinematics(i, at);
      ActiveContact c;
      c.contact = i;
      c.normal = k.points[0].normal;
      c.tangent = k.points[0].tangent[0];
      c.viaNormal = W * c.normal.row.transpose();
      c.viaTangent = W * c.tangent.row.transpose();
      active.push_back(c);
      gaps[i] = k.gap;
      EXPECT_NEAR(k.gap, -row["f"][static_cast<std::size_t>(i)].get<double>(), 1e-10);
    }
    const auto multipliers = liftMultipliers(bench.law, active, gaps);
    ASSERT_TRUE(multipliers);
    for (int i = 0; i < 2; ++i)
      EXPECT_NEAR((*multipliers)[i], row["multipliers"][static_cast<std::size_t>(i)], 1e-10);
  }
}

}  // namespace
}  // namespace painleve
