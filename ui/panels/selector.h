#pragma once
// A combo box over the alternatives of one group of the scene: friction law, impact law, policy,
// start.

#include "core/scene/scene_access.h"
#include "ui/theme/quiet_box.h"

namespace painleve::ui {

class Session;

class Selector : public QuietBox {
  Q_OBJECT
 public:
  explicit Selector(Session& session, QWidget* parent = nullptr);

  /// Shows the group's alternatives and which one the scene has.
  void refresh(const FieldGroup& group);

 private:
  void choose(int index);
  void fill();

  Session& session_;
  FieldGroup group_;
};

}  // namespace painleve::ui
