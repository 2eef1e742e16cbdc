#include "ui/panels/status_line.h"

#include <cmath>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include "core/scene/scene_access.h"
#include "core/trajectory/energy_audit.h"
#include "ui/panels/work_words.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

/// What is done sooner needs no word: a flash at every change would be noise.
constexpr double kPatience = 0.3;  // s
constexpr int kWatchMs = 100;
/// Above this the run is not to be trusted to what the solver promises.
constexpr double kSoundDrift = 1e-9;
constexpr int kBarWidth = 140, kFinest = 1000;

QLabel* quietLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setProperty("quiet", true);
  label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  return label;
}

}  // namespace

StatusLine::StatusLine(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      run_(quietLabel(this)),
      audit_(quietLabel(this)),
      computing_(quietLabel(this)),
      progress_(new QProgressBar(this)) {
  makeActions();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPanelPadding, 0, kPanelPadding, 0);
  row->setSpacing(2 * kGrid);
  row->addWidget(run_, 1);
  againButton_ = addButton(*row, again_);
  row->addWidget(audit_, 1);
  row->addWidget(computing_, 1);
  row->addWidget(progress_);
  stopButton_ = addButton(*row, stop_);
  setMinimumHeight(stopButton_->sizeHint().height());
  computing_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  progress_->setRange(0, kFinest);
  progress_->setFixedWidth(grown(kBarWidth));
  progress_->setAccessibleName(tr("computed so far"));
  audit_->setToolTip(
      tr("Energy audit: how far E − ΣW drifts from its first value over the whole run, relative to "
         "the largest energy (at least 1 J).\nE = T + V; ΣW: work of friction, impacts, external "
         "forces, edits and corrections of overlaps."));
  for (const auto signal : {&Session::trajectoryChanged, &Session::runsChanged,
                            &Session::phasePlaneChanged, &Session::sceneChanged})
    connect(&session_, signal, this, &StatusLine::showRun);
  watch_.setInterval(kWatchMs);
  connect(&watch_, &QTimer::timeout, this, &StatusLine::watch);
  watch_.start();
  showRun();
}

void StatusLine::makeActions() {
  stop_ = new QAction(tr("Stop"), this);
  stop_->setShortcut(Qt::Key_Escape);
  stop_->setToolTip(tr("<p>Stop computing (Esc)<br>what is there by now is kept</p>"));
  connect(stop_, &QAction::triggered, &session_, &Session::stopComputing);
  again_ = new QAction(tr("Compute again"), this);
  again_->setShortcut(Qt::Key_F5);
  again_->setToolTip(tr("<p>Compute again (F5)<br>from the start, what was stopped</p>"));
  connect(again_, &QAction::triggered, &session_, &Session::computeAgain);
  addActions({stop_, again_});
}

QToolButton* StatusLine::addButton(QHBoxLayout& row, QAction* action) {
  auto* button = new QToolButton(this);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setFocusPolicy(Qt::TabFocus);
  row.addWidget(button);
  return button;
}

QString StatusLine::runWords() const {
  const auto trajectory = session_.trajectory();
  if (trajectory == nullptr) return tr("no run yet");
  const QLocale words;
  const Run& run = session_.runs().front();
  QString size = tr("%1 · %2 rows · %3 events")
                     .arg(QString::fromStdString(textAt(*run.scene, "solver.type")),
                          words.toString(static_cast<qulonglong>(trajectory->rowCount())),
                          words.toString(static_cast<qulonglong>(trajectory->events.size())));
  if (run.seconds > 0) size += tr(" · %1").arg(paceWords(trajectory->rowCount(), run.seconds));
  if (trajectory->end != End::Cancelled) return size;
  return tr("stopped at t = %1 of %2 · %3")
      .arg(numberText(trajectory->endTime, "s"), numberText(durationOf(*run.scene), "s"), size);
}

QString StatusLine::auditWords() const {
  const auto trajectory = session_.trajectory();
  if (trajectory == nullptr) return {};
  const auto drift = energyDrift(*trajectory);
  if (!drift) return tr("energy audit: –");
  return (*drift <= kSoundDrift ? tr("energy audit ✓  drift of E − ΣW %1")
                                : tr("energy audit ⚠  drift of E − ΣW %1"))
      .arg(numberText(*drift));
}

void StatusLine::showRun() {
  if (session_.trajectory() != shownRun_ || run_->text().isEmpty()) {
    shownRun_ = session_.trajectory();
    audit_->setText(auditWords());
  }
  run_->setText(runWords());
  watch();
}

void StatusLine::watch() {
  const auto work = session_.work();
  const bool lasts = work && work->progress.seconds >= kPatience;
  if (lasts) {
    computing_->setText(workWords(*work));
    progress_->setValue(static_cast<int>(std::floor(work->progress.fraction * kFinest)));
  }
  for (QWidget* part : {static_cast<QWidget*>(computing_), static_cast<QWidget*>(progress_),
                        static_cast<QWidget*>(stopButton_)})
    part->setVisible(lasts);
  audit_->setVisible(!lasts);
  stop_->setEnabled(lasts);
  const bool cut = !lasts && session_.isCut();
  again_->setEnabled(cut);
  againButton_->setVisible(cut);
}

QString StatusLine::text() const {
  return run_->text() + " · " + audit_->text();
}

bool StatusLine::showsProgress() const {
  return !progress_->isHidden();
}

}  // namespace painleve::ui
