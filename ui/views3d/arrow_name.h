#pragma once
// Where the name of an arrow stands: near its tip, clear of its head, inside the view.

#include <QLineF>
#include <QSizeF>

#include "ui/views3d/rich_label.h"

namespace painleve::ui {

struct NameRoom {
  bool isWide = false;  // a name with a number stands over a level shaft: it is too wide beyond it
  QSizeF view;
};

/// `arrow` from tail to tip, in logical pixels.
void paintArrowName(QPainter& painter, const QLineF& arrow, const Label& label,
                    const NameRoom& room);

}  // namespace painleve::ui
