#include "core/scene/resampling.h"

#include <cmath>

#include <fmt/format.h>

#include "core/errors.h"
#include "core/parameters/number_text.h"
#include "core/scene/scene_access.h"

namespace painleve {

namespace {

constexpr auto kStepPointer = "/output/step";
/// Events have rows of their own, which must not push out those of the grid.
constexpr double kRoomForEvents = 2;
constexpr double kRounding = 1e-9;

[[noreturn]] void refuse(const std::string& message, const std::string& allowed) {
  throw SceneError({{kStepPointer, message, allowed}});
}

}  // namespace

Scene resampled(const Scene& scene, double step) {
  if (!std::isfinite(step)) refuse("the time between rows is not a number", "a time > 0 s");
  if (step <= 0) refuse(numberText(step) + " s is no time between rows", "a time > 0 s");
  const double rows = durationOf(scene) / step;
  if (rows > (1 + kRounding) * kMostResampledRows)
    refuse(
        "a row every " + numberText(step) + " s would be " + fmt::format("{:.3g}", rows) + " rows",
        fmt::format("at most {:.0f} rows, a row every {:.3g} s", kMostResampledRows,
                    durationOf(scene) / kMostResampledRows));
  Scene result = scene;
  result.output.set("step", step);
  if (const double most = kRoomForEvents * kMostResampledRows;
      numberAt(scene, "output.max_rows") < most)
    result.output.set("max_rows", most);
  return result;
}

Scene shortened(const Scene& scene, double end) {
  Scene result = scene;
  result.output.set("step", outputStepOf(scene));
  result.duration = end;
  return result;
}

}  // namespace painleve
