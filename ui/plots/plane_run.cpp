#include "ui/plots/plane_run.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/event_glyphs.h"

namespace painleve::ui {

namespace {

std::vector<std::size_t> modeColumns(const Trajectory& trajectory) {
  std::vector<std::size_t> found;
  for (std::size_t k = 0; k < trajectory.columns.size(); ++k) {
    if (trajectory.columns[k].kind == ColumnKind::Mode) found.push_back(k);
  }
  return found;
}

bool isInContact(const double* cells, const std::vector<std::size_t>& modes) {
  return std::any_of(modes.begin(), modes.end(), [&](std::size_t column) {
    return static_cast<int>(cells[column]) != static_cast<int>(Mode::Free);
  });
}

template <class Visit>
void eachRow(const Trajectory& trajectory, const Visit& visit) {
  for (const auto& chunk : trajectory.chunks) {
    for (std::size_t r = 0; r < chunk->rows(); ++r) {
      visit(chunk->cells.data() + r * chunk->columns);
    }
  }
}

/// One of the two paths, thinned while it grows.
class Path {
 public:
  Path(QVector<QCPCurveData>& points, PlanePoint grain) : points_(points), grain_(grain) {}

  void add(PlanePoint p) {
    const bool isNear = isOpen_ && near(p, kept_);
    // A jump starts where the path really was, not where it was last kept.
    if (pending_ && !isNear && !near(p, last_)) push(last_);
    last_ = p;
    pending_ = isNear;
    if (!pending_) keep(p);
  }
  /// Ends a piece of the path with the point it really ends in.
  void pause() {
    if (!isOpen_) return;
    if (pending_) keep(last_);
    push({std::nan(""), std::nan("")});
    isOpen_ = pending_ = false;
  }

 private:
  bool near(PlanePoint a, PlanePoint b) const {
    return std::abs(a.x - b.x) < grain_.x && std::abs(a.y - b.y) < grain_.y;
  }
  void keep(PlanePoint p) {
    push(p);
    kept_ = p;
    isOpen_ = true;
  }
  void push(PlanePoint p) { points_.push_back({static_cast<double>(points_.size()), p.x, p.y}); }

  QVector<QCPCurveData>& points_;
  PlanePoint grain_, kept_, last_;
  bool isOpen_ = false, pending_ = false;
};

std::vector<PlaneEvent> planeEvents(const Trajectory& trajectory, PlaneColumns columns) {
  std::vector<PlaneEvent> events;
  for (const auto& event : trajectory.events) {
    if (!hasGlyph(event.kind) || event.before.size() <= std::max(columns.x, columns.y)) continue;
    const PlanePoint at{event.before[columns.x], event.before[columns.y]};
    if (std::isfinite(at.x) && std::isfinite(at.y)) events.push_back({event.kind, at});
  }
  return events;
}

}  // namespace

PlaneRun planeRun(const Trajectory& trajectory, PlaneColumns columns, PlanePoint grain) {
  PlaneRun run;
  const auto modes = modeColumns(trajectory);
  Path contact(run.contact, grain), flight(run.flight, grain);
  bool wasInContact = false, isFirst = true;
  eachRow(trajectory, [&](const double* cells) {
    const PlanePoint p{cells[columns.x], cells[columns.y]};
    if (!std::isfinite(p.x) || !std::isfinite(p.y)) return;
    const bool inContact = isInContact(cells, modes);
    if (!isFirst && inContact != wasInContact) {
      // The step between the two belongs to the old path, or a gap would open.
      auto& old = wasInContact ? contact : flight;
      old.add(p);
      old.pause();
    }
    (inContact ? contact : flight).add(p);
    wasInContact = inContact;
    isFirst = false;
  });
  contact.pause();
  flight.pause();
  run.events = planeEvents(trajectory, columns);
  return run;
}

PlaneExtent contactExtent(const Trajectory& trajectory, PlaneColumns columns) {
  const auto modes = modeColumns(trajectory);
  PlaneExtent extent;
  bool isFirst = true;
  eachRow(trajectory, [&](const double* cells) {
    const double x = cells[columns.x], y = cells[columns.y];
    if (!std::isfinite(x) || !std::isfinite(y) || !isInContact(cells, modes)) return;
    extent = {isFirst ? x : std::min(extent.xLower, x), isFirst ? x : std::max(extent.xUpper, x),
              isFirst ? y : std::min(extent.yLower, y), isFirst ? y : std::max(extent.yUpper, y)};
    isFirst = false;
  });
  return extent;
}

}  // namespace painleve::ui
