#pragma once
// The contact's state in the last row's reading size: LCP mode, stick or flight.

#include <QWidget>

#include "ui/theme/badge.h"

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
  QString toolTipWords() const;

  Session& session_;
  BadgeState state_;
  bool known_ = false;
};

}  // namespace painleve::ui
