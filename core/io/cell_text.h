#pragma once
// A cell of a trajectory as a word or a number.

#include <string>

#include "core/trajectory/trajectory.h"

namespace painleve {

/// False for kNoValue and anything else that no file may show.
bool hasValue(double cell);
/// Nothing where there is no value; modes as words, LCP modes as whole numbers.
void appendCell(std::string& text, ColumnKind kind, double cell);

}  // namespace painleve
