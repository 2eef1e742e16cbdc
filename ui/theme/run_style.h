#pragma once
// How runs beside the active one are drawn: told apart by dashes first, then by hues that no mode
// has.

#include <cstddef>
#include <string>

#include <QPen>

namespace painleve::ui {

/// Kept run number `index`.
QPen runPen(std::size_t index, double width);
/// A future that was not taken: the hue of its rule's badge, dashed, at 35 % opacity.
QPen ghostPen(const std::string& rule, double width);

}  // namespace painleve::ui
