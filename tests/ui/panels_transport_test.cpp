#include <gtest/gtest.h>

#include <QComboBox>
#include <QTest>
#include <QToolButton>

#include "tests/support/ui/session_bench.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/mode_badge.h"
#include "ui/panels/number_edit.h"
#include "ui/panels/time_slider.h"
#include "ui/panels/transport.h"
#include "ui/session/playback.h"

namespace painleve::ui {
namespace {

class TransportBar : public testing::Test {
 protected:
  void SetUp() override {
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
