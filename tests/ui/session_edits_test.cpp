// «From here»: changes of the motion at the playhead instead of the whole scene.

#include <algorithm>

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/session/time_edits.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

class SessionEdits : public testing::Test {
 protected:
  void SetUp() override {
    // Lesson 5.4: a little more friction throws the rod.
    session().open(parseScene(R"({
      "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
      "laws": { "friction": { "type": "coulomb", "mu": 1.2 } },
      "initial": { "theta": 1, "theta_dot": 0, "slip": -8, "on_ground": true },
      "duration": 0.3 })"),
                   {});
    ASSERT_TRUE(settle(session()));
  }
  Session& session() { return bench_.session; }
  void setMu(double mu, const QString& key = {}) {
    ASSERT_TRUE(session().setValue(kMu, mu, "change of μ", key));
  }
  void goTo(double t) {
    session().setPlayhead(t);
    session().setFromHere(true);
  }

  SessionBench bench_;
};

TEST_F(SessionEdits, theSliderAtThePlayheadThrowsTheRod) {
  goTo(0.02);
  setMu(1.6);
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(session().scene().edits, (std::vector<Edit>{{0.02, {{kMu, 1.6}}}}));
  EXPECT_EQ(numberAt(session().scene(), kMu), 1.2);
  const auto& run = *session().trajectory();
  const auto jolt = std::find_if(run.events.begin(), run.events.end(), [](const Event& e) {
    return e.kind == EventKind::TangentialImpact;
  });
  ASSERT_NE(jolt, run.events.end());
  EXPECT_EQ(jolt->time, 0.02);
  EXPECT_NEAR(jolt->after[run.column("theta_dot")], 5.000870, 1e-6);
  EXPECT_EQ(session().undoText(), "change of μ from t = 0.02 s");
  session().undo();
  EXPECT_TRUE(session().scene().edits.empty());
}

TEST_F(SessionEdits, aDragIsOneEditAndOneEntryAlsoWhileItPlays) {
  goTo(0.02);
  for (int i = 0; i <= 10; ++i) {
    setMu(1.2 + 0.04 * i, "drag");
    session().setPlayhead(0.02 + 0.001 * i);
  }
  session().endMerge();
  EXPECT_EQ(session().scene().edits.size(), 1U);
  EXPECT_EQ(session().scene().edits[0].time, 0.02);
  session().undo();
  EXPECT_FALSE(session().canUndo());
}

TEST_F(SessionEdits, changesAtOneTimeJoinAndTimesStayInOrder) {
  goTo(0.05);
  setMu(1.0);
  session().setValue("laws.impact.e", 0.5, "change of e", {});
  setMu(0.9);
  goTo(0.01);
  setMu(1.1);
  const auto& edits = session().scene().edits;
  ASSERT_EQ(edits.size(), 2U);
  EXPECT_EQ(edits[0].time, 0.01);
  EXPECT_EQ(edits[1].set, (Members{{kMu, 0.9}, {"laws.impact.e", 0.5}}));
  EXPECT_TRUE(session().removeEdit(0));
  EXPECT_FALSE(session().removeEdit(7));
  EXPECT_EQ(session().scene().edits.size(), 1U);
}

TEST_F(SessionEdits, whatAMotionCannotFeelChangesTheScene) {
  goTo(0.02);
  session().setValue("initial.theta", 0.9, "change of θ", {});
  session().setValue("duration", 0.2, "change of duration", {});
  EXPECT_TRUE(session().scene().edits.empty());
  EXPECT_EQ(numberAt(session().scene(), "initial.theta"), 0.9);
  EXPECT_EQ(durationOf(session().scene()), 0.2);
}

TEST_F(SessionEdits, atTheStartThereIsNoPastToKeep) {
  goTo(0);
  setMu(1.6);
  EXPECT_TRUE(session().scene().edits.empty());
  EXPECT_EQ(numberAt(session().scene(), kMu), 1.6);
}

TEST_F(SessionEdits, formsShowWhatIsInForceAtThePlayhead) {
  goTo(0.02);
  setMu(1.6);
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(numberAt(session().sceneInForce(), kMu), 1.6);
  QSignalSpy told(&session(), &Session::forceChanged);
  session().setPlayhead(0.01);
  EXPECT_EQ(numberAt(session().sceneInForce(), kMu), 1.2);
  session().setPlayhead(0.015);
  EXPECT_EQ(told.count(), 1);
  session().setPlayhead(0.02);
  EXPECT_EQ(numberAt(session().sceneInForce(), kMu), 1.6);
  EXPECT_EQ(told.count(), 2);
}

