#pragma once
// Where a file dialog begins.

#include <QStandardPaths>
#include <QString>

namespace painleve::ui {

/// The user's folder for such files, or the home folder where there is none.
QString userFolder(QStandardPaths::StandardLocation location);

}  // namespace painleve::ui
