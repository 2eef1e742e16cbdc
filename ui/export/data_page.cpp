#include "ui/export/data_page.h"

#include <cmath>

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QVBoxLayout>

#include "core/scene/scene_access.h"
#include "ui/export/column_list.h"
#include "ui/export/typed_number.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr auto kLeftOut = "export/data_left_out", kStep = "export/data_step",
               kEvery = "export/data_every", kEvents = "export/data_events",
               kScene = "export/data_scene";
constexpr int kStepWidth = 90;  // px

}  // namespace

DataPage::DataPage(Session& session, QWidget* parent) : ExportPage(parent), session_(session) {
  makeParts();
  layOut();
  restore();
  connect(columns_, &ColumnList::changed, this, &DataPage::update);
  connect(step_, &QLineEdit::textEdited, every_, [this] { every_->setChecked(true); });
  connect(step_, &QLineEdit::textChanged, this, &DataPage::update);
  connect(every_, &QRadioButton::toggled, this, &DataPage::update);
  for (auto* box : {events_, scene_}) connect(box, &QCheckBox::toggled, this, &DataPage::update);
  connect(copy_, &QPushButton::clicked, this, &DataPage::copy);
  connect(&session_, &Session::trajectoryChanged, this, [this] {
    if (isVisible()) takeRun();
  });
  connect(&work_, &ExportWork::progressed, this, &DataPage::progressed);
  connect(&work_, &ExportWork::finished, this, &DataPage::take);
}

void DataPage::makeParts() {
  columns_ = new ColumnList(this);
  asComputed_ = new QRadioButton(tr("As &computed"), this);
  every_ = new QRadioButton(tr("E&very"), this);
  step_ = new QLineEdit(this);
  events_ = new QCheckBox(tr("&Events, as JSON"), this);
  scene_ = new QCheckBox(tr("The &scene, to make the files again"), this);
  summary_ = new QLabel(this);
  copy_ = new QPushButton(tr("Copy &table"), this);
  every_->setObjectName("every");
  step_->setObjectName("step");
  step_->setAccessibleName(tr("time between rows in seconds"));
  step_->setMaximumWidth(grown(kStepWidth));
  events_->setObjectName("events");
  scene_->setObjectName("scene");
  summary_->setObjectName("summary");
  summary_->setProperty("quiet", true);
  summary_->setWordWrap(true);
  copy_->setObjectName("copy");
  copy_->setToolTip(tr("The chosen columns with tabs between them, for a spreadsheet"));
}

QWidget* DataPage::makeRows() {
  auto* rows = new QWidget(this);
  auto* row = new QHBoxLayout(rows);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kGrid);
  row->addWidget(every_);
  row->addWidget(step_);
  row->addWidget(new QLabel(tr("s"), rows));
  row->addStretch();
  return rows;
}

void DataPage::layOut() {
  const auto heading = [this](const QString& text) {
    auto* label = new QLabel("<b>" + text + "</b>", this);
    return label;
  };
  auto* left = new QVBoxLayout;
  left->addWidget(heading(tr("Columns")));
  left->addWidget(columns_, 1);
  auto* right = new QVBoxLayout;
  right->setSpacing(kGrid);
  right->addWidget(heading(tr("Rows")));
  right->addWidget(asComputed_);
  right->addWidget(makeRows());
  auto* kept = new QLabel(tr("Rows at events are always there. Other rows are computed anew, not "
                             "interpolated."),
                          this);
  kept->setProperty("quiet", true);
  kept->setWordWrap(true);
  right->addWidget(kept);
  right->addSpacing(kGrid);
  right->addWidget(heading(tr("Beside the samples")));
  right->addWidget(events_);
  right->addWidget(scene_);
  right->addStretch();
  right->addWidget(summary_);
  auto* last = new QHBoxLayout;
  last->addWidget(copy_);
  last->addStretch();
  right->addLayout(last);
  auto* page = new QHBoxLayout(this);
  page->setContentsMargins(0, kGrid, 0, kGrid);
  page->setSpacing(2 * kGrid);
  page->addLayout(left, 1);
  page->addLayout(right, 1);
}

void DataPage::restore() {
  const QSettings file;
  columns_->setLeftOut(file.value(kLeftOut).toStringList());
  step_->setText(file.value(kStep).toString());
  every_->setChecked(file.value(kEvery, false).toBool());
  asComputed_->setChecked(!every_->isChecked());
  events_->setChecked(file.value(kEvents, true).toBool());
  scene_->setChecked(file.value(kScene, true).toBool());
}

void DataPage::remember() const {
  QSettings file;
  file.setValue(kLeftOut, columns_->leftOut());
  file.setValue(kStep, step_->text());
  file.setValue(kEvery, every_->isChecked());
  file.setValue(kEvents, events_->isChecked());
  file.setValue(kScene, scene_->isChecked());
}

void DataPage::enter() {
  takeRun();
}

void DataPage::takeRun() {
  if (const auto run = session_.trajectory()) {
    std::vector<std::string> ids;
    for (const painleve::Column& column : run->columns) ids.push_back(column.id);
    if (ids != offered_) columns_->offer(*run, session_.card().contacts);
    offered_ = ids;
    if (step_->text().isEmpty())
      step_->setText(QLocale::c().toString(10 * outputStepOf(session_.scene()), 'g', 4));
  }
  update();
}

DataOrder DataPage::order() const {
  const auto& active = session_.runs().front();
  std::optional<double> step;
  if (every_->isChecked()) step = typedNumber(step_->text());
  return {active.scene, active.trajectory,    columns_->chosen(),
          step,         events_->isChecked(), scene_->isChecked()};
}

QStringList DataPage::endings() const {
  QStringList endings;
  for (const std::string& file : dataFiles(order(), {})) endings << QString::fromStdString(file);
  return endings;
}

QString DataPage::problem() const {
  return QString::fromStdString(problemOf(order()));
}

QString DataPage::summary() const {
  const DataOrder asked = order();
  if (!problemOf(asked).empty()) return {};
  const auto columns = static_cast<int>(asked.columns.size());
  if (!asked.step) return tr("%1 rows, %2 columns").arg(asked.run->rowCount()).arg(columns);
  const double rows = std::floor(asked.run->endTime / *asked.step) + 1;
  return tr("%1 rows and those at events, %2 columns").arg(rows, 0, 'f', 0).arg(columns);
}

void DataPage::update() {
  summary_->setText(summary());
  copy_->setEnabled(problem().isEmpty() && !work_.isRunning());
  emit changed();
}

void DataPage::start(const QString& stem) {
  remember();
  work_.start([order = order(), to = stem.toStdString()](Progress& progress, const JobStop& stop) {
    return writeData(order, to, progress, stop);
  });
}

void DataPage::copy() {
  remember();
  emit copying();
  work_.start([order = order()](Progress& progress, const JobStop& stop) {
    return copyData(order, progress, stop);
  });
}

void DataPage::take(const DataResult& result) {
  PageOutcome outcome;
  for (const std::string& file : result.files) outcome.files << QString::fromStdString(file);
  outcome.problem = QString::fromStdString(result.problem);
  outcome.cancelled = result.cancelled;
  if (!result.text.empty() && !result.cancelled) {
    QGuiApplication::clipboard()->setText(QString::fromStdString(result.text));
    outcome.note = tr("The table is on the clipboard.");
  }
  update();
  emit finished(outcome);
}

}  // namespace painleve::ui
