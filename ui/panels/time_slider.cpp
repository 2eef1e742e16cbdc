#include "ui/panels/time_slider.h"

#include <cmath>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/session/event_times.h"
#include "ui/session/session.h"
#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

/// Where theory offers no answer, or several, the tick wears that mode's colour and stands out.
QColor tickColour(EventKind kind) {
  const Palette& colours = ui::palette();
  switch (kind) {
    case EventKind::TangentialImpact:
    case EventKind::SingularPoint:
      return colours.lcp[2];
    case EventKind::BranchPoint:
      return colours.lcp[4];
    default:
      return colours.text;
  }
}

}  // namespace

TimeSlider::TimeSlider(Session& session, QWidget* parent) : TrackSlider(parent), session_(session) {
  setMinimumHeight(28);
  setAccessibleName(tr("time"));
  connect(&session_, &Session::trajectoryChanged, this, &TimeSlider::refreshRange);
  connect(&session_, &Session::sceneChanged, this, &TimeSlider::refreshRange);
  connect(&session_, &Session::playheadChanged, this, &TrackSlider::setValue);
  connect(this, &TrackSlider::moved, &session_, &Session::setPlayhead);
  refreshRange();
}

void TimeSlider::refreshRange() {
  constexpr double kShortest = 1e-12;  // a run that ends where it starts still has a slider
  setRange(0, std::max(session_.endTime(), kShortest));
  setValue(session_.playhead());
}

void TimeSlider::drawMarks(QPainter& painter) {
  const auto trajectory = session_.trajectory();
  if (!trajectory) return;
  double last = -1;
  for (const Event& event : trajectory->events) {
    if (!isInnerEvent(event.kind)) continue;
    const double x = positionOf(event.time);
    const QColor colour = tickColour(event.kind);
    const bool special = colour != ui::palette().text;
    // A bouncing end has thousands of events within a pixel: one tick is enough there.
    if (!special && std::abs(x - last) < 1) continue;
    last = x;
    const double reach = special ? 11 : 8;
    painter.setPen(QPen(colour, special ? 3 : 1.5));
    painter.drawLine(QPointF(x, grooveY() - reach), QPointF(x, grooveY() + reach));
  }
}

QString TimeSlider::eventsAt(double x) const {
  constexpr double kReach = 4;
  constexpr int kMost = 6;
  QStringList lines;
  const auto trajectory = session_.trajectory();
  if (!trajectory) return {};
  for (const Event& event : trajectory->events) {
    if (!isInnerEvent(event.kind) || std::abs(positionOf(event.time) - x) > kReach) continue;
    if (lines.size() == kMost) {
      lines << "…";
      break;
    }
    lines << numberText(event.time, "s") + "  " + eventWords(event.kind);
  }
  return lines.join('\n');
}

bool TimeSlider::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return TrackSlider::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), eventsAt(help->pos().x()), this);
  return true;
}

}  // namespace painleve::ui
