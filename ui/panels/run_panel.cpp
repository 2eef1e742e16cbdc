#include "ui/panels/run_panel.h"

#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/scene/scene_access.h"
#include "ui/panels/run_row.h"
#include "ui/panels/scene_edits.h"
#include "ui/session/session.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr double kLine = 2;  // px

/// "μ = 1.6, e = 0.5": what an edit sets.
QString editWords(const Scene& scene, const Edit& edit) {
  QStringList words;
  for (const Member& member : edit.set) {
    QString name = QString::fromStdString(member.key);
    for (const FieldGroup& group : fieldGroups(scene))
      for (const Field& field : group.fields)
        if (field.path == member.key) name = plainText(field.spec.symbol);
    const double* number = member.value.number();
    const std::string* text = member.value.text();
    words << name + " = " +
                 (number != nullptr ? numberText(*number)
                  : text != nullptr ? QString::fromStdString(*text)
                                    : QStringLiteral("…"));
  }
  return words.join(", ");
}

}  // namespace

RunPanel::RunPanel(Session& session, QWidget* parent) : QScrollArea(parent), session_(session) {
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  connect(&session_, &Session::runsChanged, this, &RunPanel::rebuild);
  connect(&session_, &Session::undoStateChanged, this, &RunPanel::rebuild);
  rebuild();
}

QLabel* RunPanel::heading(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("quiet", true);
  label->setWordWrap(true);
  return label;
}

void RunPanel::rebuild() {
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
  for (std::size_t i = 0; i < edits.size(); ++i) {
    auto* row = new QHBoxLayout;
    auto* when = new QPushButton(tr("t = %1").arg(numberText(edits[i].time, "s")));
    when->setObjectName("goToEdit");
    when->setToolTip(tr("Go there"));
    when->setFocusPolicy(Qt::TabFocus);
    connect(when, &QPushButton::clicked, &session_,
            [this, time = edits[i].time] { session_.setPlayhead(time); });
    auto* words = new QLabel(editWords(session_.scene(), edits[i]));
    words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    words->setToolTip(words->text());
    auto* remove = new QToolButton;
    remove->setObjectName("removeEdit");
    remove->setProperty("slim", true);
    remove->setIcon(icon("close"));
    remove->setToolTip(tr("Remove this change"));
    remove->setFocusPolicy(Qt::TabFocus);
    connect(remove, &QToolButton::clicked, &session_,
            [this, i] { QTimer::singleShot(0, &session_, [this, i] { session_.removeEdit(i); }); });
    row->addWidget(when);
    row->addWidget(words, 1);
    row->addWidget(remove);
    column.addLayout(row);
  }
}

}  // namespace painleve::ui
