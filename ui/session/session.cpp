#include "ui/session/session.h"

#include <algorithm>
#include <utility>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "ui/session/frame_builder.h"
#include "ui/session/plane_feed.h"
#include "ui/session/run_feed.h"
#include "ui/session/undo_stack.h"

namespace painleve::ui {

class Session::Impl {
 public:
  explicit Impl(Jobs& jobs) : runs_(jobs), planes_(jobs) { shown_.resize(1); }

  Run& active() { return shown_.front(); }
  const Run& active() const { return shown_.front(); }
  const std::shared_ptr<const Scene>& scene() const { return history_.current(); }

  double endTime() const {
    return active().trajectory ? active().trajectory->endTime : durationOf(*scene());
  }
  /// `wanted_` is kept, so that a run that grows long again gives the playhead its place back.
  double playhead() const { return std::clamp(wanted_, 0.0, endTime()); }

  void refreshFrame() {
    frame_ = active().trajectory ? buildFrame(*active().scene, *active().trajectory, playhead())
                                 : buildInitialFrame(*scene());
  }

  UndoStack history_;
  Scene saved_;
  QString path_;
  SystemCard card_;
  RunFeed runs_;
  PlaneFeed planes_;
  std::vector<Run> shown_;
  bool stale_ = false;
  double wanted_ = 0;
  Frame frame_;
};

Session::Session(Jobs& jobs, QObject* parent)
    : QObject(parent), impl_(std::make_unique<Impl>(jobs)) {}
Session::~Session() = default;

// --- document

const Scene& Session::scene() const {
  return *impl_->scene();
}
QString Session::path() const {
  return impl_->path_;
}
bool Session::isModified() const {
  return !(scene() == impl_->saved_);
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
}

void Session::open(Scene scene, const QString& path) {
  SystemCard card;
  try {
    card = describe(scene);
  } catch (const SceneError& error) {
    emit refused(QString::fromUtf8(error.what()));
    return;
  }
  Impl& my = *impl_;
  my.card_ = std::move(card);
  my.saved_ = scene;
  my.history_.reset(std::move(scene));
  my.path_ = path;
  my.runs_.forget();
  my.planes_.forget();
  my.active() = Run{1, Role::Active, {}, my.scene(), nullptr, true};
  my.stale_ = false;
  my.wanted_ = 0;
  my.refreshFrame();
  my.runs_.request(my.scene(), true);
  my.planes_.follow(my.scene());
  emit documentOpened();
  emit sceneChanged();
  emit undoStateChanged();
  emit trajectoryChanged();
  emit phasePlaneChanged();
  emit playheadChanged(playhead());
}

bool Session::apply(const QString& text, const QString& mergeKey,
                    const std::function<void(Scene&)>& change) {
  Scene next = scene();
  SystemCard card;
  try {
    change(next);
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

bool Session::setValue(const QString& path, const Tree& value, const QString& text,
                       const QString& mergeKey) {
  return apply(text, mergeKey,
               [&](Scene& scene) { scene = withValue(scene, path.toStdString(), value); });
}

void Session::undo() {
  if (!canUndo()) return;
  impl_->history_.undo();
  impl_->card_ = describe(scene());
  adopt();
}

void Session::redo() {
  if (!canRedo()) return;
  impl_->history_.redo();
  impl_->card_ = describe(scene());
  adopt();
}

void Session::markSaved(const QString& path) {
  impl_->path_ = path;
  impl_->saved_ = scene();
  impl_->history_.endMerge();
  emit undoStateChanged();
}

void Session::adopt() {
  impl_->runs_.request(impl_->scene(), false);
  impl_->planes_.follow(impl_->scene());
  emit sceneChanged();
  emit undoStateChanged();
}

// --- runs

std::span<const Run> Session::runs() const {
  return impl_->shown_;
}
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
  return !isComputing() && !impl_->planes_.pending();
}
bool Session::isStale() const {
  return impl_->stale_;
}

void Session::poll() {
  if (auto letter = impl_->runs_.take()) {
    if (letter->trajectory) {
      impl_->active().scene = std::move(letter->scene);
      impl_->active().trajectory = std::move(letter->trajectory);
      impl_->stale_ = false;
      impl_->refreshFrame();
      emit trajectoryChanged();
      emit playheadChanged(playhead());
    } else if (!isComputing()) {
      impl_->stale_ = true;
      emit refused(QString::fromStdString(letter->error));
    }
  }
  if (impl_->planes_.poll()) emit phasePlaneChanged();
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
}

// --- phase plane

void Session::requestPhasePlane(const PhaseRequest& request) {
  impl_->planes_.request(impl_->scene(), request);
}
std::shared_ptr<const PhasePlane> Session::phasePlane() const {
  return impl_->planes_.plane();
}

}  // namespace painleve::ui
