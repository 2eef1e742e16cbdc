#pragma once
// The JSON Schema (draft 7) of scene files, from the same tables that the reader checks them with:
// for editors that complete and underline, and for programs that write scenes.

#include <string>

namespace painleve {

/// Pretty JSON. What a schema cannot say is left to the reader: the dotted paths of edits and
/// variations, one choice a branch point, a start that only the system can judge.
std::string sceneSchema();

}  // namespace painleve
