#include <set>

#include <gtest/gtest.h>

#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"

namespace painleve::ui {
namespace {

TEST(RunStyle, keptRunsDifferByDashesFirstThenByHue) {
  std::set<std::string> seen;
  for (std::size_t i = 0; i < 16; ++i) {
    std::string key = runPen(i, 2).color().name().toStdString();
    for (const qreal dash : runPen(i, 2).dashPattern()) key += " " + std::to_string(dash);
    EXPECT_TRUE(seen.insert(key).second) << i;
  }
  EXPECT_EQ(runPen(0, 2).color(), palette().text);
  EXPECT_NE(runPen(8, 2).color(), palette().text);
  EXPECT_EQ(runPen(0, 2).widthF(), 2);
}

TEST(RunStyle, aRunThatIsOnlyKeptIsFainter) {
  EXPECT_EQ(keptPen(3, 2).dashPattern(), runPen(3, 2).dashPattern());
  EXPECT_LT(keptPen(3, 2).color().alphaF(), runPen(3, 2).color().alphaF());
  EXPECT_EQ(runPen(3, 2).color().alpha(), 255) << "compared: full strength";
}

TEST(RunStyle, noRunHasTheColourOfAMode) {
  for (std::size_t i = 0; i < 40; ++i)
    for (std::size_t mode = 1; mode <= 4; ++mode)
      EXPECT_NE(runPen(i, 1).color(), palette().lcp[mode]);
}

TEST(RunStyle, aFutureHasTheFaintHueOfItsRule) {
  EXPECT_EQ(ghostPen("impact", 1).color().rgb(), palette().lcp[2].rgb());
  EXPECT_EQ(ghostPen("painleve", 1).color().rgb(), palette().lcp[3].rgb());
  EXPECT_EQ(ghostPen("contact", 1).color().rgb(), palette().lcp[1].rgb());
  EXPECT_NEAR(static_cast<double>(ghostPen("impact", 1).color().alphaF()), 0.35, 0.01);
}

}  // namespace
}  // namespace painleve::ui
