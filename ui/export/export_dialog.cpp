#include "ui/export/export_dialog.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/export/animation_page.h"
#include "ui/export/data_page.h"
#include "ui/export/film_notes.h"
#include "ui/export/finished_files.h"
#include "ui/export/plots_page.h"
#include "ui/export/scene_page.h"
#include "ui/export/target_row.h"
#include "ui/export/time_left.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/quiet_wheel.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr QSize kDialogSize{820, 560};
constexpr QSize kAroundDialog{40, 60};  // px: the frame that the desktop draws
constexpr auto kLastPage = "export/page";
constexpr int kWhole = 1000;  // steps of the progress bar

}  // namespace

ExportDialog::ExportDialog(Session& session, const AskSources& sources, QWidget* parent)
    : QDialog(parent), session_(session), tabs_(new QTabWidget(this)) {
  setWindowTitle(tr("Export"));
  setObjectName("export");
  ask_ = [this](const QStringList& files) {
    return QMessageBox::question(this, tr("Replace files?"),
                                 tr("%1 is already there. Replace it?").arg(files.join(", ")),
                                 QMessageBox::Yes | QMessageBox::No,
                                 QMessageBox::No) == QMessageBox::Yes;
  };
  auto* data = new DataPage(session, this);
  plots_ = new PlotsPage(session, sources, this);
  layOut();
  add(new AnimationPage(session, sources, this), tr("Animation"));
  add(data, tr("Data"));
  add(plots_, tr("Plots"));
  add(new ScenePage(session, sources, this), tr("3-D picture"));
  connect(data, &DataPage::copying, this, [this, data] { begin(*data); });
  tabs_->setCurrentIndex(
      std::clamp(QSettings().value(kLastPage, 0).toInt(), 0, tabs_->count() - 1));
  quietTabs(*tabs_->tabBar());
  connect(tabs_, &QTabWidget::currentChanged, this, &ExportDialog::enter);
  connect(export_, &QPushButton::clicked, this, &ExportDialog::press);
  connect(close_, &QPushButton::clicked, this, &QDialog::reject);
  connect(&session_, &Session::documentOpened, this, &ExportDialog::refresh);
}

// A window that closes takes the open dialog with it.
ExportDialog::~ExportDialog() {
  remember();
}

void ExportDialog::layOut() {
  message_ = new QLabel(this);
  message_->setObjectName("message");
  message_->setWordWrap(true);
  left_ = new QLabel(this);
  left_->setObjectName("left");
  left_->setProperty("quiet", true);
  bar_ = new QProgressBar(this);
  bar_->setRange(0, kWhole);
  bar_->setTextVisible(false);
  bar_->setObjectName("progress");
  files_ = new FinishedFiles(this);
  export_ = new QPushButton(tr("E&xport"), this);
  export_->setObjectName("export");
  export_->setDefault(true);
  close_ = new QPushButton(tr("Close"), this);
  close_->setObjectName("close");
  close_->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->addWidget(bar_, 1);
  row->addWidget(left_);
  row->addStretch();
  row->addWidget(export_);
  row->addWidget(close_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kPanelPadding, kGrid, kPanelPadding, kPanelPadding);
  column->setSpacing(kGrid);
  column->addWidget(tabs_, 1);
  column->addWidget(message_);
  column->addWidget(files_);
  column->addLayout(row);
  bar_->hide();
  message_->hide();
  const QSize wanted(grown(kDialogSize.width()), grown(kDialogSize.height()));
  resize(wanted.boundedTo(screen()->availableSize() - kAroundDialog));
}

void ExportDialog::add(ExportPage* page, const QString& title) {
  auto* target = new TargetRow(page->kind());
  auto* room = new QWidget(tabs_);
  auto* column = new QVBoxLayout(room);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kGrid);
  column->addWidget(page, 1);
  column->addWidget(target);
  list_.push_back({page, target});
  tabs_->addTab(room, title);
  connect(page, &ExportPage::changed, this, &ExportDialog::refresh);
  connect(target, &TargetRow::changed, this, &ExportDialog::refresh);
  connect(page, &ExportPage::progressed, this, &ExportDialog::showProgress);
  connect(page, &ExportPage::finished, this, &ExportDialog::take);
}

