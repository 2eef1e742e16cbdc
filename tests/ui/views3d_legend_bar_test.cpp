// The bar that tells the length of force arrows: as long as its number says, at every scale; there
// with the arrows, gone with them.

#include <algorithm>
#include <cstdlib>
#include <limits>

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QTest>

#include <vtkCamera.h>
#include <vtkNew.h>

#include "tests/ui/views3d_painting.h"
#include "ui/theme/palette.h"
#include "ui/views3d/force_layer.h"
#include "ui/views3d/legend_bar.h"
#include "ui/views3d/nice_number.h"
#include "ui/views3d/scene_view.h"

namespace painleve::ui {
namespace {

constexpr double kPixel = 1;
constexpr double kCaps = 1.5;                     // px that the ends of a drawn line add to it
constexpr double kShortest = 40, kLongest = 112;  // px, of a bar that can be read

Frame restingFrame(double forceInWeights) {
  return leaningFrame(Place::Zero(), 0.75, forceInWeights, 0);
}

bool isInk(QRgb pixel) {
  const QColor ink = palette().text;
  return std::abs(qRed(pixel) - ink.red()) < 3 && std::abs(qGreen(pixel) - ink.green()) < 3 &&
         std::abs(qBlue(pixel) - ink.blue()) < 3;
}

/// px, of the longest level line in the colour of texts; 0 where there is none.
double barLength(const QImage& image) {
  int longest = 0;
  for (int y = 0; y < image.height(); ++y) {
    int run = 0;
    for (int x = 0; x < image.width(); ++x) {
      run = isInk(image.pixel(x, y)) ? run + 1 : 0;
      longest = std::max(longest, run);
    }
  }
  return longest == 0 ? 0 : longest - kCaps;
}

class LegendBarTest : public testing::Test {
 protected:
  LegendBarTest() {
    rig_.setAspect(1.0 * kPaintedView.width() / kPaintedView.height());
    rig_.home(restingFrame(0).depiction);
  }
  double pixels(double metres) const {
    return metres * Projection(*camera_, kPaintedView).pixelsPerMetre();
  }
  QImage barOf(double metresPerUnit) const {
    QImage image(kPaintedView, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    Lettering lettering(kPaintedView);
    paintLegendBar(painter, Projection(*camera_, kPaintedView), lettering,
                   {.metresPerUnit = metresPerUnit, .unit = "u"});
    lettering.paint(painter);
    return image;
  }
  /// A whole number of 1, 2 or 5 times a power of ten units, to a pixel.
  void expectRoundNumberOf(double unit, double bar) {
    const double count = niceBelow(1.05 * bar / unit);
    EXPECT_NEAR(count * unit, bar, kPixel) << "a bar of " << bar / unit << " units";
    EXPECT_GT(bar, kShortest);
    EXPECT_LT(bar, kLongest);
  }
  /// The layer's bar without any arrow.
  static QImage layerBar(double scale, const Frame& frame = restingFrame(0)) {
    ForceLayer layer;
    return painted(layer, shownOf(frame, scale));
  }

  vtkNew<vtkCamera> camera_;
  CameraRig rig_{*camera_};
};

TEST_F(LegendBarTest, isAsLongAsARoundNumberOfUnits) {
  for (const double metres : {0.003, 0.01, 0.044, 0.1, 0.3, 0.44, 1.0, 7.0, 40.0})
    expectRoundNumberOf(pixels(metres), barLength(barOf(metres)));
}

TEST_F(LegendBarTest, ofALengthThatIsNoneThereIsNone) {
  for (const double metres : {0.0, -1.0, kNoValue, std::numeric_limits<double>::infinity()})
    EXPECT_TRUE(isBlank(barOf(metres))) << metres;
}

TEST_F(LegendBarTest, anArrowOfSoManyWeightsIsAsLongAsTheBarSays) {
  for (const double scale : {0.1, 0.5, 1.0, 1.4, 2.0, 5.0}) {
    const double weight = drawnForce(shownOf(restingFrame(0.5), scale), 0).normal.norm() / 0.5;
    expectRoundNumberOf(pixels(weight), barLength(layerBar(scale)));
  }
}

TEST_F(LegendBarTest, growsWithTheScaleOfTheLayer) {
  const double once = barLength(layerBar(1));
  EXPECT_NEAR(barLength(layerBar(1.4)), 1.4 * once, 2 * kPixel) << "as many weights";
}

TEST_F(LegendBarTest, aTenfoldScaleIsTheSameBarWithAnotherNumber) {
  const QImage one = layerBar(1), ten = layerBar(10);
  EXPECT_EQ(barLength(one), barLength(ten));
  EXPECT_NE(one, ten) << "its number";
  EXPECT_EQ(one, layerBar(1));
}

TEST_F(LegendBarTest, countsWeightsOrNewtonsWhereThereIsNoWeight) {
  Frame weightless = restingFrame(0);
  weightless.depiction.weight = 0;
  EXPECT_EQ(barLength(layerBar(1, weightless)), barLength(layerBar(1)));
  EXPECT_NE(layerBar(1, weightless), layerBar(1)) << "its unit";
}

TEST_F(LegendBarTest, aForceChangesItNot) {
  ForceLayer layer;
  const QRect corner(kPaintedView.width() - 150, kPaintedView.height() - 50, 150, 50);
  EXPECT_EQ(painted(layer, restingFrame(1)).copy(corner), layerBar(1).copy(corner));
}

TEST_F(LegendBarTest, withoutContactsThereIsNone) {
  Frame free = restingFrame(0);
  free.contacts.clear();
  EXPECT_TRUE(isBlank(layerBar(1, free)));
}

TEST(LegendBarView, comesAndGoesWithTheForces) {
  SceneView view;
  view.resize(kPaintedView);
  view.setFrame(restingFrame(0));
  view.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  for (const LayerKind kind : kLayerKinds) view.setLayerVisible(kind, kind == LayerKind::Forces);
  const auto ink = [&view] {
    const QImage image = view.image();
    const QSize size = QSize(150, 50) * view.devicePixelRatioF();
    return pixelsOf(
        image.copy(QRect(
            QPoint(image.width(), image.height()) - QPoint(size.width(), size.height()), size)),
        palette().text);
  };
  const int with = ink();
  view.setLayerVisible(LayerKind::Forces, false);
  const int without = ink();
  EXPECT_GT(with, without + 80);
  view.setLayerVisible(LayerKind::Forces, true);
  EXPECT_EQ(ink(), with);
  view.setArrowScale(1.4);
  EXPECT_GT(ink(), with) << "a longer bar";
}

}  // namespace
}  // namespace painleve::ui
