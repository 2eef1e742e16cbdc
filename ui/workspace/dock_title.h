#pragma once
// The slim bar over a view: its name, and buttons to float and to close it. In a stack the tabs
// name the views: there the bar takes no room.

#include <QDockWidget>
#include <QString>

class QToolButton;

namespace painleve::ui {

class DockTitle : public QWidget {
  Q_OBJECT
 public:
  explicit DockTitle(QDockWidget& dock);
  void setShown(bool shown);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 private:
  QToolButton* button(const QString& icon, const QString& words);

  QDockWidget& dock_;
};

}  // namespace painleve::ui
