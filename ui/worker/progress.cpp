#include "ui/worker/progress.h"

#include <algorithm>

namespace painleve {

void Progress::begin() {
  fraction_ = 0;
  count_ = 0;
  since_ = Clock::now();
  begun_ = true;
}

void Progress::report(double fraction, std::size_t count) {
  fraction_ = std::clamp(fraction, 0.0, 1.0);
  count_ = count;
}

ProgressReading Progress::reading() const {
  if (!begun_) return {};
  const std::chrono::duration<double> passed = Clock::now() - since_.load();
  return {true, fraction_, count_, passed.count()};
}

}  // namespace painleve
