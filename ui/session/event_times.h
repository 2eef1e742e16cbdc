#pragma once
// When something happens in a run: what ticks, jumps and slow motion go by.

#include <vector>

#include "core/trajectory/trajectory.h"

namespace painleve::ui {

/// Everything but the two ends of the run, which the time axis shows anyway.
bool isInnerEvent(EventKind kind);

/// Times of the inner events, ascending, each once.
std::vector<double> eventTimes(const Trajectory& trajectory);

/// The first (last) of the ascending times after (before) t, or `otherwise`.
double nextTime(const std::vector<double>& times, double t, double otherwise);
double previousTime(const std::vector<double>& times, double t, double otherwise);

}  // namespace painleve::ui
