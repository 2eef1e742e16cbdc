#pragma once
// One number of the scene in the form: symbol and unit, slider, field, and the error where it
// happens.

#include <optional>
#include <vector>

#include <QWidget>

#include "core/scene/scene_access.h"
#include "ui/panels/landmark_slider.h"
#include "ui/session/energy_gain.h"

class QLabel;

namespace painleve::ui {

class GainNote;
class NumberEdit;
class Session;

class FieldRow : public QWidget {
  Q_OBJECT
 public:
  FieldRow(Session& session, const Field& field, QWidget* parent = nullptr);

  const std::string& path() const { return field_.path; }
  /// The scene changed: the same field with its present value and its landmarks.
  void refresh(const Field& field, std::vector<LandmarkSlider::Mark> marks);
  /// What the run created because of this number; nullopt: nothing.
  void warn(const std::optional<EnergyGain>& gain);

 private:
  void layOut(bool marked);
  void connectParts();
  void setUpSlider();
  /// The tooltip says where a change acts: in the whole run, or from the playhead on.
  void showScope();
  void showError(const QString& text);
  /// False where the value is not allowed; then the error stands in the row.
  bool setValue(double value, bool merges);
  void clearValue();

  Session& session_;
  Field field_;
  QLabel *name_, *error_;
  LandmarkSlider* slider_;
  NumberEdit* edit_;
  GainNote* gainNote_ = nullptr;  // made when there is something to say
  std::optional<EnergyGain> gain_;
};

}  // namespace painleve::ui
