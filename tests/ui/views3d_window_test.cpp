// The 3-D view in a real window: what the screen shows.

#include <memory>
#include <set>

#include <gtest/gtest.h>

#include <QApplication>
#include <QScreen>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/ui/session_bench.h"
#include "tests/ui/views3d_frames.h"
#include "ui/theme/palette.h"
#include "ui/views3d/scene_view.h"
#include "ui/views3d/vtk_widget.h"

namespace painleve::ui {
namespace {

constexpr int kFrameTime = 60;  // ms, for the window to reach the screen

/// What the screen shows, not what the widget would paint.
QImage onScreen(QWidget& widget) {
  QTest::qWait(kFrameTime);
  return widget.screen()
      ->grabWindow(widget.winId())
      .toImage()
      .convertToFormat(QImage::Format_RGB32);
}

std::set<QRgb> coloursOf(const QImage& image) {
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) colours.insert(image.pixel(x, y));
  }
  return colours;
}

/// The ground of the picture is there, and on it a shaded solid.
void expectPicture(const QImage& image) {
  ASSERT_FALSE(image.isNull());
  const int all = image.width() * image.height();
  EXPECT_GT(pixelsOf(image, palette().plotGround), all / 3);
  EXPECT_LT(pixelsOf(image, Qt::black), all / 10);
  EXPECT_GT(coloursOf(image).size(), 40U);
}

class Views3dWindow : public testing::Test {
 protected:
  void SetUp() override {
    view.resize(700, 450);
    view.setFrame(frame);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  }
  QWidget& picture() { return *view.findChild<VtkWidget*>(); }
  void drag(Qt::MouseButton button, Qt::KeyboardModifiers keys, QPoint by) {
    const QPoint from(350, 225);
    QTest::mousePress(&picture(), button, keys, from);
    for (int i = 1; i <= 4; ++i) {
      const QPointF at = from + by * i / 4;
      QMouseEvent move(QEvent::MouseMove, at, picture().mapToGlobal(at), button, button, keys);
      QApplication::sendEvent(&picture(), &move);
    }
    QTest::mouseRelease(&picture(), button, keys, from + by);
  }
  void turnWheel(QPointF at, int notches) {
    QWheelEvent wheel(at, picture().mapToGlobal(at), QPoint(), QPoint(0, 120 * notches),
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&picture(), &wheel);
  }

  Frame frame = leaningFrame(Place::Zero(), 0.75, 1.2, 0.8);
  SceneView view;
};

TEST_F(Views3dWindow, FirstPictureIsNeitherBlankNorBlack) {
  expectPicture(onScreen(view));
}

TEST_F(Views3dWindow, PictureSurvivesResizing) {
  for (const QSize size : {QSize(900, 300), QSize(260, 500), QSize(700, 450)}) {
    view.resize(size);
    expectPicture(onScreen(view));
  }
}

TEST_F(Views3dWindow, PictureSurvivesHidingAndShowing) {
  view.hide();
  QTest::qWait(kFrameTime);
  view.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  expectPicture(onScreen(view));
}

TEST_F(Views3dWindow, PictureSurvivesANewWindow) {
  auto* owned = new SceneView;
  owned->resize(700, 450);
  owned->setFrame(frame);
  owned->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(owned));
  QWidget home;
  home.resize(720, 470);
  owned->setParent(&home);
  owned->move(0, 0);
  owned->show();
  home.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&home));
  expectPicture(onScreen(home));
}

TEST_F(Views3dWindow, ViewsMayComeAndGo) {
  for (int i = 0; i < 3; ++i) {
    auto other = std::make_unique<SceneView>();
    other->setFrame(frame);
    other->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(other.get()));
    QTest::qWait(kFrameTime);
  }
  expectPicture(onScreen(view));
}

TEST_F(Views3dWindow, WithoutBodiesASentenceSaysWhatWillCome) {
  view.setFrame({});
  const QImage image = onScreen(view);
  EXPECT_GT(pixelsOf(image, palette().muted), 20);
}

TEST_F(Views3dWindow, ForceArrowAppearsWhenTheForceGrows) {
  view.setFrame(leaningFrame(Place::Zero(), 0.75, 0, 0));
  const int none = pixelsOf(onScreen(view), palette().normalForce);
  view.setFrame(leaningFrame(Place::Zero(), 0.75, 2, 0));
  EXPECT_GT(pixelsOf(onScreen(view), palette().normalForce), none + 300);
  view.setLayerVisible(LayerKind::Forces, false);
  EXPECT_EQ(pixelsOf(onScreen(view), palette().normalForce), none);
}

TEST_F(Views3dWindow, BadgeHasTheColourOfTheMode) {
  frame.contacts[0].lcpMode = 2;
  view.setFrame(frame);
  EXPECT_GT(pixelsOf(onScreen(view), palette().lcp[2]), 200);
}

