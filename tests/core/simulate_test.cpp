// The facade: from scene to trajectory, states between rows, edits in time, choices.
#include "core/simulate.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "tests/support/case_name.h"
#include "tests/support/draws.h"
#include "tests/support/scene/scene_text.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

// A scene of the rod: laws, initial state and further members as JSON.
Scene rodScene(const std::string& laws, const std::string& initial, const std::string& members) {
  return parseScene(
      R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"}, "laws": )" +
      laws + R"(, "initial": )" + initial + ", " + members + "}");
}

const std::string kBounce = R"({"friction": {"mu": 0.3}, "impact": {"e": 0.6}})";
const std::string kDrop =
    R"({"x": 0, "y": 1.2, "theta": 1.2, "x_dot": 1, "y_dot": 0, "theta_dot": 2})";
const std::string kSlide = R"({"on_ground": true, "theta": 1.2, "theta_dot": 0, "slip": -20})";

// An edit as JSON.
std::string edit(const char* time, const std::string& path, const char* value) {
  return R"({"time": )" + std::string(time) + R"(, "set": {")" + path + R"(": )" + value + "}}";
}

double at(const Trajectory& trajectory, std::span<const double> cells, const char* id) {
  return cells[trajectory.column(id)];
}

double balance(const Trajectory& trajectory, std::span<const double> cells) {
  double rest = at(trajectory, cells, "E");
  for (const char* account : {"W_friction", "W_impact", "W_external", "W_edit", "W_correction"})
    rest -= at(trajectory, cells, account);
  return rest;
}

void expectBalanced(const Trajectory& trajectory) {
  double largest = 1;
  for (std::size_t i = 0; i < trajectory.rowCount(); ++i)
    largest = std::max(largest, std::abs(at(trajectory, trajectory.row(i), "E")));
  const double first = balance(trajectory, trajectory.row(0));
  for (std::size_t i = 0; i < trajectory.rowCount(); ++i)
    ASSERT_NEAR(balance(trajectory, trajectory.row(i)), first, kEnergyBalance * largest)
        << "row " << i;
}

const Event* find(const Trajectory& trajectory, EventKind kind) {
  for (const Event& event : trajectory.events)
    if (event.kind == kind) return &event;
  return nullptr;
}

// Largest difference between two rows, relative to size; empty cells must agree.
double difference(std::span<const double> a, std::span<const double> b) {
  double worst = a.size() == b.size() ? 0 : 1;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (std::isnan(a[i]) && std::isnan(b[i])) continue;
    const double d = std::abs(a[i] - b[i]) / (1 + std::abs(a[i]));
    worst = std::isnan(d) ? 1 : std::max(worst, d);
  }
  return worst;
}

TEST(Describe, HasWhatFormsAndAxesNeed) {
  const SystemCard card = describe(parseScene(sceneText()));
  EXPECT_EQ(card.type, "rod");
  EXPECT_EQ(card.name, "Sliding rod");
  EXPECT_EQ(card.coordinates.size(), 3U);
  EXPECT_EQ(card.contacts.size(), 2U);
  EXPECT_EQ(card.charts.size(), 2U);
  EXPECT_FALSE(card.landmarks.empty());
}

TEST(Simulate, GivesRowsFromZeroToTheDuration) {
  const auto trajectory = simulate(rodScene(kBounce, kDrop, R"("duration": 0.5)"));
  EXPECT_EQ(trajectory->end, End::Duration);
  EXPECT_TRUE(trajectory->endReason.empty());
  EXPECT_EQ(trajectory->endTime, 0.5);
  EXPECT_EQ(trajectory->row(0)[0], 0);
  EXPECT_EQ(trajectory->row(trajectory->rowCount() - 1)[0], 0.5);
  EXPECT_EQ(trajectory->contacts, (std::vector<std::string>{"tip", "other_end"}));
  EXPECT_EQ(trajectory->events.front().kind, EventKind::Start);
  EXPECT_EQ(trajectory->events.back().kind, EventKind::End);
  expectBalanced(*trajectory);
}

