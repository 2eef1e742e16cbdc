#pragma once
// The handle by which a hand moves something in a plot.

#include <QPointF>
#include <QRectF>

class QPainter;

namespace painleve::ui {

QRectF handleBox(const QPointF& at);
void paintHandle(QPainter& painter, const QPointF& at);

}  // namespace painleve::ui
