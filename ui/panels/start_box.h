#pragma once
// Which variables the initial state is written in: a free start, or in contact. Keeps the state
// where it can.

#include "ui/theme/quiet_box.h"

namespace painleve::ui {

class Session;

class StartBox : public QuietBox {
  Q_OBJECT
 public:
  explicit StartBox(Session& session, QWidget* parent = nullptr);
  /// Shows the charts of the system and the one in force.
  void refresh();

 private:
  void choose(int index);

  Session& session_;
};

}  // namespace painleve::ui
