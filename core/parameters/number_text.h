#pragma once
// Numbers as text for files and messages, the same in every locale.

#include <string>

namespace painleve {

/// Appends the shortest text that reads back to the same double: "0.1", "100000", "1e-12", "-0.0".
/// The value is finite.
void appendNumber(std::string& text, double value);
std::string numberText(double value);

}  // namespace painleve
