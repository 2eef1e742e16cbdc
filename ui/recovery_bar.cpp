#include "ui/recovery_bar.h"

#include <utility>

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/crash_guard.h"
#include "ui/panels/elided_label.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

QString nameOf(const Unsaved& document) {
  if (!document.path.isEmpty()) return QFileInfo(document.path).fileName();
  const QString title = QString::fromStdString(document.changed.title);
  return title.isEmpty() ? RecoveryBar::tr("an untitled scene") : title;
}

}  // namespace

RecoveryBar::RecoveryBar(CrashGuard& guard, QWidget* parent) : QFrame(parent), guard_(guard) {
  setObjectName("recovery");
  makeCard(*this);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(kPanelPadding, kGrid / 2, kGrid, kGrid / 2);
  auto* later = new QToolButton(this);
  later->setText("✕");
  later->setObjectName("later");
  later->setToolTip(tr("Later: offered again at the next start"));
  later->setFocusPolicy(Qt::TabFocus);
  line->addStretch();
  line->addWidget(later, 0, Qt::AlignTop);
  connect(later, &QToolButton::clicked, this, &QWidget::hide);
  connect(&guard_, &CrashGuard::offersChanged, this, &RecoveryBar::showOffers);
  showOffers();
}

bool RecoveryBar::isPutOff() const {
  return isHidden() && !guard_.offers().empty();
}

void RecoveryBar::showOffers() {
  // A button of the old rows may be what led here: they go when it is done.
  if (rows_ != nullptr) {
    rows_->hide();
    rows_->deleteLater();
  }
  rows_ = new QWidget(this);
  auto* column = new QVBoxLayout(rows_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kGrid / 2);
  for (const auto& [name, document] : guard_.offers()) column->addWidget(row(name, document));
  static_cast<QHBoxLayout*>(layout())->insertWidget(0, rows_, 1);
  setVisible(!guard_.offers().empty());
}

QWidget* RecoveryBar::row(const QString& name, const Unsaved& document) {
  auto* row = new QWidget(rows_);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(kGrid);
  const QString time = QLocale().toString(document.time, QLocale::ShortFormat);
  auto* label = new ElidedLabel(Qt::ElideMiddle, row);
  label->setLine(tr("%1 has unsaved changes of %2; the program did not end properly.")
                     .arg(nameOf(document), time));
  if (!document.path.isEmpty()) label->setToolTip(document.path);
  line->addWidget(label, 1);
  addButton(*line, tr("Restore"), [this, name] { guard_.restore(name); });
  addButton(*line, tr("Discard"), [this, name] { guard_.discard(name); });
  return row;
}

void RecoveryBar::addButton(QHBoxLayout& row, const QString& text, std::function<void()> answer) {
  auto* button = new QPushButton(text, rows_);
  button->setFocusPolicy(Qt::TabFocus);
  connect(button, &QPushButton::clicked, &guard_, std::move(answer));
  row.addWidget(button);
}

}  // namespace painleve::ui
