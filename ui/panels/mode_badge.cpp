#include "ui/panels/mode_badge.h"

#include <cmath>

#include <QPainter>

#include "ui/session/session.h"
#include "ui/theme/event_words.h"

namespace painleve::ui {

ModeBadge::ModeBadge(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&session_, &Session::playheadChanged, this, &ModeBadge::refresh);
  connect(&session_, &Session::trajectoryChanged, this, &ModeBadge::refresh);
  refresh();
}

QSize ModeBadge::sizeHint() const {
  // Wide enough for every mode, so that nothing beside it moves; a singular point is rare and
  // takes the room it needs.
  QRectF room = badgeRect(state_);
  for (int lcp = 0; lcp <= 4; ++lcp)
    for (const Mode mode : {Mode::SlipMinus, Mode::SlipPlus, Mode::Stick, Mode::Free})
      room |= badgeRect(mode, lcp);
  return {static_cast<int>(std::ceil(room.width())), static_cast<int>(std::ceil(room.height()))};
}

void ModeBadge::refresh() {
  const Frame& frame = session_.frame();
  known_ = frame.valid && !frame.contacts.empty();
  const QString before = badgeWords(state_);
  state_ = {Mode::Free, 0, frame.ahead, frame.rule};
  // The first closed contact speaks; with none closed the system flies.
  for (const ContactReading& contact : frame.contacts) {
    if (contact.mode == Mode::Free) continue;
    state_.mode = contact.mode;
    state_.lcpMode = contact.lcpMode;
    break;
  }
  const QString words = known_ ? badgeWords(state_) : QString();
  setAccessibleName(words);
  if (badgeWords(state_) != before) updateGeometry();
  setToolTip(toolTipWords());
  update();
}

QString ModeBadge::toolTipWords() const {
  if (!known_ || !state_.ahead) return {};
  const QString first = tr("at this moment: %1").arg(eventWords(*state_.ahead));
  return state_.rule.empty() ? first : first + "\n" + ruleWords(state_.rule);
}

void ModeBadge::paintEvent(QPaintEvent*) {
  if (!known_) return;
  QPainter painter(this);
  paintBadge(painter, rect(), state_);
}

}  // namespace painleve::ui
