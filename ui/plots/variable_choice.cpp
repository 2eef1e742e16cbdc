#include "ui/plots/variable_choice.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include "ui/plots/variable_names.h"
#include "ui/theme/quiet_box.h"
#include "ui/theme/style.h"

namespace painleve::ui {

VariableChoice::VariableChoice(QWidget* parent)
    : QWidget(parent),
      xBox_(makeBox("horizontal", tr("horizontal variable"))),
      yBox_(makeBox("vertical", tr("vertical variable"))) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kGrid, kGrid / 2, kGrid, 0);
  row->addWidget(yBox_);
  row->addWidget(new QLabel(tr("against"), this));
  row->addWidget(xBox_);
  row->addStretch();
}

QComboBox* VariableChoice::makeBox(const char* name, const QString& words) {
  auto* box = new QuietBox(this);
  box->setObjectName(name);
  box->setAccessibleName(words);
  box->setToolTip(words);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  connect(box, &QComboBox::activated, this, [this] {
    choose(xBox_->currentData().toString().toStdString(),
           yBox_->currentData().toString().toStdString());
    emit chosen();
  });
  return box;
}

void VariableChoice::offer(const Trajectory& trajectory, std::span<const ContactSpec> contacts) {
  std::vector<std::string> ids;
  for (const Column& column : trajectory.columns) ids.push_back(column.id);
  if (ids == ids_) return;
  ids_ = ids;
  for (QComboBox* box : {xBox_, yBox_}) {
    box->clear();
    for (std::size_t k = 0; k < trajectory.columns.size(); ++k)
      box->addItem(variableText(trajectory, k, contacts),
                   QString::fromStdString(trajectory.columns[k].id));
  }
  if (!isOffered() && ids_.size() > 2) {
    x_ = ids_[1];
    y_ = ids_[2];
  }
  showChosen();
}

void VariableChoice::choose(const std::string& x, const std::string& y) {
  x_ = x;
  y_ = y;
  showChosen();
}

void VariableChoice::showChosen() {
  xBox_->setCurrentIndex(xBox_->findData(QString::fromStdString(x_)));
  yBox_->setCurrentIndex(yBox_->findData(QString::fromStdString(y_)));
}

bool VariableChoice::isOffered() const {
  const auto has = [this](const std::string& id) {
    return std::find(ids_.begin(), ids_.end(), id) != ids_.end();
  };
  return has(x_) && has(y_);
}

}  // namespace painleve::ui