TEST(Simulate, SameSceneSameBits) {
  const Scene scene = rodScene(kBounce, kDrop, R"("duration": 0.5)");
  const auto once = simulate(scene), again = simulate(scene);
  ASSERT_EQ(once->chunks.size(), again->chunks.size());
  for (std::size_t i = 0; i < once->chunks.size(); ++i) {
    const auto &a = once->chunks[i]->cells, &b = again->chunks[i]->cells;
    ASSERT_EQ(a.size(), b.size());
    EXPECT_EQ(std::memcmp(a.data(), b.data(), a.size() * sizeof(double)), 0);
  }
}

TEST(Simulate, HandsOutEveryChunkOnTheWay) {
  std::vector<std::shared_ptr<const Chunk>> seen;
  const auto trajectory = simulate(rodScene(kBounce, kDrop, R"("duration": 0.5)"),
                                   [&](const auto& chunk) { seen.push_back(chunk); });
  EXPECT_GE(seen.size(), 3U);
  EXPECT_EQ(seen, trajectory->chunks);
}

TEST(Simulate, StopsWhenAsked) {
  int polls = 0;
  const auto trajectory =
      simulate(rodScene(kBounce, kDrop, R"("duration": 10)"), {}, [&] { return ++polls > 3; });
  EXPECT_EQ(trajectory->end, End::Cancelled);
  EXPECT_LT(trajectory->endTime, 10);
}

TEST(Simulate, RefusesASceneThatCannotStart) {
  const Scene scene = rodScene(
      kBounce, R"({"x": 0, "y": 0.1, "theta": 1.2, "x_dot": 0, "y_dot": 0, "theta_dot": 0})",
      R"("duration": 1)");
  EXPECT_THROW(simulate(scene), SceneError);
}

TEST(Simulate, OtherEndTouchingIsALimitWithItsReason) {
  const auto trajectory = simulate(rodScene(
      R"({"friction": {"mu": 0.3}})",
      R"({"on_ground": true, "theta": 0.3, "theta_dot": -1, "slip": -1})", R"("duration": 5)"));
  EXPECT_EQ(trajectory->end, End::Limit);
  EXPECT_NE(trajectory->endReason.find("other_end"), std::string::npos);
  EXPECT_LT(trajectory->endTime, 5);
  EXPECT_EQ(trajectory->events.back().kind, EventKind::Limit);
  EXPECT_EQ(trajectory->row(trajectory->rowCount() - 1)[0], trajectory->endTime);
}

struct Replay {
  const char* name;
  Scene scene;
};
void PrintTo(const Replay& replay, std::ostream* out) {
  *out << replay.name;
}

class ReplayTest : public testing::TestWithParam<Replay> {
 protected:
  const Scene& scene() const { return GetParam().scene; }
};

// Rows come off the dense output, states from steps of their own: both must be the same motion.
TEST_P(ReplayTest, CellsAtRowTimesAreTheRows) {
  const auto trajectory = simulate(scene());
  ASSERT_GT(trajectory->rowCount(), 300U);
  Draws draws(3);
  for (int i = 0; i < 100; ++i) {
    const auto index =
        static_cast<std::size_t>(draws.whole(1, static_cast<int>(trajectory->rowCount()) - 2));
    const auto row = trajectory->row(index);
    if (trajectory->row(index + 1)[0] == row[0] || trajectory->row(index - 1)[0] == row[0])
      continue;  // an instant
    EXPECT_LE(difference(row, cellsAt(scene(), *trajectory, row[0])), kReplay) << "t = " << row[0];
  }
}

// The same motion with other rows, hence other chunks and other checkpoints.
TEST_P(ReplayTest, StatesDoNotDependOnTheChunks) {
  Scene fine = scene();
  fine.output.set("step", 1e-4);
  const auto coarse = simulate(scene()), dense = simulate(fine);
  ASSERT_NE(coarse->checkpoints.size(), dense->checkpoints.size());
  Draws draws(4);
  for (int i = 0; i < 100; ++i) {
    const double t = draws.between(0, coarse->endTime);
    const Cells a = cellsAt(scene(), *coarse, t), b = cellsAt(fine, *dense, t);
    EXPECT_LE(difference(a, b), kReplay) << "t = " << t;
  }
}

