#pragma once
// The context menu of a phase plane.

#include <QMenu>

namespace painleve::ui {

class PlaneBar;
class Session;

class PlaneMenu : public QMenu {
  Q_OBJECT
 public:
  PlaneMenu(Session& session, PlaneBar& bar, QWidget* parent);

  /// `refusal`: why no run can start here; empty: it can.
  void openAt(const QPoint& global, const QString& refusal);

 signals:
  void startWanted();
  void fitWanted();
  void copyWanted();

 private:
  QAction* add(const char* name, const QString& text);
  void keepRun();
  void removeLast();

  Session& session_;
  QAction *start_, *last_, *clear_;
};

}  // namespace painleve::ui
