#include "ui/panels/run_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QTimer>
#include <QToolButton>

#include "ui/session/session.h"
#include "ui/theme/event_words.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kSampleWidth = 36, kIcon = 16, kEndWidth = 92;

class LineSample : public QWidget {
 public:
  LineSample(const QPen& pen, QWidget* parent) : QWidget(parent), pen_(pen) {
    setFixedSize(kSampleWidth, kIcon);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen_);
    painter.drawLine(QPointF(2, height() / 2.0), QPointF(width() - 2, height() / 2.0));
  }

 private:
  QPen pen_;
};

QString endWords(const Run& run) {
  if (!run.error.empty()) return QObject::tr("cannot run");
  if (!run.trajectory) return QObject::tr("computing …");
  return QObject::tr("to %1").arg(numberText(run.trajectory->endTime, "s"));
}

QString endTooltip(const Run& run) {
  if (!run.error.empty()) return QString::fromStdString(run.error);
  if (run.trajectory && !run.trajectory->endReason.empty())
    return QObject::tr("It ends early: %1.").arg(QString::fromStdString(run.trajectory->endReason));
  return {};
}

}  // namespace

RunRow::RunRow(Session& session, const Run& run, const QPen& pen, QWidget* parent)
    : QWidget(parent), session_(session), id_(run.id) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kGrid / 2);
  row->addWidget(new LineSample(pen, this));
  addName(*row, run);
  addEnd(*row, run);
  addCommands(*row, run);
}

void RunRow::addName(QHBoxLayout& row, const Run& run) {
  const QString name = run.role == Role::Active  ? tr("active run")
                       : run.role == Role::Ghost ? ruleName(run.name)
                                                 : QString::fromStdString(run.name);
  if (run.role == Role::Active || run.role == Role::Ghost) {
    auto* label = new QLabel(name, this);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row.addWidget(label, 1);
    return;
  }
  auto* edit = new QLineEdit(name, this);
  edit->setObjectName("name");
  edit->setAccessibleName(tr("name of the run"));
  edit->setToolTip(name);
  edit->setCursorPosition(0);
  connect(edit, &QLineEdit::editingFinished, this, [this, edit, name] {
    if (edit->text() == name) return;
    // The list is built anew while this field still speaks.
    QTimer::singleShot(0, &session_, [&session = session_, id = id_, text = edit->text()] {
      session.renameRun(id, text);
    });
    if (edit->text().trimmed().isEmpty()) edit->setText(name);
  });
  row.addWidget(edit, 1);
}

void RunRow::addEnd(QHBoxLayout& row, const Run& run) {
  auto* end = new QLabel(endWords(run), this);
  end->setProperty("quiet", true);
  end->setToolTip(endTooltip(run));
  end->setMinimumWidth(grown(kEndWidth));
  row.addWidget(end);
}

QToolButton* RunRow::button(const QString& iconName, const QString& name, const QString& words) {
  auto* result = new QToolButton(this);
  result->setObjectName(name);
  result->setProperty("slim", true);
  result->setIcon(icon(iconName));
  result->setIconSize({kIcon, kIcon});
  result->setToolTip(words);
  result->setAccessibleName(words);
  result->setFocusPolicy(Qt::TabFocus);
  return result;
}

void RunRow::addCommands(QHBoxLayout& row, const Run& run) {
  const auto add = [&](const char* iconName, const char* name, const QString& words, auto command) {
    QToolButton* made = button(iconName, name, words);
    connect(made, &QToolButton::clicked, this, [this, command] {
      // The list is built anew while this button still speaks.
      QTimer::singleShot(0, &session_,
                         [&session = session_, id = id_, command] { command(session, id); });
    });
    row.addWidget(made);
  };
  if (run.role != Role::Kept && run.role != Role::Compared) {
    add("pin", "keep", tr("Keep this run"), [](Session& s, RunId id) { s.keepRun(id); });
  }
  if (run.role == Role::Active) return;
  add("swap", "activate", tr("Make this the active run; the active one is kept"),
      [](Session& s, RunId id) { s.makeActive(id); });
  if (run.role == Role::Ghost) return;
  add(run.visible ? "eye" : "eye_off", "eye", run.visible ? tr("Hide") : tr("Show"),
      [visible = run.visible](Session& s, RunId id) { s.setRunVisible(id, !visible); });
  add("close", "remove", tr("Remove"), [](Session& s, RunId id) { s.removeRun(id); });
}

}  // namespace painleve::ui
