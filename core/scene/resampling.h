#pragma once
// Rows at other times than a run has them. They are computed, not interpolated: a resampled run is
// the run of the same scene with another output step.

#include "core/scene/scene.h"

namespace painleve {

inline constexpr double kMostResampledRows = 2e6;

/// The scene whose run has a row at every multiple of `step` up to its end, besides those at its
/// events. Throws SceneError where `step` is no time between rows, or too short for the duration.
Scene resampled(const Scene& scene, double step);

/// The scene of a run that was cut at `end`: as long as what there is, its rows where they were.
Scene shortened(const Scene& scene, double end);

}  // namespace painleve
