// What the view keeps and obeys: camera, layers, arrow scale; keys; moving between windows.

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/ui/session_bench.h"
#include "tests/ui/views3d_frames.h"
#include "ui/theme/palette.h"
#include "ui/views3d/arrow_scale_row.h"
#include "ui/views3d/scene_view.h"
#include "ui/views3d/view_block.h"
#include "ui/views3d/vtk_widget.h"

namespace painleve::ui {
namespace {

constexpr int kFrameTime = 80;  // ms, for the window to reach the screen

int differentPixels(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return a.width() * a.height();
  int different = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
      different += std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) > 16 ? 1 : 0;
    }
  }
  return different;
}

/// What the screen shows where the view is.
QImage onScreen(const QWidget& view) {
  QTest::qWait(kFrameTime);
  const QPoint corner = view.mapToGlobal(QPoint(0, 0));
  return view.screen()
      ->grabWindow(0, corner.x(), corner.y(), view.width(), view.height())
      .toImage()
      .convertToFormat(QImage::Format_RGB32);
}

class Views3dState : public testing::Test {
 protected:
  void SetUp() override {
    view.resize(640, 420);
    view.setFrame(frame);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  }
  Frame frame = leaningFrame(Place::Zero(), 0.75, 1.2, 0.8);
  SceneView view;
};

// --- Layers

TEST_F(Views3dState, AllLayersButTheAxesAreOnAtFirst) {
  for (const LayerKind kind : kLayerKinds)
    EXPECT_EQ(view.isLayerVisible(kind), kind != LayerKind::Axes) << layerId(kind);
}

TEST_F(Views3dState, SwitchingALayerChangesThePictureAndBack) {
  const QImage all = view.image();
  for (const LayerKind kind :
       {LayerKind::Forces, LayerKind::Markers, LayerKind::ContactPatch, LayerKind::Grid}) {
    view.setLayerVisible(kind, false);
    EXPECT_NE(view.image(), all) << layerId(kind);
    view.setLayerVisible(kind, true);
    EXPECT_EQ(view.image(), all) << layerId(kind);
  }
  view.setLayerVisible(LayerKind::Axes, true);
  EXPECT_NE(view.image(), all);
}

TEST_F(Views3dState, ActionsAndSwitchesAgree) {
  QAction* cone = view.layerAction(LayerKind::Cone);
  EXPECT_TRUE(cone->isChecked());
  cone->trigger();
  EXPECT_FALSE(view.isLayerVisible(LayerKind::Cone));
  view.setLayerVisible(LayerKind::Cone, true);
  EXPECT_TRUE(cone->isChecked());
  EXPECT_TRUE(view.layerMenu().actions().contains(cone));
}

TEST_F(Views3dState, EveryLayerHasAnIdAndWords) {
  QStringList ids;
  for (const LayerKind kind : kLayerKinds) {
    ids << layerId(kind);
    EXPECT_FALSE(layerName(kind).isEmpty());
    EXPECT_FALSE(view.layerAction(kind)->toolTip().isEmpty());
  }
  EXPECT_EQ(ids.removeDuplicates(), 0);
}

TEST_F(Views3dState, TheButtonOfTheLayersTakesNoKeys) {
  const auto* button = view.findChild<QToolButton*>();
  ASSERT_NE(button, nullptr);
  EXPECT_EQ(button->focusPolicy(), Qt::NoFocus);
  EXPECT_TRUE(view.rect().contains(button->geometry()));
}

TEST_F(Views3dState, TheBadgeCanGo) {
  frame.contacts[0].lcpMode = 2;
  view.setFrame(frame);
  EXPECT_GT(pixelsOf(view.image(), palette().lcp[2]), 100);
  view.setBadgeVisible(false);
  EXPECT_EQ(pixelsOf(view.image(), palette().lcp[2]), 0);
}

// --- Arrow scale

TEST_F(Views3dState, TheArrowScaleHasLimits) {
  view.setArrowScale(2);
  EXPECT_EQ(view.arrowScale(), 2);
  for (const double wrong : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()}) {
    view.setArrowScale(wrong);
    EXPECT_EQ(view.arrowScale(), 2);
  }
  view.setArrowScale(1e9);
  EXPECT_EQ(view.arrowScale(), kMostArrowScale);
}

