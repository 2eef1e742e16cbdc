#include "ui/panels/message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QToolButton>

#include "ui/theme/style.h"

namespace painleve::ui {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), label_(new QLabel(this)) {
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
  label_->setTextFormat(Qt::PlainText);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  row->addWidget(sign);
  row->addWidget(label_, 1);
  row->addWidget(close);
  connect(close, &QToolButton::clicked, this, &MessageBar::dismiss);
  hide();
}

void MessageBar::show(const QString& line) {
  line_ = line.simplified();
  setToolTip("<p>" + line_.toHtmlEscaped() + "</p>");
  setVisible(true);
  elide();
}

void MessageBar::elide() {
  label_->setText(label_->fontMetrics().elidedText(line_, Qt::ElideMiddle, label_->width()));
}

void MessageBar::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  elide();
}

}  // namespace painleve::ui
