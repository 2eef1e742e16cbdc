#pragma once
// The handle by which a hand moves something in a plot.

#include <QPointF>

class QPainter;

namespace painleve::ui {

inline constexpr double kHandleRadius = 8;  // px

void paintHandle(QPainter& painter, const QPointF& at);

}  // namespace painleve::ui
