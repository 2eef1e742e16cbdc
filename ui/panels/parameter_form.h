#pragma once
// The form of a scene, generated from the parameter tables: no system and no law is named here.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QScrollArea>

#include "core/parameters/tree.h"
#include "core/scene/scene_access.h"
#include "ui/session/energy_gain.h"

namespace painleve::ui {

class FormSection;
class Session;

class ParameterForm : public QScrollArea {
  Q_OBJECT
 public:
  explicit ParameterForm(Session& session, QWidget* parent = nullptr);
  /// As wide as the fields need: nothing scrolls sideways.
  QSize minimumSizeHint() const override;
  /// What is open in each section.
  Tree viewState() const;
  void setViewState(const Tree& state);

 private:
  void refresh();
  QString focusedField() const;
  void rebuild(const std::vector<FieldGroup>& groups);
  void warn();

  Session& session_;
  std::vector<std::string> shape_;  // paths and alternatives the form was built for
  std::vector<FormSection*> sections_;
  std::shared_ptr<const Trajectory> run_;  // that gain_ is of
  std::optional<EnergyGain> gain_;
};

}  // namespace painleve::ui
