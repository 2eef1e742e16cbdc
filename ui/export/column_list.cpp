#include "ui/export/column_list.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/plots/variable_names.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kIdRole = Qt::UserRole;

/// The symbol with its unit, and the name in the header where that is another.
QString textOf(const Trajectory& run, std::size_t column, std::span<const ContactSpec> contacts) {
  const QString symbol = variableText(run, column, contacts);
  const QString id = QString::fromStdString(run.columns[column].id);
  const bool isAlike = symbol == id || symbol.startsWith(id + ' ');
  return isAlike ? symbol : symbol + QStringLiteral("   (%1)").arg(id);
}

}  // namespace

ColumnList::ColumnList(QWidget* parent) : QWidget(parent), list_(new QListWidget(this)) {
  list_->setObjectName("columns");
  list_->setAccessibleName(tr("Columns"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kGrid / 2);
  column->addWidget(list_, 1);
  auto* buttons = new QHBoxLayout;
  const auto add = [&](const QString& text, const char* name, bool on) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, [this, on] { setAll(on); });
    buttons->addWidget(button);
  };
  add(tr("&All"), "allColumns", true);
  add(tr("N&one"), "noColumn", false);
  buttons->addStretch();
  column->addLayout(buttons);
  connect(list_, &QListWidget::itemChanged, this, [this] {
    read();
    emit changed();
  });
}

void ColumnList::offer(const Trajectory& run, std::span<const ContactSpec> contacts) {
  const QSignalBlocker quiet(list_);
  list_->clear();
  for (std::size_t c = 0; c < run.columns.size(); ++c) {
    auto* item = new QListWidgetItem(textOf(run, c, contacts), list_);
    item->setData(kIdRole, QString::fromStdString(run.columns[c].id));
  }
  mark();
}

ColumnChoice ColumnList::chosen() const {
  ColumnChoice chosen;
  for (int i = 0; i < list_->count(); ++i)
    if (list_->item(i)->checkState() == Qt::Checked) chosen.push_back(static_cast<std::size_t>(i));
  return chosen;
}

void ColumnList::setLeftOut(const QStringList& ids) {
  leftOut_ = ids;
  mark();
}

void ColumnList::read() {
  for (int i = 0; i < list_->count(); ++i) {
    const QString id = list_->item(i)->data(kIdRole).toString();
    leftOut_.removeAll(id);
    if (list_->item(i)->checkState() != Qt::Checked) leftOut_ << id;
  }
}

void ColumnList::mark() {
  const QSignalBlocker quiet(list_);
  for (int i = 0; i < list_->count(); ++i) {
    QListWidgetItem* item = list_->item(i);
    const bool isOut = leftOut_.contains(item->data(kIdRole).toString());
    item->setCheckState(isOut ? Qt::Unchecked : Qt::Checked);
  }
}

void ColumnList::setAll(bool on) {
  leftOut_.clear();
  if (!on)
    for (int i = 0; i < list_->count(); ++i) leftOut_ << list_->item(i)->data(kIdRole).toString();
  mark();
  emit changed();
}

}  // namespace painleve::ui
