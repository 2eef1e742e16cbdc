#include "ui/panels/selector.h"

#include <algorithm>

#include "ui/panels/scene_edits.h"
#include "ui/session/session.h"

namespace painleve::ui {
namespace {

bool sameIds(const FieldGroup& a, const FieldGroup& b) {
  return std::equal(
      a.alternatives.begin(), a.alternatives.end(), b.alternatives.begin(), b.alternatives.end(),
      [](const Alternative& x, const Alternative& y) { return x.id == y.id && x.name == y.name; });
}

QString paragraph(const std::string& text) {
  return "<p>" + QString::fromStdString(text).toHtmlEscaped() + "</p>";
}

}  // namespace

Selector::Selector(Session& session, QWidget* parent) : QuietBox(parent), session_(session) {
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(8);
  connect(this, &QComboBox::activated, this, &Selector::choose);
}

void Selector::refresh(const FieldGroup& group) {
  const bool refill = count() == 0 || !sameIds(group, group_);
  group_ = group;
  setAccessibleName(QString::fromStdString(group.title));
  if (refill) fill();
  const int index = findData(QString::fromStdString(group.chosen));
  setCurrentIndex(index);
  const QString help = index < 0 ? QString() : itemData(index, Qt::ToolTipRole).toString();
  setToolTip(help + scopeWords(session_, group.selectorPath));
}

void Selector::fill() {
  clear();
  for (const Alternative& alternative : group_.alternatives) {
    addItem(QString::fromStdString(alternative.name), QString::fromStdString(alternative.id));
    setItemData(count() - 1, paragraph(alternative.help), Qt::ToolTipRole);
  }
}

void Selector::choose(int index) {
  const std::string id = itemData(index).toString().toStdString();
  if (id == group_.chosen) return;
  const bool done = session_.setValue(QString::fromStdString(group_.selectorPath), Tree(id),
                                      tr("choice of %1").arg(itemText(index)), {});
  if (!done) setCurrentIndex(findData(QString::fromStdString(group_.chosen)));
}

}  // namespace painleve::ui
