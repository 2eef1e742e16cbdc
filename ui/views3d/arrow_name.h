#pragma once
// Where the name of an arrow stands: near its tip, clear of its head, inside the view.

#include <QLineF>
#include <QSizeF>

#include "ui/views3d/rich_label.h"

namespace painleve::ui {

/// `arrow` from tail to tip, in logical pixels; `view` is the size of the view.
void paintArrowName(QPainter& painter, const QLineF& arrow, const PlateLabel& label, QSizeF view);

}  // namespace painleve::ui
