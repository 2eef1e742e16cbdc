#pragma once
// The lists of a scene, edits, choices and variations, from trees and back.

#include <cstddef>
#include <vector>

#include "core/parameters/tree.h"
#include "core/scene/problem_list.h"
#include "core/scene/scene.h"

namespace painleve {

inline constexpr std::size_t kMostEdits = 1000, kMostChoices = 10000, kMostVariations = 1000;

/// Entries that are wrong are reported and left out. `tree` may be null: no list.
std::vector<Edit> readEdits(const Tree* tree, const std::string& listPointer,
                            ProblemList& problems);
std::vector<Choice> readChoices(const Tree* tree, const std::string& pointer,
                                ProblemList& problems);
std::vector<Variation> readVariations(const Tree* tree, ProblemList& problems);

Array editsTree(const std::vector<Edit>& edits);
Array choicesTree(const std::vector<Choice>& choices);
Array variationsTree(const std::vector<Variation>& variations);

}  // namespace painleve