TEST_F(Views3dState, TheScaleOfTheMenuStepsThroughRoundNumbers) {
  auto* row = view.layerMenu().findChild<ArrowScaleRow*>();
  ASSERT_NE(row, nullptr);
  const auto buttons = row->findChildren<QToolButton*>();
  ASSERT_EQ(buttons.size(), 2);
  for (const double expected : {2.0, 5.0, 10.0}) {
    buttons[1]->click();
    EXPECT_DOUBLE_EQ(view.arrowScale(), expected);
  }
  for (const double expected : {5.0, 2.0, 1.0, 0.5, 0.2, 0.1}) {
    buttons[0]->click();
    EXPECT_DOUBLE_EQ(view.arrowScale(), expected);
  }
  EXPECT_DOUBLE_EQ(steppedScale(0.7, -1), 0.5);
  EXPECT_DOUBLE_EQ(steppedScale(0.7, +1), 1);
}

TEST_F(Views3dState, AForceNeverChangesTheScale) {
  const double scale = view.arrowScale();
  view.setFrame(leaningFrame(Place::Zero(), 0.75, 1e5, 0));
  EXPECT_EQ(view.arrowScale(), scale);
}

// --- State

TEST_F(Views3dState, AnotherViewWithItsStateShowsTheSame) {
  view.lookFrom(ViewSide::Isometric);
  view.setOrthographic(false);
  view.setArrowScale(0.5);
  view.setLayerVisible(LayerKind::Grid, false);
  view.setLayerVisible(LayerKind::Axes, true);
  SceneView other;
  other.resize(view.size());
  other.setFrame(frame);
  other.setViewState(view.viewState());
  other.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&other));
  EXPECT_EQ(other.viewState(), view.viewState());
  EXPECT_EQ(differentPixels(other.image(), view.image()), 0);
}

TEST_F(Views3dState, WhatIsMissingOrWrongLeavesTheViewAsItIs) {
  view.lookFrom(ViewSide::Top);
  const Tree before = view.viewState();
  Tree wrong = Tree::object();
  wrong.set("camera", "somewhere");
  wrong.set("arrow_scale", -3);
  wrong.set("layers", Array{1, "x"});
  for (const Tree& state : {Tree(), Tree::object(), Tree(7), wrong}) {
    view.setViewState(state);
    EXPECT_EQ(view.viewState(), before);
  }
}

TEST(Views3dBlock, ACameraThatCannotBeSetUpIsNone) {
  const Tree good = cameraTree({});
  ASSERT_TRUE(cameraOf(&good).has_value());
  const auto with = [&](const char* key, Tree value) {
    Tree tree = good;
    tree.set(key, std::move(value));
    return cameraOf(&tree).has_value();
  };
  EXPECT_FALSE(with("scale", 0));
  EXPECT_FALSE(with("scale", "wide"));
  EXPECT_FALSE(with("position", Array{0, 0, 0})) << "in its own focal point";
  EXPECT_FALSE(with("position", Array{0, 1}));
  EXPECT_FALSE(with("position", Array{0, 0, 1e300}));
  EXPECT_FALSE(with("up", Array{0, 0, 1})) << "along the sight";
  EXPECT_TRUE(with("parallel", "yes")) << "parallel is the default";
  EXPECT_FALSE(cameraOf(nullptr).has_value());
}

class Views3dDocument : public testing::Test {
 protected:
  Scene sceneWith(const char* key, Tree value) const {
    Scene scene = slidingScene();
    scene.view.set(key, std::move(value));
    return scene;
  }
  void open(Scene scene) {
    bench.session.open(std::move(scene), {});
    ASSERT_TRUE(settle(bench.session));
  }
  SessionBench bench;
  SceneView view{bench.session};
};

TEST_F(Views3dDocument, ItsCameraIsObeyed) {
  CameraState camera{{3, 4, 5}, {0, 1, 0}, {0, 1, 0}, 2.5, false};
  open(sceneWith("camera", cameraTree(camera)));
  EXPECT_FALSE(view.isOrthographic());
  const auto obeyed = cameraOf(view.viewState().find("camera"));
  ASSERT_TRUE(obeyed.has_value());
  EXPECT_NEAR(obeyed->halfHeight, 2.5, 1e-9);
  EXPECT_NEAR((obeyed->focal - camera.focal).norm(), 0, 1e-9);
  open(slidingScene());
  EXPECT_TRUE(view.isOrthographic()) << "a document without a camera is seen from the side";
}

