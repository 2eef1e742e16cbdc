#include "ui/plots/plane_start.h"

#include "core/errors.h"
#include "ui/session/session.h"

namespace painleve::ui {

void PlaneStart::open(const PhaseRequest& plane) {
  plane_ = plane;
  key_ = QString("start in the plane %1").arg(++gestures_);
  active_ = true;
  moved_ = false;
  refusal_.clear();
  result_ = nullptr;
}

bool PlaneStart::begin(const PhaseRequest& plane, PlanePoint at) {
  open(plane);
  keepsFormer_ = true;
  return place(at);
}

bool PlaneStart::grab(const PhaseRequest& plane, RunId run) {
  open(plane);
  keepsFormer_ = false;
  // What is no axis stays as the run has it.
  plane_.held.clear();
  plane_.slip = 0;
  if (run == kActiveRun) return true;
  if (session_.makeActive(run, key_)) result_ = &session_.scene();
  return result_ != nullptr;
}

bool PlaneStart::move(PlanePoint to) {
  moved_ = true;
  return place(to);
}

bool PlaneStart::place(PlanePoint at) {
  const Scene* before = &session_.scene();
  try {
    const Tree start = planeStart(*before, plane_, at.x, at.y);
    refusal_.clear();
    // The body is shown where it is put.
    session_.setPlayhead(0);
    if (!session_.startFrom(start, key_, keepsFormer_)) return false;
  } catch (const SceneError& error) {
    const Problem& problem = error.problems.front();
    refusal_ = QString::fromStdString(problem.message + "; allowed: " + problem.allowed);
    return false;
  }
  if (&session_.scene() != before) result_ = &session_.scene();
  return true;
}

void PlaneStart::end() {
  active_ = false;
  session_.endMerge();
}

void PlaneStart::takeBack() {
  end();
  if (result_ != nullptr && result_ == &session_.scene() && session_.canUndo()) session_.undo();
  result_ = nullptr;
}

}  // namespace painleve::ui
