#pragma once
// Events as JSON.

#include "core/io/csv.h"

namespace painleve {

bool writeEvents(const Trajectory& trajectory, const TextSink& sink);

}  // namespace painleve
