#pragma once
// One small mark a kind of event, the same on time axes and in the phase plane.

#include <QPointF>

#include "core/trajectory/trajectory.h"

class QPainter;

namespace painleve::ui {

/// Start and end are no marks of their own: the run's ends show them.
bool hasGlyph(EventKind kind);
/// Which mark stays where two have one place: the lower rank.
int glyphRank(EventKind kind);
/// Draws the mark of the kind around `centre`, about 10 px wide.
void paintGlyph(QPainter& painter, EventKind kind, const QPointF& centre);

}  // namespace painleve::ui
