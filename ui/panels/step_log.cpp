#include "ui/panels/step_log.h"

#include <algorithm>

#include <QAction>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressDialog>
#include <QTableView>
#include <QVBoxLayout>

#include "core/io/file_writer.h"
#include "core/io/steps_csv.h"
#include "core/scene/scene_access.h"
#include "core/step_log.h"
#include "ui/panels/record_table.h"
#include "ui/panels/step_model.h"
#include "ui/session/session.h"
#include "ui/theme/style.h"
#include "ui/theme/user_folder.h"

namespace painleve::ui {
namespace {

constexpr double kAround = 100;      // steps before and after the playhead
constexpr double kEdge = 25;         // nearer to the end of the list it is made anew
constexpr std::size_t kMost = 1000;  // where steps are cut short there are more of them
constexpr int kTold = 4096;          // steps between two looks at the user
constexpr int kPatienceMs = 500;

bool isStepped(const Scene& scene) {
  return textAt(scene, "solver.type") == "moreau";
}

}  // namespace

StepLog::StepLog(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new StepModel(this)),
      table_(new QTableView(this)),
      note_(new QLabel(this)),
      count_(new QLabel(this)),
      footer_(new QWidget(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kGrid / 2);
  note_->setObjectName("stepNote");
  note_->setProperty("quiet", true);
  note_->setWordWrap(true);
  note_->setMargin(kGrid);
  note_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  table_->setModel(model_);
  table_->setAccessibleName(tr("Steps"));
  styleRecords(*table_);
  connect(table_, &QTableView::clicked, this, &StepLog::goTo);
  connect(table_, &QTableView::activated, this, &StepLog::goTo);
  addActions();
  addFooter();
  column->addWidget(note_, 1);
  column->addWidget(table_, 1);
  column->addWidget(footer_);
  connect(&session_, &Session::trajectoryChanged, this, &StepLog::follow);
  connect(&session_, &Session::playheadChanged, this, &StepLog::follow);
}

void StepLog::addActions() {
  QAction* copy = addTableAction(*table_, tr("&Copy"), "copySteps");
  copy->setShortcut(QKeySequence::Copy);
  connect(copy, &QAction::triggered, this, &StepLog::copySelected);
  connect(addTableAction(*table_, tr("Copy &all"), "copyAllSteps"), &QAction::triggered, this,
          &StepLog::copyAll);
  connect(addTableAction(*table_, tr("&Export…"), "exportSteps"), &QAction::triggered, this,
          &StepLog::chooseAndExport);
}

void StepLog::addFooter() {
  auto* row = new QHBoxLayout(footer_);
  row->setContentsMargins(kGrid, 0, kGrid, kGrid / 2);
  row->setSpacing(kGrid);
  row->addWidget(count_, 1);
  addActionButtons(*row, *table_);
}

void StepLog::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  follow();
}

void StepLog::showNote(const QString& words) {
  note_->setText(words);
  note_->setVisible(!words.isEmpty());
  table_->setVisible(words.isEmpty());
  footer_->setVisible(words.isEmpty());
}

void StepLog::follow() {
  if (!isVisible()) return;
  const bool fresh = session_.trajectory() != trajectory_;
  trajectory_ = session_.trajectory();
  scene_ = session_.runs().front().scene;
  if (trajectory_ == nullptr) return showNote(tr("The steps of the run appear here."));
  if (!isStepped(*scene_))
    return showNote(
        tr("There are no steps to list: this run is event-driven. Moreau's time-stepping makes "
           "one contact problem a step; choose it in the bar above."));
  showNote({});
  const double t = session_.playhead();
  const bool moved = fresh || !covers(t);
  if (moved) fetch(t);
  const int before = model_->current();
  model_->setPlayhead(t);
  if (moved || model_->current() != before)
    table_->scrollTo(
        model_->index(std::max(0, model_->current()), 0),
        moved ? QAbstractItemView::PositionAtCenter : QAbstractItemView::EnsureVisible);
}

bool StepLog::covers(double t) const {
  const bool enoughBefore = from_ <= 0 || t - from_ >= kEdge * step_;
  const bool enoughAfter = to_ >= trajectory_->endTime || to_ - t >= kEdge * step_;
  return enoughBefore && enoughAfter && t >= from_ && t <= to_;
}

void StepLog::fetch(double t) {
  step_ = numberAt(*scene_, "solver.step");
  from_ = std::max(0.0, t - kAround * step_);
  to_ = std::min(trajectory_->endTime, t + kAround * step_);
  std::vector<StepRecord> steps;
  eachStep(*scene_, *trajectory_, from_, to_, [&steps](const StepRecord& step) {
    steps.push_back(step);
    return steps.size() < kMost;
  });
  model_->show(std::move(steps), trajectory_->contacts);
  count_->setText(tr("%1 steps around the playhead").arg(QLocale().toString(model_->rowCount())));
  fit();
}

void StepLog::fit() {
  for (int column = 0; column < model_->columnCount(); ++column)
    table_->setColumnWidth(
        column, std::max(headingWidth(*table_, column),
                         static_cast<QAbstractItemView*>(table_)->sizeHintForColumn(column)));
}

void StepLog::goTo(const QModelIndex& index) {
  session_.setPlayhead(model_->steps()[static_cast<std::size_t>(index.row())].time);
}

void StepLog::copySelected() {
  QModelIndexList rows = table_->selectionModel()->selectedRows();
  std::ranges::sort(rows, {}, &QModelIndex::row);
  std::string text;
  for (const QModelIndex& row : rows)
    text += stepsRow(model_->contacts(), model_->steps()[static_cast<std::size_t>(row.row())],
                     Separator::Tab);
  if (!text.empty()) toClipboard(text);
}

void StepLog::copyAll() {
  if (model_->steps().empty()) return;
  std::string text = stepsHeader(model_->contacts(), Separator::Tab);
  for (const StepRecord& step : model_->steps())
    text += stepsRow(model_->contacts(), step, Separator::Tab);
  toClipboard(text);
}

void StepLog::chooseAndExport() {
  auto* dialog = new QFileDialog(this, tr("Export all steps of the run"),
                                 userFolder(QStandardPaths::DocumentsLocation),
                                 tr("Comma-separated table (*.csv)"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setDefaultSuffix("csv");
  connect(dialog, &QFileDialog::fileSelected, this, &StepLog::exportTo);
  dialog->open();
}

bool StepLog::exportTo(const QString& path) {
  // The run may change while the dialog lets events in.
  const auto scene = scene_;
  const auto run = trajectory_;
  if (run == nullptr || !isStepped(*scene)) {
    emit failed(tr("The steps were not exported: this run has none"));
    return false;
  }
  QProgressDialog waiting(tr("Writing the steps …"), tr("Stop"), 0, kTold, this);
  waiting.setWindowModality(Qt::WindowModal);
  waiting.setMinimumDuration(kPatienceMs);
  const auto problem = writeFile(path.toStdString(), [&](const TextSink& sink) {
    bool taken = sink(stepsHeader(run->contacts));
    std::size_t count = 0;
    if (taken)
      eachStep(*scene, *run, 0, run->endTime, [&](const StepRecord& step) {
        taken = sink(stepsRow(run->contacts, step));
        if (++count % kTold == 0)
          waiting.setValue(static_cast<int>(kTold * step.time / run->endTime));
        return taken && !waiting.wasCanceled();
      });
    return taken && !waiting.wasCanceled();
  });
  if (waiting.wasCanceled()) return false;
  if (problem)
    emit failed(tr("The steps were not exported: %1").arg(QString::fromStdString(*problem)));
  return !problem;
}

}  // namespace painleve::ui
