// Whoever says stop is heard: after that nothing is asked again, little is done, and the question
// comes often, whatever a run or a phase plane is busy with.
#include <algorithm>

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/case_name.h"

namespace painleve::test {
namespace {

/// Says stop from one question on, and counts the questions.
class CountingStop {
 public:
  explicit CountingStop(int last) : last_(last) {}

  Stop asked() {
    return [this] { return ++polls_ >= last_; };
  }
  int polls() const { return polls_; }

 private:
  int last_, polls_ = 0;
};

// --- Runs.

struct RunCase {
  std::string name, members;
  int longest = 500;  // questions, fewer than the whole run has
};
void PrintTo(const RunCase& tested, std::ostream* out) {
  *out << tested.name;
}

const std::string kFlies =
    R"("initial": {"x": 0, "y": 2, "theta": 1, "x_dot": 0, "y_dot": 176000, "theta_dot": )";
const std::string kSlow = R"("output": {"step": 50}, "duration": 36000)";
const std::string kFine =
    R"("output": {"step": 0.0001, "max_rows": 1000000000}, "duration": 36000)";

/// Of a rod on end that neither slides nor turns: an endless row of impacts.
const std::string kBounces =
    R"("initial": {"x": 0, "y": 1.1, "theta": 1.5707963267948966, "x_dot": 0, "y_dot": 0,
    "theta_dot": 0}, "laws": {"impact": {"e": 1}}, "solver": {"max_events": 1000000000}, )";

/// Of a rod that stands on end: nothing to integrate, but edit after edit.
std::string restsThroughEdits(const char* between) {
  std::string edits;
  for (int i = 0; i < 1000; ++i) {
    const std::string time = *between == '\0' ? "1" : std::to_string(i + 1) + between;
    edits += (i == 0 ? "" : ", ") + (R"({"time": )" + time) +
             R"(, "set": {"laws.friction.mu": 0.)" + std::to_string(1 + i % 9) + "}}";
  }
  return R"("initial": {"on_ground": true, "theta": 1.5707963267948966, "theta_dot": 0, "slip": 0},
      "edits": [)" +
         edits + "], " + kSlow;
}

class StoppedRun : public testing::TestWithParam<RunCase> {
 protected:
  Scene scene() const {
    return parseScene(
        R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"}, )" +
        GetParam().members + "}");
  }
};

TEST_P(StoppedRun, HearsIt) {
  const Scene tested = scene();
  for (const int last : {1, 2, 10, GetParam().longest}) {
    CountingStop stop(last);
    std::size_t sunk = 0;
    const auto run = simulate(
        tested, [&](const auto& chunk) { sunk += chunk->rows(); }, stop.asked());
    EXPECT_EQ(run->end, End::Cancelled);
    EXPECT_LT(run->endTime, 36000);
    EXPECT_EQ(stop.polls(), last) << "asked again";
    EXPECT_EQ(run->rowCount(), sunk) << "what was computed is whole";
    const auto questions = static_cast<std::size_t>(last);
    EXPECT_LE(run->rowCount(), questions * (kChunkRows + 2)) << "a chunk a question";
    EXPECT_LE(run->events.size(), questions * 3 + 1) << "an instant a question";
  }
}

INSTANTIATE_TEST_SUITE_P(Busy, StoppedRun,
                         testing::Values(RunCase{"QuietFlight", kFlies + "0}, " + kSlow, 20},
                                         RunCase{"TurningFlight", kFlies + "3}, " + kSlow},
                                         RunCase{"FlightOfManyRows", kFlies + "0}, " + kFine},
                                         RunCase{"Bounces", kBounces + kSlow},
                                         RunCase{"BouncesOfManyRows", kBounces + kFine},
                                         RunCase{"EditsOfOneMoment", restsThroughEdits("")},
                                         RunCase{"EditsAtRest", restsThroughEdits(".5")}),
                         CaseName());

TEST(StoppedRun, TheLastHopsBeforeRestAreAskedToo) {
  const Scene scene = parseScene(R"({"format": "painleve-lab/scene", "version": 1,
      "system": {"type": "rod"}, "laws": {"friction": {"mu": 0.6}, "impact": {"e": 0.9}},
      "initial": {"x": 0, "y": 1.02, "theta": 1.45, "x_dot": -0.2, "y_dot": 0, "theta_dot": 0},
      "solver": {"zeno_speed": 0}, "duration": 10})");
  CountingStop never(1000000);
  const auto run = simulate(scene, {}, never.asked());
  const auto impacts = std::ranges::count(run->events, EventKind::Impact, &Event::kind);
  EXPECT_GE(impacts, 100);
  EXPECT_GE(never.polls(), impacts);
}

// --- Phase planes.

Scene slidingRod() {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
      "laws": {"friction": {"mu": 1.6}},
      "initial": {"on_ground": true, "theta": 0.75, "theta_dot": 2.5, "slip": -20}})");
}

PhaseRequest fineRequest() {
  PhaseRequest request;
  request.columns = 600;
  request.rows = 400;
  request.fieldColumns = request.fieldRows = 200;
  return request;
}

TEST(StoppedPhasePlane, HearsItAtEveryStage) {
  CountingStop never(1000000);
  const auto whole = phasePlane(slidingRod(), fineRequest(), never.asked());
  EXPECT_TRUE(whole.present[1]);
  EXPECT_FALSE(whole.field.empty() || whole.critical.empty());
  EXPECT_GE(never.polls(), 1000) << "a row of cells a question";
  for (const double part : {0.0, 0.2, 0.5, 0.7, 0.9, 1.0}) {
    const int last = std::max(1, static_cast<int>(part * never.polls()));
    CountingStop stop(last);
    const auto plane = phasePlane(slidingRod(), fineRequest(), stop.asked());
    EXPECT_LE(stop.polls(), last + 2) << "once for each part that is left out";
    EXPECT_TRUE(plane.critical.empty()) << part;
    EXPECT_EQ(plane.xId, "theta") << "it still knows what it is a plane of";
  }
}

TEST(StoppedPhasePlane, IsAskedOften) {
  CountingStop never(1000000);
  PhaseRequest request;
  request.columns = 1500;
  request.rows = 1000;
  phasePlane(slidingRod(), request, never.asked());
  EXPECT_GE(never.polls(), 2 * request.rows) << "a row of corners, then a row of cells";
}

}  // namespace
}  // namespace painleve::test
