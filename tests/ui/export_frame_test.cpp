// One frame of a film: the state that it shows, whatever the window does meanwhile.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>
#include <QTimer>

#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/ui/film_probe.h"
#include "tests/support/ui/window_bench.h"
#include "ui/export/frame_painter.h"
#include "ui/theme/palette.h"
#include "ui/views3d/scene_view.h"

namespace painleve::ui {
namespace {

Scene shippedScene(const char* name) {
  return loadScene(std::string(PAINLEVE_SOURCE_RESOURCES "/scenes/") + name + ".json");
}

AnimationSettings smallFilm() {
  AnimationSettings settings;
  settings.size = {640, 480};
  settings.path = "unused.mp4";
  return settings;
}

bool awaits(FramePainter& painter) {
  return QTest::qWaitFor([&painter] { return painter.poll(); }, 20'000);
}

/// Cells without a value are equal, too.
auto areExactly(const Cells& cells) {
  return testing::Pointwise(testing::NanSensitiveDoubleEq(), cells);
}

QImage frameAt(const Scene& scene, const AnimationSettings& settings, double time) {
  FramePainter painter(scene, settings);
  EXPECT_TRUE(awaits(painter));
  painter.seek(time);
  EXPECT_TRUE(awaits(painter));
  EXPECT_EQ(painter.problem(), "");
  return painter.paint();
}

TEST(ExportFrame, showsTheStateThatSimulateGives) {
  const Scene scene = shippedScene("fig2_mu14");
  const auto run = simulate(scene);
  AnimationSettings settings = smallFilm();
  settings.to = 0.2;
  FramePainter painter(scene, settings);
  ASSERT_TRUE(awaits(painter));
  const auto plan = framePlan(settings, scene, *painter.trajectory());
  ASSERT_EQ(plan.back(), 0.2);
  for (const double time : {plan.front(), plan[plan.size() / 2], plan.back()}) {
    painter.seek(time);
    ASSERT_TRUE(awaits(painter));
    const QImage image = painter.paint();
    EXPECT_THAT(painter.frame().cells, areExactly(cellsAt(scene, *run, time)));
    const Depiction expected = depict(scene, *run, time);
    EXPECT_EQ(painter.frame().depiction.bodies.front().centre, expected.bodies.front().centre);
    EXPECT_EQ(image.size(), settings.size);
  }
}

TEST(ExportFrame, aSweepShowsTheRunOfEachValue) {
  Scene scene = shippedScene("fig2_mu14");
  AnimationSettings settings = smallFilm();
  settings.sweep = Sweep{"laws.friction.mu", 0.5, 1.5, 1};
  settings.to = 0.05;
  FramePainter painter(scene, settings);
  for (const double mu : {0.5, 1.1, 1.5}) {
    ASSERT_TRUE(awaits(painter));
    painter.seek(mu);
    ASSERT_TRUE(awaits(painter));
    scene.laws.set("friction.mu", mu);
    EXPECT_THAT(painter.frame().cells, areExactly(cellsAt(scene, *simulate(scene), 0.05))) << mu;
  }
}

TEST(ExportFrame, aSweepThatMeetsAnImpossibleValueSaysSo) {
  AnimationSettings settings = smallFilm();
  settings.sweep = Sweep{"initial.theta", 0.75, -1, 1};  // half of the body below the ground
  FramePainter painter(shippedScene("fig2_mu14"), settings);
  ASSERT_TRUE(awaits(painter));
  EXPECT_EQ(painter.problem(), "");
  painter.seek(-1);
  ASSERT_TRUE(awaits(painter));
  EXPECT_TRUE(painter.problem().contains("theta")) << painter.problem().toStdString();
}

TEST(ExportFrame, picturesOfOneInstantAreTheSame) {
  const Scene scene = shippedScene("kane_classic_hit");
  EXPECT_EQ(frameAt(scene, smallFilm(), 0.1), frameAt(scene, smallFilm(), 0.1));
  EXPECT_NE(frameAt(scene, smallFilm(), 0.1), frameAt(scene, smallFilm(), 0.12));
}

class ExportBesideWindow : public WindowBench {};

TEST_F(ExportBesideWindow, whatTheWindowShowsChangesNothing) {
  const Scene scene = shippedScene("fig2_mu14");
  const QImage alone = frameAt(scene, smallFilm(), 0.03);
  openWindow();
  EXPECT_EQ(frameAt(scene, smallFilm(), 0.03), alone) << "in full sight";
  QWidget cover;
  cover.setGeometry(window_->geometry());
  cover.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&cover));
  EXPECT_EQ(frameAt(scene, smallFilm(), 0.03), alone) << "covered";
  window_->showMinimized();
  QTest::qWait(200);
  EXPECT_EQ(frameAt(scene, smallFilm(), 0.03), alone) << "minimised";
  window_->hide();
  EXPECT_EQ(frameAt(scene, smallFilm(), 0.03), alone) << "hidden";
}

TEST_F(ExportBesideWindow, aFilmHasItsOwnColours) {
  const Scene scene = shippedScene("fig2_mu14");
  AnimationSettings settings = smallFilm();
  const QImage light = frameAt(scene, settings, 0.03);
  settings.theme = Theme::Dark;
  const QImage dark = frameAt(scene, settings, 0.03);
  EXPECT_EQ(currentTheme(), Theme::Light);
  EXPECT_GT(qGray(light.pixel(5, 475)), 200);
  EXPECT_LT(qGray(dark.pixel(5, 475)), 60);
  setTheme(Theme::Dark);
  setPresenting(true);
  settings.theme = Theme::Light;
  const QImage lightFromDark = frameAt(scene, settings, 0.03);
  EXPECT_TRUE(isPresenting());
  setTheme(Theme::Light);
  setPresenting(false);
  EXPECT_EQ(lightFromDark, light);
}

TEST_F(ExportBesideWindow, theWindowGoesOnDrawing) {
  openWindow();
  settleWindow();
  const QImage before = window_->sceneView().image();
  frameAt(shippedScene("kane_classic_hit"), smallFilm(), 0.1);
  EXPECT_EQ(window_->sceneView().image(), before);
}

TEST_F(ExportBesideWindow, theProgramEndsWithItsLastWindow) {
  openWindow();
  const FramePainter painter(shippedScene("fig2_mu14"), smallFilm());
  QTimer::singleShot(0, window_.get(), &QWidget::close);
  QTimer late;
  late.callOnTimeout([] { QCoreApplication::exit(1); });
  late.start(5000);
  EXPECT_EQ(QCoreApplication::exec(), 0) << "what is drawn for a film is no window";
}

TEST(ExportFrame, captionsCanBeLeftOut) {
  const Scene scene = shippedScene("fig2_mu14");
  const AnimationSettings all = smallFilm();
  const QImage full = frameAt(scene, all, 0.03);
  for (bool Captions::*caption :
       {&Captions::title, &Captions::parameters, &Captions::time, &Captions::mode}) {
    AnimationSettings less = all;
    less.captions.*caption = false;
    EXPECT_NE(frameAt(scene, less, 0.03), full);
  }
}

TEST(ExportFrame, composedPicturesHavePlaneAndEnergiesBesideOrBelow) {
  const Scene scene = shippedScene("fig2_mu14");
  AnimationSettings settings = smallFilm();
  settings.picture = AnimationPicture::SceneOnly;
  const QImage alone = frameAt(scene, settings, 0.03);
  settings.picture = AnimationPicture::Composed;
  const QImage below = frameAt(scene, settings, 0.03);
  const QRect lower(0, 280, 640, 200);
  EXPECT_GT(coloursOf(below.copy(lower)), 2 * coloursOf(alone.copy(lower)));
  settings.size = {1280, 720};
  const QImage beside = frameAt(scene, settings, 0.03);
  EXPECT_GT(coloursOf(beside.copy(760, 80, 500, 300)), 50) << "regions";
  EXPECT_GT(coloursOf(beside.copy(760, 420, 500, 280)), 50) << "energies";
}

}  // namespace
}  // namespace painleve::ui
