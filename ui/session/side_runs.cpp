#include "ui/session/side_runs.h"

#include <algorithm>
#include <utility>

#include "core/errors.h"
#include "core/scene/variation.h"
#include "ui/session/forks.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {
namespace {

/// After the active run and the phase plane.
constexpr int kPriority = 0;

/// The run of the list that is this one: by its name, or one that was renamed.
std::vector<Run>::iterator sameRun(std::vector<Run>& runs, const Run& wanted, const Scene& scene) {
  const auto alike = [&wanted](const Run& old) {
    return old.scene && wanted.scene && runsAlike(*old.scene, *wanted.scene);
  };
  const auto named = std::ranges::find_if(
      runs, [&](const Run& old) { return old.name == wanted.name && alike(old); });
  if (named != runs.end()) return named;
  return std::ranges::find_if(runs, [&](const Run& old) {
    const auto& names = scene.variations;
    return alike(old) && std::ranges::find(names, old.name, &Variation::name) == names.end();
  });
}

std::string keyOf(RunId id) {
  return "run:" + std::to_string(id);
}

}  // namespace

SideRuns::~SideRuns() {
  for (const Errand& errand : errands_) jobs_.cancel(keyOf(errand.id));
}

void SideRuns::request(const Run& run) {
  if (errands_.empty()) beginBatch();
  errands_.push_back(
      {run.id, run.scene, std::make_shared<Mailbox<RunResult>>(), std::make_shared<Progress>()});
  if (!held_) post(errands_.back());
}

void SideRuns::post(const Errand& errand) {
  const auto work = [errand](const JobStop& stop) {
    if (auto result = computeRun(*errand.scene, *errand.progress, stop))
      errand.mail->put(std::move(*result));
  };
  jobs_.post(keyOf(errand.id), kPriority, work);
}

void SideRuns::hold() {
  if (std::exchange(held_, true)) return;
  for (const Errand& errand : errands_) jobs_.cancel(keyOf(errand.id));
}

void SideRuns::goOn() {
  if (!std::exchange(held_, false)) return;
  beginBatch();
  for (const Errand& errand : errands_) post(errand);
}

void SideRuns::forget(const Run& run) {
  jobs_.cancel(keyOf(run.id));
  std::erase_if(errands_, [&](const Errand& errand) { return errand.id == run.id; });
}

bool SideRuns::keepUp(const Scene& scene) {
  std::vector<Run> before = std::exchange(kept_, {});
  bool changed = before.size() != scene.variations.size();
  const std::vector<RunDisplay> shown = shownOf(scene);
  for (std::size_t i = 0; i < scene.variations.size(); ++i) {
    const Variation& variation = scene.variations[i];
    Run run{++lastId_, Role::Kept, variation.name, nullptr, nullptr, true, 0, {}, false, 0};
    try {
      run.scene = std::make_shared<const Scene>(variedScene(scene, variation));
    } catch (const SceneError& error) {
      run.error = error.what();
    }
    const auto same = sameRun(before, run, scene);
    if (same != before.end()) {
      changed = changed || same->name != run.name;
      same->name = run.name;
      run = std::move(*same);
      before.erase(same);
    } else {
      changed = true;
      if (run.scene) request(run);
    }
    const bool visible = !shown[i].hidden;
    const Role role = shown[i].compared ? Role::Compared : Role::Kept;
    changed = changed || run.visible != visible || run.role != role;
    run.visible = visible;
    run.role = role;
    kept_.push_back(std::move(run));
  }
  for (const Run& gone : before) forget(gone);
  return changed;
}

void SideRuns::haunt(const Scene& scene, const Trajectory& trajectory) {
  dropGhosts();
  for (std::size_t branch = 0; branch < trajectory.branches.size(); ++branch) {
    const BranchPoint& point = trajectory.branches[branch];
    for (std::size_t i = 0; i < point.futures.size() && ghosts_.size() < kMostGhosts; ++i) {
      if (i == point.taken) continue;
      auto future = std::make_shared<const Scene>(futureScene(scene, branch, point.futures[i]));
      ghosts_.push_back({++lastId_,
                         Role::Ghost,
                         point.futures[i].rule,
                         std::move(future),
                         nullptr,
                         true,
                         trajectory.events[point.event].time,
                         {},
                         false,
                         0});
      request(ghosts_.back());
    }
  }
}

bool SideRuns::dropGhosts() {
  for (const Run& ghost : ghosts_) forget(ghost);
  return !std::exchange(ghosts_, {}).empty();
}

std::optional<std::size_t> SideRuns::keptIndex(RunId id) const {
  const auto found = std::ranges::find(kept_, id, &Run::id);
  if (found == kept_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - kept_.begin());
}

Run* SideRuns::find(RunId id) {
  for (auto* runs : {&kept_, &ghosts_})
    for (Run& run : *runs)
      if (run.id == id) return &run;
  return nullptr;
}

bool SideRuns::poll() {
  const std::size_t before = errands_.size();
  std::erase_if(errands_, [this](const Errand& errand) {
    auto letter = errand.mail->take();
    if (!letter) return false;
    if (Run* run = find(errand.id)) {
      run->trajectory = std::move(letter->trajectory);
      run->error = std::move(letter->error);
      run->cut = letter->cut;
      if (run->trajectory) doneRows_ += run->trajectory->rowCount();
    }
    ++done_;
    return true;
  });
  return errands_.size() != before;
}

bool SideRuns::pending() const {
  return !errands_.empty();
}

void SideRuns::beginBatch() {
  done_ = doneRows_ = 0;
  batch_.begin();
}

std::optional<Work> SideRuns::work() const {
  if (held_ || errands_.empty()) return std::nullopt;
  // They are computed in their order: the last one begun is the one under way.
  ProgressReading current;
  for (const Errand& errand : errands_)
    if (const ProgressReading reading = errand.progress->reading(); reading.begun)
      current = reading;
  const std::size_t all = done_ + errands_.size();
  ProgressReading whole = batch_.reading();
  whole.fraction = (static_cast<double>(done_) + current.fraction) / static_cast<double>(all);
  whole.count = doneRows_ + current.count;
  return Work{WorkKind::OtherRuns, whole, done_ + 1, all};
}

void SideRuns::cancel() {
  for (const Errand& errand : errands_) errand.progress->cancel();
}

bool SideRuns::anyCut() const {
  return std::ranges::any_of(kept_, &Run::cut) || std::ranges::any_of(ghosts_, &Run::cut);
}

bool SideRuns::again() {
  const std::size_t before = errands_.size();
  for (auto* runs : {&kept_, &ghosts_}) {
    for (Run& run : *runs) {
      if (!run.cut) continue;
      run.trajectory = nullptr;
      run.error.clear();
      run.cut = false;
      request(run);
    }
  }
  return errands_.size() != before;
}

}  // namespace painleve::ui
