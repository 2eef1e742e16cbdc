#pragma once
// Scene <-> JSON text. Errors name the place by JSON pointer, the value, and what is
// allowed.

#include <string>
#include <string_view>

#include "core/errors.h"
#include "core/scene/scene.h"

namespace painleve {

/// Parses and checks a scene file's text. Throws SceneError: syntax (with line and column),
/// duplicate keys, nesting deeper than 64, wrong format or version, unknown or missing keys, values
/// outside their range.
Scene parseScene(std::string_view json);
/// Pretty JSON, two spaces, trailing newline; numbers round-trip.
std::string writeScene(const Scene& scene);

/// The whole scene as one tree (with format and version), and back with the same checks as
/// parseScene. A seed that no double holds is text here, a number in JSON.
Tree sceneTree(const Scene& scene);
Scene sceneFromTree(const Tree& tree);

/// A copy with one value changed ("laws.friction.mu"); checked like a file. Throws SceneError.
/// Another choice ("laws.friction.type") drops the parameters that only the old one had.
Scene withValue(const Scene& scene, std::string_view dottedPath, const Tree& value);
/// The same for several values, checked once all are set.
Scene withValues(const Scene& scene, const Members& set);
/// The path an id alone stands for ("mu" -> "laws.friction.mu"), or the path itself where it has
/// dots or names a top key. Throws SceneError naming the candidates where it is ambiguous or
/// unknown.
std::string resolvePath(const Scene& scene, std::string_view pathOrId);
/// A value from the command line: JSON where it parses, else text.
Tree parseValue(std::string_view text);

/// What only the system can tell: throws SceneError for a start inside an obstacle, or a state that
/// the chart of `initial` does not have.
void checkStart(const Scene& scene);

/// Reads and parses a file ("-": standard input is the caller's business). Throws SceneError (whole
/// file) where unreadable.
Scene loadScene(const std::string& path);

}  // namespace painleve
