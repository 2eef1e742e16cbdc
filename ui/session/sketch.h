#pragma once
// The picture of a preset, as values: poses through the run, and its orbit in the phase plane.

#include <vector>

#include "core/scene/scene.h"
#include "core/scenery/depiction.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

struct SketchPoint {
  double x = 0, y = 0;
  Mode mode = Mode::Free;
  int lcpMode = 0;
};

struct Sketch {
  std::vector<Depiction> poses;    // the start first, then at equal times to the end
  std::vector<SketchPoint> orbit;  // empty where the system has no contact chart
};

/// Runs the scene. What cannot be had (a scene that does not start) is left out.
Sketch sketchOf(const Scene& scene, const Stop& stop);

}  // namespace painleve::ui
