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
  if (impl_->side_.pending()) impl_->study_.hold();
  emit runsChanged();
}

void Session::awaitGhosts() {
  const auto& trajectory = impl_->active().trajectory;
  const bool forked = trajectory && !trajectory->branches.empty();
  // Who stopped a run does not want the others that begin as it did.
  if (forked && !isComputing() && !isStale() && !isCut() && impl_->side_.ghosts().empty())
    impl_->rest_.start();
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
  std::string words =
      run->role == Role::Ghost ? rulePlain(run->name) : differenceWords(impl_->saved_, source);
  if (!name.trimmed().isEmpty()) words = name.trimmed().toStdString();
  if (words.empty()) words = presentWords(source);
  words = freeName(scene(), words);
  return apply(tr("keep run “%1”").arg(QString::fromStdString(words)), {},
               [&](Scene& scene) { painleve::ui::keepRun(scene, source, words); });
}

bool Session::renameRun(RunId id, const QString& name) {
  const auto index = impl_->side_.keptIndex(id);
  if (!index || name.trimmed().isEmpty()) return false;
  return apply(
      tr("rename run “%1”").arg(nameOf(id)), {},
      [index, to = name.trimmed().toStdString()](Scene& scene) { renameKept(scene, *index, to); });
}

bool Session::removeRun(RunId id) {
  const auto index = impl_->side_.keptIndex(id);
  if (!index) return false;
  return apply(tr("remove run “%1”").arg(nameOf(id)), {},
               [index](Scene& scene) { removeKept(scene, *index); });
}

bool Session::clearKept() {
  return apply(tr("remove all kept runs"), {}, [](Scene& scene) {
    scene.variations.clear();
    setShown(scene, {});
  });
}

bool Session::setRunVisible(RunId id, bool visible) {
  return show(id, visible ? tr("show run “%1”") : tr("hide run “%1”"),
              [visible](RunDisplay& shown) { shown.hidden = !visible; });
}

bool Session::setRunCompared(RunId id, bool compared) {
  return show(id, compared ? tr("compare run “%1”") : tr("do not compare run “%1”"),
              [compared](RunDisplay& shown) { shown.compared = compared; });
}

bool Session::show(RunId id, const QString& words, const std::function<void(RunDisplay&)>& change) {
  const auto index = impl_->side_.keptIndex(id);
  if (!index) return false;
  return apply(words.arg(nameOf(id)), {}, [&](Scene& scene) {
    std::vector<RunDisplay> shown = shownOf(scene);
    change(shown[*index]);
    setShown(scene, shown);
  });
}

QString Session::nameOf(RunId id) const {
  const Run* run = impl_->find(id);
  return run == nullptr ? QString() : QString::fromStdString(run->name);
}

bool Session::makeActive(RunId id, const QString& mergeKey) {
  const Run* run = impl_->find(id);
  if (run == nullptr || id == kActiveRun || !run->scene) return false;
  const Scene source = *run->scene;
  const auto replaced = impl_->side_.keptIndex(id);
  const bool done = apply(tr("make “%1” active").arg(nameOf(id)), mergeKey,
                          [&](Scene& scene) { scene = withActive(scene, source, replaced); });
  if (done) impl_->gesture_ = mergeKey;
  return done;
}

}  // namespace painleve::ui
