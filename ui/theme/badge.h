#pragma once
// The mode badge: number and word on the tint of the mode, with its hatch: legible without colour.

#include <QBrush>
#include <QRectF>

#include "core/contact/mode.h"

class QPainter;

namespace painleve::ui {

/// Second sign of a region besides its colour: (2) diagonal, (4) two-way, in text colour at 12 %;
/// else no brush.
QBrush modeHatch(int lcpMode);

/// Room the badge needs, at the origin.
QRectF badgeRect(Mode mode, int lcpMode);
/// Paints it into `rect` (of badgeRect's size).
void paintBadge(QPainter& painter, const QRectF& rect, Mode mode, int lcpMode);

}  // namespace painleve::ui
