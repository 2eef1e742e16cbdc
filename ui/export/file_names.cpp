#include "ui/export/file_names.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

#include "ui/theme/user_folder.h"

namespace painleve::ui {
namespace {

constexpr auto kUntitled = "painleve";
constexpr int kLongestStem = 60;

QStandardPaths::StandardLocation locationOf(ExportKind kind) {
  switch (kind) {
    case ExportKind::Animation:
      return QStandardPaths::MoviesLocation;
    case ExportKind::Data:
      return QStandardPaths::DocumentsLocation;
    default:
      return QStandardPaths::PicturesLocation;
  }
}

QString folderKey(ExportKind kind) {
  return QStringLiteral("export/folder_%1").arg(static_cast<int>(kind));
}

bool isFree(const QDir& folder, const QString& name, const QStringList& endings) {
  return std::none_of(endings.begin(), endings.end(), [&](const QString& ending) {
    const QFileInfo file(folder, name + ending);
    return file.exists() || file.isSymLink();
  });
}

}  // namespace

QString standardFolder(ExportKind kind) {
  return userFolder(locationOf(kind));
}

QString lastFolder(ExportKind kind) {
  const QString folder = QSettings().value(folderKey(kind)).toString();
  return !folder.isEmpty() && QDir(folder).exists() ? folder : standardFolder(kind);
}

void rememberFolder(ExportKind kind, const QString& folder) {
  QSettings().setValue(folderKey(kind), folder);
}

QString fileStem(const QString& title) {
  static const QRegularExpression kOdd(QStringLiteral("[^\\w-]*[^\\w.-][^\\w-]*"),
                                       QRegularExpression::UseUnicodePropertiesOption);
  static const QRegularExpression kEnds(QStringLiteral("^[._-]+|[._-]+$"));
  QString stem = title;
  stem.replace(kOdd, QStringLiteral("_"));
  stem = stem.left(kLongestStem).remove(kEnds);
  return stem.isEmpty() ? QString::fromLatin1(kUntitled) : stem;
}

QString freeName(const QString& folder, const QString& stem, const QStringList& endings) {
  const QDir room(folder);
  for (int n = 1;; ++n) {
    QString name = stem + '_' + QString::number(n);
    if (isFree(room, name, endings)) return name;
  }
}

}  // namespace painleve::ui
