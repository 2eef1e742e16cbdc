#include "ui/views3d/arrow_scale.h"

#include <algorithm>
#include <cmath>

#include "ui/views3d/nice_number.h"

namespace painleve::ui {
namespace {

constexpr double kUnitLength = 0.22;  // of one weight, in sizes of the depiction
constexpr double kLongest = 4;        // of these
constexpr double kImpulseTime = 0.1;  // s: an impulse is as long as the force that gives it in this
constexpr double kFastest = 1.25;     // of unit lengths, the fastest velocity arrow of a run
constexpr double kSlowest = 1e-3;     // m/s: slower runs are at rest

double weightOf(const Depiction& depiction) {
  return depiction.weight > 0 ? depiction.weight : 1;
}

}  // namespace

double lengthOfWeight(const Shown& shown) {
  return shown.arrowScale * kUnitLength * shown.frame.depiction.size;
}

double lengthOfImpulse(const Shown& shown) {
  return lengthOfWeight(shown) / (weightOf(shown.frame.depiction) * kImpulseTime);
}

double lengthOfSpeed(const Shown& shown) {
  return kUnitLength * shown.frame.depiction.size / shown.speedUnit;
}

double longestArrow(const Depiction& depiction) {
  return kLongest * kUnitLength * depiction.size;
}

ScaledArrow scaledArrow(const Place& tail, const Place& vector, double longest) {
  const double length = vector.norm();
  if (!std::isfinite(length)) return {tail, Place::Zero(), false};
  if (length <= longest) return {tail, vector, false};
  return {tail, vector * (longest / length), true};
}

double speedUnitFor(const std::vector<ContactPath>& paths) {
  double fastest = 0;
  for (const ContactPath& path : paths)
    if (path.touches) fastest = std::max(fastest, path.fastest);
  if (fastest == 0 && !paths.empty()) fastest = paths.front().fastest;
  return fastest > kSlowest && std::isfinite(fastest) ? niceAbove(fastest / kFastest) : 1;
}

}  // namespace painleve::ui
