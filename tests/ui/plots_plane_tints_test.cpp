// The second sign of a region besides its colour: where the plane has no solution, or two, it is
// hatched.

#include <array>
#include <cstdlib>

#include <gtest/gtest.h>

#include <QTest>

#include "tests/support/ui/session_bench.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/theme/badge.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kRounding = 2;    // of 255
constexpr int kHalfPatch = 12;  // px
constexpr double kPatch = 4.0 * kHalfPatch * kHalfPatch;

/// In every region a place away from curves, numbers and the run, by mode. [GB] Fig. 2
constexpr std::array<PlanePoint, 5> kPlaces{
    {{}, {0.3, -1.5}, {1.19, -1.4}, {0.5, -6.2}, {1.19, -5.4}}};

/// Shares of the pixels around a place.
struct Inks {
  double tint = 0, hatch = 0;
};

bool isAlike(const QColor& a, const QColor& b) {
  return std::abs(a.red() - b.red()) <= kRounding && std::abs(a.green() - b.green()) <= kRounding &&
         std::abs(a.blue() - b.blue()) <= kRounding;
}

/// A line of any hatch on the tint of a mode.
QColor hatchOn(int mode) {
  const QColor line = modeHatch(2).color(), ground = tint(mode);
  const auto share = static_cast<double>(line.alphaF());
  const auto over = [&](int above, int below) {
    return qRound(share * above + (1 - share) * below);
  };
  return {over(line.red(), ground.red()), over(line.green(), ground.green()),
          over(line.blue(), ground.blue())};
}

class PlaneTintsTest : public testing::Test {
 protected:
  void SetUp() override {
    widget_.resize(640, 460);
    ASSERT_TRUE(showActive(widget_));
    widget_.setDensity(FieldDensity::Off);  // no arrows over the tints
    Scene scene = withValue(slidingScene(), "laws.friction.mu", 1.6);
    scene.view.set("range.x", Array{Tree(0.0), Tree(1.5)});
    scene.view.set("range.y", Array{Tree(-7.0), Tree(7.0)});
    session_.open(std::move(scene), {});
    for (int k = 0; k < 3; ++k) ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
    picture_ = widget_.plot().toPixmap().toImage();
    for (int mode = 1; mode <= 4; ++mode)
      ASSERT_EQ(planePoint(session_.scene(), {}, placeOf(mode).x, placeOf(mode).y).lcpMode, mode);
  }
  static PlanePoint placeOf(int mode) { return kPlaces.at(static_cast<std::size_t>(mode)); }
  Inks around(int mode) {
    const QPoint centre(qRound(widget_.plot().xAxis->coordToPixel(placeOf(mode).x)),
                        qRound(widget_.plot().yAxis->coordToPixel(placeOf(mode).y)));
    Inks inks;
    for (int y = -kHalfPatch; y < kHalfPatch; ++y)
      for (int x = -kHalfPatch; x < kHalfPatch; ++x) {
        const QColor colour = picture_.pixelColor(centre + QPoint(x, y));
        inks.tint += isAlike(colour, tint(mode)) ? 1 / kPatch : 0;
        inks.hatch += isAlike(colour, hatchOn(mode)) ? 1 / kPatch : 0;
      }
    return inks;
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  PhasePlanePlot widget_{session_};
  QImage picture_;
};

TEST_F(PlaneTintsTest, everyRegionHasTheTintOfItsMode) {
  for (int mode = 1; mode <= 4; ++mode) EXPECT_GT(around(mode).tint, 0.5) << mode;
}

TEST_F(PlaneTintsTest, whereThereIsNoSolutionOrTwoTheRegionIsHatched) {
  for (const int mode : {2, 4}) {
    ASSERT_FALSE(isAlike(hatchOn(mode), tint(mode))) << "a hatch that can be seen";
    EXPECT_GT(around(mode).hatch, 0.05) << mode;
    EXPECT_LT(around(mode).hatch, 0.4) << mode;
  }
}

TEST_F(PlaneTintsTest, whereThereIsOneSolutionItIsNot) {
  for (const int mode : {1, 3}) EXPECT_EQ(around(mode).hatch, 0) << mode;
}

TEST_F(PlaneTintsTest, twoSolutionsAreHatchedBothWays) {
  EXPECT_GT(around(4).hatch, 1.4 * around(2).hatch);
}

}  // namespace
}  // namespace painleve::ui
