#pragma once
// A scene file may be dropped anywhere on the window.

#include <QObject>

class QWidget;

namespace painleve::ui {

class Documents;

class SceneDrop : public QObject {
 public:
  /// Belongs to the window.
  SceneDrop(QWidget& window, Documents& documents);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Documents& documents_;
};

}  // namespace painleve::ui
