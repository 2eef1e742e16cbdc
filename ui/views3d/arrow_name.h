#pragma once
// Where the name of an arrow wants to stand: near its tip, clear of its head.

#include <QLineF>

#include "ui/views3d/lettering.h"

namespace painleve::ui {

/// `arrow` from tail to tip, in logical pixels. No other text will cover the arrow.
void writeArrowName(Lettering& lettering, const QLineF& arrow, const PlateLabel& label);

/// Room of the shaft and head of an arrow whose shaft is `width` wide.
void keepArrowClear(Lettering& lettering, const QLineF& arrow, double width);

}  // namespace painleve::ui
