// Picking with the mouse: what is under the pointer, at any pixel ratio.

#include <gtest/gtest.h>

#include <QApplication>
#include <QProcess>
#include <QTest>

#include "tests/support/ui/session_bench.h"
#include "tests/ui/views3d_frames.h"
#include "ui/theme/palette.h"
#include "ui/views3d/picking.h"
#include "ui/views3d/scene_view.h"
#include "ui/views3d/vtk_widget.h"

namespace painleve::ui {
namespace {

using Kind = Pick::Kind;

class Views3dPick : public testing::Test {
 protected:
  void SetUp() override {
    view.resize(640, 420);
    view.setFrame(frame);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    if (qEnvironmentVariable("QT_SCALE_FACTOR") == "2") {
      ASSERT_EQ(view.devicePixelRatioF(), 2);
    }
  }
  QWidget& picture() { return *view.findChild<VtkWidget*>(); }
  QPoint seen(const Place& place) const { return view.projection()(place).toPoint(); }
  void click(QPoint at) { QTest::mouseClick(&picture(), Qt::LeftButton, {}, at); }
  std::optional<Pick> clicked(const Place& place) {
    click(seen(place));
    return view.picked();
  }
  void hover(QPointF at) {
    QMouseEvent move(QEvent::MouseMove, at, picture().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&picture(), &move);
  }
  QColor pixelAt(QPoint at) const {
    const QImage image = view.image();
    return image.pixelColor(at * view.devicePixelRatioF());
  }
  const Body& body(std::size_t i) const { return frame.depiction.bodies[i]; }

  Frame frame = solidsFrame();
  SceneView view;
};

TEST_F(Views3dPick, BodiesAreWhereTheyAreSeen) {
  for (const LayerKind kind : kLayerKinds) view.setLayerVisible(kind, false);
  for (const ViewSide side : {ViewSide::Front, ViewSide::Isometric}) {
    view.lookFrom(side);
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
      EXPECT_NE(pixelAt(seen(body(i).centre)), palette().plotGround) << i;
      EXPECT_EQ(clicked(body(i).centre), (Pick{Kind::Body, i})) << i;
    }
  }
}

TEST_F(Views3dPick, EveryViewPicksTheBar) {
  const Place high = body(0).centre + Place(0.3, 0.3, 0);
  for (const ViewSide side : {ViewSide::Front, ViewSide::Top, ViewSide::Isometric}) {
    view.lookFrom(side);
    EXPECT_EQ(clicked(high), (Pick{Kind::Body, 0}));
  }
  view.lookFrom(ViewSide::Isometric);
  view.setOrthographic(false);
  EXPECT_EQ(clicked(high), (Pick{Kind::Body, 0}));
}

TEST_F(Views3dPick, AContactPointComesBeforeItsBody) {
  EXPECT_EQ(clicked(frame.depiction.contacts[0].place), (Pick{Kind::Contact, 0}));
}

TEST_F(Views3dPick, BesideEverythingThereIsNothing) {
  EXPECT_TRUE(clicked(body(1).centre).has_value());
  EXPECT_FALSE(clicked(Place(1.2, 0.3, 0)).has_value());
  EXPECT_FALSE(clicked(body(1).centre + Place(0, 0.4, 0)).has_value());
}

TEST_F(Views3dPick, TheEdgeOfABodyIsItsEdgeInThePicture) {
  // Half of the block's width is 0.3 m; a few pixels of tolerance more.
  const QPoint edge = seen(body(1).centre - Place(0.3, 0, 0));
  click(edge + QPoint(2, 0));
  EXPECT_EQ(view.picked(), (Pick{Kind::Body, 1}));
  click(edge - QPoint(8, 0));
  EXPECT_FALSE(view.picked().has_value());
}

TEST_F(Views3dPick, TheNearerBodyWins) {
  frame.depiction.bodies.push_back(body(2));
  frame.depiction.bodies.back().centre.z() = 0.5;
  view.setFrame(frame);
  EXPECT_EQ(clicked(body(2).centre), (Pick{Kind::Body, 3}));
  view.lookFrom(ViewSide::Front);
  frame.depiction.bodies.back().centre.z() = -0.5;
  view.setFrame(frame);
  EXPECT_EQ(clicked(body(2).centre), (Pick{Kind::Body, 2}));
}

TEST_F(Views3dPick, EscapeAndAClickOnNothingTakeThePlateAway) {
  const QImage before = view.image();
  ASSERT_TRUE(clicked(body(1).centre).has_value());
  EXPECT_NE(view.image(), before);
  QTest::keyClick(&picture(), Qt::Key_Escape);
  EXPECT_FALSE(view.picked().has_value());
  EXPECT_EQ(view.image(), before);
  clicked(body(1).centre);
  clicked(Place(1.2, 0.3, 0));
  EXPECT_EQ(view.image(), before);
}

TEST_F(Views3dPick, HoveringShowsAndLeavingHides) {
  hover(seen(body(2).centre));
  EXPECT_EQ(view.picked(), (Pick{Kind::Body, 2}));
  hover(seen(Place(1.2, 0.3, 0)));
  EXPECT_FALSE(view.picked().has_value());
  hover(seen(body(2).centre));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&picture(), &leave);
  EXPECT_FALSE(view.picked().has_value());
}

