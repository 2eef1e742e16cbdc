#pragma once
// Title and parameters above a film's picture.

#include <QRectF>

#include "core/scene/scene.h"
#include "ui/export/animation_settings.h"

class QPainter;

namespace painleve::ui {

/// In logical pixels; 0: neither title nor parameters are wanted.
double headerHeight(const AnimationSettings& settings, const Scene& scene);

/// `scene`: what is in force at the moment. What does not fit is left out from the end.
void paintHeader(QPainter& painter, const QRectF& room, const AnimationSettings& settings,
                 const Scene& scene);

}  // namespace painleve::ui
