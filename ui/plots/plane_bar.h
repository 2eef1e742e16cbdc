#pragma once
// The slim row above a phase plane: its axes, the slip direction it is drawn for, its field.

#include <QWidget>

#include "ui/plots/plane_setup.h"

class QButtonGroup;
class QMenu;
class QToolButton;

namespace painleve::ui {

class Session;

class PlaneBar : public QWidget {
  Q_OBJECT
 public:
  explicit PlaneBar(Session& session, QWidget* parent = nullptr);

  void show(const PlaneSetup& setup);
  /// Also for a context menu.
  QMenu& fieldMenu() { return *fieldMenu_; }
  QMenu& axesMenu() { return *axesMenu_; }

 signals:
  void axesWanted(const painleve::PlaneAxes& axes);
  void directionWanted(painleve::ui::PlaneDirection direction);
  void densityWanted(painleve::ui::FieldDensity density);

 private:
  QToolButton* addButton(const char* name, const QString& help);
  void makeDirections();
  void makeFieldMenu();
  void fillAxesMenu();
  void addCharts(QMenu& menu, const PlaneSpan& span);
  void addAxes(QMenu& menu, const PlaneSpan& span, bool horizontal);

  Session& session_;
  PlaneSetup setup_;
  QToolButton *axes_ = nullptr, *field_ = nullptr;
  QButtonGroup* directions_ = nullptr;
  QMenu *axesMenu_ = nullptr, *fieldMenu_ = nullptr;
};

}  // namespace painleve::ui
