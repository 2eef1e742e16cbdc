// Every run of rod.json: events with before and after, samples, forces, modes, impulses, final
// states. [GB]
#include <set>

#include <gtest/gtest.h>

#include "tests/support/reference/rod_cases.h"

namespace painleve::test {
namespace {

constexpr double kOrdinary = 1e-9;  // rod.json, "stated_tolerance"
constexpr double kAfterPc1 =
    1e-8;  // after the singular point the last 1e-9 of the way is an expansion

class RodReference : public testing::TestWithParam<std::string> {
 protected:
  RodReference()
      : run_(rodCase(GetParam())), scene_(rodScene(run_)), trajectory_(simulate(scene_)) {}

  double tolerance() const {
    for (const auto& event : run_["events"])
      if (event["kind"] == "singular_point") return kAfterPc1;
    return kOrdinary;
  }
  // First event of ours from `position` on that may stand for the reference's; advances position
  // behind it.
  const Event* find(const std::string& kind, std::size_t& position) const {
    const std::map<std::string, std::set<EventKind>> kinds{
        {"start", {EventKind::Start}},
        {"lift_off", {EventKind::LiftOff}},
        {"singular_point", {EventKind::SingularPoint}},
        {"iwoc", {EventKind::TangentialImpact}},
        {"slide_stop", {EventKind::Stop}},
        {"slip_start", {EventKind::Slip}},
        {"impact", {EventKind::Impact}},
        {"other_end_contact", {EventKind::Impact, EventKind::Touch}}};
    for (; position < trajectory_->events.size(); ++position)
      if (kinds.at(kind).contains(trajectory_->events[position].kind))
        return &trajectory_->events[position++];
    return nullptr;
  }

  const nlohmann::json& run_;
  Scene scene_;
  std::shared_ptr<const Trajectory> trajectory_;
};

TEST_P(RodReference, EventsInOrderWithTheirStates) {
  std::size_t position = 0;
  for (const auto& expected : run_["events"]) {
    const std::string kind = expected["kind"];
    const Event* event = find(kind, position);
    ASSERT_NE(event, nullptr) << kind << " at " << expected["t"];
    EXPECT_LE(difference(expected["t"], event->time), tolerance())
        << kind << " time " << event->time;
    for (const bool after : {false, true}) {
      const auto& state = expected[after ? "after" : "before"];
      const Cells& cells = after ? event->after : event->before;
      const Difference worst = compareState(state, *trajectory_, cells);
      EXPECT_LE(worst.value, tolerance())
          << kind << (after ? " after: " : " before: ") << worst.where << " at t = " << event->time;
      EXPECT_EQ(modeIn(*trajectory_, cells), modeWord(state["mode"]))
          << kind << (after ? " after" : " before") << " t = " << event->time;
    }
    if (expected.contains("Ln")) {
      EXPECT_LE(difference(expected["Ln"], event->impulseNormal), tolerance()) << kind;
      EXPECT_LE(difference(expected["Lt"], event->impulseTangent), tolerance()) << kind;
      EXPECT_LE(difference(expected["dT"], event->energyChange), tolerance()) << kind;
    }
    if (expected.contains("P")) {
      EXPECT_LE(difference(expected["P"], event->impulseNormal), tolerance()) << kind;
    }
  }
}

TEST_P(RodReference, NoEventThatTheReferenceDoesNotKnow) {
  std::map<EventKind, int> counts;
  for (const Event& event : trajectory_->events) ++counts[event.kind];
  std::map<std::string, int> expected;
  for (const auto& event : run_["events"]) ++expected[event["kind"]];
  EXPECT_EQ(counts[EventKind::Stop], expected["slide_stop"]);
  EXPECT_EQ(counts[EventKind::Impact] + counts[EventKind::Touch],
            expected["impact"] + expected["other_end_contact"]);
  EXPECT_EQ(counts[EventKind::TangentialImpact], expected["iwoc"]);
  EXPECT_EQ(counts[EventKind::SingularPoint], expected["singular_point"]);
  EXPECT_EQ(counts[EventKind::Limit], expected["other_end_contact"]);
}

TEST_P(RodReference, Samples) {
  for (const auto& sample : run_["samples"]) {
    const Cells cells = cellsAt(scene_, *trajectory_, sample["t"]);
    const Difference worst = compareState(sample, *trajectory_, cells);
    EXPECT_LE(worst.value, tolerance()) << worst.where << " at t = " << sample["t"];
    EXPECT_EQ(modeIn(*trajectory_, cells), modeWord(sample["mode"])) << sample["t"];
  }
}

TEST_P(RodReference, FinalState) {
  const auto& expected = run_["final"];
  EXPECT_LE(difference(expected["t"], trajectory_->endTime), tolerance());
  const auto last = trajectory_->row(trajectory_->rowCount() - 1);
  const Cells cells(last.begin(), last.end());
  const Difference worst = compareState(expected, *trajectory_, cells);
  EXPECT_LE(worst.value, tolerance()) << worst.where;
  EXPECT_EQ(modeIn(*trajectory_, cells), modeWord(expected["mode"]));
  EXPECT_LE(difference(run_["friction_work"], cell(*trajectory_, cells, "W_friction")),
            tolerance());
}

TEST_P(RodReference, RowsBetweenEventsAreAsExactAsTheSamples) {
  for (const auto& sample : run_["samples"]) {
    const std::size_t i = trajectory_->rowBefore(sample["t"].get<double>() + 1e-12);
    const auto row = trajectory_->row(i);
    if (std::abs(row[0] - sample["t"].get<double>()) > 1e-12) continue;  // not on the output grid
    const Difference worst = compareState(sample, *trajectory_, Cells(row.begin(), row.end()));
    EXPECT_LE(worst.value, tolerance()) << worst.where << " at t = " << sample["t"];
  }
}

TEST_P(RodReference, EnergyBalance) {
  double constant = 0;
  double largest = 1;
  for (std::size_t i = 0; i < trajectory_->rowCount(); ++i) {
    const auto row = trajectory_->row(i);
    const auto at = [&](const char* id) { return row[trajectory_->column(id)]; };
    const double rest = at("E") - at("W_friction") - at("W_impact") - at("W_external") -
                        at("W_edit") - at("W_correction");
    largest = std::max(largest, std::abs(at("E")));
    if (i == 0) constant = rest;
    ASSERT_LE(std::abs(rest - constant), 1e-9 * largest) << "row " << i << " t = " << row[0];
  }
}

std::string caseName(const testing::TestParamInfo<std::string>& info) {
  return info.param;
}
INSTANTIATE_TEST_SUITE_P(AllRuns, RodReference, testing::ValuesIn(rodCaseNames()), caseName);

}  // namespace
}  // namespace painleve::test
