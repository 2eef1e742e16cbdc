// Layers of what moves: cones, velocities, impulses, trails, ghosts; without a window.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/ui/views3d_painting.h"
#include "ui/theme/palette.h"
#include "ui/views3d/arrow_scale.h"
#include "ui/views3d/cone_layer.h"
#include "ui/views3d/ghost_layer.h"
#include "ui/views3d/impulse_layer.h"
#include "ui/views3d/jolt_watch.h"
#include "ui/views3d/nice_number.h"
#include "ui/views3d/silhouette.h"
#include "ui/views3d/trail_layer.h"
#include "ui/views3d/triad_layer.h"
#include "ui/views3d/velocity_layer.h"

namespace painleve::ui {
namespace {

constexpr double kRounding = 1e-9;

Shown sliding(double slip, int drive = 0) {
  Shown shown = shownOf(leaningFrame(Place::Zero(), 0.75, 1, 0));
  shown.sight.contacts = {{slip, 0, {0.5, 1}, {0.5, 1}, drive}};
  return shown;
}

// --- Cone

TEST(Views3dCone, EdgesLeanAsFrictionDoes) {
  Shown shown = sliding(-1);
  shown.sight.contacts[0].minus.mu = 0.5;
  shown.sight.contacts[0].plus.mu = 2;
  const auto cones = drawnCones(shown);
  ASSERT_EQ(cones.size(), 1U);
  const auto slope = [&](const DrawnCone::Edge& edge) {
    const Place way = edge.end - cones[0].apex;
    return way.x() / way.y();
  };
  EXPECT_NEAR(slope(cones[0].minus), 0.5, kRounding) << "friction opposes slip to the left";
  EXPECT_NEAR(slope(cones[0].plus), -2, kRounding);
}

TEST(Views3dCone, OnlyClosedContactsWithFrictionHaveOne) {
  Shown shown = sliding(-1);
  shown.frame.contacts[0].mode = Mode::Free;
  EXPECT_TRUE(drawnCones(shown).empty());
  shown = sliding(-1);
  shown.sight.contacts[0].minus.mu = shown.sight.contacts[0].plus.mu = 0;
  EXPECT_TRUE(drawnCones(shown).empty());
  shown = sliding(-1);
  shown.sight = {};
  EXPECT_TRUE(drawnCones(shown).empty()) << "before the first run";
}

TEST(Views3dCone, ItDoesNotVanishEdgeOn) {
  const Shown shown = sliding(-1);
  const vtkNew<vtkCamera> camera;
  CameraRig rig(*camera);
  rig.setAspect(1.0 * kPaintedView.width() / kPaintedView.height());
  rig.home(shown.frame.depiction);
  rig.lookFrom(ViewSide::Right);
  ConeLayer layer;
  layer.update(shown);
  QImage image(kPaintedView, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  Lettering lettering(kPaintedView);
  layer.paint(painter, Projection(*camera, kPaintedView), lettering);
  painter.end();
  EXPECT_LT(pixelsOf(image, Qt::white), image.width() * image.height() - 500);
}

TEST(Views3dCone, AnEdgeThatPullsDownHasTheColourOfModeTwo) {
  ConeLayer layer;
  Shown shown = sliding(-1);
  EXPECT_EQ(pixelsOf(painted(layer, shown), palette().lcp[2]), 0);
  shown.sight.contacts[0].minus.B = -0.1;
  EXPECT_TRUE(drawnCones(shown)[0].minus.pullsDown);
  EXPECT_FALSE(drawnCones(shown)[0].plus.pullsDown);
  EXPECT_GT(pixelsOf(painted(layer, shown), palette().lcp[2]), 50);
}

TEST(Views3dCone, ItsFillIsFaint) {
  ConeLayer layer;
  const QColor friction = palette().friction;
  const auto blend = [](int over) { return qRound(0.12 * over + 0.88 * 255); };
  const QColor fill(blend(friction.red()), blend(friction.green()), blend(friction.blue()));
  EXPECT_GT(pixelsOf(painted(layer, sliding(-1)), fill), 1000);
}

// --- Velocity

TEST(Views3dVelocity, LengthIsProportionalToSpeed) {
  const auto length = [](double slip) {
    return drawnVelocities(sliding(slip)).at(0).arrow.vector.x();
  };
  EXPECT_NEAR(length(-1), -length(0.5) * 2, kRounding);
  EXPECT_LT(length(-1), 0);
}

TEST(Views3dVelocity, TooFastIsClampedAndSaysItsNumber) {
  const DrawnVelocity fast = drawnVelocities(sliding(1e4)).at(0);
  EXPECT_TRUE(fast.arrow.clamped);
  EXPECT_EQ(fast.speed, 1e4);
  EXPECT_NEAR(fast.arrow.vector.norm(), longestArrow(sliding(1).frame.depiction), kRounding);
}

TEST(Views3dVelocity, APointAtRestAndNoNumberHaveNoArrow) {
  EXPECT_TRUE(drawnVelocities(sliding(0)).empty());
  EXPECT_TRUE(drawnVelocities(sliding(kNoValue)).empty());
}

TEST(Views3dVelocity, InFlightTheNearestContactHasIt) {
  Shown shown = sliding(1);
  shown.frame.contacts.push_back(shown.frame.contacts[0]);
  shown.frame.depiction.contacts.push_back({"other", Place(1, 1, 0)});
  shown.sight.contacts.push_back({3, 4, {}, {}, 0});
  for (auto& contact : shown.frame.contacts) contact.mode = Mode::Free;
  shown.frame.contacts[0].gap = 0.5;
  shown.frame.contacts[1].gap = 0.1;
  const auto velocities = drawnVelocities(shown);
  ASSERT_EQ(velocities.size(), 1U);
  EXPECT_NEAR(velocities[0].speed, 5, kRounding);
  EXPECT_EQ(velocities[0].arrow.tail, Place(1, 1, 0));
}

TEST(Views3dVelocity, TheWordSaysWhetherFrictionPresses) {
  EXPECT_EQ(driveWord(+1, true), "pushed ←");
  EXPECT_EQ(driveWord(-1, false), "pulled →");
  EXPECT_TRUE(driveWord(0, true).isEmpty());
  VelocityLayer layer;
  const int arrowOnly = pixelsOf(painted(layer, sliding(-1, 0)), palette().text);
  EXPECT_GT(arrowOnly, 20);
  EXPECT_GT(pixelsOf(painted(layer, sliding(-1, 1)), palette().text), arrowOnly + 25);
}

TEST(Views3dVelocity, TheUnitSuitsTheFastestContactThatTouches) {
  std::vector<ContactPath> paths{{"a", true, 20, {}}, {"b", false, 300, {}}};
  EXPECT_EQ(speedUnitFor(paths), 20);
  paths[0].fastest = 7;
  EXPECT_EQ(speedUnitFor(paths), 10);
  paths[0].touches = false;
  EXPECT_EQ(speedUnitFor(paths), 10) << "where none touches, the first";
  EXPECT_EQ(speedUnitFor({}), 1);
  EXPECT_EQ(speedUnitFor({{"a", true, 0, {}}}), 1) << "a run at rest";
}

TEST(Views3dNumbers, AreRound) {
  EXPECT_DOUBLE_EQ(niceBelow(0.2), 0.2);
  EXPECT_DOUBLE_EQ(niceBelow(0.99), 0.5);
  EXPECT_DOUBLE_EQ(niceBelow(1), 1);
  EXPECT_DOUBLE_EQ(niceBelow(49), 20);
  EXPECT_DOUBLE_EQ(niceBelow(5000), 5000);
  EXPECT_DOUBLE_EQ(niceAbove(0.2), 0.2);
  EXPECT_DOUBLE_EQ(niceAbove(0.21), 0.5);
  EXPECT_DOUBLE_EQ(niceAbove(51), 100);
  EXPECT_DOUBLE_EQ(niceAbove(1.0001), 2);
}

// --- Impulses

Scene bouncing() {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "duration": 0.7, "laws": {"friction": {"mu": 0.3}, "impact": {"e": 0.5}},
 "initial": {"x": 0, "y": 1.3, "theta": 1.2, "x_dot": 0.5, "y_dot": 0, "theta_dot": 0.3}})");
}

class Views3dJolts : public testing::Test {
 protected:
  const Event& firstImpact() const {
    return *std::find_if(run->events.begin(), run->events.end(),
                         [](const Event& e) { return e.kind == EventKind::Impact; });
  }
  std::vector<Jolt> at(std::int64_t now) const { return watch.shown(scene, *run, now); }

