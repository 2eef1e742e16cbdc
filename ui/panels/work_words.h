#pragma once
// What is being computed, in words: which run, how fast, how long it will still take.

#include <QString>

#include "ui/session/work.h"

namespace painleve::ui {

/// "computing the run: 12 000 rows/s, about 3 s left".
QString workWords(const Work& work);
/// "12 000 rows/s".
QString paceWords(std::size_t rows, double seconds);
/// "3 s", "2 min", "5 h".
QString waitWords(double seconds);

}  // namespace painleve::ui
