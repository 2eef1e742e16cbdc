#pragma once
// Keeping, renaming, removing and activating runs as changes of the scene: a kept run is one of its
// variations.

#include <cstddef>
#include <optional>
#include <string>

#include "core/scene/scene.h"
#include "ui/session/run.h"

namespace painleve::ui {

/// `wanted`, or `wanted (2)` ... where a variation has that name; never empty.
std::string freeName(const Scene& scene, const std::string& wanted);

/// `scene` gets a variation that runs as `run` does.
void keepRun(Scene& scene, const Scene& run, const std::string& name);
/// `run` is shown beside the active one, `compared` or not: as the variation that runs alike where
/// there is one, else as a new one.
void keepBeside(Scene& scene, const Scene& run, const std::string& name, bool compared);
/// No kept run is compared any more.
void endComparison(Scene& scene);
/// The variations of `after` (the same as those of `before`) give again what they gave there.
void keepVariationsAsTheyWere(const Scene& before, Scene& after);
/// By the index of the variation: several may have one name.
void removeKept(Scene& scene, std::size_t index);
void renameKept(Scene& scene, std::size_t index, const std::string& to);
/// The scene that runs as `run` does, with the former one among its kept runs. `replaced`: the
/// variation that it was, none for a ghost.
Scene withActive(const Scene& scene, const Scene& run, std::optional<std::size_t> replaced);

}  // namespace painleve::ui
