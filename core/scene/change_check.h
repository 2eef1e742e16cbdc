#pragma once
// Edits and variations must lead to valid scenes: each is tried on the scene it belongs to.

#include "core/parameters/tree.h"
#include "core/scene/problem_list.h"
#include "core/scene/scene.h"

namespace painleve {

/// A body in motion can feel a change of this value: the only ones that edits may set.
bool isFeltInMotion(const std::string& dottedPath);

/// `root` is a valid scene. Edits add up in order of time; a variation starts from the scene.
void checkEdits(const Tree& root, const std::vector<Edit>& edits, const std::string& listPointer,
                ProblemList& problems);
void checkVariations(const Tree& root, const std::vector<Variation>& variations,
                     ProblemList& problems);

}  // namespace painleve
