#include "ui/theme/user_folder.h"

#include <QDir>

namespace painleve::ui {

QString userFolder(QStandardPaths::StandardLocation location) {
  const QString folder = QStandardPaths::writableLocation(location);
  return QDir(folder).exists() ? folder : QDir::homePath();
}

}  // namespace painleve::ui