TEST_F(Views3dWindow, BodyStaysInViewHoweverFarItSlides) {
  for (double x = 0; x > -20; x -= 0.5) view.setFrame(leaningFrame(Place(x, 0, 0), 0.75, 1, 0));
  EXPECT_TRUE(QRectF(view.rect())
                  .contains(view.projection()(frame.depiction.bodies[0].centre - Place(20, 0, 0))));
  expectPicture(onScreen(view));
}

TEST_F(Views3dWindow, RotatingChangesThePictureAndHomeBringsItBack) {
  const QImage before = view.image();
  drag(Qt::LeftButton, Qt::NoModifier, {80, 60});
  EXPECT_NE(view.image(), before);
  view.home();
  EXPECT_EQ(view.image(), before);
}

TEST_F(Views3dWindow, ShiftLeftAndMiddlePan) {
  for (const auto& [button, keys] :
       {std::pair(Qt::LeftButton, Qt::KeyboardModifiers(Qt::ShiftModifier)),
        std::pair(Qt::MiddleButton, Qt::KeyboardModifiers())}) {
    view.home();
    const QPointF before = view.projection()(Place::Zero());
    const double scale = view.projection().pixelsPerMetre();
    drag(button, keys, {60, -30});
    const QPointF moved = view.projection()(Place::Zero()) - before;
    EXPECT_NEAR(moved.x(), 60, 2);
    EXPECT_NEAR(moved.y(), -30, 2);
    EXPECT_NEAR(view.projection().pixelsPerMetre(), scale, 1e-6 * scale);
  }
}

TEST_F(Views3dWindow, WheelAndRightButtonZoom) {
  const double scale = view.projection().pixelsPerMetre();
  turnWheel({350, 225}, 2);
  EXPECT_GT(view.projection().pixelsPerMetre(), 1.2 * scale);
  turnWheel({350, 225}, -2);
  EXPECT_NEAR(view.projection().pixelsPerMetre(), scale, 1e-6 * scale);
  drag(Qt::RightButton, Qt::NoModifier, {0, -60});
  EXPECT_GT(view.projection().pixelsPerMetre(), 1.1 * scale);
  view.home();
  EXPECT_NEAR(view.projection().pixelsPerMetre(), scale, 1e-6 * scale);
}

TEST_F(Views3dWindow, WheelBesideTheViewDoesNothing) {
  const double scale = view.projection().pixelsPerMetre();
  turnWheel({-20, 225}, 3);
  turnWheel({350, 1000}, 3);
  EXPECT_EQ(view.projection().pixelsPerMetre(), scale);
}

TEST_F(Views3dWindow, ZoomHasEnds) {
  for (int i = 0; i < 200; ++i) turnWheel({350, 225}, 5);
  const double most = view.projection().pixelsPerMetre();
  turnWheel({350, 225}, 5);
  EXPECT_NEAR(view.projection().pixelsPerMetre(), most, 1e-6 * most);
  for (int i = 0; i < 200; ++i) turnWheel({350, 225}, -5);
  EXPECT_GT(view.projection().pixelsPerMetre(), 1);
}

TEST_F(Views3dWindow, KeysOfVtkDoNotLeakThrough) {
  const QImage before = view.image();
  for (const char key : {'w', 's', 'r', 'p', 'f', 'j', 't', 'c', 'a', 'u', '3', 'e', 'q'}) {
    QTest::keyClick(&picture(), key);
  }
  EXPECT_EQ(view.image(), before);
  EXPECT_TRUE(view.isVisible());
}

TEST_F(Views3dWindow, SidesAndProjectionsGiveDifferentPictures) {
  view.setFrame(solidsFrame());
  std::vector<QImage> pictures{view.image()};
  for (const ViewSide side : {ViewSide::Right, ViewSide::Top, ViewSide::Isometric}) {
    view.lookFrom(side);
    pictures.push_back(view.image());
  }
  EXPECT_TRUE(view.isOrthographic());
  view.toggleOrthographic();
  EXPECT_FALSE(view.isOrthographic());
  pictures.push_back(view.image());
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(pictures[i], pictures[j]) << i << ' ' << j;
  }
  view.home();
  EXPECT_TRUE(view.isOrthographic());
}

TEST_F(Views3dWindow, ImageIsWhatTheScreenShowsAtRest) {
  QTest::qWait(300);
  const QImage screen = onScreen(view), image = view.image();
  ASSERT_EQ(screen.size(), image.size());
  int different = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) different += screen.pixel(x, y) != image.pixel(x, y);
  }
  EXPECT_LT(different, image.width() * image.height() / 100);
}

TEST(Views3dSession, ViewFollowsThePlayhead) {
  SessionBench bench;
  SceneView view(bench.session);
  bench.session.open(slidingScene(), {});
  ASSERT_TRUE(settle(bench.session));
  ASSERT_TRUE(view.frame().valid);
  EXPECT_EQ(view.frame().time, 0);
  const double later = 0.5 * bench.session.endTime();
  bench.session.setPlayhead(later);
  EXPECT_EQ(view.frame().time, later);
  EXPECT_TRUE(
      QRectF(view.rect()).contains(view.projection()(bodyCentre(bench.session.frame().depiction))));
}

}  // namespace
}  // namespace painleve::ui
