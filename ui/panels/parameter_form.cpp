#include "ui/panels/parameter_form.h"

#include <algorithm>
#include <utility>

#include <QScrollBar>
#include <QVBoxLayout>

#include "core/simulate.h"
#include "ui/panels/form_section.h"
#include "ui/session/session.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

/// What the widgets are built for; as long as it stays, only values change.
std::vector<std::string> shapeOf(const std::vector<FieldGroup>& groups) {
  std::vector<std::string> shape;
  for (const FieldGroup& group : groups) {
    shape.push_back(group.title + "|" + group.selectorPath);
    for (const Field& field : group.fields)
      shape.push_back(field.path + "|" + field.spec.symbol + "|" + field.spec.rangeText());
  }
  return shape;
}

/// Numerical settings: there for who looks for them, folded for everybody else.
bool startsFolded(const FieldGroup& group) {
  const std::string& path = group.fields.empty() ? group.selectorPath : group.fields.front().path;
  return path.starts_with("solver.") || path.starts_with("output.");
}

}  // namespace

ParameterForm::ParameterForm(Session& session, QWidget* parent)
    : QScrollArea(parent), session_(session) {
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  connect(&session_, &Session::sceneChanged, this, &ParameterForm::refresh);
  connect(&session_, &Session::forceChanged, this, &ParameterForm::refresh);
  connect(&session_, &Session::fromHereChanged, this, &ParameterForm::refresh);
  connect(&session_, &Session::trajectoryChanged, this, &ParameterForm::warn);
  refresh();
  warn();
}

// A warning belongs to the run as it was computed, not to numbers that are still being changed.
void ParameterForm::warn() {
  if (const auto run = session_.trajectory(); run != run_) {
    run_ = run;
    gain_ = run ? firstGain(*session_.runs().front().scene, *run) : std::nullopt;
  }
  for (FormSection* section : sections_) section->warn(gain_);
}

QSize ParameterForm::minimumSizeHint() const {
  const QSize least = QScrollArea::minimumSizeHint();
  const int fields = widget()->minimumSizeHint().width();
  return {std::max(least.width(), fields + verticalScrollBar()->sizeHint().width()),
          least.height()};
}

Tree ParameterForm::viewState() const {
  Tree state = Tree::object();
  for (const FormSection* section : sections_)
    state.set(section->title().toStdString(), section->viewState());
  return state;
}

void ParameterForm::setViewState(const Tree& state) {
  for (FormSection* section : sections_)
    if (const Tree* found = state.find(section->title().toStdString()))
      section->setViewState(*found);
}

void ParameterForm::refresh() {
  const auto groups = fieldGroups(session_.sceneInForce());
  if (auto shape = shapeOf(groups); shape != shape_) {
    rebuild(groups);
    shape_ = std::move(shape);
    warn();
  }
  const auto landmarks = session_.scene().edits.empty()
                             ? session_.card().landmarks
                             : describe(session_.sceneInForce()).landmarks;
  for (std::size_t i = 0; i < groups.size(); ++i) sections_[i]->refresh(groups[i], landmarks);
}

/// Name of the field in the form that has the keyboard; empty where there is none.
QString ParameterForm::focusedField() const {
  const QWidget* focused = focusWidget();
  const bool isHere = focused != nullptr && focused->hasFocus() && widget() != nullptr &&
                      widget()->isAncestorOf(focused);
  return isHere ? focused->objectName() : QString();
}

void ParameterForm::rebuild(const std::vector<FieldGroup>& groups) {
  const int scrolled = verticalScrollBar()->value();
  const QString focused = focusedField();
  // A selector inside the old form may be the sender of this very change: the form goes later.
  if (QWidget* old = takeWidget()) {
    old->hide();
    old->deleteLater();
  }
  const std::vector<FormSection*> former = std::exchange(sections_, {});
  auto* page = new QWidget;
  page->setObjectName("form");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, kGrid, 0);
  column->setSpacing(kPanelPadding);
  for (const FieldGroup& group : groups) {
    auto* section = new FormSection(session_, group, page);
    section->setOpen(!startsFolded(group));
    const auto before = std::ranges::find(former, section->title(), &FormSection::title);
    if (before != former.end()) section->takeOver(**before);
    sections_.push_back(section);
    column->addWidget(section);
  }
  column->addStretch();
  setWidget(page);
  updateGeometry();
  verticalScrollBar()->setValue(scrolled);
  if (auto* field = focused.isEmpty() ? nullptr : page->findChild<QWidget*>(focused))
    field->setFocus(Qt::OtherFocusReason);
}

}  // namespace painleve::ui
