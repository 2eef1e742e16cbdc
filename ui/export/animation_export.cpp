#include "ui/export/animation_export.h"

#include <utility>

#include "ui/export/export_error.h"
#include "ui/export/export_words.h"
#include "ui/export/film_notes.h"
#include "ui/export/frame_painter.h"
#include "ui/export/video_encoder.h"

namespace painleve::ui {
namespace {

constexpr auto kExportKey = "export";
/// After so many turns without work the processor is left to those who have some.
constexpr int kBusyTurns = 8;
constexpr int kIdleMs = 3;

}  // namespace

AnimationExport::AnimationExport(Scene scene, AnimationSettings settings, QObject* parent)
    : QObject(parent),
      scene_(std::move(scene)),
      settings_(std::move(settings)),
      codec_(QString::fromLatin1(VideoEncoder::kCodec)) {
  connect(&timer_, &QTimer::timeout, this, &AnimationExport::turn);
}

AnimationExport::~AnimationExport() {
  queue_->abandon();
}

void AnimationExport::start() {
  problem_ = problemOf(settings_, scene_);
  if (problem_.isEmpty()) problem_ = problemOfTarget(settings_);
  try {
    if (problem_.isEmpty()) painter_ = std::make_unique<FramePainter>(scene_, settings_);
  } catch (const ExportError& error) {
    problem_ = error.sentence();
  }
  timer_.start(0);
}

void AnimationExport::cancel() {
  if (!isRunning() || !problem_.isEmpty()) return;
  problem_ = exportWords("The export was cancelled.");
  queue_->abandon();
}

// Off-screen pictures of any size are asked of any machine: what it cannot do ends the film only.
void AnimationExport::turn() {
  try {
    advance();
  } catch (const ExportError& error) {
    problem_ = error.sentence();
    queue_->abandon();
  }
}

void AnimationExport::advance() {
  if (isEncoding_) {
    if (const auto result = mail_->take())
      return end(result->isDone, result->isDone       ? doneText()
                                 : problem_.isEmpty() ? result->problem
                                                      : problem_);
    // The worker answers for what it has begun.
    if (!problem_.isEmpty()) return idle();
  } else if (!problem_.isEmpty()) {
    return end(false, problem_);
  }
  if (drawn_ > 0 && drawn_ == plan_.size()) return idle();
  if (!painter_->poll() || !queue_->hasRoom()) return idle();
  idleTurns_ = 0;
  timer_.setInterval(0);
  if (!painter_->problem().isEmpty()) {
    problem_ = painter_->problem();
    queue_->abandon();
  } else if (plan_.empty()) {
    begin();
  } else {
    drawNext();
  }
}

void AnimationExport::begin() {
  trajectory_ = painter_->trajectory();
  plan_ = framePlan(settings_, scene_, *trajectory_);
  if (plan_.size() > kMostFrames) {
    problem_ = exportWords("The film has more than %1 frames.").arg(kMostFrames);
    return;
  }
  isEncoding_ = true;
  jobs_.post(kExportKey, 0,
             [request = EncodeRequest{settings_, plan_.size(), codec_}, queue = queue_,
              mail = mail_](const JobStop&) { mail->put(encodeFilm(request, *queue)); });
  painter_->seek(plan_.front());
  clock_.start();
}

void AnimationExport::drawNext() {
  queue_->put(painter_->paint());
  ++drawn_;
  if (drawn_ < plan_.size()) {
    painter_->seek(plan_[drawn_]);
  } else {
    queue_->close();
  }
  tellProgress();
}

void AnimationExport::tellProgress() {
  const auto done = static_cast<double>(drawn_), total = static_cast<double>(plan_.size());
  emit progress(static_cast<int>(drawn_), static_cast<int>(plan_.size()),
                secondsDrawing() / done * (total - done));
}

double AnimationExport::secondsDrawing() const {
  constexpr double kPerSecond = 1000;
  return static_cast<double>(clock_.elapsed()) / kPerSecond;
}

QString AnimationExport::note() const {
  return joinedSentences({sizeNote(settings_), roomNote(settings_, scene_)});
}

QString AnimationExport::doneText() const {
  const QString done =
      exportWords("%1 was written, frames: %2.").arg(settings_.path, QString::number(plan_.size()));
  return joinedSentences({done, note()});
}

void AnimationExport::idle() {
  if (++idleTurns_ > kBusyTurns) timer_.setInterval(kIdleMs);
}

void AnimationExport::end(bool ok, const QString& message) {
  timer_.stop();
  painter_.reset();
  emit finished(ok, message);
}

}  // namespace painleve::ui
