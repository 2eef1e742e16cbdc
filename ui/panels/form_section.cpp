#include "ui/panels/form_section.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panels/field_row.h"
#include "ui/panels/selector.h"
#include "ui/panels/start_box.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

std::vector<LandmarkSlider::Mark> marksOf(const std::string& path,
                                          const std::vector<Landmark>& landmarks) {
  std::vector<LandmarkSlider::Mark> marks;
  for (const Landmark& landmark : landmarks) {
    if (landmark.parameter != path) continue;
    const QString tooltip = "<p>" + QString::fromStdString(landmark.symbol) + " = " +
                            QString::number(landmark.value, 'g', 6) + ": " +
                            QString::fromStdString(landmark.meaning).toHtmlEscaped() + "<br>" +
                            QString::fromStdString(landmark.source).toHtmlEscaped() + "</p>";
    marks.push_back({landmark.value, QString::fromStdString(landmark.symbol), tooltip});
  }
  return marks;
}

QToolButton* flatButton(QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setAutoRaise(true);
  button->setCheckable(true);
  button->setFocusPolicy(Qt::TabFocus);
  button->setProperty("heading", true);
  return button;
}

}  // namespace

FormSection::FormSection(Session& session, const FieldGroup& group, QWidget* parent)
    : QWidget(parent), session_(session), fold_(flatButton(this)), more_(flatButton(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kGrid / 2);
  addHeader(group, *column);
  for (const Field& field : group.fields) {
    auto* row = new FieldRow(session, field, this);
    rows_.push_back(row);
    column->addWidget(row);
  }
  absent_.resize(rows_.size());
  connect(fold_, &QToolButton::toggled, this, &FormSection::showRows);
  connect(more_, &QToolButton::toggled, this, &FormSection::showRows);
  setOpen(true);
}

void FormSection::addHeader(const FieldGroup& group, QVBoxLayout& column) {
  auto* header = new QHBoxLayout;
  header->setSpacing(kGrid);
  fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  fold_->setText(QString::fromStdString(group.title));
  fold_->setObjectName("section:" + fold_->text());
  QFont bold = fold_->font();
  bold.setBold(true);
  fold_->setFont(bold);
  more_->setText(tr("more"));
  more_->setToolTip(tr("Optional values that the scene does not give"));
  header->addWidget(fold_);
  header->addStretch();
  header->addWidget(more_);
  column.addLayout(header);
  if (!group.fields.empty() && group.fields.front().path.starts_with("initial.")) {
    start_ = new StartBox(session_, this);
    column.addWidget(start_);
  }
  if (group.selectorPath.empty()) return;
  selector_ = new Selector(session_, this);
  selector_->setObjectName("selector:" + QString::fromStdString(group.selectorPath));
  column.addWidget(selector_);
}

void FormSection::setOpen(bool open) {
  fold_->setChecked(open);
  showRows();
}

void FormSection::takeOver(const FormSection& former) {
  more_->setChecked(former.more_->isChecked());
  setOpen(former.fold_->isChecked());
}

Tree FormSection::viewState() const {
  Tree state = Tree::object();
  state.set("open", fold_->isChecked());
  state.set("more", more_->isChecked());
  return state;
}

void FormSection::setViewState(const Tree& state) {
  const Tree *open = state.find("open"), *more = state.find("more");
  if (more != nullptr && more->boolean() != nullptr) more_->setChecked(*more->boolean());
  if (open != nullptr && open->boolean() != nullptr) setOpen(*open->boolean());
}

QString FormSection::title() const {
  return fold_->text();
}

void FormSection::showRows() {
  const bool open = fold_->isChecked();
  fold_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  bool anyAbsent = false;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i]->setVisible(open && (!absent_[i] || more_->isChecked()));
    anyAbsent = anyAbsent || absent_[i];
  }
  if (selector_ != nullptr) selector_->setVisible(open);
  if (start_ != nullptr) start_->setVisible(open);
  more_->setVisible(open && anyAbsent);
}

void FormSection::refresh(const FieldGroup& group, const std::vector<Landmark>& landmarks) {
  if (selector_ != nullptr) selector_->refresh(group);
  if (start_ != nullptr) start_->refresh();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Field& field = group.fields[i];
    rows_[i]->refresh(field, marksOf(field.path, landmarks));
    absent_[i] = field.spec.optional && !field.given;
  }
  showRows();
}

void FormSection::warn(const std::optional<EnergyGain>& gain) {
  for (FieldRow* row : rows_)
    row->warn(gain && gain->parameter == row->path() ? gain : std::nullopt);
}

}  // namespace painleve::ui
