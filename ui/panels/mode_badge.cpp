#include "ui/panels/mode_badge.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/session/session.h"
#include "ui/theme/badge.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

ModeBadge::ModeBadge(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&session_, &Session::playheadChanged, this, &ModeBadge::refresh);
  connect(&session_, &Session::trajectoryChanged, this, &ModeBadge::refresh);
  refresh();
}

QSize ModeBadge::sizeHint() const {
  // Wide enough for every state, so that nothing beside it moves.
  double width = 0, height = 0;
  for (int lcp = 0; lcp <= 4; ++lcp) {
    for (const Mode mode : {Mode::SlipMinus, Mode::SlipPlus, Mode::Stick, Mode::Free}) {
      const QRectF rect = badgeRect(mode, lcp);
      width = std::max(width, rect.width());
      height = std::max(height, rect.height());
    }
  }
  return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))};
}

void ModeBadge::refresh() {
  const Frame& frame = session_.frame();
  known_ = frame.valid && !frame.contacts.empty();
  mode_ = Mode::Free;
  lcpMode_ = 0;
  // The first closed contact speaks; with none closed the system flies.
  for (const ContactReading& contact : frame.contacts) {
    if (contact.mode == Mode::Free) continue;
    mode_ = contact.mode;
    lcpMode_ = contact.lcpMode;
    break;
  }
  setAccessibleName(known_ ? modeWords(mode_, lcpMode_) : QString());
  update();
}

void ModeBadge::paintEvent(QPaintEvent*) {
  if (!known_) return;
  QPainter painter(this);
  paintBadge(painter, rect(), mode_, lcpMode_);
}

}  // namespace painleve::ui
