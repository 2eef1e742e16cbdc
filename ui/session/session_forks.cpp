// Runs kept beside the active one many at a time, and the study of its steps.

#include <utility>

#include <QStringList>

#include "ui/session/forks.h"
#include "ui/session/kept_runs.h"
#include "ui/session/session_impl.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {

bool Session::keepFutures(const RuleWords& words) {
  endPreview();
  // A change of the document may bring another run while this one is read.
  const Run active = impl_->active();
  if (isComputing() || isStale() || !active.trajectory) {
    emit refused(tr("The futures can be kept once the run is there"));
    return false;
  }
  const Trajectory& run = *active.trajectory;
  const auto fork = branchPointAt(run, playhead());
  if (!fork) {
    emit refused(run.branches.empty()
                     ? tr("There is no branch point: this run has one future only")
                     : tr("There is no branch point up to here: the first is at t = %1 s")
                           .arg(run.events[run.branches.front().event].time));
    return false;
  }
  const BranchPoint& point = run.branches[*fork];
  return apply(tr("keep all futures"), {}, [&](Scene& scene) {
    endComparison(scene);
    for (std::size_t i = 0; i < point.futures.size(); ++i) {
      const Future& future = point.futures[i];
      const bool taken = i == point.taken;
      const Scene way = taken ? *active.scene : futureScene(*active.scene, *fork, future);
      keepBeside(scene, way, words(future.rule).toStdString(), !taken);
    }
  });
}

bool Session::compareWith(Contest contest) {
  endPreview();
  const Rivals rivals = rivalsOf(scene(), contest);
  const bool done = !rivals.runs.empty() && apply(tr("compare"), {}, [&rivals](Scene& scene) {
    endComparison(scene);
    for (const Rival& rival : rivals.runs) keepBeside(scene, rival.scene, rival.name, true);
  });
  QStringList out;
  for (const std::string& line : rivals.leftOut) out << QString::fromStdString(line);
  if (!out.isEmpty()) emit refused(tr("Left out: %1").arg(out.join("; ")));
  return done;
}

void Session::requestStepStudy() {
  impl_->study_.request(impl_->scene());
  emit stepStudyChanged();
}

void Session::stopStepStudy() {
  impl_->study_.stop();
}

std::shared_ptr<const StudyResult> Session::stepStudy() const {
  return impl_->study_.result();
}

std::optional<Work> Session::stepStudyWork() const {
  return impl_->study_.work();
}

void Session::checkStudy() {
  const auto studied = impl_->study_.scene();
  if (!studied || runsAlike(*studied, scene())) return;
  impl_->study_.drop();
  emit stepStudyChanged();
}

}  // namespace painleve::ui