TEST_P(ReplayTest, EnergyIsBalancedBetweenRowsToo) {
  const auto trajectory = simulate(scene());
  const double first = balance(*trajectory, trajectory->row(0));
  Draws draws(5);
  for (int i = 0; i < 50; ++i) {
    const Cells cells = cellsAt(scene(), *trajectory, draws.between(0, trajectory->endTime));
    EXPECT_NEAR(balance(*trajectory, cells), first, kEnergyBalance * (1 + std::abs(first)));
  }
}

std::vector<Replay> replays() {
  return {
      {"Bounces", rodScene(kBounce, kDrop, R"("duration": 0.5)")},
      {"SlideAndStick", rodScene(R"({"friction": {"mu": 0.6}})",
                                 R"({"on_ground": true, "theta": 1.2, "theta_dot": 0, "slip": -2})",
                                 R"("duration": 0.5)")},
      {"Pc1", rodScene(R"({"friction": {"mu": 2}})",
                       R"({"on_ground": true, "theta": 0.55, "theta_dot": 2, "slip": -40})",
                       R"("duration": 0.05)")},
      {"Edited", rodScene(R"({"friction": {"mu": 0.2}})", kSlide,
                          R"("duration": 0.4, "edits": [
                                   {"time": 0.1, "set": {"laws.friction.mu": 0.5}},
                                   {"time": 0.25, "set": {"system.parameters.mass": 2}}])")},
      {"Pendulum", parseScene(R"({"format": "painleve-lab/scene", "version": 1,
              "system": {"type": "double_pendulum"}, "duration": 1,
              "laws": {"friction": {"mu": 0.5}, "impact": {"e": 0.5}},
              "initial": {"theta1": 0.6, "theta2": 0.9, "theta1_dot": 0, "theta2_dot": 0}})")}};
}
INSTANTIATE_TEST_SUITE_P(Scenes, ReplayTest, testing::ValuesIn(replays()), CaseName());

TEST(StateAt, IsTheStateAfterAnInstantAndClampedToTheRun) {
  const Scene scene = rodScene(kBounce, kDrop, R"("duration": 0.5)");
  const auto trajectory = simulate(scene);
  const Event* impact = find(*trajectory, EventKind::Impact);
  ASSERT_NE(impact, nullptr);
  EXPECT_LE(difference(impact->after, cellsAt(scene, *trajectory, impact->time)), kRounding);
  EXPECT_EQ(stateAt(scene, *trajectory, -1).state.t, 0);
  EXPECT_EQ(stateAt(scene, *trajectory, 99).state.t, 0.5);
}

TEST(StateAt, NeedsCheckpoints) {
  EXPECT_THROW(stateAt(parseScene(sceneText()), Trajectory{}, 0), std::logic_error);
}

TEST(StateAt, OfARestIsAtRest) {
  const Scene scene =
      rodScene(R"({"friction": {"mu": 1}})",
               R"({"on_ground": true, "theta": 1.5707963267948966, "theta_dot": 0, "slip": 0})",
               R"("duration": 36000)");
  const auto trajectory = simulate(scene);
  EXPECT_LE(trajectory->rowCount(), 6U);
  EXPECT_EQ(stateAt(scene, *trajectory, 18000).state.v.cwiseAbs().maxCoeff(), 0);
  EXPECT_EQ(stateAt(scene, *trajectory, 18000).state.t, 18000);
}

TEST(Depict, DrawsTheStateOfThatTimeWithTheEditsUpToIt) {
  const Scene scene = rodScene(
      kBounce, kDrop,
      R"("duration": 0.2, "edits": [)" + edit("0.1", "system.parameters.half_length", "0.5") + "]");
  const auto trajectory = simulate(scene);
  EXPECT_EQ(depict(scene, *trajectory, 0.05).size, 2);
  EXPECT_EQ(depict(scene, *trajectory, 0.15).size, 1);
  EXPECT_EQ(depictInitial(scene).size, 2);
  const Snapshot s = stateAt(scene, *trajectory, 0.15);
  EXPECT_EQ(depict(scene, *trajectory, 0.15).bodies.at(0).centre.y(), s.state.q[1]);
}

TEST(Edits, FrictionChangesAtItsTimeAndTheEnergyStaysBalanced) {
  const Scene scene =
      rodScene(R"({"friction": {"mu": 0.2}})", kSlide,
               R"("duration": 0.3, "edits": [{"time": 0.1, "set": {"laws.friction.mu": 0.6}}])");
  const auto trajectory = simulate(scene);
  const Event* edit = find(*trajectory, EventKind::Edit);
  ASSERT_NE(edit, nullptr);
  EXPECT_EQ(edit->time, 0.1);
  EXPECT_EQ(edit->energyChange, 0);
  const double before =
      at(*trajectory, edit->before, "F_T_tip") / at(*trajectory, edit->before, "F_N_tip");
  const double after =
      at(*trajectory, edit->after, "F_T_tip") / at(*trajectory, edit->after, "F_N_tip");
  EXPECT_NEAR(before, 0.2, kRounding);
  EXPECT_NEAR(after, 0.6, kRounding);
  EXPECT_EQ(std::count_if(trajectory->events.begin(), trajectory->events.end(),
                          [](const Event& e) { return e.time == 0.1; }),
            1);
  expectBalanced(*trajectory);
}

TEST(Edits, ThePastIsThatOfTheSceneWithoutThem) {
  const Scene plain = rodScene(R"({"friction": {"mu": 0.2}})", kSlide, R"("duration": 0.3)");
  Scene edited = plain;
  edited.edits = {{0.1, {{"laws.friction.mu", 0.6}}}};
  const auto a = simulate(plain), b = simulate(edited);
  for (std::size_t i = 0; i < a->rowCount() && a->row(i)[0] < 0.0999; ++i)
    EXPECT_LE(difference(a->row(i), b->row(i)), kReplay);
}

// changing l in contact keeps tip, angle, spin and slip; the energy difference is booked.
TEST(Edits, HalfLengthInContactKeepsTheChart) {
  const Scene scene = rodScene(
      R"({"friction": {"mu": 0.2}})",
      R"({"on_ground": true, "theta": 1.2, "theta_dot": 1, "slip": -20, "tip_x": 0.5})",
      R"("duration": 0.2, "edits": [)" + edit("0.1", "system.parameters.half_length", "0.7") + "]");
  const auto trajectory = simulate(scene);
  const Event* edit = find(*trajectory, EventKind::Edit);
  ASSERT_NE(edit, nullptr);
  for (const char* id : {"theta", "theta_dot", "slip_tip"})
    EXPECT_NEAR(at(*trajectory, edit->before, id), at(*trajectory, edit->after, id),
                kRounding * 100)
        << id;
  EXPECT_NEAR(at(*trajectory, edit->after, "gap_tip"), 0, kRounding);
  const double turn = std::cos(at(*trajectory, edit->before, "theta"));
  EXPECT_NEAR(at(*trajectory, edit->before, "x") - turn,
              at(*trajectory, edit->after, "x") - 0.7 * turn, kRounding * 10);
  EXPECT_NE(edit->energyChange, 0);
  EXPECT_NEAR(at(*trajectory, edit->after, "W_edit"), edit->energyChange, kRounding * 1000);
  expectBalanced(*trajectory);
}

TEST(Edits, SeveralAtOneTimeAndInAnyOrder) {
  const auto run = [](const std::string& first, const std::string& second) {
    return simulate(rodScene(R"({"friction": {"mu": 0.2}})", kSlide,
                             R"("duration": 0.3, "edits": [)" + first + ", " + second + "]"));
  };
  const std::string friction = edit("0.1", "laws.friction.mu", "0.6");
  const std::string mass = edit("0.2", "system.parameters.mass", "3");
  const auto sorted = run(friction, mass), turned = run(mass, friction);
  EXPECT_EQ(sorted->rowCount(), turned->rowCount());
  EXPECT_EQ(difference(sorted->row(sorted->rowCount() - 1), turned->row(turned->rowCount() - 1)),
            0);
  const auto together = run(friction, edit("0.1", "system.parameters.mass", "3"));
  EXPECT_EQ(together->end, End::Duration);
  expectBalanced(*together);
}

// The chart of Kane's pendulum knows the lower rod to the right only: other states stay as they
// are.
TEST(Edits, KeepAStateThatNoChartCovers) {
  for (const char* path : {"laws.friction.mu", "system.parameters.mass"}) {
    Scene scene = parseScene(R"({"format": "painleve-lab/scene", "version": 1,
        "system": {"type": "double_pendulum"}, "laws": {"friction": {"mu": 0.5}}, "duration": 0.02,
        "initial": {"theta1": 0.5, "theta2": 0, "theta1_dot": 0, "theta2_dot": 0}})");
    scene.initial.set("theta2", -std::acos(1.8 - std::cos(0.5)));
    scene.edits = {{0.01, {{path, 0.6}}}};
    const auto trajectory = simulate(scene);
    const Event* edit = find(*trajectory, EventKind::Edit);
    ASSERT_NE(edit, nullptr);
    EXPECT_LT(at(*trajectory, edit->before, "theta2"), 0);
    EXPECT_GT(at(*trajectory, edit->before, "F_N"), 0) << "the tip is on the floor";
    for (const char* id : {"theta1", "theta2", "theta1_dot", "theta2_dot"})
      EXPECT_NEAR(at(*trajectory, edit->before, id), at(*trajectory, edit->after, id), kRounding)
          << id;
  }
}

