#pragma once
// Symbols where rich text cannot be: lines of lists, names of files and of undo entries.

#include <string>

#include <QString>

namespace painleve::ui {

/// "μ_P" of "μ<sub>P</sub>", "x^2" of "x<sup>2</sup>"; other marks are left out.
QString plainSymbol(const std::string& richText);

}  // namespace painleve::ui
