#include "ui/recent_files.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

namespace painleve::ui {
namespace {

constexpr auto kSetting = "documents/recent";

/// "&3  scene.json — ~/lectures": the digit is a key of the open menu.
QString menuText(int number, const QFileInfo& file) {
  QString folder = file.absolutePath();
  if (folder.startsWith(QDir::homePath())) folder = "~" + folder.mid(QDir::homePath().size());
  const QString name = file.fileName().replace("&", "&&");
  const QString key = number < RecentFiles::kMost ? QStringLiteral("&%1  ").arg(number) : QString();
  return key + name + " — " + folder.replace("&", "&&");
}

}  // namespace

QStringList RecentFiles::paths() const {
  QStringList paths = QSettings().value(kSetting).toStringList();
  paths.removeIf([](const QString& path) { return !QDir::isAbsolutePath(path); });
  paths.removeDuplicates();
  return paths.mid(0, kMost);
}

void RecentFiles::add(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  QStringList all = paths();
  all.removeAll(absolute);
  all.prepend(absolute);
  QSettings().setValue(kSetting, all.mid(0, kMost));
}

void RecentFiles::clear() {
  QSettings().remove(kSetting);
}

void RecentFiles::attachTo(QMenu& menu) {
  connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { fill(menu); });
  fill(menu);
}

void RecentFiles::fill(QMenu& menu) {
  menu.clear();
  int number = 0;
  for (const QString& path : paths()) {
    const QFileInfo file(path);
    QAction* action = menu.addAction(menuText(++number, file));
    action->setData(path);
    action->setEnabled(file.isFile());
    connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
  }
  if (number == 0) menu.addAction(tr("No files yet"))->setEnabled(false);
  menu.addSeparator();
  QAction* clearing = menu.addAction(tr("&Clear list"));
  clearing->setEnabled(number > 0);
  connect(clearing, &QAction::triggered, this, &RecentFiles::clear);
}

}  // namespace painleve::ui
