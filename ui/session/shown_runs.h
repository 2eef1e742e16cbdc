#pragma once
// Which kept runs are hidden or compared: a matter of the view, kept in the scene's view block
// under "runs", by name. No trajectory depends on it.

#include <string>

#include "core/scene/scene.h"

namespace painleve::ui {

/// The two scenes give the same run: they differ at most in words and view.
bool runsAlike(const Scene& a, const Scene& b);

bool isHidden(const Scene& scene, const std::string& run);
void setHidden(Scene& scene, const std::string& run, bool hidden);
bool isCompared(const Scene& scene, const std::string& run);
void setCompared(Scene& scene, const std::string& run, bool compared);
/// The run has another name now, or (empty) is gone.
void renameShown(Scene& scene, const std::string& from, const std::string& to);

}  // namespace painleve::ui
