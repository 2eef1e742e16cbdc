#include "core/io/cell_text.h"

#include <limits>

#include <gtest/gtest.h>

#include "tests/support/case_name.h"

namespace painleve {
namespace {

struct CellCase {
  const char* name;
  ColumnKind kind;
  double cell;
  const char* text;
};

class CellText : public testing::TestWithParam<CellCase> {};

TEST_P(CellText, IsAWordOrANumberOrNothing) {
  std::string text = "|";
  appendCell(text, GetParam().kind, GetParam().cell);
  EXPECT_EQ(text, std::string("|") + GetParam().text);
  EXPECT_EQ(hasValue(GetParam().cell), GetParam().text[0] != '\0');
}

INSTANTIATE_TEST_SUITE_P(Cells, CellText,
                         testing::Values(CellCase{"Number", ColumnKind::Number, 0.1, "0.1"},
                                         CellCase{"NoNumber", ColumnKind::Number, kNoValue, ""},
                                         CellCase{"Infinite", ColumnKind::Number,
                                                  std::numeric_limits<double>::infinity(), ""},
                                         CellCase{"Free", ColumnKind::Mode, 0, "free"},
                                         CellCase{"SlipMinus", ColumnKind::Mode, 1, "slip-"},
                                         CellCase{"SlipPlus", ColumnKind::Mode, 2, "slip+"},
                                         CellCase{"Stick", ColumnKind::Mode, 3, "stick"},
                                         CellCase{"Slip", ColumnKind::Mode, 4, "slip"},
                                         CellCase{"NoMode", ColumnKind::Mode, kNoValue, ""},
                                         CellCase{"LcpMode", ColumnKind::LcpMode, 4, "4"},
                                         CellCase{"NoLcpMode", ColumnKind::LcpMode, kNoValue, ""}),
                         test::CaseName());

}  // namespace
}  // namespace painleve
