#pragma once
// Where a film is not quite what was asked for, as sentences for the dialog and the command line.

#include <QString>
#include <QStringList>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"
#include "ui/export/animation_settings.h"

namespace painleve::ui {

/// Says which parts have no room in a picture of this size; empty: all that were asked for have.
QString roomNote(const AnimationSettings& settings, const Scene& scene);
/// Says that the film ends with its run before the end that was asked for, and why; empty: it does
/// not.
QString endNote(const AnimationSettings& settings, const Trajectory& run);
/// Sentences one after the other; empty ones are left out.
QString joinedSentences(QStringList sentences);

}  // namespace painleve::ui
