#include "core/io/events_table.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/support/scene/small_trajectory.h"

namespace painleve {
namespace {

std::string tableText(const Trajectory& trajectory, Separator separator) {
  std::string text;
  EXPECT_TRUE(writeEventsTable(trajectory, separator, [&text](std::string_view piece) {
    text += piece;
    return true;
  }));
  return text;
}

TEST(EventsTable, NamesColumnsAndUnits) {
  const std::string header = eventsHeader(Separator::Comma);
  EXPECT_TRUE(header.starts_with("time [s],kind,contact,")) << header;
  EXPECT_NE(header.find(",impulse_normal [N s],"), std::string::npos) << header;
}

TEST(EventsTable, OneLineAnEventWithEmptyFieldsWhereThereIsNoValue) {
  const Trajectory run = test::smallTrajectory();
  EXPECT_EQ(eventLine(run, 0, Separator::Comma), "0,start,,slip-,slip-,,,,,,,,,0,");
  EXPECT_EQ(eventLine(run, 1, Separator::Comma),
            "0.5,branch_point,,slip-,stick,,,2,contact,2,,,,-0.5,\"painleve, impact\"");
  EXPECT_EQ(eventLine(run, 1, Separator::Tab),
            "0.5\tbranch_point\t\tslip-\tstick\t\t\t2\tcontact\t2\t\t\t\t-0.5\tpainleve, impact");
}

TEST(EventsTable, HasAHeaderAndAllEvents) {
  const std::string csv = tableText(test::smallTrajectory(), Separator::Comma);
  EXPECT_EQ(std::ranges::count(csv, '\n'), 3);
  EXPECT_EQ(std::ranges::count(csv, '\r'), 3) << "RFC 4180";
  const std::string tabs = tableText(test::smallTrajectory(), Separator::Tab);
  EXPECT_EQ(std::ranges::count(tabs, '\n'), 3);
  EXPECT_EQ(std::ranges::count(tabs, '\r'), 0);
}

TEST(EventsTable, EveryLineHasEveryColumn) {
  const Trajectory run = test::smallTrajectory();
  const auto columns = std::ranges::count(eventsHeader(Separator::Tab), '\t');
  for (std::size_t i = 0; i < run.events.size(); ++i)
    EXPECT_EQ(std::ranges::count(eventLine(run, i, Separator::Tab), '\t'), columns) << i;
}

TEST(EventsTable, StopsWhereNothingIsTaken) {
  int calls = 0;
  EXPECT_FALSE(writeEventsTable(test::smallTrajectory(), Separator::Tab,
                                [&calls](std::string_view) { return ++calls < 2; }));
  EXPECT_EQ(calls, 2);
}

}  // namespace
}  // namespace painleve