TEST_F(Views3dDocument, ItsArrowScaleIsObeyedAndGoesWithIt) {
  open(sceneWith("arrow_scale", 0.25));
  EXPECT_EQ(view.arrowScale(), 0.25);
  open(slidingScene());
  EXPECT_EQ(view.arrowScale(), 1);
  open(sceneWith("arrow_scale", "huge"));
  EXPECT_EQ(view.arrowScale(), 1);
}

TEST_F(Views3dDocument, ItsLayersAreObeyed) {
  Tree layers = Tree::object();
  layers.set("trail", false);
  open(sceneWith("layers", layers));
  EXPECT_FALSE(view.isLayerVisible(LayerKind::Trail));
  EXPECT_TRUE(view.isLayerVisible(LayerKind::Forces));
}

TEST_F(Views3dDocument, TheNextOneHasTheStandardLayersAgain) {
  Tree layers = Tree::object();
  layers.set("trail", false);
  layers.set("axes", true);
  open(sceneWith("layers", layers));
  view.setLayerVisible(LayerKind::Forces, false);
  open(slidingScene());
  for (const LayerKind kind : kLayerKinds)
    EXPECT_EQ(view.isLayerVisible(kind), LayerSwitches().isOn(kind)) << layerId(kind);
}

TEST_F(Views3dDocument, TheRunBringsConeTrailAndVelocity) {
  open(slidingScene());
  bench.session.setPlayhead(0.03);
  const Shown& shown = view.shown();
  ASSERT_EQ(shown.sight.contacts.size(), shown.frame.contacts.size());
  EXPECT_EQ(shown.sight.contacts[0].minus.mu, 1.4);
  EXPECT_EQ(shown.sight.contacts[0].drive, 1);
  ASSERT_TRUE(shown.paths);
  EXPECT_GT(shown.paths->at(0).points.size(), 100U);
  EXPECT_EQ(shown.contactNames.size(), shown.frame.contacts.size());
}

TEST_F(Views3dDocument, TheUnitOfSpeedsStaysWithTheDocument) {
  open(slidingScene());
  const double unit = view.shown().speedUnit;
  EXPECT_EQ(unit, 20);
  bench.session.setValue("initial.slip", -3.0, "slip", {});
  ASSERT_TRUE(settle(bench.session));
  EXPECT_EQ(view.shown().speedUnit, unit) << "a slower tip has a shorter arrow";
}

Scene forkingScene() {
  return parseScene(R"({
    "format": "painleve-lab/scene", "version": 1, "title": "fork", "system": { "type": "rod" },
    "laws": { "friction": { "mu": 1.6 } }, "duration": 0.1,
    "initial": { "on_ground": true, "theta": 1, "theta_dot": 4, "slip": -3 } })");
}

TEST_F(Views3dDocument, FuturesNotTakenAreGhostsInTheHueOfTheirRule) {
  open(forkingScene());
  bench.session.setPlayhead(0.08);
  const auto& ghosts = view.shown().ghosts;
  ASSERT_EQ(ghosts.size(), 2U);
  for (const Ghost& ghost : ghosts) {
    EXPECT_TRUE(ghost.name == "contact kept" || ghost.name == "tangential impact")
        << ghost.name.toStdString();
    EXPECT_EQ(ghost.pen.color().rgb(), palette().lcp[ghost.name == "contact kept" ? 1 : 2].rgb());
    EXPECT_NE(ghost.depiction.bodies[0].centre, view.frame().depiction.bodies[0].centre);
  }
}

TEST_F(Views3dDocument, KeptRunsAreGhostsWhileTheyAreShown) {
  open(slidingScene());
  ASSERT_TRUE(bench.session.keepRun(kActiveRun));
  bench.session.setValue("laws.friction.mu", 0.2, "mu", {});
  ASSERT_TRUE(settle(bench.session));
  bench.session.setPlayhead(0.05);
  ASSERT_EQ(view.shown().ghosts.size(), 1U);
  EXPECT_NE(view.shown().ghosts[0].depiction.bodies[0].centre,
            view.frame().depiction.bodies[0].centre);
  const RunId kept = bench.session.runs()[1].id;
  bench.session.setRunVisible(kept, false);
  EXPECT_TRUE(view.shown().ghosts.empty());
  bench.session.setRunVisible(kept, true);
  EXPECT_EQ(view.shown().ghosts.size(), 1U);
}

