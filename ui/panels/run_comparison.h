#pragma once
// The active run beside those compared with it: how each ends, its state and energy there, and what
// happened on the way.

#include <span>

#include <QString>

#include "core/parameters/chart.h"
#include "ui/session/run.h"

namespace painleve::ui {

/// Rich text, a column a run, a row a quantity; what differs from the active run is bold, with the
/// difference below. Empty where no compared run is there yet. The first run is the active one.
QString comparisonHtml(std::span<const Run> runs, std::span<const Coordinate> coordinates);

}  // namespace painleve::ui
