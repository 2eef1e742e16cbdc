#pragma once
// Changing values of a scene's tree by dotted path: --set, edits, variations, sliders.

#include <string_view>

#include "core/parameters/tree.h"

namespace painleve {

/// Sets one value. Where it is a choice ("laws.friction.type"), parameters that only the other
/// alternatives have are dropped: they would be unknown keys.
void setValue(Tree& root, std::string_view dottedPath, const Tree& value);

}  // namespace painleve
