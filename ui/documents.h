#pragma once
// Opening, saving and leaving a document, with the questions that belong to them.

#include <QObject>
#include <QString>

#include "core/scene/scene.h"

class QWidget;

namespace painleve::ui {

class Session;

class Documents : public QObject {
  Q_OBJECT
 public:
  Documents(Session& session, QWidget& window);

  /// Unattended (screenshots, tests): unsaved changes are given up without a question.
  void setAsking(bool asking) { asking_ = asking; }

  void openFile(const QString& path);
  /// A scene without a file: saving asks for a name.
  void openUntitled(const Scene& scene);
  void chooseAndOpen();
  bool save();
  bool saveAs();
  bool saveTo(const QString& path);
  /// Asks Save, Discard or Cancel where there are unsaved changes; false: stay.
  bool mayLeave();

 signals:
  void failed(const QString& line);

 private:
  QString folder() const;

  Session& session_;
  QWidget& window_;
  bool asking_ = true;
};

}  // namespace painleve::ui
