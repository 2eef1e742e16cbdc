#include "ui/recovery_store.h"

#include <utility>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include "core/errors.h"
#include "core/io/file_writer.h"
#include "core/scene/scene_json.h"

namespace painleve::ui {
namespace {

constexpr auto kFormat = "painleve-lab/recovery";
constexpr auto kEnding = ".json", kLockEnding = ".lock", kUnreadableEnding = ".unreadable";

std::string toText(const Unsaved& document) {
  const QJsonObject object{{"format", kFormat},
                           {"path", document.path},
                           {"time", document.time.toString(Qt::ISODate)},
                           {"saved", QString::fromStdString(writeScene(document.saved))},
                           {"changed", QString::fromStdString(writeScene(document.changed))}};
  return QJsonDocument(object).toJson().toStdString();
}

/// Nothing where the file is damaged or of another kind.
std::optional<Unsaved> read(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
  if (object["format"].toString() != QLatin1String(kFormat)) return std::nullopt;
  try {
    return Unsaved{parseScene(object["saved"].toString().toStdString()),
                   parseScene(object["changed"].toString().toStdString()),
                   object["path"].toString(),
                   QDateTime::fromString(object["time"].toString(), Qt::ISODate)};
  } catch (const SceneError&) {
    return std::nullopt;
  }
}

}  // namespace

RecoveryStore::RecoveryStore(QString folder)
    : folder_(std::move(folder)), own_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {}

QString RecoveryStore::file(const QString& name) const {
  return folder_ + "/" + name + kEnding;
}

std::unique_ptr<QLockFile> RecoveryStore::lock(const QString& name) const {
  auto lock = std::make_unique<QLockFile>(folder_ + "/" + name + kLockEnding);
  // Age means nothing: a lock holds as long as its program lives.
  lock->setStaleLockTime(0);
  return lock->tryLock() ? std::move(lock) : nullptr;
}

std::optional<std::string> RecoveryStore::keep(const Unsaved& document) {
  QDir().mkpath(folder_);
  if (!ownLock_) ownLock_ = lock(own_);
  if (!ownLock_) return "cannot lock a file in " + folder_.toStdString();
  const std::string text = toText(document);
  return writeFile(file(own_).toStdString(), [&](const TextSink& sink) { return sink(text); });
}

void RecoveryStore::forget() {
  if (!ownLock_) return;
  QFile::remove(file(own_));
  ownLock_.reset();
}

RecoveryStore::Found RecoveryStore::claim() {
  Found found;
  const QDir folder(folder_);
  for (const QFileInfo& entry :
       folder.entryInfoList({QStringLiteral("*") + kEnding}, QDir::Files)) {
    const QString name = entry.completeBaseName();
    auto claimed = name == own_ || claims_.contains(name) ? nullptr : lock(name);
    if (!claimed) continue;
    if (auto document = read(entry.filePath())) {
      found.documents.emplace(name, std::move(*document));
      claims_.emplace(name, std::move(claimed));
    } else {
      const QString aside = entry.filePath() + kUnreadableEnding;
      if (QFile::rename(entry.filePath(), aside)) found.unreadable << aside;
    }
  }
  return found;
}

void RecoveryStore::remove(const QString& name) {
  QFile::remove(file(name));
  claims_.erase(name);
}

}  // namespace painleve::ui
