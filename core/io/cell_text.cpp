#include "core/io/cell_text.h"

#include <cmath>

#include "core/parameters/number_text.h"

namespace painleve {

bool hasValue(double cell) {
  return std::isfinite(cell);
}

void appendCell(std::string& text, ColumnKind kind, double cell) {
  if (!hasValue(cell)) return;
  if (kind == ColumnKind::Mode) {
    text += modeName(static_cast<Mode>(static_cast<int>(cell)));
  } else {
    appendNumber(text, cell);
  }
}

}  // namespace painleve
