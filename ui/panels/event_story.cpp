#include "ui/panels/event_story.h"

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include <QAction>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressDialog>
#include <QTableView>
#include <QVBoxLayout>

#include "core/io/events_json.h"
#include "core/io/events_table.h"
#include "core/io/file_writer.h"
#include "ui/panels/column_fit.h"
#include "ui/panels/event_model.h"
#include "ui/panels/record_table.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"
#include "ui/theme/user_folder.h"

namespace painleve::ui {
namespace {

/// A column in characters, from what it can do with to what it may take.
struct Characters {
  int column, least, most;
};

/// What tells most comes first: a narrow dock has no room for all.
constexpr std::array<Characters, EventModel::ColumnCount> kByImportance{{
    {EventModel::Time, 11, 16},
    {EventModel::What, 38, 70},  // an answer with its question
    {EventModel::Contact, 3, 8},
    {EventModel::Modes, 6, 20},
    {EventModel::EnergyChange, 6, 14},
    {EventModel::Rule, 6, 22},
    {EventModel::NormalImpulse, 6, 10},
    {EventModel::Solutions, 6, 10},
    {EventModel::A, 6, 10},
    {EventModel::B, 6, 10},
    {EventModel::TangentImpulse, 6, 10},
    {EventModel::EnergyBefore, 6, 12},
    {EventModel::EnergyAfter, 6, 12},
}};
constexpr int kWidestColumn = 1000;  // px
constexpr std::size_t kTold = 512;   // events between two looks at the user
constexpr int kPatienceMs = 300;

bool writeTo(const QString& path, const Trajectory& trajectory, const TextSink& sink) {
  if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
    return writeEvents(trajectory, sink);
  const bool csv = path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
  return writeEventsTable(trajectory, csv ? Separator::Comma : Separator::Tab, sink);
}

/// A sink that shows how many of the events it has, once that takes long, and ends when told so.
TextSink watched(const TextSink& sink, QProgressDialog& waiting) {
  return [&sink, &waiting, count = std::size_t{0}](std::string_view event) mutable {
    if (++count % kTold == 0)
      waiting.setValue(static_cast<int>(std::min<std::size_t>(
          count, static_cast<std::size_t>(std::max(0, waiting.maximum() - 1)))));
    return !waiting.wasCanceled() && sink(event);
  };
}

}  // namespace

EventStory::EventStory(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new EventModel(this)),
      table_(new QTableView(this)),
      count_(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kGrid / 2);
  setUpTable();
  column->addWidget(table_, 1);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(kGrid, 0, kGrid, kGrid / 2);
  row->setSpacing(kGrid);
  row->addWidget(count_, 1);
  column->addLayout(row);
  addActions();
  table_->viewport()->installEventFilter(this);
  addActionButtons(*row, *table_);
  connect(&session_, &Session::trajectoryChanged, this, &EventStory::follow);
  connect(&session_, &Session::playheadChanged, this, &EventStory::follow);
}

void EventStory::setUpTable() {
  table_->setModel(model_);
  table_->setAccessibleName(tr("Events"));
  styleRecords(*table_);
  // Who sets a width with the mouse has arranged the table himself.
  connect(table_->horizontalHeader(), &QHeaderView::sectionResized, this,
          [this] { ownWidths_ = ownWidths_ || !fitting_; });
  connect(table_, &QTableView::clicked, this, &EventStory::goTo);
  connect(table_, &QTableView::activated, this, &EventStory::goTo);
}

void EventStory::addActions() {
  QAction* copy = addTableAction(*table_, tr("&Copy"), "copy");
  copy->setShortcut(QKeySequence::Copy);
  connect(copy, &QAction::triggered, this, &EventStory::copySelected);
  connect(addTableAction(*table_, tr("Copy &all"), "copyAll"), &QAction::triggered, this,
          &EventStory::copyAll);
  connect(addTableAction(*table_, tr("&Export…"), "export"), &QAction::triggered, this,
          &EventStory::chooseAndExport);
}

void EventStory::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  follow();
}

bool EventStory::eventFilter(QObject* watched, QEvent* event) {
  // Not the resizing of this widget: its table has the former width until the layout comes round.
  if (event->type() == QEvent::Resize) fit();
  return QWidget::eventFilter(watched, event);
}

void EventStory::fit() {
  if (ownWidths_) return;
  const auto trajectory = model_->trajectory();
  const bool several = trajectory != nullptr && trajectory->contacts.size() > 1;
  const int character = QFontMetrics(panelFont()).horizontalAdvance('0');
  std::vector<ColumnWish> wishes;
  for (const Characters& c : kByImportance) {
    if (c.column == EventModel::Contact && !several) continue;
    wishes.push_back({c.column, c.least * character + 2 * kGrid, c.most * character + 2 * kGrid});
  }
  fitting_ = true;
  table_->setColumnHidden(EventModel::Contact, !several);
  fitColumns(*table_, wishes, EventModel::What);
  fitting_ = false;
}

