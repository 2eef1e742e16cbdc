#include <algorithm>

#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "tests/support/ui/session_bench.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/mode_badge.h"
#include "ui/panels/note_bar.h"
#include "ui/panels/number_edit.h"
#include "ui/panels/speed_slider.h"
#include "ui/panels/time_edit.h"
#include "ui/panels/time_slider.h"
#include "ui/panels/transport.h"
#include "ui/session/event_times.h"
#include "ui/session/playback.h"

namespace painleve::ui {
namespace {

class TransportBar : public testing::Test {
 protected:
  void SetUp() override {
    playback_.setSlowsAtEvents(false);
    session_.open(slidingScene(), {});
    ASSERT_TRUE(settle(session_));
    bar_ = std::make_unique<Transport>(session_, playback_);
    bar_->resize(1280, 48);
    ASSERT_TRUE(showActive(*bar_));
  }
  void press(Qt::Key key) { QTest::keyClick(bar_.get(), key); }

  SessionBench bench_;
  Session& session_ = bench_.session;
  Playback playback_{session_};
  std::unique_ptr<Transport> bar_;
};

TEST_F(TransportBar, obeysTheKeys) {
  press(Qt::Key_Right);
  EXPECT_DOUBLE_EQ(session_.playhead(), 0.001);
  press(Qt::Key_Left);
  EXPECT_EQ(session_.playhead(), 0);
  press(Qt::Key_Space);
  EXPECT_TRUE(playback_.isPlaying());
  press(Qt::Key_Space);
  EXPECT_FALSE(playback_.isPlaying());
  const double speed = playback_.speed();
  press(Qt::Key_Minus);
  EXPECT_LT(playback_.speed(), speed);
  press(Qt::Key_Equal);
  EXPECT_EQ(playback_.speed(), speed);
  session_.setPlayhead(0.01);
  press(Qt::Key_Backspace);
  EXPECT_EQ(session_.playhead(), 0);
}

TEST_F(TransportBar, spacePlaysWhateverWasClickedLast) {
  for (auto* button : bar_->findChildren<QToolButton*>()) {
    QTest::mouseClick(button, Qt::LeftButton);
    playback_.setPlaying(false);
    session_.setPlayhead(0.001);
    press(Qt::Key_Space);
    EXPECT_TRUE(playback_.isPlaying()) << button->text().toStdString();
    playback_.setPlaying(false);
  }
}

TEST_F(TransportBar, theTimeCanBeTyped) {
  auto* time = bar_->findChild<NumberEdit*>("time");
  time->setFocus();
  QTest::keyClicks(time, "0,05");
  QTest::keyClick(time, Qt::Key_Return);
  EXPECT_DOUBLE_EQ(session_.playhead(), 0.05);
  EXPECT_EQ(time->text(), "0.05000");
}

TEST_F(TransportBar, justAfterTheStartIsTheStart) {
  session_.setPlayhead(justAfter(0));
  EXPECT_EQ(bar_->findChild<NumberEdit*>("time")->text(), "0");
}

TEST_F(TransportBar, theTimeKnowsItsUnitsAndItsBounds) {
  EXPECT_EQ(parseTime("70 ms"), 0.07);
  EXPECT_EQ(parseTime("70000µs"), 0.07);
  EXPECT_EQ(parseTime("70000 μs"), 0.07) << "the Greek letter";
  EXPECT_EQ(parseTime(" 0,07 s "), 0.07);
  EXPECT_EQ(parseTime("7e-2"), 0.07);
  for (const char* text : {"", "s", "ms", "nan", "inf", "7 m", "0.07 s s", "1e999"})
    EXPECT_FALSE(parseTime(text)) << text;

  QSignalSpy refusals(bar_.get(), &Transport::refused);
  auto* time = bar_->findChild<NumberEdit*>("time");
  for (const char* text : {"nan", "-1", "100", "soon"}) {
    time->setFocus();
    time->selectAll();
    QTest::keyClicks(time, text);
    QTest::keyClick(time, Qt::Key_Return);
    ASSERT_EQ(refusals.count(), 1) << text;
    const QString line = refusals.takeFirst().at(0).toString();
    EXPECT_TRUE(line.contains(text) && line.contains("0.2500")) << line.toStdString();
    EXPECT_EQ(session_.playhead(), 0);
    QTest::keyClick(time, Qt::Key_Escape);
  }
}

TEST_F(TransportBar, controlAndTheArrowsGoFromEventToEvent) {
  const double first = eventTimes(*session_.trajectory()).front();
  QTest::keyClick(bar_.get(), Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(session_.playhead(), first);
  QTest::keyClick(bar_.get(), Qt::Key_Left, Qt::ControlModifier);
  EXPECT_EQ(session_.playhead(), 0);
}

TEST_F(TransportBar, theKeyEMakesChangesActFromHere) {
  press(Qt::Key_E);
  EXPECT_TRUE(session_.fromHere());
  EXPECT_TRUE(bar_->actions().fromHere->isChecked());
  session_.setFromHere(false);
  EXPECT_FALSE(bar_->actions().fromHere->isChecked());
}

TEST_F(TransportBar, theSlowedPaceStandsBesideTheSpeed) {
  auto* pace = bar_->findChild<QLabel*>("pace");
  EXPECT_EQ(pace->text(), "");
  playback_.setSpeed(1.0 / 16);
  session_.setPlayhead(eventTimes(*session_.trajectory()).front());
  press(Qt::Key_S);
  EXPECT_TRUE(playback_.slowsAtEvents());
  playback_.setPlaying(true);
  EXPECT_TRUE(pace->text().startsWith("1/1")) << pace->text().toStdString();
  playback_.setPlaying(false);
  EXPECT_EQ(pace->text(), "");
  press(Qt::Key_S);
  EXPECT_FALSE(playback_.slowsAtEvents());
}

TEST_F(TransportBar, theSpeedSliderStopsAtTheSpeedsOfTheList) {
  auto* slider = bar_->findChild<SpeedSlider*>();
  for (int x = 0; x < slider->width(); x += 7) {
    QTest::mouseClick(slider, Qt::LeftButton, {}, {x, slider->height() / 2});
    const auto& all = Playback::speeds();
    EXPECT_NE(std::find(all.begin(), all.end(), playback_.speed()), all.end());
  }
  EXPECT_EQ(playback_.speed(), Playback::kFastest);
  slider->setFocus(Qt::TabFocusReason);
  QTest::keyClick(slider, Qt::Key_Left);
  EXPECT_EQ(playback_.speed(), 2);
  EXPECT_EQ(slider->value(), 2);
}

TEST_F(TransportBar, theWheelChangesNothingWithoutFocus) {
  auto* box = bar_->findChild<QComboBox*>("speed");
  const double speed = playback_.speed();
  const QPointF middle = QRectF(box->rect()).center();
  QWheelEvent wheel(middle, box->mapToGlobal(middle), {}, {0, -120}, {}, {}, Qt::NoScrollPhase,
                    false);
  QCoreApplication::sendEvent(box, &wheel);
  EXPECT_EQ(playback_.speed(), speed);
  EXPECT_FALSE(wheel.isAccepted()) << "left to what scrolls";
}

TEST_F(TransportBar, theSliderScrubs) {
  auto* slider = bar_->findChild<TimeSlider*>();
  const double half = session_.endTime() / 2;
  QTest::mouseClick(slider, Qt::LeftButton, {},
                    {static_cast<int>(slider->positionOf(half)), slider->height() / 2});
  EXPECT_NEAR(session_.playhead(), half, session_.endTime() / 100);
  session_.setPlayhead(0);
  EXPECT_EQ(slider->value(), 0);
}

TEST_F(TransportBar, showsTheSpeedOfTheDocument) {
  playback_.setSpeed(1.0 / 16);
  EXPECT_EQ(bar_->findChild<QComboBox*>("speed")->currentText(), "1/16×");
}

TEST_F(TransportBar, theBadgeFollowsThePlayhead) {
  ModeBadge badge(session_);
  const QString first = badge.accessibleName();
  EXPECT_FALSE(first.isEmpty());
  session_.setPlayhead(session_.endTime());
  EXPECT_NE(badge.accessibleName(), first) << "this run ends in flight";
}

TEST_F(TransportBar, theNoteSaysWhatToLookForUntilItIsDismissed) {
  NoteBar note(session_);
  EXPECT_TRUE(note.isHidden()) << "this scene has none";
  Scene scene = slidingScene();
  scene.note = "The tip lifts off.";
  session_.open(scene, {});
  EXPECT_FALSE(note.isHidden());
  EXPECT_EQ(note.text(), "The tip lifts off.");
  note.findChild<QToolButton*>("dismiss note")->click();
  EXPECT_TRUE(note.isHidden());
  session_.setValue("laws.friction.mu", 1.2, "change of μ", {});
  EXPECT_TRUE(note.isHidden()) << "the same document";
  session_.open(scene, {});
  EXPECT_FALSE(note.isHidden());
}

TEST(Messages, areOneLineThatCanBeDismissed) {
  MessageBar bar;
  bar.resize(400, 40);
  EXPECT_FALSE(bar.isVisible());
  bar.show("/laws/friction/mu: -1 is out of range;\n allowed: mu >= 0");
  EXPECT_TRUE(bar.isVisible());
  EXPECT_FALSE(bar.text().contains('\n'));
  bar.findChild<QToolButton*>("dismiss")->click();
  EXPECT_FALSE(bar.isVisible());
}

}  // namespace
}  // namespace painleve::ui
