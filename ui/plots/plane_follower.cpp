#include "ui/plots/plane_follower.h"

#include <cmath>

#include "core/analyse.h"

namespace painleve::ui {

namespace {

/// The mode of the plane's contact; flight where it has none.
Mode modeOf(const Frame& frame, const PlaneSpan& span) {
  if (!span.inContact()) return Mode::Free;
  const auto contact = static_cast<std::size_t>(span.chart->closed.front());
  return contact < frame.contacts.size() ? frame.contacts[contact].mode : Mode::Free;
}

bool isRead(const Run& active, const Frame& frame, const PlaneSpan& span) {
  return span && frame.valid && active.scene && active.trajectory &&
         frame.cells.size() == active.trajectory->columns.size();
}

}  // namespace

void PlaneFollower::forget() {
  slip_ = 0;
  held_.clear();
}

bool PlaneFollower::read(const Run& active, const Frame& frame, const PlaneSpan& span,
                         const PhasePlane* plane) {
  if (!isRead(active, frame, span)) return false;
  const Mode mode = modeOf(frame, span);
  if (mode == Mode::Free) return false;
  const int slip = slipSign(mode) != 0 ? slipSign(mode) : slip_;
  const auto held = plane != nullptr ? valuesOf(active, frame, span, *plane) : held_;
  if (slip == slip_ && held == held_) return false;
  slip_ = slip;
  held_ = held;
  return true;
}

double PlaneFollower::valueAt(const Run& active, const Frame& frame, const PlaneSpan& span,
                              const std::string& entry) {
  if (trajectory_ != active.trajectory || chart_ != span.chart->id) {
    trajectory_ = active.trajectory;
    chart_ = span.chart->id;
    readers_.clear();
  }
  auto reader = readers_.find(entry);
  if (reader == readers_.end())
    reader = readers_.emplace(entry, chartEntry(*active.scene, *trajectory_, chart_, entry)).first;
  return reader->second ? reader->second(frame.cells) : kNoValue;
}

std::vector<ChartValue> PlaneFollower::valuesOf(const Run& active, const Frame& frame,
                                                const PlaneSpan& span, const PhasePlane& plane) {
  std::vector<ChartValue> values;
  for (const HeldEntry& entry : plane.held) {
    const double value = valueAt(active, frame, span, entry.id);
    if (std::isfinite(value)) values.push_back({entry.id, value});
  }
  return values;
}

std::optional<PlanePoint> PlaneFollower::point(const Run& active, const Frame& frame,
                                               const PlaneSpan& span) {
  if (!isRead(active, frame, span)) return std::nullopt;
  const PlanePoint at{valueAt(active, frame, span, span.horizontal().id),
                      valueAt(active, frame, span, span.vertical().id)};
  if (!std::isfinite(at.x) || !std::isfinite(at.y)) return std::nullopt;
  return at;
}

}  // namespace painleve::ui
