// Changes of single values: of the scene, or of the motion from the playhead on.

#include "core/scene/change_check.h"
#include "core/scene/edits.h"
#include "core/scene/scene_json.h"
#include "ui/session/kept_runs.h"
#include "ui/session/session_impl.h"
#include "ui/session/time_edits.h"

namespace painleve::ui {

bool Session::setValue(const QString& path, const Tree& value, const QString& text,
                       const QString& mergeKey) {
  const std::string name = path.toStdString();
  const bool goesOn = !mergeKey.isEmpty() && mergeKey == impl_->gesture_;
  const bool here = fromHere() && playhead() > 0 && playhead() < endTime() && isFeltInMotion(name);
  // The value that is seen is the value that is changed: an edit in force stands above the scene.
  const auto inForce = here || goesOn ? std::nullopt : editInForce(scene(), playhead(), name);
  if (!here && !goesOn && !inForce)
    return apply(text, mergeKey, [&](Scene& scene) { scene = withValue(scene, name, value); });
  // A gesture stays where it began, also while the motion is played.
  const double time = goesOn ? impl_->gestureTime_ : inForce.value_or(playhead());
  const QString words = tr("%1 from t = %2 s").arg(text, QString::number(time, 'g', 4));
  const bool done =
      apply(words, mergeKey, [&](Scene& scene) { setEdit(scene, time, name, value); });
  if (done) {
    impl_->gesture_ = mergeKey;
    impl_->gestureTime_ = time;
  }
  return done;
}

bool Session::preview(const QString& path, const Tree& value) {
  SystemCard card;
  Scene next;
  try {
    next = withValue(document(), path.toStdString(), value);
    keepVariationsAsTheyWere(document(), next);
    next = sceneFromTree(sceneTree(next));
    card = describe(next);
  } catch (const SceneError& error) {
    emit refused(QString::fromUtf8(error.what()));
    return false;
  }
  if (next == scene()) return true;
  impl_->card_ = std::move(card);
  impl_->history_.preview(std::move(next));
  adopt();
  return true;
}

void Session::endPreview() {
  if (!dropPreview()) return;
  impl_->card_ = describe(scene());
  adopt();
}

bool Session::isPreviewing() const {
  return impl_->history_.isPreviewing();
}

bool Session::dropPreview() {
  if (!isPreviewing()) return false;
  impl_->history_.dropPreview();
  emit previewEnded();
  return true;
}

bool Session::fromHere() const {
  return impl_->fromHere_;
}

void Session::setFromHere(bool on) {
  if (on == impl_->fromHere_) return;
  impl_->fromHere_ = on;
  emit fromHereChanged(on);
}

bool Session::removeEdit(std::size_t index) {
  if (index >= scene().edits.size()) return false;
  return apply(tr("remove edit"), {}, [index](Scene& scene) {
    scene.edits.erase(scene.edits.begin() + static_cast<std::ptrdiff_t>(index));
  });
}

const Scene& Session::sceneInForce() const {
  return *impl_->force_;
}

void Session::checkForce() {
  Impl& my = *impl_;
  const std::size_t edits = editsMade(*my.scene(), playhead());
  if (my.forceOf_ == my.scene() && my.forceEdits_ == edits) return;
  my.forceOf_ = my.scene();
  my.forceEdits_ = edits;
  my.force_ =
      edits == 0 ? my.scene() : std::make_shared<const Scene>(afterEdits(*my.scene(), edits));
  if (my.planes_.follow(my.force_)) {
    my.side_.hold();
    my.study_.hold();
  }
  emit forceChanged();
}

}  // namespace painleve::ui
