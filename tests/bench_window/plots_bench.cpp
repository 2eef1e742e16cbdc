// What a run of a million rows costs in each plot: taking it over, a move of the playhead, a zoom.
// Each number holds the repaint, in the event loop.
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTest>

#include "core/scene/edits.h"
#include "core/scene/scene_json.h"
#include "tests/support/ui/long_run.h"
#include "tests/support/ui/session_bench.h"
#include "ui/plots/contact_plot.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/time_axis.h"
#include "ui/plots/variables_plot.h"

namespace painleve::ui {
namespace {

constexpr int kEdits = 20;

/// The sliding rod, with as many rows as asked for and edits of friction along the way.
Scene longScene(double rows, int edits) {
  Scene scene = withValue(slidingScene(), "output.step", 0.25 / rows);
  for (int k = 1; k <= edits; ++k)
    scene.edits.push_back({0.2 * k / (edits + 1), {{"laws.friction.mu", 1.4 - 0.01 * k}}});
  return scene;
}

/// A session with its run, computed once for all.
Session& longSession(int edits) {
  static SessionBench bench;
  static int opened = -1;
  if (opened != edits) {
    bench.session.open(longScene(1e6, edits), {});
    if (!settle(bench.session)) throw std::runtime_error("the run does not end");
    opened = edits;
  }
  return bench.session;
}

void paint() {
  QApplication::processEvents();
  QApplication::sendPostedEvents();
  QApplication::processEvents();
}

/// What is done to a plot; `turn` counts, so that no two moves are alike.
using Hand = void (*)(Session&, QCustomPlot&, int turn);

void take(Session& session, QCustomPlot&, int) {
  putRun(session, std::make_shared<Trajectory>(*session.trajectory()));
}
void movePlayhead(Session& session, QCustomPlot&, int turn) {
  session.setPlayhead(session.endTime() * (0.25 + 0.5 * (turn % 100) / 100));
}
void zoomTime(Session& session, QCustomPlot&, int turn) {
  const double end = session.endTime(), shift = 0.2 * (turn % 50) / 50;
  TimeAxis::of(session).setRange(end * shift, end * (0.8 + shift));
}
void zoomPlot(Session&, QCustomPlot& plot, int turn) {
  const double factor = turn % 2 == 0 ? 0.8 : 1.25;
  plot.xAxis->scaleRange(factor);
  plot.yAxis->scaleRange(factor);
  plot.replot(QCustomPlot::rpQueuedReplot);
}

struct Setting {
  int edits = 0;
  bool isLogarithmic = false;
};

template <class Plot>
void measure(benchmark::State& state, const Setting& setting, Hand hand) {
  Session& session = longSession(setting.edits);
  Plot plot(session);
  if constexpr (requires { plot.setLogarithmic(true); }) plot.setLogarithmic(setting.isLogarithmic);
  plot.resize(700, 300);
  if (!showActive(plot)) return state.SkipWithError("no window: a display is needed");
  settle(session);
  paint();
  int turn = 0;
  for (auto _ : state) {
    hand(session, plot.plot(), turn++);
    paint();
  }
  state.counters["rows"] = static_cast<double>(session.trajectory()->rowCount());
  TimeAxis::of(session).showAll();
}

/// Without any plot: the numbers at the playhead themselves.
void frameAlone(benchmark::State& state, int edits) {
  Session& session = longSession(edits);
  QCustomPlot none;
  int turn = 0;
  for (auto _ : state) {
    movePlayhead(session, none, turn++);
    paint();
  }
}

template <class Run>
void add(const std::string& name, const Run& run) {
  benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMillisecond);
}

/// The three things a hand does to a plot.
template <class Plot>
void addPlot(const std::string& name, Hand zoom, bool log = false) {
  for (const auto& [what, hand] :
       {std::pair<const char*, Hand>{"/take", take}, {"/playhead", movePlayhead}, {"/zoom", zoom}})
    add(name + what, [log, hand = hand](benchmark::State& state) {
      measure<Plot>(state, {0, log}, hand);
    });
}

bool addAll() {
  addPlot<EnergyPlot>("energy", zoomTime);
  addPlot<ForcePlot>("force", zoomTime);
  addPlot<ForcePlot>("force_log", zoomTime, true);
  addPlot<SlipPlot>("slip", zoomTime);
  addPlot<GapPlot>("gap", zoomTime);
  addPlot<VariablesPlot>("variables", zoomPlot);
  addPlot<PhasePlanePlot>("plane", zoomPlot);
  add("no_plot/playhead", [](benchmark::State& state) { frameAlone(state, 0); });
  add("no_plot_edits/playhead", [](benchmark::State& state) { frameAlone(state, kEdits); });
  add("energy_edits/playhead", [](benchmark::State& state) {
    measure<EnergyPlot>(state, {kEdits, false}, movePlayhead);
  });
  add("plane_edits/playhead", [](benchmark::State& state) {
    measure<PhasePlanePlot>(state, {kEdits, false}, movePlayhead);
  });
  return true;
}

const bool kAdded = addAll();

}  // namespace
}  // namespace painleve::ui
