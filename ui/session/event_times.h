#pragma once
// When something happens in a run: what ticks, jumps and slow motion go by.

#include <vector>

#include "core/trajectory/trajectory.h"

namespace painleve::ui {

/// Everything but the two ends of the run, which the time axis shows anyway.
bool isInnerEvent(EventKind kind);

/// Times of the inner events, ascending, each once.
std::vector<double> eventTimes(const Trajectory& trajectory);

/// Where the jumps from event to event stop. Where the program shows the state before what happens
/// (shown_event.h: at the start, at impacts, and where the contact problem has no answer or
/// several), what came of it has a stop of its own, just after.
std::vector<double> eventStops(const Trajectory& trajectory);
/// Moments this near are one instant to the eye, s.
inline constexpr double kInstant = 1e-12;
/// The moment just after t: nothing moves visibly in between.
double justAfter(double t);

/// The last impact of the instant that t is just after; nullptr: there is none.
const Event* impactJustBefore(const Trajectory& trajectory, double t);

/// The first (last) of the ascending times after (before) t, or `otherwise`.
double nextTime(const std::vector<double>& times, double t, double otherwise);
double previousTime(const std::vector<double>& times, double t, double otherwise);

}  // namespace painleve::ui
