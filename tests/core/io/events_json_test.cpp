#include "core/io/events_json.h"

#include <gtest/gtest.h>

#include "core/scene/tree_json.h"
#include "tests/support/scene/small_trajectory.h"

namespace painleve {
namespace {

std::string eventsText(const Trajectory& trajectory) {
  std::string text;
  EXPECT_TRUE(writeEvents(trajectory, [&text](std::string_view piece) {
    text += piece;
    return true;
  }));
  return text;
}

TEST(EventsJson, IsAListOfEvents) {
  const Tree events = readTree(eventsText(test::smallTrajectory()));
  ASSERT_EQ(events.array()->size(), 2U);
  const Tree start = Members{{"time", 0},
                             {"kind", "start"},
                             {"contact", Tree()},
                             {"before", Members{{"x", 0.1}, {"mode", "slip-"}, {"lcp_mode", 4}}},
                             {"after", Members{{"x", 0.1}, {"mode", "slip-"}, {"lcp_mode", 4}}},
                             {"impulse", Members{{"normal", Tree()}, {"tangential", Tree()}}},
                             {"energy_change", 0},
                             {"lcp_solutions", Tree()},
                             {"rule", Tree()}};
  EXPECT_EQ(events.array()->at(0), start);
}

TEST(EventsJson, BranchPointsListTheirFutures) {
  const Tree events = readTree(eventsText(test::smallTrajectory()));
  const Tree& branch = events.array()->at(1);
  EXPECT_EQ(branch.textOr("kind", ""), "branch_point");
  EXPECT_EQ(branch.textOr("contact", ""), "tip");
  EXPECT_EQ(branch.numberOr("impulse.normal", 0), 2.0);
  EXPECT_EQ(branch.numberOr("lcp_solutions", 0), 2.0);
  EXPECT_TRUE(branch.at("after.lcp_mode")->isNull());
  const Tree futures =
      Array{Members{{"rule", "painleve"}, {"taken", false}}, Members{{"rule", "impact"},
                                                                     {"parameter", "impulse"},
                                                                     {"lower", 0},
                                                                     {"upper", 1},
                                                                     {"pick", 0.5},
                                                                     {"taken", true}}};
  EXPECT_EQ(*branch.find("futures"), futures);
}

TEST(EventsJson, NoEventsAreAnEmptyList) {
  EXPECT_EQ(readTree(eventsText(Trajectory())), Tree(Array{}));
}

TEST(EventsJson, StopsWhenTheSinkIsFull) {
  EXPECT_FALSE(writeEvents(test::smallTrajectory(), [](std::string_view) { return false; }));
}

}  // namespace
}  // namespace painleve
