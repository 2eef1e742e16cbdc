#pragma once
// What is being computed at this moment, for those who wait.

#include <cstddef>
#include <cstdint>

#include "ui/worker/progress.h"

namespace painleve::ui {

enum class WorkKind : std::uint8_t { Run, Plane, OtherRuns, StepStudy };

struct Work {
  WorkKind kind = WorkKind::Run;
  ProgressReading progress;
  std::size_t number = 1, of = 1;  // of several runs
};

}  // namespace painleve::ui
