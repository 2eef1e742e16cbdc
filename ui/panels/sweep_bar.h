#pragma once
// Which parameter is played, from where to where and how long; play, stop, keep.

#include <optional>
#include <vector>

#include <QWidget>

#include "core/scene/scene_access.h"
#include "core/scene/sweep.h"

class QLabel;
class QToolButton;

namespace painleve::ui {

class NumberEdit;
class QuietBox;
class Session;
class SweepPlayer;

class SweepBar : public QWidget {
  Q_OBJECT
 public:
  SweepBar(Session& session, SweepPlayer& player, QWidget* parent = nullptr);

  /// What the fields say; nothing where one of them says nothing.
  std::optional<Sweep> sweep() const;
  /// What the fields say and whether the bar is there, for the window that is built anew.
  Tree viewState() const;
  void setViewState(const Tree& state);

 signals:
  /// One line about what was typed and is not possible.
  void refused(const QString& line);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void makeParts();
  void connectParts();
  NumberEdit* addEdit(const char* name, const QString& help);
  void adoptDocument();
  void followFields();
  void choose(const std::string& path);
  /// What the chosen parameter makes of the ends: its slider's range.
  void suggestEnds();
  const Field* field() const;
  bool accepts(NumberEdit& edit, double value, const ParameterSpec& spec);
  void toggle();
  void keep();
  void showState();
  void showValue(double value);

  Session& session_;
  SweepPlayer& player_;
  std::vector<Field> fields_;
  Sweep sweep_;  // a number that a field does not say is NaN
  bool openedByScene_ = false;
  QuietBox* parameter_ = nullptr;
  NumberEdit *from_ = nullptr, *to_ = nullptr, *seconds_ = nullptr;
  QToolButton *play_ = nullptr, *keep_ = nullptr;
  QLabel* value_ = nullptr;
};

}  // namespace painleve::ui
