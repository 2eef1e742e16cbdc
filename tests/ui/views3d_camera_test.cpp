// The camera fits, follows and turns: numbers only, no window.

#include <algorithm>

#include <gtest/gtest.h>

#include <vtkCamera.h>
#include <vtkNew.h>

#include "tests/ui/views3d_frames.h"
#include "ui/views3d/camera_rig.h"
#include "ui/views3d/projection.h"

namespace painleve::ui {
namespace {

constexpr QSizeF kView(700, 450);
constexpr double kPixel = 1;

class Views3dCamera : public testing::Test {
 protected:
  Views3dCamera() {
    rig.setAspect(kView.width() / kView.height());
    rig.home(leaning(0).depiction);
  }
  static Frame leaning(double x, double y = 0) { return leaningFrame(Place(x, y, 0), 0.75, 1, 0); }
  QPointF seen(const Place& place) const { return Projection(*camera, kView)(place); }
  QPointF follow(const Frame& frame) {
    rig.follow(frame.depiction);
    return seen(bodyCentre(frame.depiction));
  }

  vtkNew<vtkCamera> camera;
  CameraRig rig{*camera};
};

TEST_F(Views3dCamera, HomeShowsTheWholeBodyAndTheGroundBelowIt) {
  const Depiction d = leaning(0).depiction;
  EXPECT_TRUE(rig.isParallel());
  for (const Marker& marker : d.markers) {
    EXPECT_TRUE(QRectF(QPointF(), kView).contains(seen(marker.place))) << marker.id;
  }
  const double ground = seen(Place::Zero()).y();
  EXPECT_GT(ground, 0.6 * kView.height());
  EXPECT_LT(ground, 0.9 * kView.height());
  // The bar standing upright would fit, too.
  EXPECT_GT(seen(Place(0, 2, 0)).y(), 0);
}

TEST_F(Views3dCamera, AFastBodyStaysInTheMiddleThird) {
  for (double x = 0; x > -60; x -= 0.2) {
    const QPointF at = follow(leaning(x));
    ASSERT_GE(at.x(), kView.width() / 3 - kPixel) << x;
    ASSERT_LE(at.x(), kView.width() * 2 / 3 + kPixel) << x;
  }
}

TEST_F(Views3dCamera, FollowingNeverJumps) {
  double ground = seen(Place::Zero()).x();
  const double step = 0.05, pixels = step * Projection(*camera, kView).pixelsPerMetre();
  for (double x = 0; x < 10; x += step) {
    follow(leaning(x));
    const double now = seen(Place::Zero()).x();
    ASSERT_LE(std::abs(now - ground), pixels + kPixel) << x;
    ground = now;
  }
}

TEST_F(Views3dCamera, TheGroundStandsStillWhileTheBodyMovesALittle) {
  const QPointF ground = seen(Place::Zero());
  follow(leaning(0.2, 0.1));
  EXPECT_EQ(seen(Place::Zero()), ground);
}

TEST_F(Views3dCamera, ABodyThatFliesAwayStaysInView) {
  for (double y = 0; y < 50; y += 0.3) {
    const QPointF at = follow(leaning(0, y));
    ASSERT_TRUE(QRectF(QPointF(), kView).contains(at)) << y;
  }
}

TEST_F(Views3dCamera, AUserWhoPannedAwayIsNotPulledBack) {
  const double aside[3] = {5, 0.8, 0};
  camera->SetFocalPoint(aside);
  camera->SetPosition(5, 0.8, 10);
  rig.taken();
  const QPointF ground = seen(Place::Zero());
  follow(leaning(0));
  EXPECT_EQ(seen(Place::Zero()), ground);
}

TEST_F(Views3dCamera, ProjectionsShowThingsInOneSize) {
  const Place low(0, 0, 0), high(0, 1, 0);
  const double parallel = seen(low).y() - seen(high).y();
  rig.setParallel(false);
  EXPECT_FALSE(rig.isParallel());
  EXPECT_NEAR(seen(low).y() - seen(high).y(), parallel, kPixel);
  rig.setParallel(true);
  EXPECT_NEAR(seen(low).y() - seen(high).y(), parallel, kPixel);
}

TEST_F(Views3dCamera, SidesLookAlongTheirAxes) {
  const Place origin = Place::Zero();
  rig.lookFrom(ViewSide::Right);
  EXPECT_NEAR(seen(origin).x(), seen(Place::UnitX()).x(), kPixel);
  EXPECT_GT(seen(origin).x(), seen(Place::UnitZ()).x());
  rig.lookFrom(ViewSide::Top);
  EXPECT_NEAR(seen(origin).y(), seen(Place::UnitY()).y(), kPixel);
  EXPECT_LT(seen(origin).x(), seen(Place::UnitX()).x());
  rig.lookFrom(ViewSide::Isometric);
  EXPECT_GT(seen(origin).y(), seen(Place::UnitY()).y());
  rig.lookFrom(ViewSide::Front);
  EXPECT_LT(seen(origin).x(), seen(Place::UnitX()).x());
  EXPECT_NEAR(seen(origin).x(), seen(Place::UnitZ()).x(), kPixel);
}

TEST_F(Views3dCamera, ANarrowViewShowsTheWholeBodyToo) {
  const QSizeF narrow(240, 450);
  rig.setAspect(narrow.width() / narrow.height());
  const Projection projection(*camera, narrow);
  for (const Marker& marker : leaning(0).depiction.markers) {
    EXPECT_TRUE(QRectF(QPointF(), narrow).contains(projection(marker.place))) << marker.id;
  }
}

TEST_F(Views3dCamera, ABodyThatFallsOverStaysOffTheEdges) {
  const QSizeF narrow(390, 536);  // the view of a window of 1280x720
  rig.setAspect(narrow.width() / narrow.height());
  rig.home(leaningFrame(Place::Zero(), 1.45, 1, 0).depiction);
  for (double angle = 1.45; angle > 0; angle -= 0.01) {
    const Depiction d = leaningFrame(Place::Zero(), angle, 1, 0).depiction;
    rig.follow(d);
    for (const Marker& marker : d.markers) {
      const double x = Projection(*camera, narrow)(marker.place).x();
      ASSERT_GT(x, 0.1 * narrow.width()) << angle << marker.id;
      ASSERT_LT(x, 0.9 * narrow.width()) << angle << marker.id;
    }
  }
}

TEST_F(Views3dCamera, ABodyThatDoesNotFitStaysInTheMiddleThird) {
  camera->SetParallelScale(0.3);
  rig.taken();
  for (double x = 0; x < 10; x += 0.05) {
    const QPointF at = follow(leaning(x));
    ASSERT_LE(at.x(), kView.width() * 2 / 3 + kPixel) << x;
  }
}

TEST_F(Views3dCamera, WhatAnotherRigRestoresLooksTheSame) {
  rig.lookFrom(ViewSide::Isometric);
  rig.setParallel(false);
  follow(leaning(3));
  const vtkNew<vtkCamera> other;
  CameraRig copy(*other);
  copy.home(leaning(0).depiction);
  copy.restore(rig.state());
  copy.setAspect(kView.width() / kView.height());
  const Projection projection(*other, kView);
  for (const Place& place : {Place(0, 0, 0), Place(3, 1, 0), Place(2, 1, 1)}) {
    EXPECT_NEAR(projection(place).x(), seen(place).x(), kPixel);
    EXPECT_NEAR(projection(place).y(), seen(place).y(), kPixel);
  }
}

TEST_F(Views3dCamera, NearThingsAreLargerInPerspectiveOnly) {
  const Place near(0, 0, 1);
  const Projection flat(*camera, kView);
  EXPECT_EQ(flat.pixelsPerMetre(near), flat.pixelsPerMetre());
  rig.setParallel(false);
  const Projection deep(*camera, kView);
  EXPECT_GT(deep.pixelsPerMetre(near), 1.1 * deep.pixelsPerMetre());
  const double pixel = deep(near + Place(0.01, 0, 0)).x() - deep(near).x();
  EXPECT_NEAR(deep.pixelsPerMetre(near), pixel / 0.01, 0.01 * pixel / 0.01);
}

TEST_F(Views3dCamera, NothingToShowIsNoReasonToFail) {
  rig.home({});
  rig.follow({});
  EXPECT_TRUE(std::isfinite(seen(Place::Zero()).x()));
}

}  // namespace
}  // namespace painleve::ui
