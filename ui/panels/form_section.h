#pragma once
// One titled group of the form: a choice where there is one, and a row a number. Folds.

#include <optional>
#include <vector>

#include <QWidget>

#include "core/parameters/tree.h"
#include "core/scene/scene_access.h"
#include "core/simulate.h"
#include "ui/session/energy_gain.h"

class QToolButton;
class QVBoxLayout;

namespace painleve::ui {

class FieldRow;
class Selector;
class Session;
class StartBox;

class FormSection : public QWidget {
  Q_OBJECT
 public:
  FormSection(Session& session, const FieldGroup& group, QWidget* parent = nullptr);

  /// The same group with present values. Precondition: the same paths as before.
  void refresh(const FieldGroup& group, const std::vector<Landmark>& landmarks);
  /// The warning stands at the row of its parameter, if that is one of these.
  void warn(const std::optional<EnergyGain>& gain);
  void setOpen(bool open);
  /// Goes on as a former section of the same name was left.
  void takeOver(const FormSection& former);
  QString title() const;
  /// What is open in it.
  Tree viewState() const;
  void setViewState(const Tree& state);

 private:
  void addHeader(const FieldGroup& group, QVBoxLayout& column);
  void showRows();

  Session& session_;
  QToolButton *fold_, *more_;
  Selector* selector_ = nullptr;
  StartBox* start_ = nullptr;
  std::vector<FieldRow*> rows_;
  std::vector<bool> absent_;  // optional values that the scene does not give: behind `more_`
};

}  // namespace painleve::ui