TEST(Edits, ThatBelongTogetherAreMadeTogether) {
  const auto trajectory = simulate(parseScene(R"({"format": "painleve-lab/scene", "version": 1,
      "system": {"type": "double_pendulum"}, "duration": 0.2,
      "initial": {"theta1": 0.6, "theta2": 0.9, "theta1_dot": 0, "theta2_dot": 0},
      "edits": [{"time": 0.1,
                 "set": {"system.parameters.length": 2, "system.parameters.height": 4}}]})"));
  EXPECT_EQ(trajectory->end, End::Duration);
  expectBalanced(*trajectory);
}

TEST(Edits, ThatPutABodyIntoTheGroundEndTheRunWithTheReason) {
  const auto trajectory = simulate(rodScene(
      kBounce, R"({"x": 0, "y": 1.1, "theta": 1.4, "x_dot": 0, "y_dot": 1, "theta_dot": 0})",
      R"("duration": 1, "edits": [{"time": 0.05, "set": {"system.parameters.half_length": 3}}])"));
  EXPECT_EQ(trajectory->end, End::Limit);
  EXPECT_NE(trajectory->endReason.find("inside its obstacle"), std::string::npos);
  EXPECT_EQ(trajectory->endTime, 0.05);
}

TEST(Edits, OfALawThatALaterOneReplaces) {
  const auto run = simulate(rodScene(kBounce, kSlide,
                                     R"("duration": 0.05, "edits": [)" +
                                         edit("0.01", "laws.friction.mu", "0.4") + ", " +
                                         edit("0.02", "laws.friction.type", "\"none\"") + "]"));
  EXPECT_EQ(run->end, End::Duration);
  EXPECT_EQ(at(*run, run->row(run->rowBefore(0.03)), "F_T_tip"), 0);
}

