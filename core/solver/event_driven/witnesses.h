#pragma once
// Functions whose zeros end a smooth motion, bracketed on the dense output and located on steps of
// their own. [GB] sec. 4.2; events are exact to 1e-12 s.

#include <array>
#include <optional>

#include "core/solver/event_driven/flow.h"

namespace painleve {

enum class HitKind : std::uint8_t { Until, Gap, LiftOff, StopSlip, StickLimit, Singular };

/// What ended a motion, `at` in the integrator's time after the begin of its last step.
struct Hit {
  HitKind kind = HitKind::Until;
  int contact = -1;  // whose gap, force or slip it is
  int side = 0;      // StickLimit: sign of the slip that begins
  double at = 0;
};

class Witnesses {
 public:
  /// `start` is the state the motion begins in.
  Witnesses(const System& system, const Flow& flow, const FlowVector& start, double until);

  /// The first zero in the integrator's last step, if any.
  std::optional<Hit> first(Integrator& integrator);

 private:
  static constexpr int kChannels = 3;
  // Values of all witnesses at one state; a channel below -noise has crossed.
  struct Sample {
    double s = 0;
    PerContact<double> gap, approach;  // open contacts only, in the order of open_
    std::array<double, kChannels> value{}, noise{};
    PerContact<double> gapChange;  // sizes of the changes since the sample before
    std::array<double, kChannels> change{};
    double beta = 1;
    double time = 0;
  };
  Sample sample(double s, const FlowVector& y) const;
  bool calm(const Sample& a, Sample& b) const;
  void force(Sample& sample, const FlowVector& y) const;
  std::optional<double> gapZero(Integrator& integrator, std::size_t k, const Sample& a,
                                const Sample& b) const;
  std::optional<double> channelZero(Integrator& integrator, int channel, const Sample& a,
                                    const Sample& b) const;
  std::optional<double> untilZero(Integrator& integrator, const Sample& a, const Sample& b) const;
  std::optional<Hit> firstBetween(Integrator& integrator, const Sample& a, const Sample& b) const;
  Hit channelHit(int channel, double at) const;

  const System& system_;
  const Flow& flow_;
  PerContact<int> open_;
  double until_;
  std::optional<Sample> last_;  // at the end of the step before
  double forceSign_ = 1;        // sign of B: F_N = A/B stays positive while forceSign * A does
};

}  // namespace painleve
