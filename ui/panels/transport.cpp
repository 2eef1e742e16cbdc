#include "ui/panels/transport.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/panels/number_edit.h"
#include "ui/panels/speed_box.h"
#include "ui/panels/time_slider.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"
#include "ui/theme/icons.h"
#include "ui/theme/style.h"

namespace painleve::ui {

Transport::Transport(Session& session, Playback& playback, QWidget* parent)
    : QWidget(parent), session_(session), playback_(playback), time_(new NumberEdit(this)) {
  makeActions();
  time_->setObjectName("time");
  time_->setAccessibleName(tr("time in seconds"));
  time_->setFixedWidth(92);
  layOut();
  connect(time_, &NumberEdit::entered, &session_, &Session::setPlayhead);
  connect(time_, &NumberEdit::cleared, this, [this] { time_->setNumber(session_.playhead()); });
  connect(&session_, &Session::playheadChanged, time_, [this](double t) { time_->setNumber(t); });
  connect(&playback_, &Playback::playingChanged, this, &Transport::showPlaying);
  connect(&playback_, &Playback::loopsChanged, actions_.loop, &QAction::setChecked);
  time_->setNumber(session_.playhead());
}

QAction* Transport::add(const QString& text, const QString& iconName, const QKeySequence& key) {
  auto* action = new QAction(text, this);
  if (!iconName.isEmpty()) action->setIcon(icon(iconName));
  action->setShortcut(key);
  action->setToolTip(text + " (" + key.toString(QKeySequence::NativeText) + ")");
  addAction(action);
  return action;
}

void Transport::makeActions() {
  actions_.first = add(tr("Back to the start"), "first", Qt::Key_Backspace);
  actions_.stepBack = add(tr("Step back"), "step_back", Qt::Key_Left);
  actions_.play = add(tr("Play"), "play", Qt::Key_Space);
  actions_.step = add(tr("Step"), "step", Qt::Key_Right);
  actions_.last = add(tr("To the end"), "last", Qt::Key_End);
  actions_.loop = add(tr("Loop"), "loop", Qt::Key_L);
  actions_.slower = add(tr("Slower"), {}, Qt::Key_Minus);
  actions_.faster = add(tr("Faster"), {}, Qt::Key_Equal);
  actions_.faster->setShortcuts({Qt::Key_Equal, Qt::Key_Plus});
  actions_.loop->setCheckable(true);
  connect(actions_.first, &QAction::triggered, &playback_, &Playback::first);
  connect(actions_.stepBack, &QAction::triggered, &playback_, &Playback::stepBack);
  connect(actions_.play, &QAction::triggered, &playback_, &Playback::toggle);
  connect(actions_.step, &QAction::triggered, &playback_, &Playback::stepForward);
  connect(actions_.last, &QAction::triggered, &playback_, &Playback::last);
  connect(actions_.loop, &QAction::toggled, &playback_, &Playback::setLoops);
  connect(actions_.slower, &QAction::triggered, &playback_, &Playback::slower);
  connect(actions_.faster, &QAction::triggered, &playback_, &Playback::faster);
}

QToolButton* Transport::button(QAction* action) {
  auto* button = new QToolButton(this);
  button->setDefaultAction(action);
  button->setIconSize({24, 24});
  // Without focus Space can never press the button that was clicked last.
  button->setFocusPolicy(Qt::NoFocus);
  return button;
}

void Transport::layOut() {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPanelPadding, kGrid / 2, kPanelPadding, kGrid / 2);
  row->setSpacing(kGrid / 2);
  for (QAction* action : {actions_.first, actions_.stepBack, actions_.play, actions_.step,
                          actions_.last, actions_.loop})
    row->addWidget(button(action));
  row->addSpacing(kGrid);
  row->addWidget(new TimeSlider(session_, this), 1);
  row->addSpacing(kGrid);
  row->addWidget(new QLabel("<i>t</i>", this));
  row->addWidget(time_);
  row->addWidget(new QLabel("s", this));
  row->addSpacing(2 * kGrid);
  row->addWidget(new QLabel(tr("speed"), this));
  row->addWidget(new SpeedBox(playback_, this));
}

void Transport::showPlaying(bool playing) {
  actions_.play->setText(playing ? tr("Pause") : tr("Play"));
  actions_.play->setIcon(icon(playing ? "pause" : "play"));
  actions_.play->setToolTip(actions_.play->text() + " (Space)");
}

}  // namespace painleve::ui
