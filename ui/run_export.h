#pragma once
// A film made without a window: what main() starts for the command `export`.

#include <cstdint>
#include <memory>
#include <string>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"
#include "ui/export/animation_settings.h"

namespace painleve::ui {

enum class ExportEnd : std::uint8_t { Written, Refused, NotWritten, NoDisplay };

struct ExportOutcome {
  ExportEnd end = ExportEnd::Written;
  std::string message;                           // one line: what was written, or why nothing was
  std::shared_ptr<const Trajectory> trajectory;  // that was shown, or null
};

/// Waits until the film is there; on a terminal it tells how far it is.
ExportOutcome runExport(int argc, char** argv, const Scene& scene,
                        const AnimationSettings& settings);

}  // namespace painleve::ui
