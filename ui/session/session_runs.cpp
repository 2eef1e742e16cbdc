// The runs of a session beside its active one.

#include <algorithm>

#include "core/scene/scene_json.h"
#include "ui/session/kept_runs.h"
#include "ui/session/run_words.h"
#include "ui/session/session_impl.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {

std::span<const Run> Session::runs() const {
  return impl_->shown_;
}

void Session::showRuns() {
  impl_->collect();
  emit runsChanged();
}

void Session::awaitGhosts() {
  const auto& trajectory = impl_->active().trajectory;
  const bool forked = trajectory && !trajectory->branches.empty();
  if (forked && !isComputing() && !isStale() && impl_->side_.ghosts().empty()) impl_->rest_.start();
}

void Session::haunt() {
  if (isComputing() || isStale() || !impl_->active().trajectory) return;
  impl_->side_.haunt(*impl_->active().scene, *impl_->active().trajectory);
  showRuns();
}

bool Session::startAt(const Members& initial, const QString& mergeKey, bool keepFormer) {
  // Values that name their chart are a start of their own.
  const bool isWhole = std::ranges::find(initial, "on_ground", &Member::key) != initial.end();
  Tree start = isWhole ? Tree::object() : scene().initial;
  for (const Member& member : initial) start.set(member.key, member.value);
  return startFrom(start, mergeKey, keepFormer);
}

bool Session::startFrom(const Tree& initial, const QString& mergeKey, bool keepFormer) {
  const bool goesOn = !mergeKey.isEmpty() && mergeKey == impl_->gesture_;
  const bool done = apply(tr("start"), mergeKey, [&](Scene& scene) {
    const Scene former = scene;
    scene.initial = initial;
    if (!keepFormer || goesOn) return;
    keepVariationsAsTheyWere(former, scene);
    painleve::ui::keepRun(scene, former, differenceWords(scene, former));
  });
  if (done) impl_->gesture_ = mergeKey;
  return done;
}

bool Session::keepRun(RunId id, const QString& name) {
  const Run* run = impl_->find(id);
  if (run == nullptr || !run->scene) return false;
  // The active run may still be computed for what the scene says now.
  const Scene source = id == kActiveRun ? scene() : *run->scene;
  std::string words = run->role == Role::Ghost ? run->name : differenceWords(impl_->saved_, source);
  if (!name.trimmed().isEmpty()) words = name.trimmed().toStdString();
  if (words.empty()) words = presentWords(source);
  words = freeName(scene(), words);
  return apply(tr("keep run “%1”").arg(QString::fromStdString(words)), {},
               [&](Scene& scene) { painleve::ui::keepRun(scene, source, words); });
}

bool Session::renameRun(RunId id, const QString& name) {
  const Run* run = impl_->find(id);
  if (run == nullptr || run->role == Role::Ghost || id == kActiveRun || name.trimmed().isEmpty())
    return false;
  return apply(tr("rename run “%1”").arg(QString::fromStdString(run->name)), {},
               [from = run->name, to = name.trimmed().toStdString()](Scene& scene) {
                 renameKept(scene, from, to);
               });
}

bool Session::removeRun(RunId id) {
  const Run* run = impl_->find(id);
  if (run == nullptr || run->role == Role::Ghost || id == kActiveRun) return false;
  return apply(tr("remove run “%1”").arg(QString::fromStdString(run->name)), {},
               [name = run->name](Scene& scene) { removeKept(scene, name); });
}

bool Session::clearKept() {
  return apply(tr("remove all kept runs"), {}, [](Scene& scene) {
    while (!scene.variations.empty()) {
      const std::string name = scene.variations.back().name;
      removeKept(scene, name);
    }
  });
}

bool Session::setRunVisible(RunId id, bool visible) {
  const Run* run = impl_->find(id);
  if (run == nullptr || run->role == Role::Ghost || id == kActiveRun) return false;
  return apply(
      (visible ? tr("show run “%1”") : tr("hide run “%1”")).arg(QString::fromStdString(run->name)),
      {}, [name = run->name, visible](Scene& scene) { setHidden(scene, name, !visible); });
}

bool Session::makeActive(RunId id, const QString& mergeKey) {
  const Run* run = impl_->find(id);
  if (run == nullptr || id == kActiveRun || !run->scene) return false;
  const Scene source = *run->scene;
  const std::string replaced = run->role == Role::Ghost ? std::string() : run->name;
  const bool done = apply(tr("make “%1” active").arg(QString::fromStdString(run->name)), mergeKey,
                          [&](Scene& scene) { scene = withActive(scene, source, replaced); });
  if (done) impl_->gesture_ = mergeKey;
  return done;
}

}  // namespace painleve::ui
