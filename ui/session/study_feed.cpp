#include "ui/session/study_feed.h"

#include <exception>
#include <utility>

namespace painleve::ui {
namespace {

constexpr auto kKey = "study";
/// After all that is on the screen by itself.
constexpr int kPriority = -1;

/// Nullopt: nobody wants it any more.
std::optional<StudyResult> computeStudy(const std::shared_ptr<const Scene>& scene,
                                        Progress& progress, const JobStop& stop) {
  progress.begin();
  StudyResult result{scene, {}, {}};
  try {
    result.study = studySteps(
        *scene, [&] { return progress.isCancelled() || stop(); },
        [&](const StudyProgress& done) { progress.report(done.share, done.runs); });
  } catch (const std::exception& error) {
    result.error = error.what();
  }
  if (stop() && !progress.isCancelled()) return std::nullopt;
  return result;
}

}  // namespace

struct StudyFeed::Errand {
  std::shared_ptr<const Scene> scene;
  Mailbox<StudyResult> mail;
  Progress progress;
};

void StudyFeed::request(std::shared_ptr<const Scene> scene) {
  drop();
  errand_ = std::make_shared<Errand>();
  errand_->scene = std::move(scene);
  if (!held_) post();
}

void StudyFeed::post() {
  jobs_.post(kKey, kPriority, [errand = errand_](const JobStop& stop) {
    if (auto result = computeStudy(errand->scene, errand->progress, stop))
      errand->mail.put(std::move(*result));
  });
}

void StudyFeed::stop() {
  if (pending()) errand_->progress.cancel();
}

void StudyFeed::drop() {
  if (!pending()) return;
  jobs_.cancel(kKey);
  errand_.reset();
}

void StudyFeed::forget() {
  drop();
  result_.reset();
}

void StudyFeed::hold() {
  if (std::exchange(held_, true) || !pending()) return;
  jobs_.cancel(kKey);
}

void StudyFeed::goOn() {
  if (std::exchange(held_, false) && pending()) post();
}

bool StudyFeed::poll() {
  if (!pending()) return false;
  auto letter = errand_->mail.take();
  if (!letter) return false;
  result_ = std::make_shared<const StudyResult>(std::move(*letter));
  errand_.reset();
  return true;
}

std::shared_ptr<const Scene> StudyFeed::scene() const {
  return pending() ? errand_->scene : nullptr;
}

std::optional<Work> StudyFeed::work() const {
  if (!pending()) return std::nullopt;
  const ProgressReading reading = held_ ? ProgressReading() : errand_->progress.reading();
  return Work{WorkKind::StepStudy, reading, reading.count + 1, kStudiedRuns};
}

}  // namespace painleve::ui
