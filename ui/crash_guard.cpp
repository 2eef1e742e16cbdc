#include "ui/crash_guard.h"

#include <utility>

#include <QDir>
#include <QStandardPaths>

#include "ui/documents.h"
#include "ui/session/session.h"

namespace painleve::ui {

CrashGuard::CrashGuard(Session& session, Documents& documents)
    : session_(session), documents_(documents) {
  rest_.setSingleShot(true);
  connect(&rest_, &QTimer::timeout, this, &CrashGuard::keepNow);
}

CrashGuard::~CrashGuard() {
  if (store_) store_->forget();
}

QString CrashGuard::standardFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
}

void CrashGuard::begin(const QString& folder, int rest) {
  store_ = std::make_unique<RecoveryStore>(folder);
  rest_.setInterval(rest);
  connect(&session_, &Session::undoStateChanged, this, &CrashGuard::watch);
  RecoveryStore::Found found = store_->claim();
  offers_ = std::move(found.documents);
  for (const QString& path : std::as_const(found.unreadable))
    emit failed(tr("Unsaved changes of an earlier session cannot be read; they were set aside: %1")
                    .arg(QDir::toNativeSeparators(path)));
  emit offersChanged();
  watch();
}

void CrashGuard::watch() {
  if (!session_.isModified()) {
    rest_.stop();
    unsavedFor_.invalidate();
    store_->forget();
    return;
  }
  if (!unsavedFor_.isValid()) unsavedFor_.start();
  if (!rest_.isActive() || unsavedFor_.elapsed() < kLatest) rest_.start();
}

bool CrashGuard::keepNow() {
  rest_.stop();
  unsavedFor_.invalidate();
  if (!session_.isModified()) return true;
  const auto problem = store_->keep(
      {documents_.saved(), session_.document(), session_.path(), QDateTime::currentDateTime()});
  // Once is enough: every ten seconds the same line would hide all others.
  if (problem && !std::exchange(complained_, true))
    emit failed(
        tr("Unsaved changes cannot be kept safe: %1").arg(QString::fromStdString(*problem)));
  return !problem;
}

void CrashGuard::restore(const QString& name) {
  const auto offer = offers_.find(name);
  if (offer == offers_.end()) return;
  const Unsaved document = offer->second;
  if (!documents_.reopen(document.saved, document.changed, document.path)) return;
  // The old copy goes only when there is a new one: the next crash may be near.
  if (keepNow()) settle(name);
}

void CrashGuard::discard(const QString& name) {
  if (offers_.contains(name)) settle(name);
}

void CrashGuard::settle(const QString& name) {
  store_->remove(name);
  offers_.erase(name);
  emit offersChanged();
}

}  // namespace painleve::ui
