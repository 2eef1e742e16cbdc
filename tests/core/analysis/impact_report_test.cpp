// What is told of the impacts of real runs. Derivations 12
#include "core/analysis/impact_report.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "core/contact/coulomb_law.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/scene/sliding_start.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

struct Ran {
  Scene scene;
  std::shared_ptr<const Trajectory> trajectory;

  explicit Ran(Scene s) : scene(std::move(s)), trajectory(simulate(scene)) {}
  std::size_t indexOf(EventKind kind) const {
    const auto found = std::ranges::find(trajectory->events, kind, &Event::kind);
    EXPECT_NE(found, trajectory->events.end());
    return static_cast<std::size_t>(found - trajectory->events.begin());
  }
  const Event& event(EventKind kind) const { return trajectory->events[indexOf(kind)]; }
  ImpactReport report(EventKind kind) const {
    return impactReport(scene, *trajectory, indexOf(kind)).value();
  }
};

Ran gaining() {
  return Ran(rodScene(rodCase("newton_energy_gain")));
}

TEST(ImpactReport, TellsWhatTheEventDid) {
  const Ran run = gaining();
  const ImpactReport report = run.report(EventKind::Impact);
  const Event& event = run.event(EventKind::Impact);
  EXPECT_EQ(report.contact, "tip");
  EXPECT_EQ(report.time, event.time);
  EXPECT_FALSE(report.tangential);
  EXPECT_EQ(report.impulse.normal, event.impulseNormal);
  EXPECT_EQ(report.impulse.tangent, event.impulseTangent);
  EXPECT_NEAR(report.before.tangent, cell(*run.trajectory, event.before, "slip_tip"),
              kCancellation);
  EXPECT_NEAR(report.after.tangent, cell(*run.trajectory, event.after, "slip_tip"), kCancellation);
  EXPECT_NEAR(report.after.normal, -report.before.normal, kCancellation) << "e = 1";
}

// JSON `newton_energy_gain`: T grows by 17 %.
TEST(ImpactReport, AmountCreatedIsTheJumpOfTheEnergy) {
  const Ran run = gaining();
  const ImpactReport report = run.report(EventKind::Impact);
  EXPECT_GT(report.created, 0);
  EXPECT_EQ(report.created, report.work);
  EXPECT_NEAR(report.created, run.event(EventKind::Impact).energyChange, kCancellation * 10);
  ASSERT_TRUE(report.safe.has_value());
  EXPECT_EQ(report.safe->lower, 0);
  EXPECT_LT(report.safe->upper, 1);
}

// The same scene with e = e_safe of that impact: nothing is created any more.
TEST(ImpactReport, ClampedToTheSafeRestitutionNothingIsCreated) {
  const Ran run = gaining();
  const double safe = run.report(EventKind::Impact).safe->upper;
  const Ran clamped(withValue(run.scene, "laws.impact.e", safe));
  const ImpactReport report = clamped.report(EventKind::Impact);
  EXPECT_EQ(report.created, 0);
  EXPECT_LT(report.work, 0);
}

TEST(ImpactReport, ComparesAllLawsAtTheSameRestitution) {
  const ImpactReport report = gaining().report(EventKind::Impact);
  ASSERT_EQ(report.laws.size(), 5U);
  for (const ImpactOutcome& outcome : report.laws) {
    SCOPED_TRACE(impactLawId(outcome.law));
    EXPECT_NEAR(restitutionOf(outcome.law), 1, kRounding);
    EXPECT_EQ(outcome.path.front().normal, 0);
    EXPECT_EQ(outcome.path.back().tangent, outcome.impulse.tangent);
    EXPECT_GE(outcome.after.normal, 0);
    const bool newtons = std::string(impactLawId(outcome.law)).starts_with("newton");
    if (!newtons) {
      EXPECT_LE(outcome.work, kCancellation);
    }
  }
  EXPECT_NEAR(report.laws[0].impulse.normal, report.impulse.normal, kCancellation);
  EXPECT_FALSE(report.laws[0].course);
  EXPECT_TRUE(report.laws[2].course);
  EXPECT_EQ(report.laws[2].path.size(), 3U) << "the slip stops on the way";
}

