// The runs of a session beside its active one.

#include <utility>

#include "core/scene/scene_json.h"
#include "ui/session/kept_runs.h"
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

void Session::haunt() {
  if (isComputing() || !impl_->active().trajectory) return;
  impl_->side_.haunt(*impl_->active().scene, *impl_->active().trajectory);
  showRuns();
}

bool Session::startAt(const Members& initial, const QString& mergeKey, bool keepFormer) {
  const bool goesOn = !mergeKey.isEmpty() && mergeKey == impl_->gesture_;
  const bool done = apply(tr("start"), mergeKey, [&](Scene& scene) {
    const Scene former = scene;
    for (const Member& member : initial) scene.initial.set(member.key, member.value);
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
  const Scene source = *run->scene;
  const std::string words = !name.isEmpty()            ? name.toStdString()
                            : run->role == Role::Ghost ? run->name
                                                       : presentWords(source);
  return apply(tr("keep run “%1”").arg(QString::fromStdString(words)), {},
               [&](Scene& scene) { painleve::ui::keepRun(scene, source, words); });
}

bool Session::renameRun(RunId id, const QString& name) {
  const Run* run = impl_->find(id);
  if (run == nullptr || run->role == Role::Ghost || id == kActiveRun || name.trimmed().isEmpty())
    return false;
  return apply(tr("rename run"), {},
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
  return apply(visible ? tr("show run") : tr("hide run"), {},
               [name = run->name, visible](Scene& scene) { setHidden(scene, name, !visible); });
}

bool Session::makeActive(RunId id) {
  const Run* run = impl_->find(id);
  if (run == nullptr || id == kActiveRun || !run->scene) return false;
  const Scene source = *run->scene;
  const std::string replaced = run->role == Role::Ghost ? std::string() : run->name;
  return apply(tr("make “%1” active").arg(QString::fromStdString(run->name)), {},
               [&](Scene& scene) { scene = withActive(scene, source, replaced); });
}

}  // namespace painleve::ui
