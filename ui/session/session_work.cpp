// What a session has under way, and how it is stopped and taken up again.

#include "ui/session/session_impl.h"

namespace painleve::ui {

std::optional<Work> Session::work() const {
  const Impl& my = *impl_;
  if (const ProgressReading run = my.runs_.progress(); run.begun) return Work{WorkKind::Run, run};
  if (const ProgressReading plane = my.planes_.progress(); plane.begun)
    return Work{WorkKind::Plane, plane};
  if (const auto others = my.side_.work()) return others;
  const auto study = my.study_.work();
  return study && study->progress.begun ? study : std::nullopt;
}

void Session::stopComputing() {
  impl_->rest_.stop();
  impl_->runs_.cancel();
  impl_->planes_.cancel();
  impl_->side_.cancel();
  impl_->study_.stop();
}

bool Session::isCut() const {
  const Impl& my = *impl_;
  return my.active().cut || my.planes_.isCut() || my.side_.anyCut();
}

void Session::computeAgain() {
  if (!isCut()) return;
  Impl& my = *impl_;
  if (isStale() || my.active().cut) {
    my.side_.hold();
    my.side_.dropGhosts();
    my.runs_.request(my.scene(), false);
  }
  if (my.planes_.isCut()) my.planes_.follow(my.force_);
  my.side_.again();
  showRuns();
}

}  // namespace painleve::ui
