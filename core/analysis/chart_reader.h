#pragma once
// Entries of a chart read from the rows of a run. [own]

#include <memory>
#include <string>
#include <vector>

#include "core/analysis/phase_plane_result.h"
#include "core/model/system.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

/// The system of a run from a time on: edits may change it.
struct SystemStage {
  double since = 0;  // s
  std::shared_ptr<const System> system;
};

/// `stages`: at least one, in order of time. Empty where the system has no such chart or entry.
/// Slip velocities do not exist in flight. What is no column is computed from the state.
RowReader chartReader(std::vector<SystemStage> stages, const Trajectory& trajectory,
                      const std::string& chart, const std::string& entry);

}  // namespace painleve
