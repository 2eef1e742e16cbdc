#include "ui/panels/run_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panels/line_sample.h"
#include "ui/session/session.h"
#include "ui/theme/event_words.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kIcon = 16;

QString roleWord(Role role) {
  switch (role) {
    case Role::Active:
      return {};
    case Role::Ghost:
      return RunRow::tr("not taken");
    case Role::Kept:
      return RunRow::tr("kept");
    case Role::Compared:
      return RunRow::tr("compared");
  }
  return {};
}

QString endWords(const Run& run) {
  if (!run.error.empty())
    return RunRow::tr("cannot run: %1").arg(QString::fromStdString(run.error));
  if (!run.trajectory) return RunRow::tr("computing …");
  QString end = RunRow::tr("to %1").arg(numberText(run.trajectory->endTime, "s"));
  if (run.trajectory->endReason.empty()) return end;
  return RunRow::tr("%1: %2").arg(end, QString::fromStdString(run.trajectory->endReason));
}

QString secondLine(const Run& run) {
  QStringList words{roleWord(run.role), endWords(run)};
  words.removeAll({});
  return words.join(", ");
}

}  // namespace

RunRow::RunRow(Session& session, RunId id, Role role, QWidget* parent)
    : QWidget(parent),
      session_(session),
      id_(id),
      role_(role),
      sample_(new LineSample(this)),
      end_(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* row = new QHBoxLayout;
  row->setSpacing(kGrid / 2);
  row->addWidget(sample_);
  addName(*row);
  addCommands(*row);
  column->addLayout(row);
  end_->setObjectName("end");
  end_->setProperty("quiet", true);
  end_->setTextFormat(Qt::PlainText);
  end_->setWordWrap(true);
  end_->setIndent(sample_->width() + kGrid / 2);
  column->addWidget(end_);
}

void RunRow::addName(QHBoxLayout& row) {
  if (role_ == Role::Active || role_ == Role::Ghost) {
    title_ = new QLabel(this);
    title_->setTextFormat(Qt::PlainText);
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row.addWidget(title_, 1);
    return;
  }
  name_ = new QLineEdit(this);
  name_->setObjectName("name");
  name_->setAccessibleName(tr("name of the run"));
  connect(name_, &QLineEdit::editingFinished, this, &RunRow::rename);
  row.addWidget(name_, 1);
}

void RunRow::rename() {
  if (!name_->isModified()) return;
  name_->setModified(false);
  // Not from inside this signal: the list may lose this row by it.
  QTimer::singleShot(0, this, [this, text = name_->text()] {
    if (session_.renameRun(id_, text)) return;
    for (const Run& run : session_.runs())
      if (run.id == id_) showName(run);
  });
}

void RunRow::showName(const Run& run) {
  const QString name = role_ == Role::Active  ? tr("active run")
                       : role_ == Role::Ghost ? ruleName(run.name)
                                              : QString::fromStdString(run.name);
  if (title_ != nullptr) {
    title_->setText(name);
    title_->setToolTip(name.toHtmlEscaped());
  }
  if (name_ == nullptr) return;
  name_->setToolTip(name.toHtmlEscaped());
  if (name_->isModified() || name_->text() == name) return;
  name_->setText(name);
  name_->setCursorPosition(0);
}

void RunRow::refresh(const Run& run, const QPen& pen) {
  sample_->setPen(pen);
  showName(run);
  end_->setText(secondLine(run));
  if (eye_ == nullptr) return;
  eye_->setIcon(icon(run.visible ? "eye" : "eye_off"));
  eye_->setToolTip(run.visible ? tr("Hide") : tr("Show"));
  eye_->setAccessibleName(eye_->toolTip());
  compare_->setChecked(run.role == Role::Compared);
}

QToolButton* RunRow::addCommand(QHBoxLayout& row, const char* name, const QString& words,
                                void (*command)(Session&, RunId)) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setProperty("slim", true);
  button->setIconSize({kIcon, kIcon});
  button->setToolTip(words);
  button->setAccessibleName(words);
  button->setFocusPolicy(Qt::TabFocus);
  connect(button, &QToolButton::clicked, &session_, [&session = session_, id = id_, command] {
    // Not from inside this signal: the list may lose this row by it.
    QTimer::singleShot(0, &session, [&session, id, command] { command(session, id); });
  });
  row.addWidget(button);
  return button;
}

void RunRow::addCommands(QHBoxLayout& row) {
  if (role_ == Role::Active) return;
  addCommand(row, "activate", tr("Make this the active run; the active one is kept"),
             [](Session& session, RunId id) { session.makeActive(id); })
      ->setIcon(icon("swap"));
  if (role_ == Role::Ghost) {
    addCommand(row, "keep", tr("Keep this run"), [](Session& session, RunId id) {
      session.keepRun(id);
    })->setIcon(icon("pin"));
    return;
  }
  eye_ = addCommand(row, "eye", {}, [](Session& session, RunId id) {
    for (const Run& run : session.runs())
      if (run.id == id) return void(session.setRunVisible(id, !run.visible));
  });
  compare_ =
      addCommand(row, "compare", tr("Compare: drawn at full strength, and what differs below"),
                 [](Session& session, RunId id) {
                   for (const Run& run : session.runs())
                     if (run.id == id)
                       return void(session.setRunCompared(id, run.role != Role::Compared));
                 });
  compare_->setIcon(icon("compare"));
  compare_->setCheckable(true);
  addCommand(row, "remove", tr("Remove"), [](Session& session, RunId id) {
    session.removeRun(id);
  })->setIcon(icon("close"));
}

}  // namespace painleve::ui
