// Which solution a run takes, through real runs of the scenes of lessons 2.3 and 4.
#include "core/analysis/contact_verdict.h"

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "core/simulate.h"
#include "tests/support/scene/sliding_start.h"

namespace painleve::test {
namespace {

// Lesson 4.1: A = -3.664, B = -0.307.
Scene fork(const std::string& branch) {
  return slidingStart({.mu = 1.6, .theta = 1, .thetaDot = 4, .slip = -3},
                      R"("duration": 0.1, "branch": {)" + branch + "}");
}

ContactSolutions at(const Scene& scene, double t) {
  return contactSolutions(scene, *simulate(scene), t);
}

TEST(ContactVerdict, ThePolicyTakesOneOfTwo) {
  const auto painleve = at(fork(R"("policy": "painleve")"), 0);
  ASSERT_EQ(painleve.solutions.size(), 2U);
  EXPECT_EQ(painleve.verdict.rule, "painleve");
  EXPECT_FALSE(painleve.verdict.choice);
  EXPECT_EQ(painleve.solutions[painleve.verdict.taken.value()].normal[0], 0);
  const auto contact = at(fork(R"("policy": "contact")"), 0);
  EXPECT_EQ(contact.verdict.rule, "contact");
  EXPECT_GT(contact.solutions[contact.verdict.taken.value()].normal[0], 11.9);
}

TEST(ContactVerdict, AStoredChoiceIsSaid) {
  const auto chosen =
      at(fork(R"("policy": "painleve", "choices": [{"branch": 0, "rule": "contact"}])"), 0);
  EXPECT_EQ(chosen.verdict.rule, "contact");
  EXPECT_TRUE(chosen.verdict.choice);
}

TEST(ContactVerdict, AJumpTakesNoneOfThem) {
  const auto jump = at(fork(R"("policy": "impact")"), 0);
  EXPECT_EQ(jump.verdict.rule, "impact");
  EXPECT_FALSE(jump.verdict.taken);
  EXPECT_EQ(jump.solutions.size(), 2U);
}

TEST(ContactVerdict, AskingTakesNone) {
  const auto asked = at(fork(R"("policy": "ask")"), 0);
  EXPECT_EQ(asked.verdict.rule, "ask");
  EXPECT_FALSE(asked.verdict.taken);
}

TEST(ContactVerdict, TheDecisionHoldsWhileTheMotionGoesOn) {
  const auto later = at(fork(R"("policy": "contact")"), 0.01);
  ASSERT_EQ(later.solutions.size(), 2U);
  EXPECT_EQ(later.verdict.rule, "contact");
  EXPECT_EQ(later.verdict.since, 0.0);
  EXPECT_GT(later.solutions[later.verdict.taken.value()].normal[0], 11.9);
}

TEST(ContactVerdict, WithoutAChoiceTheLawItselfDecides) {
  const auto slides = at(slidingStart({.theta = 0.6}, R"("duration": 0.2)"), 0.05);
  EXPECT_EQ(slides.verdict.rule, "lcp");
  EXPECT_EQ(slides.verdict.taken, 0U);
  EXPECT_FALSE(slides.verdict.since);
}

TEST(ContactVerdict, WithoutASolutionAnImpactIsLeft) {
  const auto jolt = at(slidingStart({}, R"("duration": 0.1)"), 0);
  EXPECT_TRUE(jolt.solutions.empty());
  EXPECT_EQ(jolt.verdict.rule, "impact");
  EXPECT_FALSE(jolt.verdict.taken);
}

TEST(ContactVerdict, TheSingularPointHasItsRule) {
  const Scene scene = slidingStart({.mu = 2, .theta = 0.55, .thetaDot = 2, .slip = -40},
                                   R"("duration": 0.05, "branch": {"singular_point": "lift_off"})");
  const auto run = simulate(scene);
  ASSERT_EQ(run->branches.size(), 1U);
  const double there = run->events[run->branches[0].event].time;
  const auto problem = contactSolutions(scene, *run, there);
  EXPECT_EQ(problem.situation, Situation::Singular);
  EXPECT_EQ(problem.verdict.rule, "lift_off");
  EXPECT_FALSE(problem.verdict.choice);
}

TEST(ContactVerdict, FlightDecidesNothing) {
  const auto flies = at(slidingStart({.theta = 0.6, .thetaDot = 5}, R"("duration": 0.1)"), 0.05);
  EXPECT_EQ(flies.situation, Situation::Flight);
  EXPECT_TRUE(flies.verdict.rule.empty());
}

}  // namespace
}  // namespace painleve::test
