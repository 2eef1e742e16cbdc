#include "ui/plots/time_axis.h"

#include <algorithm>

#include "core/scene/scene_access.h"
#include "ui/session/session.h"

namespace painleve::ui {

TimeAxis& TimeAxis::of(Session& session) {
  auto* axis = session.findChild<TimeAxis*>(QString(), Qt::FindDirectChildrenOnly);
  return axis != nullptr ? *axis : *new TimeAxis(session);
}

TimeAxis::TimeAxis(Session& session) : QObject(&session), session_(session) {
  connect(&session, &Session::documentOpened, this, &TimeAxis::showAll);
  connect(&session, &Session::trajectoryChanged, this, &TimeAxis::followRun);
  connect(&session, &Session::runsChanged, this, &TimeAxis::followRun);
  followRun();
}

void TimeAxis::setRange(double lower, double upper) {
  if (!(lower < upper)) return;
  all_ = false;
  apply(lower, upper);
}

void TimeAxis::showAll() {
  all_ = true;
  followRun();
}

void TimeAxis::followRun() {
  if (!all_) return;
  double end = session_.endTime();
  if (end > 0) return apply(0, end);
  for (const Run& run : session_.runs())
    if (run.visible && run.trajectory) end = std::max(end, run.trajectory->endTime);
  apply(0, end > 0 ? end : durationOf(session_.scene()));
}

void TimeAxis::apply(double lower, double upper) {
  if (lower == lower_ && upper == upper_) return;
  lower_ = lower;
  upper_ = upper;
  emit changed();
}

}  // namespace painleve::ui