TEST(ImpactReport, KnowsTheJam) {
  const ImpactReport report =
      Ran(rodScene(rodCase("jam_impact_mu16_e05"))).report(EventKind::Impact);
  EXPECT_TRUE(report.jams);
  EXPECT_EQ(report.created, 0);
}

TEST(ImpactReport, WithoutRestitutionATangentialImpactHasNoRivals) {
  const Ran run(
      slidingStart({.mu = 1.6, .theta = 1, .thetaDot = 0, .slip = -2}, R"("duration": 0.01)"));
  const ImpactReport report = run.report(EventKind::TangentialImpact);
  EXPECT_TRUE(report.tangential);
  EXPECT_NEAR(report.before.normal, 0, kCancellation);
  EXPECT_NEAR(report.after.tangent, 0, kCancellation);
  EXPECT_LT(report.work, 0);
  EXPECT_EQ(report.created, 0);
  EXPECT_TRUE(report.laws.empty());
}

// Derivations 10: Newton's laws end in sticking, Poisson's hop does not depend on friction.
TEST(ImpactReport, RestitutionTellsTheLawsApartAtATangentialImpact) {
  const double e = 0.5;
  Scene scene =
      slidingStart({.mu = 1.6, .theta = 1, .thetaDot = 0, .slip = -2}, R"("duration": 0.01)");
  scene.laws.set("impact.e", e);
  const ImpactReport report = Ran(scene).report(EventKind::TangentialImpact);
  ASSERT_EQ(report.laws.size(), 4U);
  for (const std::size_t newton : {0U, 1U}) {
    EXPECT_NEAR(report.laws[newton].after.normal, 0, kCancellation);
    EXPECT_NEAR(report.laws[newton].after.tangent, 0, kCancellation);
    EXPECT_NEAR(report.laws[newton].impulse.normal, report.impulse.normal, kCancellation);
  }
  const double speed = std::abs(report.before.tangent);
  EXPECT_STREQ(impactLawId(report.laws[2].law), "poisson");
  EXPECT_NEAR(report.laws[2].after.normal, e * speed * std::abs(report.ant) / report.att,
              kCancellation);
  EXPECT_STREQ(impactLawId(report.laws[3].law), "energetic");
  // The slip stops after p; by then the contact is pressed in with B p.
  const double slope = 1.6 * report.att - std::abs(report.ant);
  const double p = speed / slope;
  const double pressed = std::abs(report.ann - 1.6 * std::abs(report.ant)) * p;
  const double det = report.ann * report.att - report.ant * report.ant;
  EXPECT_NEAR(report.laws[3].after.normal,
              e * std::sqrt(pressed * (pressed + p * det / report.att)), 1e-9);
  EXPECT_LT(report.laws[3].work, 0);
}

TEST(ImpactReport, OtherEventsHaveNone) {
  const Ran run = gaining();
  EXPECT_FALSE(impactReport(run.scene, *run.trajectory, run.indexOf(EventKind::Start)));
  EXPECT_FALSE(impactReport(run.scene, *run.trajectory, run.indexOf(EventKind::End)));
}

// The law at the moment of the impact counts, not that of the start.
TEST(ImpactReport, EditsBeforeTheImpactAreInForce) {
  Scene scene = rodScene(rodCase("newton_energy_gain"));
  scene.edits.push_back({0.05, Members{{"laws.impact.type", "poisson"}}});
  const ImpactReport report = Ran(scene).report(EventKind::Impact);
  EXPECT_STREQ(impactLawId(report.law), "poisson");
  EXPECT_FALSE(report.safe);
  EXPECT_EQ(report.created, 0);
}

}  // namespace
}  // namespace painleve::test
