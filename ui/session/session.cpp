#include "ui/session/session.h"

#include <algorithm>
#include <utility>

#include "core/scene/scene_json.h"
#include "ui/session/kept_runs.h"
#include "ui/session/session_impl.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {

Session::Session(Jobs& jobs, QObject* parent)
    : QObject(parent), impl_(std::make_unique<Impl>(jobs)) {
  connect(&impl_->rest_, &QTimer::timeout, this, &Session::haunt);
}
Session::~Session() = default;

// --- document

const Scene& Session::scene() const {
  return *impl_->scene();
}
const Scene& Session::document() const {
  return impl_->history_.own();
}
QString Session::path() const {
  return impl_->path_;
}
bool Session::isModified() const {
  return !(document() == impl_->saved_);
}
bool Session::canUndo() const {
  return impl_->history_.canUndo();
}
bool Session::canRedo() const {
  return impl_->history_.canRedo();
}
QString Session::undoText() const {
  return impl_->history_.undoText();
}
QString Session::redoText() const {
  return impl_->history_.redoText();
}
void Session::endMerge() {
  impl_->history_.endMerge();
  impl_->gesture_.clear();
}

bool Session::open(Scene scene, const QString& path) {
  SystemCard card;
  try {
    card = describe(scene);
  } catch (const SceneError& error) {
    emit refused(QString::fromUtf8(error.what()));
    return false;
  }
  Impl& my = *impl_;
  my.card_ = std::move(card);
  dropPreview();
  my.saved_ = scene;
  my.history_.reset(std::move(scene));
  my.path_ = path;
  my.runs_.forget();
  my.planes_.forget();
  my.study_.forget();
  my.active() = Run{kActiveRun, Role::Active, {}, my.scene(), nullptr, true, 0, {}, false, 0};
  my.gesture_.clear();
  my.rest_.stop();
  my.side_.hold();
  my.side_.dropGhosts();
  my.side_.keepUp(*my.scene());
  my.collect();
  my.stale_ = false;
  my.wanted_ = 0;
  my.refreshFrame();
  my.runs_.request(my.scene(), true);
  checkForce();
  emit documentOpened();
  emit sceneChanged();
  emit undoStateChanged();
  emit trajectoryChanged();
  emit runsChanged();
  emit phasePlaneChanged();
  emit stepStudyChanged();
  emit playheadChanged(playhead());
  return true;
}

bool Session::apply(const QString& text, const QString& mergeKey,
                    const std::function<void(Scene&)>& change) {
  endPreview();
  Scene next = scene();
  SystemCard card;
  try {
    change(next);
    keepVariationsAsTheyWere(scene(), next);
    next = sceneFromTree(sceneTree(next));
    card = describe(next);
  } catch (const SceneError& error) {
    emit refused(QString::fromUtf8(error.what()));
    return false;
  }
  if (next == scene()) return true;
  impl_->card_ = std::move(card);
  impl_->history_.push(text, mergeKey, std::move(next));
  adopt();
  return true;
}

void Session::undo() {
  if (!canUndo()) return;
  dropPreview();
  impl_->history_.undo();
  impl_->gesture_.clear();
  impl_->card_ = describe(scene());
  adopt();
}

void Session::redo() {
  if (!canRedo()) return;
  dropPreview();
  impl_->history_.redo();
  impl_->gesture_.clear();
  impl_->card_ = describe(scene());
  adopt();
}

void Session::markSaved(const QString& path) {
  impl_->path_ = path;
  impl_->saved_ = document();
  endMerge();
  emit undoStateChanged();
}

void Session::adopt() {
  Impl& my = *impl_;
  const bool alike = my.active().trajectory && runsAlike(*my.active().scene, *my.scene());
  const bool wasStale = std::exchange(my.stale_, my.stale_ && !alike);
  // The scene of the run that is shown again: what counts is whether that one was stopped.
  if (alike) my.active().cut = my.active().trajectory->end == End::Cancelled;
  if (my.runs_.pending() ? !runsAlike(*my.runs_.requested(), *my.scene()) : !alike) {
    my.side_.hold();
    my.runs_.request(my.scene(), false);
  }
  if (!my.active().trajectory) my.refreshFrame();
  // What the new run will leave is not known yet; its futures are looked for when it is there.
  const bool ghosts = !alike && my.side_.dropGhosts();
  const bool kept = my.side_.keepUp(*my.scene());
  if (ghosts || kept) showRuns();
  if (alike) awaitGhosts();
  checkForce();
  checkStudy();
  emit sceneChanged();
  emit undoStateChanged();
  if (wasStale && alike) emit trajectoryChanged();
}

// --- runs

const SystemCard& Session::card() const {
  return impl_->card_;
}
std::shared_ptr<const Trajectory> Session::trajectory() const {
  return impl_->active().trajectory;
}
bool Session::isComputing() const {
  return impl_->runs_.pending();
}
bool Session::isSettled() const {
  return !isComputing() && !impl_->planes_.pending() && !impl_->rest_.isActive() &&
         !impl_->side_.pending() && !impl_->study_.pending();
}
bool Session::isStale() const {
  return impl_->stale_;
}

void Session::poll() {
  if (auto letter = impl_->runs_.take()) {
    RunResult& result = letter->result;
    impl_->active().cut = result.cut;
    if (result.trajectory) {
      impl_->active().scene = std::move(letter->scene);
      impl_->active().trajectory = std::move(result.trajectory);
      impl_->active().seconds = result.seconds;
      impl_->stale_ = false;
      impl_->refreshFrame();
      awaitGhosts();
      emit trajectoryChanged();
      emit playheadChanged(playhead());
      checkForce();
    } else if (!isComputing()) {
      impl_->stale_ = true;
      emit refused(QString::fromStdString(result.error));
    }
  }
  if (impl_->planes_.poll()) emit phasePlaneChanged();
  if (!isComputing() && !impl_->planes_.pending()) impl_->side_.goOn();
  if (impl_->side_.poll()) showRuns();
  if (!isComputing() && !impl_->planes_.pending() && !impl_->side_.pending()) impl_->study_.goOn();
  if (impl_->study_.poll()) emit stepStudyChanged();
}

// --- playhead

double Session::playhead() const {
  return impl_->playhead();
}
double Session::endTime() const {
  return impl_->endTime();
}
const Frame& Session::frame() const {
  return impl_->frame_;
}

void Session::setPlayhead(double t) {
  const double clamped = std::clamp(t, 0.0, endTime());
  if (clamped == impl_->wanted_) return;
  impl_->wanted_ = clamped;
  impl_->refreshFrame();
  emit playheadChanged(clamped);
  checkForce();
}

// --- phase plane

void Session::requestPhasePlane(const PhaseRequest& request) {
  impl_->side_.hold();
  impl_->study_.hold();
  impl_->planes_.request(impl_->force_, request);
}
std::shared_ptr<const PhasePlane> Session::phasePlane() const {
  return impl_->planes_.plane();
}

}  // namespace painleve::ui
