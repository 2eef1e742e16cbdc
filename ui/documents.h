#pragma once
// Opening, saving and leaving a document, with the questions that belong to them.

#include <string>

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>

#include "core/scene/scene.h"
#include "ui/recent_files.h"

class QWidget;

namespace painleve::ui {

class Session;

class Documents : public QObject {
  Q_OBJECT
 public:
  Documents(Session& session, QWidget& window);

  /// Unattended (screenshots, tests): unsaved changes are given up without a question.
  void setAsking(bool asking) { asking_ = asking; }
  bool isAsking() const { return asking_; }
  RecentFiles& recent() { return recent_; }
  /// The document as it was opened or last saved.
  const Scene& saved() const { return saved_; }

  void openFile(const QString& path);
  /// A scene without a file: saving asks for a name.
  void openUntitled(const Scene& scene);
  void chooseAndOpen();
  /// What was dropped on the window: one scene file of this machine, or a line that says why not.
  void openDropped(const QList<QUrl>& urls);
  /// The document `saved` with unsaved changes, of a session that came to a bad end. False: the
  /// document at hand stays.
  bool reopen(const Scene& saved, const Scene& changed, const QString& path);

  bool save();
  bool saveAs();
  bool saveTo(const QString& path);
  /// Back to saved(), as a change that can be undone.
  void revert();

  void copyAsText() const;
  /// Opens the scene whose text the clipboard holds.
  void paste();

  /// Asks Save, Discard or Cancel where there are unsaved changes; false: stay.
  bool mayLeave();

 signals:
  void failed(const QString& line);

 private:
  void leaveAndOpen(const QString& path);
  void openText(const std::string& text);
  QString folder() const;

  Session& session_;
  QWidget& window_;
  RecentFiles recent_;
  Scene saved_;
  bool asking_ = true;
};

}  // namespace painleve::ui
