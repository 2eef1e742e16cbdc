#pragma once
// The bar at the top: system, preset, the laws in force, and the contact's state.

#include <string>
#include <vector>

#include <QWidget>

#include "core/scene/presets.h"

class QComboBox;
class QHBoxLayout;

namespace painleve::ui {

class Selector;
class Session;

class TopBar : public QWidget {
  Q_OBJECT
 public:
  /// The presets outlive the bar.
  TopBar(Session& session, const std::vector<Preset>& presets, QWidget* parent = nullptr);

 signals:
  void presetChosen(int index);

 private:
  QComboBox* plainBox(const QString& name);
  void addCell(QHBoxLayout& row, const QString& caption, QWidget* box, int stretch);
  void addSelectors(QHBoxLayout& row);
  void fillSystems();
  void chooseSystem(int index);
  void refresh();
  void showDocument();
  void showPreset();

  Session& session_;
  const std::vector<Preset>& presets_;
  QComboBox *system_, *preset_;
  std::vector<Selector*> selectors_;
};

}  // namespace painleve::ui
