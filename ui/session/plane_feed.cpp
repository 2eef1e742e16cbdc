#include "ui/session/plane_feed.h"

#include <exception>
#include <utility>

#include "core/errors.h"

namespace painleve::ui {
namespace {

constexpr auto kKey = "phase";
constexpr int kPriority = 1;  // as the active run's, see run_feed.cpp

/// A plane asks once a row whether to stop: rows of its samples, of its regions, of its field.
std::size_t rowsOf(const PhaseRequest& request) {
  return 2 * static_cast<std::size_t>(request.rows) + static_cast<std::size_t>(request.fieldRows);
}

/// Null: the scene has none, or nobody wants it any more.
std::shared_ptr<const PhasePlane> computePlane(const Scene& scene, const PhaseRequest& request,
                                               Progress& progress, const JobStop& stop) {
  progress.begin();
  std::size_t rows = 0;
  const auto watch = [&] {
    ++rows;
    progress.report(static_cast<double>(rows) / static_cast<double>(rowsOf(request)), rows);
    return progress.isCancelled() || stop();
  };
  try {
    return std::make_shared<const PhasePlane>(phasePlane(scene, request, watch));
  } catch (const std::exception&) {
    // The run of the same scene meets the same error and reports it; the plane is then simply
    // empty.
    return nullptr;
  }
}

}  // namespace

void PlaneFeed::request(const std::shared_ptr<const Scene>& scene, const PhaseRequest& request) {
  request_ = request;
  post(scene);
}

bool PlaneFeed::follow(const std::shared_ptr<const Scene>& scene) {
  if (!request_ || (scene_ && isSame(*scene_, *scene))) return false;
  post(scene);
  return true;
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
  cut_ = false;
  oldest_ = ticket_ + 1;
}

void PlaneFeed::post(const std::shared_ptr<const Scene>& scene) {
  scene_ = scene;
  cut_ = false;
  progress_ = std::make_shared<Progress>();
  jobs_.post(kKey, kPriority,
             [mail = mail_, progress = progress_, ticket = ++ticket_, scene,
              request = *request_](const JobStop& stop) {
               auto plane = computePlane(*scene, request, *progress, stop);
               const bool cut = progress->isCancelled();
               if (cut || !stop()) mail->put({ticket, std::move(plane), cut});
             });
}

bool PlaneFeed::poll() {
  if (!pending()) return false;
  auto letter = mail_->take();
  if (!letter || letter->ticket < oldest_) return false;
  taken_ = letter->ticket;
  cut_ = letter->cut;
  if (!cut_) {
    plane_ = std::move(letter->plane);
  } else {
    scene_.reset();
  }
  return true;
}

}  // namespace painleve::ui
