#pragma once
// How runs beside the active one are drawn: told apart by dashes first, then by hues that no mode
// has.

#include <cstddef>
#include <string>

#include <QPen>

namespace painleve::ui {

/// The LCP mode whose hue stands for a rule: impacts belong to (2), lifting to (3), holding on to
/// (1); choices in general to (4).
int modeOfRule(const std::string& rule);

/// Run number `index` of those kept, at full strength: where it is compared.
QPen runPen(std::size_t index, double width);
/// The same, fainter: a run that is only kept.
QPen keptPen(std::size_t index, double width);
/// A future that was not taken: the hue of its rule's badge, dashed, at 35 % opacity.
QPen ghostPen(const std::string& rule, double width);

}  // namespace painleve::ui