TEST_F(SessionEdits, theValueThatIsSeenIsTheValueThatIsChanged) {
  goTo(0.02);
  setMu(1.6);
  session().setFromHere(false);
  session().setPlayhead(0.03);
  setMu(1.7);
  EXPECT_EQ(session().scene().edits, (std::vector<Edit>{{0.02, {{kMu, 1.7}}}}));
  EXPECT_EQ(numberAt(session().scene(), kMu), 1.2);
  session().setPlayhead(0.01);
  setMu(1.1);
  EXPECT_EQ(numberAt(session().scene(), kMu), 1.1);
  EXPECT_EQ(session().scene().edits[0].set[0].value, Tree(1.7));
}

TEST_F(SessionEdits, aLawThatCameWithAnEditHasItsValuesThere) {
  session().setValue("laws.friction.type", "none", "choice", {});
  goTo(0.02);
  session().setValue("laws.friction.type", "coulomb", "choice", {});
  session().setFromHere(false);
  setMu(0.4);
  EXPECT_TRUE(bench_.refusals.isEmpty());
  EXPECT_EQ(session().scene().edits,
            (std::vector<Edit>{{0.02, {{"laws.friction.type", "coulomb"}, {kMu, 0.4}}}}));
}

TEST(TimeEdits, joinTheLastOneOfTheirTimeInAnyOrderOfTheFile) {
  Scene scene;
  scene.edits = {{0.2, {{kMu, 1}}}, {0.1, {{kMu, 2}}}};
  setEdit(scene, 0.1, kMu, 3);
  EXPECT_EQ(scene.edits, (std::vector<Edit>{{0.2, {{kMu, 1}}}, {0.1, {{kMu, 3}}}}));
}

TEST(TimeEdits, areTakenBackValueByValue) {
  Scene scene;
  scene.edits = {{0.1, {{kMu, 2}, {"laws.impact.e", 0}}}, {0.2, {{kMu, 1}}}};
  EXPECT_FALSE(removeFromEdits(scene, 0.05, kMu));
  EXPECT_TRUE(removeFromEdits(scene, 0.3, kMu));
  EXPECT_TRUE(removeFromEdits(scene, 0.3, kMu));
  EXPECT_FALSE(removeFromEdits(scene, 0.3, kMu));
  EXPECT_EQ(scene.edits, (std::vector<Edit>{{0.1, {{"laws.impact.e", 0}}}}));
}

TEST_F(SessionEdits, thePhasePlaneIsThatOfTheLawsInForce) {
  session().requestPhasePlane({});
  ASSERT_TRUE(settle(session()));
  EXPECT_FALSE(session().phasePlane()->present[2]) << "mode (2) needs more friction";
  goTo(0.02);
  setMu(1.6);
  ASSERT_TRUE(settle(session()));
  EXPECT_TRUE(session().phasePlane()->present[2]);
  session().setPlayhead(0.01);
  ASSERT_TRUE(settle(session()));
  EXPECT_FALSE(session().phasePlane()->present[2]);
}

TEST_F(SessionEdits, aBadValueIsRefusedWithItsPlace) {
  goTo(0.02);
  EXPECT_FALSE(session().setValue(kMu, -1, "change of μ", {}));
  EXPECT_TRUE(session().scene().edits.empty());
  ASSERT_EQ(bench_.refusals.size(), 1);
  EXPECT_TRUE(bench_.refusals[0].contains("mu")) << bench_.refusals[0].toStdString();
}

// The variation speaks of a friction that is gone after the edit.
TEST_F(SessionEdits, whatIsInForceNeedNotSuitTheVariations) {
  session().open(parseScene(R"({
      "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
      "laws": { "friction": { "type": "coulomb", "mu": 1.2 } },
      "initial": { "theta": 1, "theta_dot": 0, "slip": -8, "on_ground": true },
      "duration": 0.05, "edits": [{ "time": 0.02, "set": { "laws.friction.type": "none" } }],
      "variations": [{ "name": "more", "set": { "laws.friction.mu": 1.3 } }] })"),
                 {});
  ASSERT_TRUE(settle(session()));
  session().setPlayhead(0.03);
  EXPECT_EQ(textAt(session().sceneInForce(), "laws.friction.type"), "none");
}

}  // namespace
}  // namespace painleve::ui
