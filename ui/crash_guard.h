#pragma once
// Unsaved changes survive a crash: they are kept aside after some rest, and offered at the next
// start.

#include <map>
#include <memory>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "ui/recovery_store.h"

namespace painleve::ui {

class Documents;
class Session;

class CrashGuard : public QObject {
  Q_OBJECT
 public:
  static constexpr int kRest = 10'000;    // ms without a change, then it is kept
  static constexpr int kLatest = 60'000;  // ms, also where the hand never rests

  CrashGuard(Session& session, Documents& documents);
  /// An orderly end: what is unsaved was given up.
  ~CrashGuard() override;

  /// Where the program keeps what it rescues.
  static QString standardFolder();
  /// Until this is called nothing is read or written: a run that leaves no trace never calls it.
  void begin(const QString& folder, int rest = kRest);

  /// What dead sessions left, by name.
  const std::map<QString, Unsaved>& offers() const { return offers_; }
  void restore(const QString& name);
  void discard(const QString& name);

 signals:
  void offersChanged();
  void failed(const QString& line);

 private:
  void watch();
  bool keepNow();
  void settle(const QString& name);

  Session& session_;
  Documents& documents_;
  std::unique_ptr<RecoveryStore> store_;
  std::map<QString, Unsaved> offers_;
  QTimer rest_;
  QElapsedTimer unsavedFor_;
  bool complained_ = false;
};

}  // namespace painleve::ui
