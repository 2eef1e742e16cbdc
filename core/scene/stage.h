#pragma once
// A system with the laws and options that act on it from some time on: the scene between two of its
// edits. Only the facades, other parts of core and tests use it.

#include "core/scene/experiment.h"

namespace painleve {

struct Stage {
  Scene scene;
  Experiment experiment;
};

/// The stage that is in force at a time: all edits up to it applied. Edits at the end are not made.
/// Initial state and duration are not filled in.
Stage stageAt(const Scene& scene, double t);

}  // namespace painleve