TEST(Edits, AtOrAfterTheEndAreNotMade) {
  Scene scene = rodScene(R"({"friction": {"mu": 0.2}})", kSlide, R"("duration": 0.3)");
  scene.edits = {{0.3, {{"laws.friction.mu", 0.6}}}};
  const auto trajectory = simulate(scene);
  EXPECT_EQ(find(*trajectory, EventKind::Edit), nullptr);
  const auto last = trajectory->row(trajectory->rowCount() - 1);
  EXPECT_LE(difference(last, cellsAt(scene, *trajectory, 0.3)), kReplay);
}

TEST(Edits, WakeARest) {
  const Scene scene =
      rodScene(R"({"friction": {"mu": 1}})",
               R"({"on_ground": true, "theta": 1.5707963267948966, "theta_dot": 0, "slip": 0})",
               R"("duration": 100, "edits": [{"time": 50, "set": {"laws.friction.mu": 0.5}}])");
  const auto trajectory = simulate(scene);
  std::vector<EventKind> kinds;
  for (const Event& event : trajectory->events) kinds.push_back(event.kind);
  EXPECT_EQ(kinds, (std::vector<EventKind>{EventKind::Start, EventKind::Rest, EventKind::Edit,
                                           EventKind::Rest, EventKind::End}));
  EXPECT_EQ(trajectory->end, End::Duration);
}

