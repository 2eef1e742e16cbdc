// How evenly the window answers: intervals of a 60 Hz timer in its event loop, idle, while playing,
// and while mu or the start is dragged. A frame that takes longer than its turn shows as a longer
// interval.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <vector>

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "ui/main_window.h"
#include "ui/panels/landmark_slider.h"
#include "ui/theme/palette.h"
#include "ui/window_settings.h"

namespace painleve::ui {
namespace {

constexpr int kFrames = 300, kFrameMs = 16;

std::unique_ptr<MainWindow> openWindow() {
  auto window = std::make_unique<MainWindow>(std::vector<std::string>{PAINLEVE_SOURCE_RESOURCES});
  window->documents().setAsking(false);
  window->show();
  const bool ready = QTest::qWaitForWindowExposed(window.get()) &&
                     QTest::qWaitFor([&] { return window->session().isSettled(); });
  QTest::qWait(300);
  return ready ? std::move(window) : nullptr;
}

/// The interval in ms below which 95 of 100 lie; `each` is called with the number of the frame.
double intervalOf95(const std::function<void(int)>& each) {
  std::vector<double> intervals;
  QElapsedTimer clock;
  QEventLoop loop;
  QTimer timer;
  timer.setTimerType(Qt::PreciseTimer);
  timer.setInterval(kFrameMs);
  QObject::connect(&timer, &QTimer::timeout, [&] {
    if (clock.isValid()) intervals.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    clock.start();
    if (intervals.size() == kFrames) return loop.quit();
    each(static_cast<int>(intervals.size()));
  });
  timer.start();
  loop.exec();
  std::sort(intervals.begin(), intervals.end());
  return intervals[intervals.size() * 95 / 100];
}

double idle(MainWindow&) {
  return intervalOf95([](int) {});
}

double play(MainWindow& window) {
  window.playback().setLoops(true);
  window.playback().setPlaying(true);
  const double result = intervalOf95([](int) {});
  window.playback().setPlaying(false);
  return result;
}

double dragMu(MainWindow& window) {
  auto* slider = window.findChild<LandmarkSlider*>("slider:laws.friction.mu");
  const auto at = [slider](double mu) {
    return QPoint(static_cast<int>(slider->positionOf(mu)), slider->height() - 11);
  };
  QTest::mousePress(slider, Qt::LeftButton, {}, at(1.2));
  const double result = intervalOf95([&](int frame) {
    // There and back: mu crosses both of its landmarks many times.
    QTest::mouseMove(slider, at(1.2 + 0.01 * std::abs(frame % 100 - 50)));
  });
  QTest::mouseRelease(slider, Qt::LeftButton, {}, at(1.2));
  return result;
}

void measure(benchmark::State& state, double (*hand)(MainWindow&)) {
  const auto window = openWindow();
  if (!window) return state.SkipWithError("no window: a display is needed");
  for (auto _ : state) {
    const double before = idle(*window);
    const double busy = hand(*window);
    state.SetIterationTime(1e-3 * busy);
    state.counters["p95_idle_ms"] = before;
    state.counters["p95_ms"] = busy;
    state.counters["frames_lost"] = (busy - before) / kFrameMs;
  }
}

BENCHMARK_CAPTURE(measure, idle, idle)->UseManualTime()->Iterations(1)->Repetitions(3);
BENCHMARK_CAPTURE(measure, play, play)->UseManualTime()->Iterations(1)->Repetitions(3);
BENCHMARK_CAPTURE(measure, drag_mu, dragMu)->UseManualTime()->Iterations(1)->Repetitions(3);

}  // namespace
}  // namespace painleve::ui

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  QApplication application(argc, argv);
  const QTemporaryDir settings;
  painleve::ui::installSettings(settings.path());
  painleve::ui::installFonts();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