  Scene scene = bouncing();
  std::shared_ptr<const Trajectory> run = simulate(scene);
  double time = firstImpact().time;
  JoltWatch watch;
};

TEST_F(Views3dJolts, OneThatIsPassedIsSeenForAThirdOfASecond) {
  watch.move(*run, time - 0.01, time + 0.01, 1000);
  ASSERT_EQ(at(1000).size(), 1U);
  EXPECT_EQ(at(1000)[0].strength, 1);
  EXPECT_EQ(at(1300)[0].strength, 1);
  EXPECT_LT(at(1360)[0].strength, 1);
  EXPECT_GT(at(1360)[0].strength, 0);
  EXPECT_TRUE(watch.isFading(1360));
  EXPECT_TRUE(at(1500).empty());
  EXPECT_FALSE(watch.isFading(1500));
}

TEST_F(Views3dJolts, ItHasTheImpulseAndThePlaceOfTheEvent) {
  watch.move(*run, 0, time, 0);
  const Jolt jolt = at(0).at(0);
  EXPECT_NEAR(jolt.impulse.y(), firstImpact().impulseNormal, kRounding);
  EXPECT_NEAR(jolt.impulse.x(), firstImpact().impulseTangent, kRounding);
  EXPECT_NEAR(jolt.place.y(), 0, kRounding) << "the tip is on the ground";
  EXPECT_FALSE(jolt.isTangential);
}

TEST_F(Views3dJolts, WhileThePlayheadStandsThereItStays) {
  watch.move(*run, 0, time, 0);
  EXPECT_EQ(at(100000).at(0).strength, 1);
  EXPECT_FALSE(watch.isFading(100000)) << "nothing changes by itself";
  watch.move(*run, time, time + 0.001, 200000);
  EXPECT_EQ(at(200300).at(0).strength, 1);
  EXPECT_TRUE(at(201000).empty());
}

TEST_F(Views3dJolts, GoingBackShowsNothingButWhereItArrives) {
  watch.move(*run, time + 0.01, time - 0.01, 0);
  EXPECT_TRUE(at(0).empty());
  watch.move(*run, time + 0.01, time, 0);
  EXPECT_EQ(at(0).size(), 1U);
}

TEST_F(Views3dJolts, AnotherRunForgetsThem) {
  watch.move(*run, 0, time, 0);
  watch.reset();
  EXPECT_TRUE(at(0).empty());
}

TEST_F(Views3dJolts, OnlyTheLatestOfManyAreSeen) {
  Trajectory many = *run;
  const Event impact = firstImpact();
  many.events.clear();
  for (int i = 0; i < 5000; ++i) {
    many.events.push_back(impact);
    many.events.back().time = 1e-4 * i;
  }
  watch.move(many, 0, 0.6, 0);
  const auto jolts = watch.shown(scene, many, 0);
  EXPECT_GE(jolts.size(), 1U);
  EXPECT_LE(jolts.size(), 8U);
}

TEST(Views3dJolt, AtTheStartATangentialImpactIsSeen) {
  const Scene scene = parseScene(
      R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "duration": 0.1, "laws": {"friction": {"mu": 1.6}},
 "initial": {"on_ground": true, "theta": 1, "theta_dot": 0, "slip": -8}})");
  const auto run = simulate(scene);
  JoltWatch watch;
  watch.move(*run, 0, 0, 0);
  const auto jolts = watch.shown(scene, *run, 0);
  ASSERT_EQ(jolts.size(), 1U);
  EXPECT_TRUE(jolts[0].isTangential);
  EXPECT_GT(jolts[0].impulse.x(), 0) << "it stops a tip that slides to the left";
}

