#include "ui/panels/run_panel.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panels/edit_words.h"
#include "ui/panels/run_row.h"
#include "ui/session/session.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr double kLine = 2;  // px

/// Indices of the scene's edits in order of time, as editWords() gives its lines.
std::vector<std::size_t> orderOfTime(const std::vector<Edit>& edits) {
  std::vector<std::size_t> order(edits.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t i, std::size_t j) { return edits[i].time < edits[j].time; });
  return order;
}

}  // namespace

RunPanel::RunPanel(Session& session, QWidget* parent) : QScrollArea(parent), session_(session) {
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  connect(&session_, &Session::runsChanged, this, &RunPanel::rebuild);
  // A hand that drags changes the scene all the time, but seldom its edits.
  connect(&session_, &Session::sceneChanged, this, [this] {
    if (session_.scene().edits != edits_) rebuild();
  });
  rebuild();
}

QLabel* RunPanel::heading(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("quiet", true);
  label->setWordWrap(true);
  return label;
}

void RunPanel::rebuild() {
  edits_ = session_.scene().edits;
  auto* page = new QWidget;
  page->setObjectName("form");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, kGrid, 0);
  column->setSpacing(kGrid / 2);
  addRuns(*column);
  addEdits(*column);
  column->addStretch();
  // A button of the old list may be the sender of this very change: the list goes later.
  if (QWidget* old = takeWidget()) {
    old->hide();
    old->deleteLater();
  }
  setWidget(page);
}

void RunPanel::addRuns(QVBoxLayout& column) {
  std::size_t kept = 0;
  bool ghosts = false;
  for (const Run& run : session_.runs()) {
    QPen pen(ui::palette().text, 3);
    if (run.role == Role::Ghost) {
      if (!std::exchange(ghosts, true))
        column.addWidget(
            heading(tr("Other futures, from t = %1 on").arg(numberText(run.since, "s"))));
      pen = ghostPen(run.name, kLine);
    } else if (run.role != Role::Active) {
      if (kept == 0) column.addWidget(heading(tr("Kept")));
      pen = runPen(kept++, kLine);
    }
    column.addWidget(new RunRow(session_, run, pen));
  }
  if (kept == 0)
    column.addWidget(
        heading(tr("Kept runs will appear here: keep the active one (key K), then change μ or the "
                   "start and compare.")));
  addCommands(column, kept > 0);
}

void RunPanel::addCommands(QVBoxLayout& column, bool anyKept) {
  if (!anyKept) return;
  auto* clear = new QPushButton(tr("Remove all kept runs"));
  clear->setObjectName("clearKept");
  clear->setFocusPolicy(Qt::TabFocus);
  connect(clear, &QPushButton::clicked, &session_,
          [this] { QTimer::singleShot(0, &session_, [this] { session_.clearKept(); }); });
  auto* row = new QHBoxLayout;
  row->addWidget(clear);
  row->addStretch();
  column.addLayout(row);
}

void RunPanel::addEdits(QVBoxLayout& column) {
  const auto& edits = session_.scene().edits;
  if (edits.empty()) return;
  column.addWidget(heading(tr("Changes during the motion")));
  const QStringList words = editWords(session_.scene());
  qsizetype line = 0;
  for (const std::size_t i : orderOfTime(edits)) column.addLayout(editRow(i, words[line++]));
}

QHBoxLayout* RunPanel::editRow(std::size_t index, const QString& words) {
  const double time = session_.scene().edits[index].time;
  auto* row = new QHBoxLayout;
  auto* when = new QPushButton(tr("t = %1").arg(numberText(time, "s")));
  when->setObjectName("goToEdit");
  when->setToolTip(tr("Go there"));
  when->setFocusPolicy(Qt::TabFocus);
  connect(when, &QPushButton::clicked, &session_, [this, time] { session_.setPlayhead(time); });
  auto* what = new QLabel(words);
  what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  what->setToolTip(words);
  auto* remove = new QToolButton;
  remove->setObjectName("removeEdit");
  remove->setProperty("slim", true);
  remove->setIcon(icon("close"));
  remove->setToolTip(tr("Remove this change"));
  remove->setFocusPolicy(Qt::TabFocus);
  connect(remove, &QToolButton::clicked, &session_, [this, index] {
    QTimer::singleShot(0, &session_, [this, index] { session_.removeEdit(index); });
  });
  row->addWidget(when);
  row->addWidget(what, 1);
  row->addWidget(remove);
  return row;
}

}  // namespace painleve::ui
