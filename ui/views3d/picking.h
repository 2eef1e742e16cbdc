#pragma once
// What lies under the pointer. Everything is in logical pixels, so that no pixel ratio can shift
// it.

#include <cstddef>
#include <cstdint>
#include <optional>

#include <QPointF>
#include <QString>

#include "ui/views3d/shown.h"

namespace painleve::ui {

class Projection;

struct Pick {
  enum class Kind : std::uint8_t { Body, Contact };
  Kind kind = Kind::Body;
  std::size_t index = 0;
  bool operator==(const Pick&) const = default;
};

/// A contact point before a body, the nearer body before the one behind it; thin bodies are as easy
/// to hit as thick ones.
std::optional<Pick> pickAt(const Projection& projection, const Depiction& depiction, QPointF at);

/// Where the thing is seen; nothing where it is no longer there or behind the camera.
std::optional<QPointF> placeOfPick(const Projection& projection, const Depiction& depiction,
                                   const Pick& pick);

/// Its numbers as rich text.
QString numbersOfPick(const Shown& shown, const Pick& pick);

}  // namespace painleve::ui