void EventStory::follow() {
  if (!isVisible()) return;
  if (session_.trajectory() != model_->trajectory()) adopt();
  const int before = model_->current();
  model_->setPlayhead(session_.playhead());
  const int row = model_->current();
  if (row >= 0 && row != before)
    table_->scrollTo(model_->index(row, table_->columnAt(0)), QAbstractItemView::EnsureVisible);
}

void EventStory::adopt() {
  const auto trajectory = session_.trajectory();
  model_->show(session_.runs().front().scene, trajectory);
  count_->setText(trajectory == nullptr
                      ? tr("The events of the run appear here.")
                      : tr("%1 events").arg(QLocale().toString(model_->rowCount())));
  fit();
}

void EventStory::goTo(const QModelIndex& index) {
  session_.setPlayhead(model_->timeOf(index.row()));
}

void EventStory::copySelected() {
  const auto trajectory = model_->trajectory();
  if (trajectory == nullptr) return;
  QModelIndexList rows = table_->selectionModel()->selectedRows();
  std::ranges::sort(rows, {}, &QModelIndex::row);
  std::string text;
  for (const QModelIndex& row : rows)
    text += eventLine(*trajectory, static_cast<std::size_t>(row.row()), Separator::Tab) + "\n";
  if (!text.empty()) toClipboard(text);
}

void EventStory::copyAll() {
  // The run may change while the dialog lets events in.
  const auto trajectory = model_->trajectory();
  if (trajectory == nullptr) return;
  std::string text;
  const TextSink append = [&text](std::string_view piece) {
    text += piece;
    return true;
  };
  const auto waiting = patience(tr("Copying the events …"));
  if (writeEventsTable(*trajectory, Separator::Tab, watched(append, *waiting))) toClipboard(text);
}

std::unique_ptr<QProgressDialog> EventStory::patience(const QString& words) {
  auto made = std::make_unique<QProgressDialog>(words, tr("Stop"), 0, model_->rowCount(), this);
  made->setWindowModality(Qt::WindowModal);
  made->setMinimumDuration(kPatienceMs);
  return made;
}

void EventStory::chooseAndExport() {
  if (model_->trajectory() == nullptr) return;
  auto* dialog = new QFileDialog(
      this, tr("Export events"), userFolder(QStandardPaths::DocumentsLocation),
      tr("Events (*.json);;Comma-separated table (*.csv);;Tab-separated table (*.tsv)"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setDefaultSuffix("json");
  connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
    dialog->setDefaultSuffix(filter.section("*.", 1).chopped(1));
  });
  connect(dialog, &QFileDialog::fileSelected, this, &EventStory::exportTo);
  dialog->open();
}

bool EventStory::exportTo(const QString& path) {
  const auto trajectory = model_->trajectory();
  if (trajectory == nullptr) {
    emit failed(tr("The events were not exported: there is no run yet"));
    return false;
  }
  const auto waiting = patience(tr("Writing the events …"));
  const auto problem = writeFile(path.toStdString(), [&](const TextSink& sink) {
    return writeTo(path, *trajectory, watched(sink, *waiting));
  });
  if (waiting->wasCanceled()) return false;
  if (!problem) return true;
  emit failed(tr("The events were not exported: %1").arg(QString::fromStdString(*problem)));
  return false;
}

Tree EventStory::viewState() const {
  if (!ownWidths_) return Tree::object();
  Array widths;
  for (int i = 0; i < EventModel::ColumnCount; ++i)
    widths.emplace_back(table_->isColumnHidden(i) ? 0 : table_->columnWidth(i));
  Tree state = Tree::object();
  state.set("columns", std::move(widths));
  return state;
}

void EventStory::setViewState(const Tree& state) {
  const Tree* columns = state.find("columns");
  if (columns == nullptr || columns->array() == nullptr) return;
  const int count =
      std::min<int>(EventModel::ColumnCount, static_cast<int>(columns->array()->size()));
  for (int i = 0; i < count; ++i) {
    const double* width = (*columns->array())[static_cast<std::size_t>(i)].number();
    const bool hidden = width != nullptr && *width == 0 && i != EventModel::What;
    if (width == nullptr || *width > kWidestColumn) continue;
    if (!hidden && *width < kNarrowestColumn) continue;
    ownWidths_ = true;
    table_->setColumnHidden(i, hidden);
    if (!hidden) table_->setColumnWidth(i, static_cast<int>(*width));
  }
}

}  // namespace painleve::ui
