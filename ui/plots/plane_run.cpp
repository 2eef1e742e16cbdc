#include "ui/plots/plane_run.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/event_glyphs.h"

namespace painleve::ui {

namespace {

constexpr std::size_t kMostJumps = 400;  // more only blacken the plane
constexpr double kLeap = 2;              // grains: a smaller jump is part of the path

constexpr std::size_t kMostUnbounded = 50;
constexpr double kLargest = 1e200;  // an axis counts no further

PlanePoint held(PlanePoint p) {
  return {std::clamp(p.x, -kLargest, kLargest), std::clamp(p.y, -kLargest, kLargest)};
}

bool isFinite(PlanePoint p) {
  return std::isfinite(p.x) && std::isfinite(p.y);
}

/// Columns that say whether a row counts as contact; none: every row does.
std::vector<std::size_t> modeColumns(const Trajectory& trajectory, int contact) {
  if (contact == kNoContact) return {};
  std::vector<std::size_t> found;
  for (std::size_t k = 0; k < trajectory.columns.size(); ++k) {
    if (trajectory.columns[k].kind == ColumnKind::Mode) found.push_back(k);
  }
  if (contact == kAnyContact) return found;
  const auto index = static_cast<std::size_t>(contact);
  return index < found.size() ? std::vector{found[index]} : found;
}

/// One of the two paths, thinned while it grows.
class Path {
 public:
  Path(QVector<QCPCurveData>& points, PlanePoint grain) : points_(points), grain_(grain) {}

  void add(PlanePoint p, double time) {
    const bool isNear = isOpen_ && near(p, kept_);
    // A bend starts where the path really was, not where it was last kept.
    if (pending_ && !isNear && !near(p, last_)) push(last_, time_);
    last_ = p;
    time_ = time;
    pending_ = isNear;
    if (!pending_) keep();
  }
  /// Ends a piece of the path with the point it really ends in.
  void pause() {
    if (!isOpen_) return;
    if (pending_) keep();
    push({std::nan(""), std::nan("")}, time_);
    isOpen_ = pending_ = false;
  }

 private:
  bool near(PlanePoint a, PlanePoint b) const {
    return std::abs(a.x - b.x) < grain_.x && std::abs(a.y - b.y) < grain_.y;
  }
  void keep() {
    push(last_, time_);
    kept_ = last_;
    isOpen_ = true;
  }
  void push(PlanePoint p, double time) { points_.push_back({time, p.x, p.y}); }

  QVector<QCPCurveData>& points_;
  PlanePoint grain_, kept_, last_;
  double time_ = 0;  // of the last point
  bool isOpen_ = false, pending_ = false;
};

/// Puts the rows of a run, in the order of time, onto its paths.
class Tracer {
 public:
  Tracer(PlaneRun& run, PlanePoint grain)
      : run_(run), grain_(grain), contact_(run.contact, grain), flight_(run.flight, grain) {}

  void trace(PlanePoint p, double time, bool inContact) {
    if (isFinite(p)) {
      add(held(p), time, inContact);
      return;
    }
    lift();
    const bool isPlace = !std::isnan(p.x) && !std::isnan(p.y);
    if (isPlace && run_.unbounded.size() < kMostUnbounded) run_.unbounded.push_back(p);
  }
  void end() {
    contact_.pause();
    flight_.pause();
  }

