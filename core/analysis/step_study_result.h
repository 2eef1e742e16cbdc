#pragma once
// "Physics or step?": the same scene under shorter and shorter steps and without steps, and what
// that says. [own]

#include <cstdint>
#include <string>
#include <vector>

#include "core/trajectory/trajectory.h"

namespace painleve {

enum class StepVerdict : std::uint8_t {
  Unfinished,     // stopped, or a run with steps did not reach its end
  Same,           // the step plays no part
  Converging,     // towards the event-driven run, or towards each other where that one ended early
  OtherLimit,     // towards each other, but not towards the event-driven run
  MeshDependent,  // shorter steps bring no agreement
};
/// "same", "converging", ...
const char* stepVerdictName(StepVerdict verdict);

/// How one run ended.
struct StudiedRun {
  double step = 0;         // s; 0: event-driven
  bool neighbour = false;  // a little shorter than one of the halved steps
  End end = End::Duration;
  std::vector<double> last;  // coordinates and velocities at the end
};

/// Distances are the largest difference of a coordinate or velocity, relative to 1 and its size.
struct StepStudy {
  std::vector<StudiedRun> runs;     // h, h/2, h/4, h/8, neighbours, event-driven
  std::vector<double> differences;  // of each step length to the next
  std::vector<double> errors;       // against the event-driven run; empty where it ended early
  double spread = kNoValue;         // of the neighbours of the shortest step from it
  double farthest = kNoValue;       // of any run from the shortest step
  double outlier = kNoValue;        // largest distance by its step, over the median of such
  double order = kNoValue;          // of convergence, where there is one
  StepVerdict verdict = StepVerdict::Unfinished;
};

}  // namespace painleve
