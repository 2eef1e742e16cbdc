#include "ui/session/plane_feed.h"

#include <exception>
#include <utility>

#include "core/errors.h"

namespace painleve::ui {
namespace {

constexpr auto kKey = "phase";
constexpr int kPriority = 1;  // as the active run's, see run_feed.cpp

}  // namespace

void PlaneFeed::request(const std::shared_ptr<const Scene>& scene, const PhaseRequest& request) {
  request_ = request;
  post(scene);
}

void PlaneFeed::follow(const std::shared_ptr<const Scene>& scene) {
  if (!request_ || (scene_ && isSame(*scene_, *scene))) return;
  post(scene);
}

bool PlaneFeed::isSame(const Scene& before, const Scene& after) const {
  try {
    return givesSamePlane(before, after, *request_, plane_.get());
  } catch (const SceneError&) {
    return false;
  }
}

void PlaneFeed::forget() {
  plane_.reset();
  scene_.reset();
  oldest_ = ticket_ + 1;
}

void PlaneFeed::post(const std::shared_ptr<const Scene>& scene) {
  scene_ = scene;
  const Letter letter{++ticket_, nullptr};
  jobs_.post(kKey, kPriority,
             [mail = mail_, letter, scene, request = *request_](const JobStop& stop) {
               compute(letter, *scene, request, *mail, stop);
             });
}

void PlaneFeed::compute(Letter letter, const Scene& scene, const PhaseRequest& request,
                        Mailbox<Letter>& mail, const JobStop& stop) {
  try {
    letter.plane = std::make_shared<const PhasePlane>(phasePlane(scene, request, stop));
  } catch (const std::exception&) {
    // The run of the same scene meets the same error and reports it; the plane is then simply
    // empty.
    letter.plane = nullptr;
  }
  if (!stop()) mail.put(std::move(letter));
}

bool PlaneFeed::poll() {
  if (!pending()) return false;
  auto letter = mail_->take();
  if (!letter || letter->ticket < oldest_) return false;
  taken_ = letter->ticket;
  plane_ = std::move(letter->plane);
  return true;
}

}  // namespace painleve::ui
