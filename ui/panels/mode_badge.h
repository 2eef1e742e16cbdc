#pragma once
// The contact's state in the last row's reading size: LCP mode, stick or flight.

#include <QWidget>

#include "core/contact/mode.h"

namespace painleve::ui {

class Session;

class ModeBadge : public QWidget {
  Q_OBJECT
 public:
  explicit ModeBadge(Session& session, QWidget* parent = nullptr);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();

  Session& session_;
  Mode mode_ = Mode::Free;
  int lcpMode_ = 0;
  bool known_ = false;
};

}  // namespace painleve::ui