TEST(Views3dImpulse, GrowsWithTheImpulseAndFades) {
  ImpulseLayer layer;
  Shown shown = shownOf(leaningFrame(Place::Zero(), 0.75, 1, 0));
  EXPECT_TRUE(isBlank(painted(layer, shown)));
  const auto ink = [&](double impulse, double strength) {
    shown.jolts = {{Place::Zero(), Place(0, impulse, 0), true, strength}};
    return pixelsOf(painted(layer, shown), palette().lcp[2]);
  };
  EXPECT_GT(ink(1, 1), 30);
  EXPECT_GT(ink(4, 1), ink(1, 1));
  EXPECT_EQ(ink(1, 0.4), 0) << "paler";
}

// --- Trail

ContactPath straightPath() {
  ContactPath path{"tip", true, 1, {}};
  for (int i = 0; i <= 10; ++i) {
    const Mode mode = i < 5 ? Mode::SlipMinus : Mode::Free;
    path.points.push_back({0.1 * i, Place(-0.05 * i, 0, 0), mode, i < 5 ? 1 : 0});
  }
  return path;
}

TEST(Views3dTrail, EndsAtThePlayhead) {
  const auto parts = trailParts(straightPath(), 0.25, Place(-0.125, 0, 0));
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].places.size(), 4U);
  EXPECT_EQ(parts[0].places.back(), Place(-0.125, 0, 0));
}

