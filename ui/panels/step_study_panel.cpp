#include "ui/panels/step_study_panel.h"

#include <cmath>

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/panels/rich_text.h"
#include "ui/panels/study_words.h"
#include "ui/session/session.h"
#include "ui/session/shown_runs.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kWatchMs = 100, kFinest = 1000;

QString coloured(const QString& html, bool old) {
  if (!old || html.isEmpty()) return html;
  return "<div style=\"color:" + ui::palette().muted.name() + "\">" + html + "</div>";
}

}  // namespace

StepStudyPanel::StepStudyPanel(Session& session, QWidget* parent)
    : QScrollArea(parent), session_(session) {
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setWidget(makePage());
  for (const auto signal : {&Session::stepStudyChanged, &Session::sceneChanged})
    connect(&session_, signal, this, &StepStudyPanel::follow);
  watch_.setInterval(kWatchMs);
  connect(&watch_, &QTimer::timeout, this, &StepStudyPanel::showWaiting);
  follow();
}

QWidget* StepStudyPanel::makePage() {
  auto* page = new QWidget;
  page->setObjectName("form");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, kGrid, 0);
  column->setSpacing(kGrid);
  column->addWidget(makeCommands());
  for (auto* text : {&verdict_, &numbers_}) {
    *text = new RichText;
    column->addWidget(*text);
  }
  verdict_->setObjectName("verdict");
  numbers_->setObjectName("studyNumbers");
  column->addStretch();
  return page;
}

QWidget* StepStudyPanel::makeCommands() {
  auto* row = new QWidget;
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(kGrid);
  start_ = addButton(*row, tr("Study this scene"), "startStudy");
  stop_ = addButton(*row, tr("Stop"), "stopStudy");
  runs_ = addButton(*row, tr("Show as runs"), "studyRuns");
  runs_->setToolTip(
      tr("<p>Keep h, h/2, h/4, h/8 and event-driven as compared runs: they are drawn "
         "over each other in all views</p>"));
  progress_ = new QProgressBar;
  progress_->setRange(0, kFinest);
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("studied so far"));
  line->addWidget(progress_, 1);
  waiting_ = new QLabel;
  waiting_->setObjectName("studyWaiting");
  waiting_->setProperty("quiet", true);
  line->addWidget(waiting_);
  line->addStretch();
  connect(start_, &QPushButton::clicked, &session_, &Session::requestStepStudy);
  connect(stop_, &QPushButton::clicked, &session_, &Session::stopStepStudy);
  connect(runs_, &QPushButton::clicked, this, [this] {
    if (session_.compareWith(Contest::StepStudy)) emit compared();
  });
  return row;
}

QPushButton* StepStudyPanel::addButton(QWidget& row, const QString& text, const char* name) {
  auto* button = new QPushButton(text);
  button->setObjectName(QLatin1String(name));
  button->setFocusPolicy(Qt::TabFocus);
  row.layout()->addWidget(button);
  return button;
}

void StepStudyPanel::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  follow();
}

void StepStudyPanel::follow() {
  const bool waits = session_.stepStudyWork().has_value();
  start_->setVisible(!waits);
  stop_->setVisible(waits);
  progress_->setVisible(waits);
  waiting_->setVisible(waits);
  if (waits && isVisible()) {
    watch_.start();
  } else {
    watch_.stop();
  }
  showWaiting();
  showResult();
}

void StepStudyPanel::showWaiting() {
  const auto work = session_.stepStudyWork();
  if (!work) return;
  progress_->setValue(static_cast<int>(std::lround(kFinest * work->progress.fraction)));
  waiting_->setText(work->progress.begun ? tr("run %1 of %2").arg(work->number).arg(work->of)
                                         : tr("waits for its turn"));
}

void StepStudyPanel::showResult() {
  const auto result = session_.stepStudy();
  const bool old = result && !runsAlike(*result->scene, session_.scene());
  runs_->setVisible(result && result->error.empty() && !session_.stepStudyWork());
  runs_->setEnabled(!old);
  if (!result)
    return setWords({},
                    tr("Is what you see physics, or made by the time step? The scene is run again "
                       "with the step h, with h/2, h/4, h/8, with steps a little shorter than "
                       "each of these, and event-driven, without steps."),
                    {}, false);
  if (!result->error.empty())
    return setWords(tr("No study"), QString::fromStdString(result->error).toHtmlEscaped(), {}, old);
  setWords(verdictTitle(result->study), verdictSentence(result->study), studyTable(result->study),
           old);
}

void StepStudyPanel::setWords(const QString& title, const QString& sentence, const QString& table,
                              bool old) {
  QString html;
  if (old)
    html +=
        "<p style=\"margin:0\">" + tr("Of an older scene: study the present one again.") + "</p>";
  const QString heading =
      title.isEmpty()
          ? QString()
          : QStringLiteral("<p style=\"font-size:%1pt; font-weight:600; margin:0\">%2</p>")
                .arg(badgeFont().pointSize())
                .arg(title);
  verdict_->setHtml(html + coloured(heading + "<p style=\"margin:0\">" + sentence + "</p>", old));
  numbers_->setHtml(coloured(table, old));
  numbers_->setVisible(!table.isEmpty());
}

}  // namespace painleve::ui
