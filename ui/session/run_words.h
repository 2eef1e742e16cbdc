#pragma once
// Names for runs: what is different in one, or what it is.

#include <string>

#include "core/scene/scene.h"

namespace painleve::ui {

/// What tells `run` from `base`, for people: "μ = 1.6, e = 0.5", "μ = 1.6 from t = 0.02 s",
/// "contact"; empty where nothing does.
std::string differenceWords(const Scene& base, const Scene& run);
/// A rule as a name: "lift off".
std::string rulePlain(std::string rule);
/// What a run is, for people: its friction and its start.
std::string presentWords(const Scene& run);

}  // namespace painleve::ui
