#include "ui/panels/transport.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/panels/speed_box.h"
#include "ui/panels/speed_slider.h"
#include "ui/panels/time_edit.h"
#include "ui/panels/time_slider.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kTimeWidth = 84, kSpeedSliderWidth = 104;

}  // namespace

Transport::Transport(Session& session, Playback& playback, QWidget* parent)
    : QWidget(parent), session_(session), playback_(playback), pace_(new QLabel(this)) {
  makeActions();
  makeToggles();
  connectActions();
  layOut();
  connect(&playback_, &Playback::playingChanged, this, &Transport::showPlaying);
  connect(&playback_, &Playback::loopsChanged, actions_.loop, &QAction::setChecked);
  connect(&playback_, &Playback::slowsAtEventsChanged, actions_.slowNearEvents,
          &QAction::setChecked);
  connect(&playback_, &Playback::effectiveSpeedChanged, this, &Transport::showPace);
  showPlaying(playback_.isPlaying());
  showPace(playback_.effectiveSpeed());
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
  const auto ctrl = [](Qt::Key key) { return QKeySequence(Qt::CTRL | key); };
  actions_.first = add(tr("Back to the start"), "first", Qt::Key_Backspace);
  actions_.previousEvent = add(tr("Previous event"), "event_back", ctrl(Qt::Key_Left));
  actions_.stepBack = add(tr("Step back"), "step_back", Qt::Key_Left);
  actions_.play = add(tr("Play"), "play", Qt::Key_Space);
  actions_.step = add(tr("Step"), "step", Qt::Key_Right);
  actions_.nextEvent = add(tr("Next event"), "event_next", ctrl(Qt::Key_Right));
  actions_.last = add(tr("To the end"), "last", Qt::Key_End);
  actions_.slower = add(tr("Slower"), {}, Qt::Key_Minus);
  actions_.faster = add(tr("Faster"), {}, Qt::Key_Equal);
  actions_.faster->setShortcuts({Qt::Key_Equal, Qt::Key_Plus});
}

void Transport::makeToggles() {
  actions_.loop = add(tr("Loop"), "loop", Qt::Key_L);
  actions_.slowNearEvents = add(tr("Time lens: slow near events"), "slow_near_events", Qt::Key_S);
  actions_.slowNearEvents->setToolTip(tr(
      "<p>Time lens (S)<br>playing takes its time around every event, and ever more on the way to "
      "a force without bound; the run itself is the same</p>"));
  actions_.fromHere = add(tr("From here"), "from_here", Qt::Key_E);
  actions_.fromHere->setToolTip(
      tr("<p>From here (E)<br>a change of μ, restitution, body or branch rule holds from the "
         "playhead on: the past stays. Start, duration and solver belong to the whole run.</p>"));
  for (QAction* toggle : {actions_.loop, actions_.slowNearEvents, actions_.fromHere})
    toggle->setCheckable(true);
  actions_.fromHere->setChecked(session_.fromHere());
  actions_.loop->setChecked(playback_.loops());
  actions_.slowNearEvents->setChecked(playback_.slowsAtEvents());
}

void Transport::connectActions() {
  const auto wire = [this](QAction* action, void (Playback::*command)()) {
    connect(action, &QAction::triggered, &playback_, command);
  };
  wire(actions_.first, &Playback::first);
  wire(actions_.previousEvent, &Playback::previousEvent);
  wire(actions_.stepBack, &Playback::stepBack);
  wire(actions_.play, &Playback::toggle);
  wire(actions_.step, &Playback::stepForward);
  wire(actions_.nextEvent, &Playback::nextEvent);
  wire(actions_.last, &Playback::last);
  wire(actions_.slower, &Playback::slower);
  wire(actions_.faster, &Playback::faster);
  connect(actions_.loop, &QAction::toggled, &playback_, &Playback::setLoops);
  connect(actions_.slowNearEvents, &QAction::toggled, &playback_, &Playback::setSlowsAtEvents);
  connect(actions_.fromHere, &QAction::toggled, &session_, &Session::setFromHere);
  connect(&session_, &Session::fromHereChanged, actions_.fromHere, &QAction::setChecked);
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
  for (QAction* action : {actions_.first, actions_.previousEvent, actions_.stepBack, actions_.play,
                          actions_.step, actions_.nextEvent, actions_.last, actions_.loop})
    row->addWidget(button(action));
  row->addSpacing(kGrid);
  row->addWidget(new TimeSlider(session_, this), 1);
  row->addSpacing(kGrid);
  QToolButton* fromHere = button(actions_.fromHere);
  fromHere->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  row->addWidget(fromHere);
  addTime(*row);
  row->addSpacing(kGrid);
  addSpeed(*row);
}

void Transport::addTime(QHBoxLayout& row) {
  auto* time = new TimeEdit(session_, this);
  time->setFixedWidth(grown(kTimeWidth));
  connect(time, &TimeEdit::refused, this, &Transport::refused);
  row.addWidget(new QLabel("<i>t</i>", this));
  row.addWidget(time);
  row.addWidget(new QLabel("s", this));
}

void Transport::addSpeed(QHBoxLayout& row) {
  auto* slider = new SpeedSlider(playback_, this);
  slider->setFixedWidth(kSpeedSliderWidth);
  pace_->setObjectName("pace");
  pace_->setAccessibleName(tr("speed at this moment"));
  // As wide as its longest text, so that nothing moves when it changes.
  pace_->setFixedWidth(pace_->fontMetrics().horizontalAdvance(speedText(1.0 / 256000)));
  row.addWidget(new QLabel(tr("speed"), this));
  row.addWidget(slider);
  row.addWidget(new SpeedBox(playback_, this));
  row.addWidget(button(actions_.slowNearEvents));
  row.addWidget(pace_);
}

void Transport::showPlaying(bool playing) {
  actions_.play->setText(playing ? tr("Pause") : tr("Play"));
  actions_.play->setIcon(icon(playing ? "pause" : "play"));
  actions_.play->setToolTip(actions_.play->text() + " (Space)");
}

void Transport::showPace(double pace) {
  // The box beside it says the speed that was chosen.
  pace_->setText(pace < playback_.speed() ? speedText(pace) : QString());
}

}  // namespace painleve::ui