TEST_F(Views3dDocument, AnImpulseThePlayheadPassesFadesByItself) {
  Scene scene = fallingScene();
  scene.initial.set("y", 1.3);  // so low that it hits the ground
  open(scene);
  const auto& events = bench.session.trajectory()->events;
  const auto impact = std::find_if(events.begin(), events.end(),
                                   [](const Event& e) { return e.kind == EventKind::Impact; });
  ASSERT_NE(impact, events.end());
  bench.session.setPlayhead(impact->time);
  ASSERT_EQ(view.shown().jolts.size(), 1U);
  QTest::qWait(600);
  EXPECT_EQ(view.shown().jolts.size(), 1U) << "the playhead stands there";
  bench.session.setPlayhead(impact->time + 0.02);
  ASSERT_FALSE(view.shown().jolts.empty());
  EXPECT_TRUE(QTest::qWaitFor([&] { return view.shown().jolts.empty(); }, 3000));
}

// --- Keys

TEST_F(Views3dState, KeysOfTheToolkitDoNothing) {
  const Tree before = view.viewState();
  const QImage picture = view.image();
  QSignalSpy quits(qApp, &QCoreApplication::aboutToQuit);
  QWidget& target = *view.findChild<VtkWidget*>();
  target.setFocus();
  for (const char key : std::string("rwseqpf3jtaclui4bdgkmnovxyz+-=1579")) {
    for (const auto modifier : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
      QTest::keyClick(&target, key, modifier);
      EXPECT_EQ(view.viewState(), before) << key;
    }
  }
  QTest::qWait(kFrameTime);
  EXPECT_EQ(view.image(), picture);
  EXPECT_TRUE(view.isVisible());
  EXPECT_EQ(quits.count(), 0);
}

// --- Windows

class Views3dDock : public testing::Test {
 protected:
  void SetUp() override {
    window.resize(700, 500);
    dock->setWidget(view);
    window.addDockWidget(Qt::LeftDockWidgetArea, dock);
    view->setFrame(solidsFrame());
  }
  void show() {
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  }
  void expectPicture() {
    const QImage image = onScreen(*view);
    ASSERT_FALSE(image.isNull());
    EXPECT_GT(pixelsOf(image, palette().plotGround), image.width() * image.height() / 4);
    EXPECT_LT(pixelsOf(image, Qt::black), image.width() * image.height() / 10);
    // Shown twice: what the screen shows is what the view would draw.
    QTest::qWait(3 * kFrameTime);
    EXPECT_LT(differentPixels(onScreen(*view), view->image()), image.width() * image.height() / 50);
  }
  QMainWindow window;
  QDockWidget* dock = new QDockWidget("view", &window);
  SceneView* view = new SceneView;
};

TEST_F(Views3dDock, FloatsAndComesBack) {
  show();
  const QImage before = view->image();
  for (int i = 0; i < 3; ++i) {
    dock->setFloating(true);
    dock->resize(500, 400);
    expectPicture();
    dock->setFloating(false);
    expectPicture();
  }
  EXPECT_LT(differentPixels(view->image(), before), before.width() * before.height() / 200);
}

TEST_F(Views3dDock, MayBeFloatingWhenFirstShown) {
  dock->setFloating(true);
  dock->resize(480, 360);
  show();
  expectPicture();
}

TEST_F(Views3dDock, MayBeHiddenWhenTheWindowIsFirstShown) {
  dock->hide();
  show();
  QTest::qWait(kFrameTime);
  dock->show();
  expectPicture();
}

TEST_F(Views3dDock, SurvivesMinimising) {
  show();
  window.showMinimized();
  QTest::qWait(kFrameTime);
  view->setFrame(leaningFrame(Place::Zero(), 1.2, 1, 0));
  window.showNormal();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  expectPicture();
}

TEST_F(Views3dDock, SurvivesHidingAlone) {
  show();
  dock->hide();
  QTest::qWait(kFrameTime);
  view->setFrame(leaningFrame(Place::Zero(), 1.2, 1, 0));
  dock->show();
  expectPicture();
}

TEST_F(Views3dDock, SurvivesHidingWhileItFloats) {
  show();
  dock->setFloating(true);
  dock->hide();
  dock->setFloating(false);
  dock->show();
  expectPicture();
}

TEST_F(Views3dDock, ChangedWhileFloatingTheLayersAreStillThere) {
  show();
  dock->setFloating(true);
  view->setLayerVisible(LayerKind::Grid, false);
  view->setLayerVisible(LayerKind::Grid, true);
  dock->setFloating(false);
  EXPECT_GT(pixelsOf(view->image(), palette().grid, 12), 100);
  expectPicture();
}

}  // namespace
}  // namespace painleve::ui