TEST(Views3dTrail, ChangesColourWithoutAGap) {
  const auto parts = trailParts(straightPath(), 1, Place(-0.5, 0, 0));
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(parts[0].mode, Mode::SlipMinus);
  EXPECT_EQ(parts[1].mode, Mode::Free);
  EXPECT_EQ(parts[0].places.back(), parts[1].places.front());
}

TEST(Views3dTrail, IsPaintedInTheColourOfItsMode) {
  TrailLayer layer;
  Shown shown = shownOf(leaningFrame(Place(-0.5, 0, 0), 0.75, 1, 0));
  EXPECT_TRUE(isBlank(painted(layer, shown))) << "no run yet";
  shown.paths = std::make_shared<const std::vector<ContactPath>>(1, straightPath());
  shown.frame.time = 0.4;
  QImage image = painted(layer, shown);
  EXPECT_GT(pixelsOf(image, palette().lcp[1]), 20);
  EXPECT_EQ(pixelsOf(image, palette().lcp[3], 20), 0);
  shown.frame.time = 1;
  image = painted(layer, shown);
  EXPECT_GT(pixelsOf(image, palette().lcp[3], 60), 10);
}

// --- Ghosts, triad

TEST(Views3dGhosts, AreOutlinedBehindTheActiveRun) {
  GhostLayer layer;
  const QColor colour(10, 140, 20);
  Shown shown = shownOf(leaningFrame(Place::Zero(), 0.75, 1, 0));
  EXPECT_TRUE(isBlank(painted(layer, shown)));
  const auto ink = [&](double angle) {
    shown.ghosts = {{leaningFrame(Place::Zero(), angle, 1, 0).depiction, QPen(colour, 2), {}}};
    return pixelsOf(painted(layer, shown), colour, 40);
  };
  EXPECT_GT(ink(1.1), 200);
  EXPECT_LT(ink(0.75), ink(1.1) / 3) << "one that agrees with the active run stands behind it";
}

TEST(Views3dGhosts, ALegendNamesThem) {
  GhostLayer layer;
  Shown shown = shownOf(leaningFrame(Place::Zero(), 0.75, 1, 0));
  shown.ghosts = {{leaningFrame(Place::Zero(), 1, 1, 0).depiction, QPen(Qt::blue, 2), "contact"}};
  EXPECT_GT(pixelsOf(painted(layer, shown), palette().muted, 20), 30);
}

TEST(Views3dTriad, ShowsTwoAxesFromTheSide) {
  TriadLayer layer;
  EXPECT_GT(pixelsOf(painted(layer, leaningFrame(Place::Zero(), 0.75, 1, 0)), palette().muted), 40);
}

TEST(Views3dSilhouette, OfABoxAndABallAreAsLargeAsTheyAre) {
  const vtkNew<vtkCamera> camera;
  CameraRig rig(*camera);
  rig.home(solidsFrame().depiction);
  const Projection projection(*camera, QSizeF(600, 400));
  const auto& bodies = solidsFrame().depiction.bodies;
  const double metre = projection.pixelsPerMetre();
  const QRectF box = silhouette(bodies[1], projection).boundingRect();
  EXPECT_NEAR(box.width(), 0.6 * metre, 0.5);
  EXPECT_NEAR(box.height(), 0.4 * metre, 0.5);
  const QRectF ball = silhouette(bodies[2], projection).boundingRect();
  EXPECT_NEAR(ball.width(), 0.4 * metre, 0.5);
}

}  // namespace
}  // namespace painleve::ui
