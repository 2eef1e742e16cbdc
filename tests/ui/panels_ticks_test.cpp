// The ticks of the transport's slider: one a place where something happens, taller where theory
// has no answer or several; named under the pointer, and a click goes there.

#include <algorithm>
#include <cstdlib>
#include <vector>

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

#include "tests/support/ui/long_run.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/time_slider.h"
#include "ui/session/event_times.h"
#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kTickRow = 6, kTallRow = 10;  // px above the groove: of every tick, of tall ones
constexpr int kHandle = 20;                 // px at the left, where the handle stands
constexpr double kPixel = 1.5;
constexpr int kInk = 40;  // of 255, of lightness against the ground

Event eventOf(EventKind kind, double time) {
  Event event;
  event.kind = kind;
  event.time = time;
  return event;
}

class TicksTest : public testing::Test {
 protected:
  void SetUp() override {
    slider_.resize(1000, 28);
    ASSERT_TRUE(showActive(slider_));
    session_.open(withValue(slidingScene(), "duration", 1.0), {});
    ASSERT_TRUE(settle(session_));
  }
  /// A run of one second in which just this happens.
  void show(const std::vector<Event>& events) {
    const auto run = madeRun({{"x", "x", "m"}}, 101, 0.01, [](std::size_t, double t) { return t; });
    run->events = events;
    putRun(session_, run);
  }
  /// Middles of what is drawn so far above the groove, right of the handle, px.
  std::vector<double> drawn(int above) {
    const QImage picture = slider_.grab().toImage();
    const int y = slider_.height() / 2 - above, ground = picture.pixelColor(kHandle, y).lightness();
    std::vector<double> middles;
    int begin = -1;
    for (int x = kHandle; x < picture.width(); ++x) {
      const bool isInk = std::abs(picture.pixelColor(x, y).lightness() - ground) > kInk;
      if (isInk && begin < 0) begin = x;
      if (!isInk && begin >= 0) middles.push_back(0.5 * (begin + x));
      if (!isInk) begin = -1;
    }
    return middles;
  }
  void expectTicksAt(const std::vector<double>& times, int above = kTickRow) {
    const auto found = drawn(above);
    ASSERT_EQ(found.size(), times.size());
    for (std::size_t i = 0; i < times.size(); ++i)
      EXPECT_NEAR(found[i], slider_.positionOf(times[i]), kPixel) << times[i];
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  TimeSlider slider_{session_};
};

TEST_F(TicksTest, everyEventHasOneAtItsTimeAndTheEndsHaveNone) {
  show({eventOf(EventKind::Start, 0), eventOf(EventKind::Impact, 0.2),
        eventOf(EventKind::LiftOff, 0.4), eventOf(EventKind::Edit, 0.6),
        eventOf(EventKind::Stick, 0.8), eventOf(EventKind::End, 1)});
  expectTicksAt({0.2, 0.4, 0.6, 0.8});
}

TEST_F(TicksTest, eventsOfOnePlaceAreOneTick) {
  std::vector<Event> bounces{eventOf(EventKind::Stop, 0.25), eventOf(EventKind::LiftOff, 0.25)};
  for (int k = 0; k < 1000; ++k) bounces.push_back(eventOf(EventKind::Impact, 0.5 + 1e-7 * k));
  show(bounces);
  expectTicksAt({0.25, 0.5});
}

TEST_F(TicksTest, whereTheoryHasNoAnswerOrSeveralTheyAreTallerAndInTheColourOfTheMode) {
  show({eventOf(EventKind::Impact, 0.2), eventOf(EventKind::BranchPoint, 0.2),
        eventOf(EventKind::Impact, 0.4), eventOf(EventKind::SingularPoint, 0.6),
        eventOf(EventKind::TangentialImpact, 0.8)});
  expectTicksAt({0.2, 0.4, 0.6, 0.8});
  expectTicksAt({0.2, 0.6, 0.8}, kTallRow);
  const QImage picture = slider_.grab().toImage();
  for (const auto& [time, mode] : {std::pair{0.2, 4}, {0.6, 2}, {0.8, 2}}) {
    const QColor seen = picture.pixelColor(static_cast<int>(slider_.positionOf(time)),
                                           slider_.height() / 2 - kTallRow);
    const QColor wanted = palette().lcp.at(static_cast<std::size_t>(mode));
    EXPECT_LT(std::abs(seen.red() - wanted.red()) + std::abs(seen.green() - wanted.green()) +
                  std::abs(seen.blue() - wanted.blue()),
              12)
        << time;
  }
}

TEST_F(TicksTest, anotherRunHasItsOwn) {
  show({eventOf(EventKind::Impact, 0.2)});
  expectTicksAt({0.2});
  show({eventOf(EventKind::Impact, 0.7)});
  expectTicksAt({0.7});
}

TEST_F(TicksTest, aClickOnOneGoesThere) {
  const double pixel = session_.endTime() / (slider_.width() - 20.0);
  const auto times = eventTimes(*session_.trajectory());
  ASSERT_FALSE(times.empty());
  for (const double time : times) {
    QTest::mouseClick(&slider_, Qt::LeftButton, {},
                      {qRound(slider_.positionOf(time)), slider_.height() / 2});
    EXPECT_NEAR(session_.playhead(), time, pixel);
  }
}

TEST_F(TicksTest, underThePointerItsEventsAreNamed) {
  for (const Event& event : session_.trajectory()->events) {
    if (!isInnerEvent(event.kind)) continue;
    const QPoint at(qRound(slider_.positionOf(event.time)), slider_.height() / 2);
    QHelpEvent asks(QEvent::ToolTip, at, slider_.mapToGlobal(at));
    QCoreApplication::sendEvent(&slider_, &asks);
    EXPECT_TRUE(QToolTip::text().contains(eventWords(event.kind)))
        << QToolTip::text().toStdString();
    EXPECT_TRUE(QToolTip::text().contains(numberText(event.time, "s")))
        << QToolTip::text().toStdString();
  }
}

}  // namespace
}  // namespace painleve::ui