const std::string kPainleve = R"({"friction": {"mu": 1.6}})";
const std::string kModeFour = R"({"on_ground": true, "theta": 1, "theta_dot": 4, "slip": -3})";

TEST(Choices, OfTheSceneDecideABranchPoint) {
  for (const auto& [rule, mode] : {std::pair("painleve", "free"), std::pair("contact", "slip-")}) {
    const auto trajectory = simulate(rodScene(kPainleve, kModeFour,
                                              std::string(
                                                  R"("duration": 0.01, "branch": {"policy": "ask",
                                          "choices": [{"branch": 0, "rule": ")") +
                                                  rule + R"("}]})"));
    EXPECT_EQ(trajectory->end, End::Duration) << rule;
    ASSERT_EQ(trajectory->branches.size(), 1U);
    const BranchPoint& branch = trajectory->branches[0];
    EXPECT_EQ(branch.futures.at(branch.taken).rule, rule);
    EXPECT_EQ(trajectory->events.at(branch.event).kind, EventKind::BranchPoint);
    const auto row = trajectory->row(trajectory->rowCount() - 1);
    EXPECT_STREQ(modeName(static_cast<Mode>(static_cast<int>(at(*trajectory, row, "mode_tip")))),
                 mode);
  }
}

TEST(Choices, SetTheImpulseOfATangentialImpact) {
  const auto slip = [](const std::string& pick) {
    const auto trajectory = simulate(rodScene(kPainleve, kModeFour,
                                              R"("duration": 0.01,
            "branch": {"choices": [{"branch": 0, "rule": "impact", "parameter": )" +
                                                  pick + "}]}"));
    const Event* jump = find(*trajectory, EventKind::TangentialImpact);
    return jump == nullptr ? kNoValue : at(*trajectory, jump->after, "slip_tip");
  };
  EXPECT_NEAR(slip("0.5"), 0, kRounding * 100);
  EXPECT_NEAR(slip("1"), 3, kRounding * 100);
}

TEST(Choices, AskWithoutOneEndsTheRunAtTheBranchPoint) {
  const auto trajectory =
      simulate(rodScene(kPainleve, kModeFour, R"("duration": 0.1, "branch": {"policy": "ask"})"));
  EXPECT_EQ(trajectory->end, End::NeedsChoice);
  EXPECT_FALSE(trajectory->endReason.empty());
  EXPECT_EQ(trajectory->endTime, 0);
  ASSERT_EQ(trajectory->branches.size(), 1U);
  EXPECT_EQ(trajectory->branches[0].taken, trajectory->branches[0].futures.size());
  EXPECT_EQ(trajectory->events.back().kind, EventKind::BranchPoint);
  EXPECT_GE(trajectory->rowCount(), 1U) << "what was computed is there";
}

}  // namespace
}  // namespace painleve::test