TEST_F(Views3dPick, WhatMovesAwayFromARestingPointerLosesItsPlate) {
  hover(seen(body(2).centre));
  frame.depiction.bodies[2].centre.y() += 1;
  view.setFrame(frame);
  EXPECT_FALSE(view.picked().has_value());
  frame.depiction.bodies[2].centre.y() -= 1;
  view.setFrame(frame);
  EXPECT_EQ(view.picked(), (Pick{Kind::Body, 2}));
}

TEST_F(Views3dPick, AClickedThingKeepsItsPlateWhileThePointerMoves) {
  clicked(body(1).centre);
  hover(seen(body(2).centre));
  EXPECT_EQ(view.picked(), (Pick{Kind::Body, 1}));
}

TEST_F(Views3dPick, ADragPicksNothingAndATremblingHandTurnsNothing) {
  const QPoint at = seen(body(1).centre);
  const auto drag = [&](QPoint by) {
    QTest::mousePress(&picture(), Qt::LeftButton, {}, at);
    const QPointF to = at + by;
    QMouseEvent move(QEvent::MouseMove, to, picture().mapToGlobal(to), Qt::LeftButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&picture(), &move);
    QTest::mouseRelease(&picture(), Qt::LeftButton, {}, at + by);
  };
  const Tree before = view.viewState();
  drag({60, 20});
  EXPECT_FALSE(view.picked().has_value());
  EXPECT_FALSE(view.viewState() == before);
  view.home();
  drag({2, 1});
  EXPECT_EQ(view.picked(), (Pick{Kind::Body, 1}));
  EXPECT_EQ(view.viewState(), before);
}

TEST_F(Views3dPick, NumbersOfWhatIsGoneAreNone) {
  clicked(body(2).centre);
  frame.depiction.bodies.pop_back();
  view.setFrame(frame);
  EXPECT_TRUE(numbersOfPick(view.shown(), {Kind::Body, 2}).isEmpty());
  EXPECT_FALSE(view.image().isNull());
}

TEST(Views3dNumbers, OfABodyAndAContact) {
  Shown shown;
  shown.frame = leaningFrame(Place::Zero(), 0.75, 1.25, -0.5);
  shown.frame.contacts[0].slip = -3;
  shown.frame.contacts[0].gap = 0;
  shown.sight.bodies = {{Place(0.5, -0.25, 0), 2}};
  shown.contactNames = {"tip A"};
  const QString body = numbersOfPick(shown, {Kind::Body, 0});
  for (const char* part : {"bar", "0.5000", "−0.2500", "2.000", "42.97"})
    EXPECT_TRUE(body.contains(part)) << part << body.toStdString();
  const QString contact = numbersOfPick(shown, {Kind::Contact, 0});
  for (const char* part : {"tip A", "12.25", "−4.900", "−3.000", "one solution"})
    EXPECT_TRUE(contact.contains(part)) << part << contact.toStdString();
}

TEST(Views3dNumbers, WhatIsUnknownIsADash) {
  Shown shown;
  shown.frame = leaningFrame(Place::Zero(), 0.75, kNoValue, kNoValue);
  for (const Kind kind : {Kind::Body, Kind::Contact}) {
    const QString text = numbersOfPick(shown, {kind, 0});
    EXPECT_TRUE(text.contains("–"));
    EXPECT_FALSE(text.contains("nan", Qt::CaseInsensitive)) << text.toStdString();
  }
}

/// The pixel ratio is fixed when a program starts, so the tests of picking run in another one.
class Views3dHighDpi : public testing::TestWithParam<const char*> {};

TEST_P(Views3dHighDpi, PicksAreRight) {
  QProcess again;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("QT_SCALE_FACTOR", GetParam());
  again.setProcessEnvironment(environment);
  again.setProcessChannelMode(QProcess::MergedChannels);
  again.start(QCoreApplication::applicationFilePath(), {"--gtest_filter=Views3dPick.*"});
  ASSERT_TRUE(again.waitForFinished(120000));
  const QByteArray output = again.readAll();
  EXPECT_EQ(again.exitCode(), 0) << output.toStdString();
  EXPECT_TRUE(output.contains("[  PASSED  ]")) << output.toStdString();
}

INSTANTIATE_TEST_SUITE_P(PixelRatios, Views3dHighDpi, testing::Values("1.5", "2"));

}  // namespace
}  // namespace painleve::ui
