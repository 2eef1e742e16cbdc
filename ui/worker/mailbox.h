#pragma once
// One slot between a job and the window: the newest letter wins, so that nothing ever queues up.

#include <optional>
#include <utility>

#include "ui/worker/guarded.h"

namespace painleve {

template <class Letter>
class Mailbox {
 public:
  /// Replaces a letter that nobody has taken yet.
  void put(Letter letter) {
    std::optional<Letter> fresh(std::move(letter));
    // The letter that was replaced dies with `fresh`, outside the lock.
    slot_.with([&](std::optional<Letter>& slot) { slot.swap(fresh); });
  }

  /// The newest letter, once.
  std::optional<Letter> take() {
    std::optional<Letter> taken;
    slot_.with([&](std::optional<Letter>& slot) { slot.swap(taken); });
    return taken;
  }

 private:
  Guarded<std::optional<Letter>> slot_;
};

}  // namespace painleve
