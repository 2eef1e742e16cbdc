#include "ui/session/time_lens.h"

#include "core/trajectory/force_growth.h"
#include "ui/session/event_times.h"

namespace painleve::ui {
namespace {

/// In weights: a force beyond it is worth a closer look at what it leads to.
constexpr double kStrongForce = 10;

}  // namespace

SlowMotion timeLens(const Trajectory& trajectory, double weight) {
  const double strong = kStrongForce * weight;
  return SlowMotion(eventTimes(trajectory),
                    strong > 0 ? strongMoments(trajectory, strong) : std::vector<double>());
}

}  // namespace painleve::ui
