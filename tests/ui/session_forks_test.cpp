// Many runs beside the active one at once: all futures of a branch point, and the scene under other
// laws, solvers and steps.

#include <gtest/gtest.h>

#include <QTest>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/session/forks.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {
namespace {

using SideRun = Run;  // GoogleTest has a Run of its own

constexpr auto kFork = R"({
    "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": 1.6 } },
    "initial": { "theta": 1, "theta_dot": 4, "slip": -3, "on_ground": true },
    "duration": 0.1 })";

/// Its branch point comes with an edit.
constexpr auto kLaterFork = R"({
    "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": 0.3 } },
    "initial": { "theta": 1, "theta_dot": 3, "slip": -3, "on_ground": true },
    "edits": [ { "time": 0.01, "set": { "laws.friction.mu": 1.6,
                 "system.parameters.gravity": 4 } } ],
    "duration": 0.05 })";

QString words(std::string_view rule) {
  return "to " + QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
}

class Forks : public testing::Test {
 protected:
  Session& session() { return bench_.session; }
  void open(const Scene& scene) {
    session().open(scene, {});
    ASSERT_TRUE(settle(session()));
  }
  void openFile(const std::string& name) {
    open(loadScene(PAINLEVE_REPOSITORY "/resources/scenes/" + name + ".json"));
  }
  bool compare(Contest contest) {
    const bool done = session().compareWith(contest);
    EXPECT_TRUE(settle(session()));
    return done;
  }
  std::vector<SideRun> with(Role role) {
    std::vector<SideRun> found;
    for (const SideRun& run : session().runs())
      if (run.role == role) found.push_back(run);
    return found;
  }
  QStringList names(Role role) {
    QStringList all;
    for (const SideRun& run : with(role)) all << QString::fromStdString(run.name);
    return all;
  }
  QString refusal() { return bench_.refusals.isEmpty() ? QString() : bench_.refusals.back(); }

  SessionBench bench_;
};

TEST_F(Forks, allFuturesAreKeptUnderTheirRules) {
  open(parseScene(kFork));
  const auto ghosts = with(Role::Ghost);
  ASSERT_TRUE(session().keepFutures(words));
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(names(Role::Kept), QStringList("to painleve")) << "the active run's own future";
  EXPECT_EQ(names(Role::Compared), (QStringList{"to contact", "to impact"}));
  for (std::size_t i = 0; i < ghosts.size(); ++i) {
    const SideRun kept = with(Role::Compared)[i];
    ASSERT_NE(kept.trajectory, nullptr) << kept.error;
    EXPECT_TRUE(runsAlike(*kept.scene, *ghosts[i].scene));
    EXPECT_EQ(kept.trajectory->events.size(), ghosts[i].trajectory->events.size());
  }
  EXPECT_TRUE(with(Role::Ghost).empty()) << "what is kept is not shown twice";
  session().undo();
  EXPECT_TRUE(session().scene().variations.empty()) << "one entry for all";
  EXPECT_EQ(with(Role::Ghost).size(), 2U);
}

TEST_F(Forks, whatIsKeptAlreadyIsNotDoubled) {
  open(parseScene(kFork));
  const SideRun contact = with(Role::Ghost)[0];
  ASSERT_TRUE(session().keepRun(contact.id, "mine"));
  ASSERT_TRUE(settle(session()));
  ASSERT_TRUE(session().keepFutures(words));
  EXPECT_EQ(session().scene().variations.size(), 3U);
  EXPECT_TRUE(names(Role::Compared).contains("mine"));
  ASSERT_TRUE(session().keepFutures(words));
  EXPECT_EQ(session().scene().variations.size(), 3U);
}

TEST_F(Forks, aRunWithOneFutureSaysSo) {
  open(slidingScene());
  EXPECT_FALSE(session().keepFutures(words));
  EXPECT_TRUE(refusal().contains("no branch point")) << refusal().toStdString();
  EXPECT_FALSE(session().canUndo());
}

TEST_F(Forks, aBranchPointThatIsStillToComeIsNamed) {
  open(parseScene(kLaterFork));
  const Trajectory& run = *session().trajectory();
  ASSERT_FALSE(run.branches.empty());
  const double time = run.events[run.branches[0].event].time;
  ASSERT_GT(time, 0);
  EXPECT_FALSE(branchPointAt(run, time / 2));
  EXPECT_EQ(branchPointAt(run, time), 0U);
  EXPECT_FALSE(session().keepFutures(words));
  EXPECT_TRUE(refusal().contains("the first is at t = ")) << refusal().toStdString();
  session().setPlayhead(time);
  EXPECT_TRUE(session().keepFutures(words));
}

TEST_F(Forks, whereNobodyHasChosenAllFuturesAreCompared) {
  openFile("fork");
  ASSERT_TRUE(session().keepFutures(words));
  EXPECT_EQ(names(Role::Compared).size(), 3);
}

