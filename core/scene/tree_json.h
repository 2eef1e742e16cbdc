#pragma once
// Trees <-> JSON text, and what a tree must be to survive the way there and back.

#include <optional>
#include <string>
#include <string_view>

#include "core/errors.h"
#include "core/parameters/tree.h"

namespace painleve {

inline constexpr std::size_t kMaxSceneBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMaxNesting = 64;

/// Parses one JSON value. Throws SceneError: syntax with line and column, duplicate keys, nesting
/// deeper than kMaxNesting, numbers beyond double, text longer than kMaxSceneBytes.
/// A top-level "seed" that no double holds becomes text, so that all 64 bits survive.
Tree readTree(std::string_view json);
/// Two spaces a level, lists of plain values on one line, trailing newline.
std::string writeTree(const Tree& tree);
/// On one line, cut after about 40 characters: values quoted in messages.
std::string shortText(const Tree& tree);
/// A JSON string literal with its quotes.
std::string jsonString(std::string_view text);

/// What would be lost in JSON: nesting, numbers that are not finite, text that is not UTF-8.
std::optional<Problem> unwritable(const Tree& tree, const std::string& pointer);

/// "/laws/friction" + "mu" with "~" and "/" escaped (RFC 6901).
std::string pointerTo(const std::string& parent, std::string_view key);

}  // namespace painleve
