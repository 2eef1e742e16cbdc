#pragma once
// What can be wrong with a scene's tree, but for its edits, choices and variations.

#include "core/parameters/tree.h"
#include "core/scene/problem_list.h"

namespace painleve {

inline constexpr const char* kSceneFormat = "painleve-lab/scene";
inline constexpr int kSceneVersion = 1;

/// `format` and `version`: where they are wrong, nothing else can be judged.
bool checkHeader(const Tree& root, ProblemList& problems);
/// Known keys, missing keys, kinds and ranges of values.
void checkBody(const Tree& root, ProblemList& problems);

}  // namespace painleve