TEST_F(Forks, everyLawThatTakesTheSceneIsCompared) {
  openFile("kane_classic_hit");
  ASSERT_TRUE(compare(Contest::ImpactLaws));
  EXPECT_EQ(names(Role::Compared),
            (QStringList{"Newton, resolved", "Poisson", "Energetic (Stronge)"}));
  for (const SideRun& run : with(Role::Compared)) {
    ASSERT_NE(run.trajectory, nullptr) << run.name << run.error;
    EXPECT_EQ(numberAt(*run.scene, "laws.impact.e"), 0.5) << run.name;
  }
  EXPECT_TRUE(refusal().contains("Moreau (index δ): friction")) << refusal().toStdString();
  ASSERT_TRUE(compare(Contest::ImpactLaws));
  EXPECT_EQ(session().scene().variations.size(), 3U) << "not doubled";
  session().undo();
  EXPECT_TRUE(session().scene().variations.empty()) << "one entry, and none for the second time";
}

TEST_F(Forks, moreausLawReboundsAsTheOthersDoWithoutFriction) {
  Scene scene = fallingScene();
  scene = withValues(scene, {{"laws.friction.type", "none"},
                             {"laws.impact.type", "newton"},
                             {"laws.impact.e", 0.5},
                             {"initial.y", 1.5},
                             {"initial.theta_dot", 0.3}});
  open(scene);
  ASSERT_TRUE(compare(Contest::ImpactLaws));
  EXPECT_TRUE(bench_.refusals.isEmpty()) << refusal().toStdString();
  const auto compared = with(Role::Compared);
  ASSERT_EQ(compared.size(), 4U);
  EXPECT_NEAR(numberAt(*compared[3].scene, "laws.impact.delta"), 1.0 / 3, 1e-15);
  const Trajectory& newton = *session().trajectory();
  const Trajectory& moreau = *compared[3].trajectory;
  const std::size_t speed = newton.column("y_dot");
  EXPECT_NEAR(newton.row(newton.rowCount() - 1)[speed], moreau.row(moreau.rowCount() - 1)[speed],
              1e-9);
  ASSERT_TRUE(session().makeActive(compared[3].id));
  ASSERT_TRUE(settle(session()));
  ASSERT_TRUE(compare(Contest::ImpactLaws));
  for (const SideRun& run : with(Role::Compared))
    EXPECT_NEAR(numberAt(*run.scene, "laws.impact.e"), 0.5, 1e-15) << run.name;
}

TEST_F(Forks, aSolverThatTakesOneLawLeavesTheOthersOut) {
  openFile("kane_classic_hit");
  ASSERT_TRUE(session().setValue("solver.type", "moreau", "solver", {}));
  ASSERT_TRUE(settle(session()));
  EXPECT_FALSE(compare(Contest::ImpactLaws));
  for (const char* law : {"Newton, resolved", "Poisson", "Energetic (Stronge)"})
    EXPECT_TRUE(refusal().contains(law)) << law << refusal().toStdString();
  EXPECT_TRUE(session().scene().variations.empty());
}

TEST_F(Forks, theOtherSolverBothWays) {
  open(slidingScene());
  ASSERT_TRUE(compare(Contest::OtherSolver));
  ASSERT_EQ(names(Role::Compared), QStringList("Moreau time-stepping, h = 1 ms"));
  EXPECT_EQ(textAt(*with(Role::Compared)[0].scene, "solver.type"), "moreau");
  ASSERT_TRUE(session().makeActive(with(Role::Compared)[0].id));
  ASSERT_TRUE(settle(session()));
  ASSERT_TRUE(compare(Contest::OtherSolver));
  ASSERT_EQ(with(Role::Compared).size(), 1U) << "the former active run is the event-driven one";
  EXPECT_EQ(textAt(*with(Role::Compared)[0].scene, "solver.type"), "event-driven");
}

TEST_F(Forks, shorterStepsAndANewComparisonInsteadOfTheFormer) {
  open(withValues(slidingScene(), {{"solver.type", "moreau"}, {"solver.step", 0.002}}));
  ASSERT_TRUE(compare(Contest::Steps));
  EXPECT_EQ(names(Role::Compared), (QStringList{"h = 1 ms", "h = 0.5 ms"}));
  ASSERT_TRUE(compare(Contest::StepStudy));
  EXPECT_EQ(names(Role::Compared).size(), 4) << "h/2, h/4, h/8, event-driven";
  EXPECT_EQ(session().scene().variations.size(), 4U);
  ASSERT_TRUE(compare(Contest::OtherSolver));
  EXPECT_EQ(names(Role::Compared), QStringList("Event-driven"));
  EXPECT_EQ(names(Role::Kept).size(), 3);
}

}  // namespace
}  // namespace painleve::ui