const ExportDialog::Tab& ExportDialog::current() const {
  return list_[static_cast<std::size_t>(tabs_->currentIndex())];
}

ExportPage& ExportDialog::page(ExportKind kind) const {
  return *std::ranges::find_if(list_, [kind](const Tab& tab) {
            return tab.page->kind() == kind;
          })->page;
}

void ExportDialog::open() {
  show();
  raise();
  activateWindow();
  enter();
}

void ExportDialog::openPage(ExportKind kind) {
  const auto tab =
      std::ranges::find_if(list_, [kind](const Tab& t) { return t.page->kind() == kind; });
  tabs_->setCurrentIndex(static_cast<int>(tab - list_.begin()));
  open();
}

void ExportDialog::openPlot(const QString& id) {
  plots_->choose(id);
  openPage(ExportKind::Plots);
}

void ExportDialog::enter() {
  if (isRunning()) return;
  files_->show({});
  current().page->enter();
  refresh();
}

void ExportDialog::refresh() {
  if (isRunning() || !isVisible()) return;
  const Tab& tab = current();
  const QString problem = tab.page->problem();
  {
    const QSignalBlocker quiet(tab.target);
    const QString title = QString::fromStdString(session_.scene().title);
    tab.target->suggest(title + ' ' + tab.page->subject(), tab.page->endings());
  }
  message_->setText(problem.isEmpty() ? tab.target->problem() : problem);
  message_->setVisible(!message_->text().isEmpty());
  export_->setEnabled(message_->text().isEmpty());
}

void ExportDialog::remember() const {
  for (const Tab& tab : list_) tab.page->remember();
  QSettings().setValue(kLastPage, tabs_->currentIndex());
}

bool ExportDialog::mayWrite(const QStringList& files) const {
  QStringList there;
  for (const QString& file : files)
    // A folder for pictures is filled or refused, never replaced.
    if (QFileInfo::exists(file) && !QFileInfo(file).isDir()) there << QFileInfo(file).fileName();
  return there.isEmpty() || ask_(there);
}

void ExportDialog::press() {
  if (isRunning()) return running_->cancel();
  const Tab tab = current();
  const QString stem = tab.target->stem();
  QStringList files;
  for (const QString& ending : tab.page->endings()) files << stem + ending;
  if (!mayWrite(files)) return;
  tab.target->remember();
  remember();
  begin(*tab.page);
  tab.page->start(stem);
}

void ExportDialog::begin(ExportPage& page) {
  running_ = &page;
  files_->show({});
  message_->hide();
  tabs_->setEnabled(false);
  export_->setText(tr("&Cancel"));
  export_->setEnabled(true);
  bar_->setValue(0);
  bar_->show();
}

void ExportDialog::showProgress(double share, double secondsLeft) {
  bar_->setValue(static_cast<int>(kWhole * share));
  // After the last piece a film is still put together.
  left_->setText(share < 1 ? timeLeftText(secondsLeft) : tr("finishing…"));
}

void ExportDialog::take(const PageOutcome& outcome) {
  running_ = nullptr;
  bar_->hide();
  left_->clear();
  tabs_->setEnabled(true);
  export_->setText(tr("E&xport"));
  refresh();
  files_->show(outcome.files);
  QString words = outcome.note;
  if (outcome.cancelled) words = tr("Cancelled: nothing was written.");
  if (!outcome.problem.isEmpty()) words = outcome.problem;
  if (!words.isEmpty()) message_->setText(words);
  message_->setVisible(!message_->text().isEmpty());
  export_->setFocus();
  if (isVisible()) return;
  const QString written =
      outcome.files.isEmpty() ? QString() : tr("Written: %1.").arg(outcome.files.join(", "));
  emit told(joinedSentences({written, words}));
}

void ExportDialog::reject() {
  remember();
  // What is under way goes on; its end is told in the window.
  hide();
}

}  // namespace painleve::ui
