#pragma once
// The scene files that were opened or saved last, kept in the settings.

#include <QObject>
#include <QStringList>

class QMenu;

namespace painleve::ui {

class RecentFiles : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMost = 10;

  using QObject::QObject;

  /// Absolute, the newest first; files that are gone as well.
  QStringList paths() const;
  void add(const QString& path);
  void clear();
  /// Fills the menu each time it opens; what is gone is greyed, at the end the list can be cleared.
  void attachTo(QMenu& menu);

 signals:
  void chosen(const QString& path);

 private:
  void fill(QMenu& menu);
};

}  // namespace painleve::ui
