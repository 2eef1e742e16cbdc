#include "ui/session/run_feed.h"

#include <exception>
#include <utility>

#include "core/simulate.h"

namespace painleve::ui {
namespace {

constexpr auto kKey = "run:active";
/// The same as the phase plane's: in a drag both take turns, older first.
constexpr int kPriority = 1;

void compute(RunLetter letter, Mailbox<RunLetter>& mail, const JobStop& stop) {
  try {
    letter.trajectory = simulate(*letter.scene, {}, stop);
    if (letter.trajectory->end == End::Cancelled) return;
  } catch (const std::exception& error) {
    letter.error = error.what();
  }
  mail.put(std::move(letter));
}

}  // namespace

void RunFeed::request(std::shared_ptr<const Scene> scene, bool urgent) {
  RunLetter letter{++ticket_, std::move(scene), nullptr, {}};
  const auto work = [mail = mail_, letter = std::move(letter)](const JobStop& stop) {
    compute(letter, *mail, stop);
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
