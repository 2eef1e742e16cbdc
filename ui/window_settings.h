#pragma once
// What the window remembers from one day to the next. Nothing here influences a trajectory.

#include <QByteArray>
#include <QString>

#include "ui/theme/palette.h"

namespace painleve::ui {

struct WindowSettings {
  Theme theme = Theme::Light;
  bool layoutFollowsScene = true;  // a scene that names a layout gets it
  QString arrangement;             // id of the last one
  QByteArray geometry, docks;      // of the window and of its views; empty: never saved
};

/// Damaged or missing settings read as their defaults.
WindowSettings loadWindowSettings();
void saveWindowSettings(const WindowSettings& settings);

/// Names the program for QSettings; a run that must leave no trace (screenshots, tests) gets a
/// folder of its own instead of the user's.
void installSettings(const QString& folderInstead = {});

}  // namespace painleve::ui
