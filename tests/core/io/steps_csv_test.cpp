#include "core/io/steps_csv.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace painleve {
namespace {

TEST(StepsCsv, ColumnsBearTheContactWhereThereAreSeveral) {
  EXPECT_EQ(stepsHeader({"tip"}),
            "time [s],step [s],mode,P_N [N s],P_T [N s],U_IN [m/s],U_IT [m/s],U_LN [m/s],"
            "U_LT [m/s],U_FN [m/s],U_FT [m/s],B [1/kg],impulse_work [J],energy_change [J],"
            "lift [J]\r\n");
  EXPECT_NE(stepsHeader({"tip", "end"}).find("P_N_end [N s]"), std::string::npos);
}

TEST(StepsCsv, ARowHasWordsNumbersAndEmptyCells) {
  StepRecord record;
  record.time = 0.5;
  record.length = 0.25;
  record.energyChange = -1;
  record.contacts.push_back({});
  EXPECT_EQ(stepsRow({"tip"}, record), "0.5,0.25,free,0,0,,,,,,,,0,-1,0\r\n");
  ContactStep& c = record.contacts[0];
  c.mode = Mode::SlipMinus;
  c.impulseNormal = 2;
  c.end = {0, -3};
  EXPECT_EQ(stepsRow({"tip"}, record), "0.5,0.25,slip-,2,0,,,,,0,-3,,0,-1,0\r\n");
}

TEST(StepsCsv, TabsForSpreadsheets) {
  StepRecord record;
  record.contacts.push_back({});
  const std::string header = stepsHeader({"tip"}, Separator::Tab);
  const std::string row = stepsRow({"tip"}, record, Separator::Tab);
  EXPECT_TRUE(header.starts_with("time [s]\tstep [s]\tmode\t")) << header;
  for (const std::string& line : {header, row}) {
    EXPECT_EQ(std::ranges::count(line, '\t'), 14) << line;
    EXPECT_EQ(line.find_first_of(",\r"), std::string::npos) << line;
    EXPECT_TRUE(line.ends_with('\n')) << line;
  }
}

TEST(StepsCsv, EveryColumnHasACell) {
  StepRecord record;
  record.contacts.assign(2, {});
  EXPECT_EQ(stepCells(record).size(), stepColumns({"a", "b"}).size());
}

}  // namespace
}  // namespace painleve