 private:
  void add(PlanePoint p, double time, bool inContact) {
    if (isFirst_) {
      if (inContact) run_.start = p;
    } else if (isBroken_) {
      isBroken_ = false;
    } else if (time == time_ && isLeap(p)) {
      path(wasInContact_).pause();
      run_.jumps.push_back({at_, p, time, false});
    } else if (inContact != wasInContact_) {
      // The step between the two belongs to the old path, or a gap would open.
      path(wasInContact_).add(p, time);
      path(wasInContact_).pause();
    }
    path(inContact).add(p, time);
    if (inContact) widen(p);
    at_ = p;
    time_ = time;
    wasInContact_ = inContact;
    isFirst_ = false;
  }
  /// A row without a point: nothing leads over to the next one.
  void lift() {
    path(wasInContact_).pause();
    isBroken_ = !isFirst_;
  }
  Path& path(bool inContact) { return inContact ? contact_ : flight_; }
  bool isLeap(PlanePoint p) const {
    return std::abs(p.x - at_.x) > kLeap * grain_.x || std::abs(p.y - at_.y) > kLeap * grain_.y;
  }
  void widen(PlanePoint p) {
    PlaneExtent& e = run_.extent;
    const bool isFirst = e.xLower > e.xUpper;
    e = {isFirst ? p.x : std::min(e.xLower, p.x), isFirst ? p.x : std::max(e.xUpper, p.x),
         isFirst ? p.y : std::min(e.yLower, p.y), isFirst ? p.y : std::max(e.yUpper, p.y)};
  }

  PlaneRun& run_;
  PlanePoint grain_, at_;
  Path contact_, flight_;
  double time_ = 0;
  bool isFirst_ = true, isBroken_ = false, wasInContact_ = false;
};

/// Without modes there are no contacts to be out of.
bool isInContact(std::span<const double> cells, const std::vector<std::size_t>& modes) {
  return modes.empty() || std::any_of(modes.begin(), modes.end(), [&](std::size_t column) {
           return static_cast<int>(cells[column]) != static_cast<int>(Mode::Free);
         });
}

void traceRows(const Trajectory& trajectory, const PlaneTrace& trace, PlaneRun& run) {
  Tracer tracer(run, trace.grain);
  const auto modes = modeColumns(trajectory, trace.contact);
  for (const auto& chunk : trajectory.chunks) {
    for (std::size_t r = 0; r < chunk->rows(); ++r) {
      const std::span cells(chunk->cells.data() + r * chunk->columns, chunk->columns);
      if (cells[0] < trace.since) continue;
      tracer.trace({trace.x(cells), trace.y(cells)}, cells[0], isInContact(cells, modes));
    }
  }
  tracer.end();
}

std::vector<PlaneEvent> planeEvents(const Trajectory& trajectory, const PlaneTrace& trace) {
  std::vector<PlaneEvent> events;
  for (const auto& event : trajectory.events) {
    if (!hasGlyph(event.kind) || event.before.size() != trajectory.columns.size()) continue;
    const PlanePoint at{trace.x(event.before), trace.y(event.before)};
    if (isFinite(at)) events.push_back({event.kind, at});
  }
  return events;
}

bool hasTangentialImpact(const Trajectory& trajectory, double time) {
  auto event = std::lower_bound(trajectory.events.begin(), trajectory.events.end(), time,
                                [](const Event& e, double t) { return e.time < t; });
  for (; event != trajectory.events.end() && event->time == time; ++event) {
    if (event->kind == EventKind::TangentialImpact) return true;
  }
  return false;
}

/// The largest ones.
void thinOut(std::vector<PlaneJump>& jumps, PlanePoint grain) {
  if (jumps.size() <= kMostJumps) return;
  const auto size = [&](const PlaneJump& jump) {
    return std::abs(jump.to.x - jump.from.x) / grain.x +
           std::abs(jump.to.y - jump.from.y) / grain.y;
  };
  std::nth_element(jumps.begin(), jumps.begin() + kMostJumps, jumps.end(),
                   [&](const PlaneJump& a, const PlaneJump& b) { return size(a) > size(b); });
  jumps.resize(kMostJumps);
}

}  // namespace

PlanePoint settledGrain(PlanePoint grain) {
  const auto settled = [](double value) { return std::exp2(std::floor(std::log2(value))); };
  return {settled(grain.x), settled(grain.y)};
}

PlaneRun planeRun(const Trajectory& trajectory, const PlaneTrace& trace) {
  PlaneRun run;
  traceRows(trajectory, trace, run);
  thinOut(run.jumps, trace.grain);
  for (PlaneJump& jump : run.jumps) jump.isTangential = hasTangentialImpact(trajectory, jump.time);
  run.events = planeEvents(trajectory, trace);
  return run;
}

}  // namespace painleve::ui
