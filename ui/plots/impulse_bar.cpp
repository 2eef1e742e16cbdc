#include "ui/plots/impulse_bar.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/theme/style.h"

namespace painleve::ui {

ImpulseBar::ImpulseBar(QWidget* parent) : QWidget(parent), title_(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kGrid, 0, kGrid, 0);
  row->setSpacing(2);
  back_ = addStep("previousImpact", QStringLiteral("‹"), tr("To the impact before this one"), -1);
  on_ = addStep("nextImpact", QStringLiteral("›"), tr("To the next impact"), +1);
  title_->setTextFormat(Qt::PlainText);
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  title_->setAlignment(Qt::AlignCenter);
  row->addWidget(back_);
  row->addWidget(title_, 1);
  row->addWidget(on_);
}

QToolButton* ImpulseBar::addStep(const char* name, const QString& sign, const QString& help,
                                 int by) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setProperty("slim", true);
  button->setText(sign);
  button->setToolTip(help);
  // The keys stay with the view: Space must not press a button that was clicked last.
  button->setFocusPolicy(Qt::TabFocus);
  connect(button, &QToolButton::clicked, this, [this, by] { emit stepWanted(by); });
  return button;
}

void ImpulseBar::setTitles(const QStringList& titles) {
  titles_ = titles;
  setVisible(!titles.isEmpty());
  title_->setToolTip(titles.isEmpty() ? QString() : titles.first());
  fit();
}

void ImpulseBar::setSteps(bool back, bool on) {
  back_->setEnabled(back);
  on_->setEnabled(on);
}

QString ImpulseBar::title() const {
  return title_->text();
}

void ImpulseBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void ImpulseBar::fit() {
  if (titles_.isEmpty()) return;
  // The label gets its width only with the next layout.
  const int room = width() - back_->sizeHint().width() - on_->sizeHint().width() - 3 * kGrid;
  const QFontMetrics metrics(title_->font());
  const auto fits = [&](const QString& title) { return metrics.horizontalAdvance(title) <= room; };
  const auto found = std::find_if(titles_.begin(), titles_.end(), fits);
  title_->setText(found == titles_.end() ? titles_.last() : *found);
}

}  // namespace painleve::ui
