#pragma once
// Which kept runs are hidden or compared: a matter of the view, kept in the scene's view block
// under "runs", by name; where several have one name, by name and number. No trajectory depends on
// it.

#include <cstddef>
#include <vector>

#include "core/scene/scene.h"

namespace painleve::ui {

/// The two scenes give the same run: they differ at most in words and view.
bool runsAlike(const Scene& a, const Scene& b);

/// How a kept run is shown.
struct RunDisplay {
  bool hidden = false, compared = false;
  bool operator==(const RunDisplay&) const = default;
};

/// One a variation of the scene, in their order.
std::vector<RunDisplay> shownOf(const Scene& scene);
void setShown(Scene& scene, const std::vector<RunDisplay>& shown);

}  // namespace painleve::ui
