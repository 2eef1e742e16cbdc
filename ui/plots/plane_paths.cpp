#include "ui/plots/plane_paths.h"

#include "core/analyse.h"
#include "ui/plots/plane_curve.h"

namespace painleve::ui {

namespace {

/// Readers of a run for the axes; empty ones where its system has no such entries.
PlaneTrace traceOf(const Run& run, const PlaneSpan& span, PlanePoint grain) {
  const auto axes = span.axes();
  PlaneTrace trace{chartEntry(*run.scene, *run.trajectory, axes.chart, axes.x),
                   chartEntry(*run.scene, *run.trajectory, axes.chart, axes.y),
                   span.inContact() ? span.chart->closed.front() : kNoContact, grain, 0};
  if (run.role == Role::Ghost) trace.since = run.since;
  return trace;
}

PlaneRun pathOf(const Trajectory& trajectory, const PlaneTrace& trace) {
  constexpr double kShare = 0.4;  // of the grain
  PlaneRun run = planeRun(trajectory, trace);
  const PlanePoint grain{kShare * trace.grain.x, kShare * trace.grain.y};
  run.contact = straightened(run.contact, grain);
  run.flight = straightened(run.flight, grain);
  return run;
}

}  // namespace

bool PlanePaths::update(std::span<const Run> runs, const PlaneSpan& span, PlanePoint grain) {
  const PlanePoint step = settledGrain(grain);
  std::map<RunId, Entry> before = std::exchange(entries_, {});
  bool changed = false;
  for (const Run& run : runs) {
    if (!run.trajectory || !run.scene || !run.visible || !span) continue;
    const auto known = before.find(run.id);
    if (known != before.end() && known->second.trajectory == run.trajectory &&
        known->second.axes == span.axes() && known->second.grain == step) {
      entries_.insert(before.extract(known));
      continue;
    }
    changed = true;
    const PlaneTrace trace = traceOf(run, span, step);
    if (trace.x && trace.y)
      entries_[run.id] = {run.trajectory, span.axes(), step, pathOf(*run.trajectory, trace)};
  }
  return changed || !before.empty();
}

const PlaneRun* PlanePaths::of(RunId id) const {
  const auto found = entries_.find(id);
  return found == entries_.end() ? nullptr : &found->second.path;
}

}  // namespace painleve::ui
