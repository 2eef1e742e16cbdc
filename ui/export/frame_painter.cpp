#include "ui/export/frame_painter.h"

#include <QObject>
#include <QPainter>

#include "core/scene/scene_access.h"
#include "core/simulate.h"
#include "ui/export/frame_header.h"
#include "ui/export/hidden_plots.h"
#include "ui/export/off_screen_stage.h"
#include "ui/export/theme_scope.h"
#include "ui/session/session.h"
#include "ui/session/time_lens.h"
#include "ui/views3d/hud.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/scene_feed.h"
#include "ui/views3d/stage.h"
#include "ui/views3d/view_block.h"
#include "ui/worker/jobs.h"

namespace painleve::ui {
namespace {

/// Plots ask for what they need in the turns after the playhead moved.
constexpr int kQuietTurns = 3, kQuietTurnsWithoutPlots = 1;
constexpr double kMsPerSecond = 1000;

}  // namespace

class FramePainter::Impl {
 public:
  Impl(const Scene& scene, const AnimationSettings& settings) : settings_(settings) {
    const ThemeScope look(settings.theme);
    QObject::connect(&session_, &Session::refused, &session_,
                     [this](const QString& reason) { problem_ = reason; });
    session_.open(scene, {});
    if (!problem_.isEmpty()) return;
    layout_ = frameLayout(settings, headerHeight(settings, scene));
    setUpStage(scene);
    if (!layout_.plane.isEmpty()) plots_ = std::make_unique<HiddenPlots>(session_, layout_);
  }

  bool poll();
  void seek(double stop);
  QImage paint();

  AnimationSettings settings_;
  QString problem_;
  Jobs jobs_;
  Session session_{jobs_};

 private:
  void setUpStage(const Scene& scene);
  /// The pace of this moment, as a share of the speed.
  double lens();
  void paintScene(QPainter& painter);
  void paintOver(QPainter& painter);

  FrameLayout layout_;
  std::unique_ptr<OffScreenStage> stage_;
  std::unique_ptr<HiddenPlots> plots_;
  SceneFeed feed_{session_};
  Shown shown_;
  std::shared_ptr<const Trajectory> slowedRun_;  // what lens_ was made of
  SlowMotion lens_;
  int quietTurns_ = 0;
  int frames_ = 0;
};

void FramePainter::Impl::setUpStage(const Scene& scene) {
  stage_ = std::make_unique<OffScreenStage>(pixelRect(layout_.scene, layout_.scale).size(),
                                            layout_.scale);
  Stage& stage = stage_->stage();
  stage.fitNext(cameraOf(scene.view.find("camera")));
  stage.setSwitches(switchesOf(scene.view.find("layers"), LayerSwitches()));
  feed_.open(shown_);
  shown_.arrowScale = arrowScaleOf(scene.view.find("arrow_scale")).value_or(1);
  // The camera stands as at the start, whichever part of the run is shown.
  Shown start;
  start.frame.depiction = session_.frame().depiction;
  stage.show(start);
}

bool FramePainter::Impl::poll() {
  if (!problem_.isEmpty()) return true;
  const ThemeScope look(settings_.theme);
  session_.poll();
  if (settings_.sweep && !session_.isComputing())
    session_.setPlayhead(settings_.to.value_or(session_.endTime()));
  quietTurns_ = session_.isSettled() ? quietTurns_ + 1 : 0;
  const int wanted = plots_ ? kQuietTurns : kQuietTurnsWithoutPlots;
  return !problem_.isEmpty() || quietTurns_ >= wanted;
}

void FramePainter::Impl::seek(double stop) {
  const ThemeScope look(settings_.theme);
  quietTurns_ = 0;
  if (settings_.sweep) {
    session_.preview(QString::fromStdString(settings_.sweep->path), stop);
  } else {
    session_.setPlayhead(stop);
  }
}

double FramePainter::Impl::lens() {
  const auto run = session_.trajectory();
  if (!settings_.slowsAtEvents || settings_.sweep || !run) return 1;
  if (run != slowedRun_) lens_ = timeLens(*run, depictInitial(session_.scene()).weight);
  slowedRun_ = run;
  return lens_.factor(session_.playhead(), settings_.speed);
}

QImage FramePainter::Impl::paint() {
  const ThemeScope look(settings_.theme);
  feed_.takeRun(shown_);
  feed_.takeFrame(shown_, qRound64(frames_++ * kMsPerSecond * frameInterval(settings_)));
  QImage image(effectiveSize(settings_), QImage::Format_RGB32);
  image.fill(palette().plotGround);
  QPainter painter(&image);
  paintScene(painter);
  if (plots_) plots_->paint(painter);
  if (layout_.header.isEmpty()) return image;
  painter.scale(layout_.scale, layout_.scale);
  paintHeader(painter, layout_.header, settings_, session_.sceneInForce());
  return image;
}

void FramePainter::Impl::paintScene(QPainter& painter) {
  stage_->stage().show(shown_);
  const QRect room = pixelRect(layout_.scene, layout_.scale);
  painter.drawImage(room.topLeft(), stage_->render());
  painter.save();
  painter.setClipRect(room);
  painter.translate(room.topLeft());
  painter.scale(layout_.scale, layout_.scale);
  painter.setRenderHint(QPainter::Antialiasing);
  paintOver(painter);
  painter.restore();
}

void FramePainter::Impl::paintOver(QPainter& painter) {
  const Captions& captions = settings_.captions;
  Lettering lettering(stage_->stage().projection().size());
  const HudParts parts{settings_.speed, lens(), captions.mode, captions.time,
                       captions.time && !settings_.sweep};
  writeHud(lettering, shown_.frame, parts);
  if (!shown_.frame.depiction.bodies.empty()) stage_->stage().paint(painter, lettering);
  lettering.paint(painter);
  paintHudBadge(painter, lettering, shown_.frame, parts);
}

FramePainter::FramePainter(const Scene& scene, const AnimationSettings& settings)
    : impl_(std::make_unique<Impl>(scene, settings)) {}

FramePainter::~FramePainter() = default;

bool FramePainter::poll() {
  return impl_->poll();
}

QString FramePainter::problem() const {
  return impl_->problem_;
}

std::shared_ptr<const Trajectory> FramePainter::trajectory() const {
  return impl_->session_.trajectory();
}

void FramePainter::seek(double stop) {
  impl_->seek(stop);
}

QImage FramePainter::paint() {
  return impl_->paint();
}

const Frame& FramePainter::frame() const {
  return impl_->session_.frame();
}

}  // namespace painleve::ui
