// Events on the axis of time plots: one mark each where there is room, at its time, named under the
// pointer.

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <QMouseEvent>
#include <QTest>
#include <QToolTip>

#include "tests/support/ui/session_bench.h"
#include "ui/plots/contact_plot.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/event_glyphs.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/time_axis.h"
#include "ui/plots/time_marks.h"
#include "ui/theme/event_words.h"

namespace painleve::ui {
namespace {

constexpr double kPixel = 1.5;     // from a glyph's middle to its time
constexpr double kSameSpot = 4;    // px: nearer marks are one
constexpr int kGlyphRow = 2;       // px above the axis
constexpr float kDarkest = 0.35F;  // lightness of ink in the light theme

Event eventOf(EventKind kind, double time) {
  Event event;
  event.kind = kind;
  event.time = time;
  return event;
}

/// Middles of the marks just above the axis, in pixels.
std::vector<double> inkedMiddles(QCustomPlot& plot) {
  const QImage picture = plot.toPixmap().toImage();
  const QRect axes = plot.axisRect()->rect();
  std::vector<double> middles;
  int begin = -1;
  for (int x = axes.left() - 8; x <= axes.right() + 2; ++x) {
    const bool isDark = x <= axes.right() + 1 &&
                        picture.pixelColor(x, axes.bottom() - kGlyphRow).lightnessF() < kDarkest;
    if (isDark && begin < 0) begin = x;
    if (isDark || begin < 0) continue;
    if (x - begin >= 2) middles.push_back(0.5 * (begin + x));  // wider than the playhead's line
    begin = -1;
  }
  return middles;
}

/// An axis of one second with nothing on it but marks.
class EventMarksTest : public testing::Test {
 protected:
  void SetUp() override {
    plot_.resize(640, 200);
    stylePlot(plot_);
    showScales(plot_, false);
    plot_.xAxis->setRange(0, 1);
    plot_.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&plot_));
    marks_ = new EventTicks(plot_);  // the plot's
    plot_.replot();
  }
  double pixelOf(double time) const { return plot_.xAxis->coordToPixel(time); }
  double pixels(double count) const {
    return plot_.xAxis->pixelToCoord(count) - plot_.xAxis->pixelToCoord(0);
  }
  void expectDrawnAt(const std::vector<double>& times) {
    std::vector<double> drawn;
    for (const auto& tick : marks_->drawn()) drawn.push_back(tick.x);
    std::ranges::sort(drawn);
    ASSERT_EQ(drawn.size(), times.size());
    for (std::size_t i = 0; i < times.size(); ++i)
      EXPECT_NEAR(drawn[i], pixelOf(times[i]), kPixel) << times[i];
  }
  QImage pictureOf(EventKind kind) {
    marks_->setEvents({eventOf(kind, 0.5)});
    return plot_.toPixmap().toImage();
  }

  QCustomPlot plot_;
  EventTicks* marks_ = nullptr;
};

TEST_F(EventMarksTest, everyEventHasItsMarkAtItsTimeAndTheEndsHaveNone) {
  marks_->setEvents({eventOf(EventKind::Start, 0), eventOf(EventKind::Impact, 0.1),
                     eventOf(EventKind::LiftOff, 0.3), eventOf(EventKind::Stop, 0.5),
                     eventOf(EventKind::SlipReversal, 0.7), eventOf(EventKind::End, 1)});
  expectDrawnAt({0.1, 0.3, 0.5, 0.7});
}

TEST_F(EventMarksTest, eventsInOnePlaceAreOneMarkAndBesideItAnother) {
  marks_->setEvents({eventOf(EventKind::Impact, 0.5), eventOf(EventKind::Impact, 0.5),
                     eventOf(EventKind::Impact, 0.5 + pixels(1)),
                     eventOf(EventKind::Impact, 0.5 + pixels(20))});
  expectDrawnAt({0.5, 0.5 + pixels(20)});
}

TEST_F(EventMarksTest, thousandsOfBouncesFillTheirPlaceAndNoMore) {
  std::vector<Event> bounces;
  bounces.reserve(5000);
  for (int k = 0; k < 5000; ++k) bounces.push_back(eventOf(EventKind::Impact, 0.5 + 1e-5 * k));
  marks_->setEvents(bounces);
  const double room = pixelOf(0.55) - pixelOf(0.5);
  EXPECT_GE(static_cast<double>(marks_->drawn().size()), room / kSameSpot - 1);
  EXPECT_LE(static_cast<double>(marks_->drawn().size()), room / kSameSpot + 2);
}

TEST_F(EventMarksTest, theyFollowTheWindowAndStayInIt) {
  marks_->setEvents({eventOf(EventKind::Impact, 0.2), eventOf(EventKind::Impact, 0.5),
                     eventOf(EventKind::Impact, 0.9)});
  plot_.xAxis->setRange(0.4, 0.8);
  expectDrawnAt({0.5});
}

