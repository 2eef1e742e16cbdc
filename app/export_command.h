#pragma once
// The command that makes a film of a scene. It needs a display, but opens no window.

#include "app/command_line.h"
#include "core/scene/scene.h"
#include "ui/export/animation_settings.h"

namespace painleve::app {

/// What the command asks for; what it leaves open is as the scene says. Throws
/// std::invalid_argument with a sentence where an option cannot be read.
ui::AnimationSettings animationOf(const ExportCommand& command, const Scene& scene);

/// Returns the exit code. Throws SceneError.
int run(const ExportCommand& command, int argc, char** argv);

}  // namespace painleve::app
