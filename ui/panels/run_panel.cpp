#include "ui/panels/run_panel.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include <QLabel>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/panels/edit_row.h"
#include "ui/panels/edit_words.h"
#include "ui/panels/rich_text.h"
#include "ui/panels/run_commands.h"
#include "ui/panels/run_comparison.h"
#include "ui/panels/run_row.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr double kLine = 2, kActiveLine = 3;  // px

bool isKept(const Run& run) {
  return run.role == Role::Kept || run.role == Role::Compared;
}

/// A button of it may be the sender of this very change: it goes later.
void dismiss(QWidget* widget) {
  if (widget == nullptr) return;
  widget->hide();
  widget->deleteLater();
}

/// Indices of the scene's edits in order of time, as editWords() gives its lines.
std::vector<std::size_t> orderOfTime(const std::vector<Edit>& edits) {
  std::vector<std::size_t> order(edits.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t i, std::size_t j) { return edits[i].time < edits[j].time; });
  return order;
}

}  // namespace

RunPanel::RunPanel(Session& session, QWidget* parent)
    : QScrollArea(parent),
      session_(session),
      commands_(new RunCommands(session)),
      comparison_(new RichText) {
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  auto* page = new QWidget;
  page->setObjectName("form");
  column_ = new QVBoxLayout(page);
  column_->setContentsMargins(0, 0, kGrid, 0);
  column_->setSpacing(kGrid / 2);
  comparison_->setObjectName("comparison");
  connect(commands_, &RunCommands::compared, this, &RunPanel::showComparison);
  setWidget(page);
  for (const auto signal :
       {&Session::runsChanged, &Session::undoStateChanged, &Session::trajectoryChanged})
    connect(&session_, signal, this, &RunPanel::refresh);
  arrange();
}

void RunPanel::showComparison() {
  followsComparison_ = true;
  scrollToComparison();
}

void RunPanel::scrollToComparison() {
  if (!followsComparison_) return;
  followsComparison_ = std::ranges::any_of(
      session_.runs(), [](const Run& run) { return !run.trajectory && run.error.empty(); });
  // After the turn in which the layout finds its places.
  QTimer::singleShot(0, this, [this] {
    if (!comparison_->isHidden()) verticalScrollBar()->setValue(comparison_->y());
  });
}

RunPanel::Shape RunPanel::shapeNow() const {
  Shape shape;
  for (const Run& run : session_.runs()) shape.runs.emplace_back(run.id, run.role);
  shape.edits = session_.scene().edits.size();
  return shape;
}

void RunPanel::refresh() {
  if (shapeNow() != shape_) return arrange();
  refreshRuns();
  refreshEdits();
}

void RunPanel::arrange() {
  shape_ = shapeNow();
  while (QLayoutItem* item = column_->takeAt(0)) {
    QWidget* widget = item->widget();
    if (widget != commands_ && widget != comparison_ && qobject_cast<RunRow*>(widget) == nullptr)
      dismiss(widget);
    delete item;
  }
  arrangeRuns(std::exchange(runs_, {}));
  arrangeEdits();
  column_->addStretch();
  chainTabs();
}

void RunPanel::arrangeRuns(std::vector<RunRow*> former) {
  std::optional<double> fork;
  bool anyKept = false;
  for (const Run& run : session_.runs()) {
    if (run.role == Role::Ghost && fork != run.since) {
      fork = run.since;
      addHeading(tr("Other futures at t = %1").arg(numberText(run.since, "s")));
    }
    if (isKept(run) && !std::exchange(anyKept, true)) addHeading(tr("Kept"));
    const auto same = std::ranges::find_if(
        former, [&](const RunRow* row) { return row->id() == run.id && row->role() == run.role; });
    runs_.push_back(same == former.end() ? new RunRow(session_, run.id, run.role) : *same);
    if (same != former.end()) former.erase(same);
    column_->addWidget(runs_.back());
  }
  for (RunRow* gone : former) dismiss(gone);
  if (!anyKept)
    addHeading(
        tr("Kept runs will appear here: keep the active one (key K), then change μ or the "
           "start and compare."));
  commands_->setAnyKept(anyKept);
  column_->addWidget(commands_);
  column_->addWidget(comparison_);
  refreshRuns();
}

void RunPanel::arrangeEdits() {
  edits_.clear();
  if (shape_.edits == 0) return;
  addHeading(tr("Changes during the motion"));
  for (std::size_t i = 0; i < shape_.edits; ++i) {
    edits_.push_back(new EditRow(session_));
    column_->addWidget(edits_.back());
  }
  refreshEdits();
}

void RunPanel::refreshRuns() {
  const auto runs = session_.runs();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    QPen pen(ui::palette().text, kActiveLine);
    if (runs[i].role == Role::Ghost) pen = ghostPen(runs[i].name, kLine);
    if (runs[i].role == Role::Kept) pen = keptPen(kept++, kLine);
    if (runs[i].role == Role::Compared) pen = runPen(kept++, kLine);
    runs_[i]->refresh(runs[i], pen);
  }
  const QString comparison = comparisonHtml(runs, session_.card().coordinates);
  comparison_->setHtml(comparison);
  comparison_->setVisible(!comparison.isEmpty());
  scrollToComparison();
}

void RunPanel::refreshEdits() {
  if (edits_.empty()) return;
  const std::vector<std::size_t> order = orderOfTime(session_.scene().edits);
  const QStringList words = editWords(session_.scene());
  for (std::size_t i = 0; i < edits_.size(); ++i)
    edits_[i]->show(order[i], words[static_cast<qsizetype>(i)]);
}

void RunPanel::addHeading(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("quiet", true);
  label->setWordWrap(true);
  column_->addWidget(label);
}

/// From top to bottom, whichever row was made first.
void RunPanel::chainTabs() {
  QWidget* last = nullptr;
  for (int i = 0; i < column_->count(); ++i) {
    QWidget* place = column_->itemAt(i)->widget();
    if (place == nullptr) continue;
    for (QWidget* stop : place->findChildren<QWidget*>()) {
      if ((stop->focusPolicy() & Qt::TabFocus) == 0) continue;
      if (last != nullptr) setTabOrder(last, stop);
      last = stop;
    }
  }
}

}  // namespace painleve::ui
