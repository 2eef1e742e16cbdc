#include "ui/window_settings.h"

#include <QCoreApplication>
#include <QSettings>

namespace painleve::ui {
namespace {

constexpr auto kDark = "dark", kLight = "light";

}  // namespace

WindowSettings loadWindowSettings() {
  const QSettings file;
  WindowSettings settings;
  settings.theme =
      file.value("window/theme").toString() == QLatin1String(kDark) ? Theme::Dark : Theme::Light;
  settings.layoutFollowsScene = file.value("window/layout_follows_scene", true).toBool();
  settings.arrangement = file.value("window/arrangement").toString();
  settings.geometry = file.value("window/geometry").toByteArray();
  settings.docks = file.value("window/docks").toByteArray();
  return settings;
}

void saveWindowSettings(const WindowSettings& settings) {
  QSettings file;
  file.setValue("window/theme", QLatin1String(settings.theme == Theme::Dark ? kDark : kLight));
  file.setValue("window/layout_follows_scene", settings.layoutFollowsScene);
  file.setValue("window/arrangement", settings.arrangement);
  file.setValue("window/geometry", settings.geometry);
  file.setValue("window/docks", settings.docks);
}

void installSettings(const QString& folderInstead) {
  QCoreApplication::setOrganizationName("Painleve Lab");
  QSettings::setDefaultFormat(QSettings::IniFormat);
  if (!folderInstead.isEmpty())
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folderInstead);
}

}  // namespace painleve::ui
