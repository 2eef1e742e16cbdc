#include "ui/panels/message_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "ui/panels/elided_label.h"
#include "ui/theme/style.h"

namespace painleve::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), label_(new ElidedLabel(Qt::ElideMiddle, this)) {
  setObjectName("message");
  makeCard(*this);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPanelPadding, kGrid / 2, kGrid, kGrid / 2);
  auto* sign = new QLabel("<b>⚠</b>", this);
  auto* close = new QToolButton(this);
  close->setText("✕");
  close->setObjectName("dismiss");
  close->setToolTip(tr("Dismiss"));
  close->setFocusPolicy(Qt::TabFocus);
  row->addWidget(sign);
  row->addWidget(label_, 1);
  row->addWidget(close);
  connect(close, &QToolButton::clicked, this, &MessageBar::dismiss);
  hide();
}

void MessageBar::show(const QString& line) {
  label_->setLine(line);
  setVisible(true);
}

QString MessageBar::text() const {
  return label_->line();
}

}  // namespace painleve::ui
