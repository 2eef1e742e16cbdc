#include "ui/session/run_feed.h"

#include <utility>

namespace painleve::ui {
namespace {

constexpr auto kKey = "run:active";
/// The same as the phase plane's: in a drag both take turns, older first.
constexpr int kPriority = 1;

}  // namespace

void RunFeed::request(std::shared_ptr<const Scene> scene, bool urgent) {
  progress_ = std::make_shared<Progress>();
  requested_ = scene;
  const auto work = [mail = mail_, progress = progress_, scene = std::move(scene),
                     ticket = ++ticket_](const JobStop& stop) {
    if (auto result = computeRun(*scene, *progress, stop))
      mail->put({ticket, scene, std::move(*result)});
  };
  jobs_.post(kKey, kPriority, work, urgent);
}

std::optional<RunLetter> RunFeed::take() {
  if (!pending()) return std::nullopt;
  auto letter = mail_->take();
  if (!letter || letter->ticket < oldest_) return std::nullopt;
  taken_ = letter->ticket;
  return letter;
}

}  // namespace painleve::ui
