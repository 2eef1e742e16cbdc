#pragma once
// Unsaved documents as files, one for each living program; what a dead program left can be claimed.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QDateTime>
#include <QLockFile>
#include <QString>

#include "core/scene/scene.h"

namespace painleve::ui {

/// A document with unsaved changes.
struct Unsaved {
  Scene saved, changed;
  QString path;  // empty: never saved
  QDateTime time;
};

class RecoveryStore {
 public:
  /// The folder is made when something is written.
  explicit RecoveryStore(QString folder);

  /// Replaces what this program kept before; a reason where that failed.
  std::optional<std::string> keep(const Unsaved& document);
  /// This program has nothing unsaved.
  void forget();

  struct Found {
    std::map<QString, Unsaved> documents;  // by name
    QStringList unreadable;                // set aside under these paths
  };
  /// Reads what dead programs left. No other program can claim the same until this one lets go.
  Found claim();
  /// A claimed document is settled.
  void remove(const QString& name);

 private:
  QString file(const QString& name) const;
  std::unique_ptr<QLockFile> lock(const QString& name) const;

  QString folder_, own_;
  std::unique_ptr<QLockFile> ownLock_;
  std::map<QString, std::unique_ptr<QLockFile>> claims_;
};

}  // namespace painleve::ui
