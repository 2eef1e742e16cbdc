#include "ui/session/event_times.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/trajectory/shown_event.h"

namespace painleve::ui {

bool isInnerEvent(EventKind kind) {
  return kind != EventKind::Start && kind != EventKind::End;
}

std::vector<double> eventTimes(const Trajectory& trajectory) {
  std::vector<double> times;
  for (const Event& event : trajectory.events) {
    const bool fresh = times.empty() || times.back() < event.time;
    if (isInnerEvent(event.kind) && fresh) times.push_back(event.time);
  }
  return times;
}

double justAfter(double t) {
  return std::max(t + kInstant, std::nextafter(t, std::numeric_limits<double>::infinity()));
}

std::vector<double> eventStops(const Trajectory& trajectory) {
  std::vector<double> stops;
  for (const double time : eventTimes(trajectory)) {
    stops.push_back(time);
    const double after = justAfter(time);
    if (shownEvent(trajectory, time) != nullptr && after < trajectory.endTime)
      stops.push_back(after);
  }
  // The next event may come within the instant.
  std::ranges::sort(stops);
  return stops;
}

const Event* impactJustBefore(const Trajectory& trajectory, double t) {
  const auto& events = trajectory.events;
  auto event = std::ranges::lower_bound(events, t, {}, &Event::time);
  while (event != events.begin() && t <= justAfter((event - 1)->time)) {
    --event;
    if (event->kind == EventKind::Impact || event->kind == EventKind::TangentialImpact)
      return &*event;
  }
  return nullptr;
}

double nextTime(const std::vector<double>& times, double t, double otherwise) {
  const auto next = std::upper_bound(times.begin(), times.end(), t);
  return next == times.end() ? otherwise : *next;
}

double previousTime(const std::vector<double>& times, double t, double otherwise) {
  const auto here = std::lower_bound(times.begin(), times.end(), t);
  return here == times.begin() ? otherwise : *(here - 1);
}

}  // namespace painleve::ui
