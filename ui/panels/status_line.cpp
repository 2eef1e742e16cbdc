#include "ui/panels/status_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>

#include "core/scene/scene_access.h"
#include "core/trajectory/energy_audit.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kPatienceMs = 300;
/// Above this the run is not to be trusted to what the solver promises.
constexpr double kSoundDrift = 1e-9;
constexpr int kBarWidth = 120;

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
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPanelPadding, 0, kPanelPadding, 0);
  row->setSpacing(2 * kGrid);
  row->addWidget(run_, 3);
  row->addWidget(audit_, 3);
  row->addWidget(computing_, 1);
  row->addWidget(progress_);
  computing_->setText(tr("computing …"));
  computing_->setAlignment(Qt::AlignRight);
  progress_->setRange(0, 0);
  progress_->setTextVisible(false);
  progress_->setFixedWidth(kBarWidth);
  audit_->setToolTip(
      tr("Energy audit: how far E − ΣW drifts from its first value over the whole run, relative to "
         "the largest energy (at least 1 J).\nE = T + V; ΣW: work of friction, impacts, edits."));
  patience_.setSingleShot(true);
  patience_.setInterval(kPatienceMs);
  connect(&session_, &Session::trajectoryChanged, this, &StatusLine::showRun);
  connect(&session_, &Session::sceneChanged, this, &StatusLine::watch);
  connect(&session_, &Session::phasePlaneChanged, this, &StatusLine::watch);
  connect(&patience_, &QTimer::timeout, this, [this] {
    lasted_ = true;
    watch();
  });
  showRun();
}

void StatusLine::showRun() {
  // A result is news: while a hand drags, results come and nothing has lasted.
  patience_.stop();
  lasted_ = false;
  const auto trajectory = session_.trajectory();
  if (trajectory) {
    const QLocale words;
    run_->setText(tr("%1 · %2 rows · %3 events")
                      .arg(QString::fromStdString(textAt(session_.scene(), "solver.type")),
                           words.toString(static_cast<qulonglong>(trajectory->rowCount())),
                           words.toString(static_cast<qulonglong>(trajectory->events.size()))));
    const auto drift = energyDrift(*trajectory);
    audit_->setText(!drift ? tr("energy audit: –")
                    : *drift <= kSoundDrift
                        ? tr("energy audit ✓  drift of E − ΣW %1").arg(numberText(*drift))
                        : tr("energy audit ⚠  drift of E − ΣW %1").arg(numberText(*drift)));
  } else {
    run_->setText(tr("no run yet"));
    audit_->clear();
  }
  watch();
}

// Shown only when it has lasted: a flash at every change would be noise.
void StatusLine::watch() {
  const bool busy = session_.isComputing();
  if (!busy) {
    patience_.stop();
    lasted_ = false;
  } else if (!lasted_ && !patience_.isActive()) {
    patience_.start();
  }
  progress_->setVisible(lasted_);
  computing_->setVisible(lasted_);
}

QString StatusLine::text() const {
  return run_->text() + " · " + audit_->text();
}

bool StatusLine::showsProgress() const {
  return !progress_->isHidden();
}

}  // namespace painleve::ui
