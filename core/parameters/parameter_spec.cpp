#include "core/parameters/parameter_spec.h"

#include <algorithm>
#include <cmath>

#include "core/parameters/number_text.h"

namespace painleve {

std::string ParameterSpec::rangeText() const {
  std::string kind = whole ? "a whole number" : "any finite number";
  const bool bounded = std::isfinite(lower) || std::isfinite(upper);
  if (!bounded) return kind;
  std::string text = whole ? kind + ", " : std::string();
  if (std::isfinite(lower)) text += numberText(lower) + (lowerOpen ? " < " : " <= ");
  text += id;
  if (std::isfinite(upper)) text += (upperOpen ? " < " : " <= ") + numberText(upper);
  return text;
}

bool ParameterSpec::accepts(double value) const {
  if (!std::isfinite(value)) return false;
  if (value < lower || (lowerOpen && value == lower)) return false;
  if (value > upper || (upperOpen && value == upper)) return false;
  return !whole || std::floor(value) == value;
}

const Alternative* Group::find(const std::string& id) const {
  const auto found = std::ranges::find(alternatives, id, &Alternative::id);
  return found == alternatives.end() ? nullptr : &*found;
}

std::string Group::choicesText() const {
  std::string text;
  for (const Alternative& alternative : alternatives) {
    text += (text.empty() ? "" : ", ") + alternative.id;
  }
  return text;
}

}  // namespace painleve