TEST_F(EventMarksTest, everyKindLooksDifferent) {
  std::vector<QImage> pictures;
  for (int k = 0; k <= static_cast<int>(EventKind::End); ++k)
    if (hasGlyph(static_cast<EventKind>(k)))
      pictures.push_back(pictureOf(static_cast<EventKind>(k)));
  ASSERT_EQ(pictures.size(), 14U) << "all but start and end";
  for (std::size_t i = 0; i < pictures.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(pictures[i], pictures[j]) << i << ' ' << j;
}

TEST_F(EventMarksTest, underThePointerAllEventsOfAPlaceAreNamed) {
  marks_->setEvents({eventOf(EventKind::Stop, 0.25), eventOf(EventKind::LiftOff, 0.25),
                     eventOf(EventKind::Impact, 0.75)});
  const double axis = plot_.axisRect()->bottom();
  const QStringList here = marks_->textAt({pixelOf(0.25) + 2, axis - 2}).split('\n');
  ASSERT_EQ(here.size(), 2);
  EXPECT_TRUE(here[0].startsWith(eventWords(EventKind::Stop))) << here[0].toStdString();
  EXPECT_TRUE(here[1].startsWith(eventWords(EventKind::LiftOff))) << here[1].toStdString();
  for (const QString& line : here) EXPECT_TRUE(line.contains("t = 0.2500")) << line.toStdString();
  EXPECT_EQ(marks_->textAt({pixelOf(0.5), axis}), "");
  EXPECT_EQ(marks_->textAt({pixelOf(0.25), axis - 40}), "") << "above the axis are the curves";
}

/// All time plots over one run.
class EventMarksOfRun : public testing::Test {
 protected:
  void SetUp() override {
    for (TimePlot* plot : plots()) {
      plot->resize(620, 260);
      ASSERT_TRUE(showActive(*plot));
    }
  }
  void open(const char* preset) {
    session_.open(loadScene(std::string(PAINLEVE_REPOSITORY "/resources/scenes/") + preset), {});
    ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
  }
  std::vector<TimePlot*> plots() { return {&energy_, &force_, &slip_, &gap_}; }
  std::vector<Event> markedEvents(const QCPRange& window) {
    std::vector<Event> events;
    for (const Event& event : session_.trajectory()->events)
      if (hasGlyph(event.kind) && window.contains(event.time)) events.push_back(event);
    return events;
  }
  /// Every event has a mark at its place, every mark is an event, no two marks are in one place.
  void expectMarks(TimePlot& plot) {
    const QCPAxis& axis = *plot.plot().xAxis;
    const auto events = markedEvents(axis.range());
    const auto drawn = plot.eventTicks().drawn();
    std::vector<double> places(drawn.size());
    std::ranges::transform(drawn, places.begin(), [](const auto& mark) { return mark.x; });
    std::ranges::sort(places);
    for (const Event& event : events)
      EXPECT_TRUE(std::ranges::any_of(places, [&](double x) {
        return std::abs(x - axis.coordToPixel(event.time)) <= kSameSpot;
      })) << event.time;
    for (const auto& mark : drawn)
      EXPECT_TRUE(std::ranges::any_of(events, [&](const Event& event) {
        return event.kind == mark.kind && axis.coordToPixel(event.time) == mark.x;
      })) << mark.x;
    for (std::size_t i = 1; i < places.size(); ++i)
      EXPECT_GT(places[i] - places[i - 1], kSameSpot - 1) << places[i];
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  EnergyPlot energy_{session_};
  ForcePlot force_{session_};
  SlipPlot slip_{session_};
  GapPlot gap_{session_};
};

TEST_F(EventMarksOfRun, everyTimePlotMarksTheEventsThatDifferInPlace) {
  for (const char* preset :
       {"rod_that_waits.json", "infinitely_many_bounces.json", "pull_the_slider.json"}) {
    open(preset);
    for (TimePlot* plot : plots()) {
      EXPECT_FALSE(plot->eventTicks().drawn().empty()) << preset;
      expectMarks(*plot);
    }
  }
}

TEST_F(EventMarksOfRun, zoomedInMoreOfThemHaveRoom) {
  open("infinitely_many_bounces.json");
  const QCPAxis& axis = *energy_.plot().xAxis;
  const auto all = energy_.eventTicks().drawn();
  const QCPRange end(axis.coordToPixel(0.2), axis.coordToPixel(0.225));
  const auto there = std::ranges::count_if(all, [&](const auto& m) { return end.contains(m.x); });
  TimeAxis::of(session_).setRange(0.2, 0.225);
  QTest::qWait(20);
  EXPECT_GT(std::ssize(energy_.eventTicks().drawn()), there);
  for (TimePlot* plot : plots()) expectMarks(*plot);
  TimeAxis::of(session_).showAll();
  EXPECT_EQ(energy_.eventTicks().drawn().size(), all.size());
}

TEST_F(EventMarksOfRun, theyArePaintedOverTheAxis) {
  open("rod_that_waits.json");
  QCustomPlot& plot = energy_.plot();
  const auto drawn = energy_.eventTicks().drawn();
  ASSERT_EQ(drawn.size(), 1U) << "stop and stick, at 0.102041 s";
  for (int i = 0; i < plot.graphCount(); ++i) plot.graph(i)->setVisible(false);
  showScales(plot, false);
  const auto middles = inkedMiddles(plot);
  ASSERT_EQ(middles.size(), 1U);
  EXPECT_NEAR(middles[0], plot.xAxis->coordToPixel(0.102041), kPixel);
}

TEST_F(EventMarksOfRun, thePointerOverAMarkNamesIt) {
  open("rod_that_waits.json");
  QCustomPlot& plot = energy_.plot();
  const QPointF at(plot.xAxis->coordToPixel(0.102041), plot.axisRect()->bottom());
  QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
  QCoreApplication::sendEvent(&plot, &move);
  EXPECT_TRUE(QToolTip::text().contains(eventWords(EventKind::Stop)))
      << QToolTip::text().toStdString();
  EXPECT_TRUE(QToolTip::text().contains("t = 0.1020")) << QToolTip::text().toStdString();
}

}  // namespace
}  // namespace painleve::ui
