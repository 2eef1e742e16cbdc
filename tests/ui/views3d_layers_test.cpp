// What the layers make of a frame, without a window where that is possible.

#include <limits>

#include <gtest/gtest.h>

#include <QImage>

#include <vtkPolyData.h>

#include "tests/ui/views3d_painting.h"
#include "ui/theme/palette.h"
#include "ui/views3d/force_layer.h"
#include "ui/views3d/hud.h"
#include "ui/views3d/marker_layer.h"
#include "ui/views3d/solids.h"

namespace painleve::ui {
namespace {

constexpr double kRounding = 1e-9;
constexpr QSize kView(700, 450);

DrawnForce drawn(const Frame& frame, double arrowScale = 1) {
  return drawnForce(shownOf(frame, arrowScale), 0);
}

TEST(Views3dForces, LengthIsProportionalToTheForceInWeights) {
  const DrawnForce one = drawn(leaningFrame(Place::Zero(), 0.75, 1, -0.3));
  const DrawnForce three = drawn(leaningFrame(Place::Zero(), 0.75, 3, -0.9));
  EXPECT_NEAR(one.normalUnits, 1, kRounding);
  EXPECT_NEAR(three.normal.norm(), 3 * one.normal.norm(), kRounding);
  EXPECT_NEAR(one.friction.x(), -0.3 * one.normal.y(), kRounding);
  EXPECT_FALSE(three.clamped);
}

TEST(Views3dForces, AHugeForceIsClampedButKeepsItsDirection) {
  const DrawnForce four = drawn(leaningFrame(Place::Zero(), 0.75, 4, 0));
  const DrawnForce huge = drawn(leaningFrame(Place::Zero(), 0.75, 1e6, 0.5e6));
  EXPECT_TRUE(huge.clamped);
  EXPECT_NEAR(huge.normal.norm(), four.normal.norm(), kRounding);
  EXPECT_NEAR(huge.friction.norm(), 0.5 * huge.normal.norm(), kRounding);
  EXPECT_NEAR(huge.normalUnits, 1e6, 1e6 * kRounding);
}

TEST(Views3dForces, NoNumberAndNoContactMeanNoArrow) {
  Frame frame = leaningFrame(Place::Zero(), 0.75, kNoValue, kNoValue);
  EXPECT_TRUE(drawn(frame).normal.isZero());
  frame = leaningFrame(Place::Zero(), 0.75, std::numeric_limits<double>::infinity(), 1);
  EXPECT_TRUE(drawn(frame).normal.isZero());
  frame = leaningFrame(Place::Zero(), 0.75, 1, 1);
  frame.contacts[0].mode = Mode::Free;
  EXPECT_TRUE(drawn(frame).normal.isZero());
}

TEST(Views3dForces, WithoutGravityTheUnitIsOneNewton) {
  Frame frame = leaningFrame(Place::Zero(), 0.75, 1, 0);
  frame.depiction.weight = 0;
  EXPECT_NEAR(drawn(frame).normalUnits, kWeight, kRounding);
}

TEST(Views3dForces, ArrowGrowsWithTheForce) {
  ForceLayer layer;
  int before = 0;
  EXPECT_EQ(
      pixelsOf(painted(layer, leaningFrame(Place::Zero(), 0.75, 0, 0)), palette().normalForce), 0);
  for (const double force : {0.2, 1.0, 3.0}) {
    const QImage image = painted(layer, leaningFrame(Place::Zero(), 0.75, force, 0));
    const int now = pixelsOf(image, palette().normalForce);
    EXPECT_GT(now, before) << force;
    before = now;
  }
  EXPECT_EQ(pixelsOf(painted(layer, leaningFrame(Place::Zero(), 0.75, 1, 0)), palette().friction),
            0);
  EXPECT_GT(pixelsOf(painted(layer, leaningFrame(Place::Zero(), 0.75, 1, 1)), palette().friction),
            50);
}

TEST(Views3dForces, AForceThatIsOneOfSeveralIsPale) {
  ForceLayer layer;
  Frame frame = leaningFrame(Place::Zero(), 0.75, 1, 0);
  const int full = pixelsOf(painted(layer, frame), palette().normalForce);
  frame.isCandidate = true;
  const QImage pale = painted(layer, frame);
  EXPECT_LT(5 * pixelsOf(pale, palette().normalForce), full);
  frame.contacts.clear();
  EXPECT_NE(pale, painted(layer, frame)) << "faint, but there";
}

TEST(Views3dForces, TheNumberOfAHugeForceStaysInTheView) {
  ForceLayer layer;
  const Frame frame = leaningFrame(Place::Zero(), 0.75, 11.9, 20.3);
  const QSize view(528, 572);  // as in a window of 1280x720
  const QImage image = painted(layer, frame, view, 100);
  EXPECT_GT(pixelsOf(image, palette().friction), 200);
  EXPECT_EQ(pixelsOf(image.copy(view.width(), 0, 100, view.height()), Qt::white),
            100 * view.height());
}

TEST(Views3dForces, TheScaleMakesAllArrowsLonger) {
  const Frame frame = leaningFrame(Place::Zero(), 0.75, 1, -0.3);
  EXPECT_NEAR(drawn(frame, 2).normal.norm(), 2 * drawn(frame).normal.norm(), kRounding);
  EXPECT_NEAR(drawn(frame, 2).friction.norm(), 2 * drawn(frame).friction.norm(), kRounding);
}

TEST(Views3dForces, ASmallScaleShowsHugeForcesToScale) {
  const DrawnForce thousand = drawn(leaningFrame(Place::Zero(), 0.75, 1000, 0), 0.002);
  const DrawnForce two = drawn(leaningFrame(Place::Zero(), 0.75, 2, 0));
  EXPECT_FALSE(thousand.clamped);
  EXPECT_NEAR(thousand.normal.norm(), two.normal.norm(), kRounding);
}

TEST(Views3dMarkers, AreSeenWhereTheirPlacesAre) {
  MarkerLayer layer;
  const Frame frame = leaningFrame(Place::Zero(), 0.75, 1, 0);
  EXPECT_GT(pixelsOf(painted(layer, frame), palette().text), 40);
  Frame bare = frame;
  bare.depiction.markers.clear();
  EXPECT_EQ(pixelsOf(painted(layer, bare), palette().text), 0);
}

TEST(Views3dHud, BadgeSpeaksOfTheClosedContact) {
  Frame frame = leaningFrame(Place::Zero(), 0.75, 1, 0);
  frame.contacts.insert(frame.contacts.begin(), ContactReading{.id = "other"});
  EXPECT_EQ(badgeContact(frame)->id, "tip");
  frame.contacts[1].mode = Mode::Free;
  EXPECT_EQ(badgeContact(frame)->id, "other");
  frame.contacts.clear();
  EXPECT_EQ(badgeContact(frame), nullptr);
}

TEST(Views3dSolids, HaveTheSizeOfTheirShapeAndFewPolygons) {
  const Shape shapes[] = {{ShapeKind::Capsule, 2, 0, 0.1, 0},
                          {ShapeKind::Capsule, 0.1, 0, 0.1, 0},
                          {ShapeKind::Box, 2, 0.2, 0, 0.2},
                          {ShapeKind::Sphere, 0, 0, 0.1, 0}};
  const double lengths[] = {2, 0.2, 2, 0.2};
  for (int i = 0; i < 4; ++i) {
    const auto mesh = solidOf(shapes[i]);
    double bounds[6];
    mesh->GetBounds(bounds);
    EXPECT_NEAR(bounds[1] - bounds[0], lengths[i], 0.02 * lengths[i]) << i;
    EXPECT_NEAR(bounds[3] - bounds[2], 0.2, 0.005) << i;
    EXPECT_LT(mesh->GetNumberOfCells(), 2500) << i;
  }
}

}  // namespace
}  // namespace painleve::ui
