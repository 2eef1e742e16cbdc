#include "core/contact/impact_process.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/errors.h"

namespace painleve {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr double kSameDirection = 1e-14;  // relative determinant: normal and tangent are one

int signOf(double value) {
  return value > 0 ? 1 : -1;
}

}  // namespace

ImpactProcess::ImpactProcess(const ContactProblem& problem)
    : Ann_(problem.Ann(0, 0)),
      Ant_(problem.Ant(0, 0)),
      Att_(problem.Att(0, 0)),
      friction_(problem.friction[0].kineticOnly()),
      vn_(problem.vn[0]),
      vt_(problem.vt[0]) {
  check(problem.size() == 1, "an impact is resolved at one contact");
  check(vn_ <= 0, "an impact begins with v_n <= 0");
  after_ = afterStop();
  before_ = vt_ == 0 ? after_ : slipping(signOf(vt_));
  stop_ = vt_ == 0 ? 0 : kNever;
  if (vt_ * before_.tangent < 0) stop_ = -vt_ / before_.tangent;
  compression_ = endOfCompression();
}

ImpactProcess::Rate ImpactProcess::slipping(int sign) const {
  const double ratio = -sign * friction_.kinetic(sign);
  return {slipMode(sign), Ann_ + ratio * Ant_, Ant_ + ratio * Att_, ratio};
}

// A tip at rest slips where the normal impulse alone would push it, if friction cannot hold it.
ImpactProcess::Rate ImpactProcess::afterStop() const {
  const int push = signOf(Ant_);
  if (std::abs(Ant_) > friction_.kinetic(push) * Att_) return slipping(push);
  const double relative = 1 - Ant_ / Ann_ * (Ant_ / Att_);
  const double lift = relative > kSameDirection ? Ann_ * relative : 0;
  return {Mode::Stick, lift, 0, -Ant_ / Att_};
}

double ImpactProcess::endOfCompression() const {
  if (vn_ == 0 && before_.normal >= 0) return 0;
  const double atStop = stop_ < kNever ? vn_ + before_.normal * stop_ : 0;
  if (atStop < 0) return after_.normal > 0 ? stop_ - atStop / after_.normal : kNever;
  return before_.normal > 0 ? -vn_ / before_.normal : stop_;
}

double ImpactProcess::compressionWork() const {
  if (compression_ <= stop_) return 0.5 * vn_ * compression_;
  const double atStop = vn_ + before_.normal * stop_;
  return 0.5 * ((vn_ + atStop) * stop_ + atStop * (compression_ - stop_));
}

ImpactProcess::Point ImpactProcess::at(double p) const {
  const double first = std::min(p, stop_), second = p - first;
  Point point{p, before_.impulse * first + after_.impulse * second,
              vn_ + before_.normal * first + after_.normal * second, 0};
  point.vt = second > 0 ? after_.tangent * second : vt_ + before_.tangent * first;
  if (p == stop_) point.vt = 0;
  return point;
}

Mode ImpactProcess::modeAt(double p) const {
  if (p < stop_) return before_.mode;
  return p == stop_ ? Mode::Stick : after_.mode;
}

ImpactCourse ImpactProcess::courseTo(double end) const {
  if (vt_ != 0 && end <= stop_) return ImpactCourse::Slide;
  const bool early = stop_ <= compression_;
  if (after_.mode == Mode::Stick)
    return early ? ImpactCourse::StickInCompression : ImpactCourse::StickInRestitution;
  if (vt_ == 0) return ImpactCourse::Slide;
  return early ? ImpactCourse::ReverseInCompression : ImpactCourse::ReverseInRestitution;
}

double ImpactProcess::impulseAtSpeed(double speed) const {
  if (compression_ == kNever || speed <= 0) return compression_;
  double atTurn = 0;
  if (compression_ < stop_ && before_.normal > 0) {
    atTurn = before_.normal * (stop_ - compression_);
    if (speed <= atTurn) return compression_ + speed / before_.normal;
  }
  if (after_.normal <= 0) return kNever;
  return std::max(compression_, stop_) + (speed - atTurn) / after_.normal;
}

// The work of a phase that begins with v_n = u and ends with v_n = w is (w^2 - u^2)/(2 rate).
double ImpactProcess::impulseAtWork(double work) const {
  if (compression_ == kNever || work <= 0) return compression_;
  double atTurn = 0, left = work;
  if (compression_ < stop_ && before_.normal > 0) {
    const double speed = std::sqrt(2 * before_.normal * work);
    atTurn = before_.normal * (stop_ - compression_);
    if (speed <= atTurn) return compression_ + speed / before_.normal;
    left = std::max(0.0, work - 0.5 * atTurn * (stop_ - compression_));
  }
  const double turn = std::max(compression_, stop_);
  if (after_.normal <= 0) return turn;
  return turn + (std::sqrt(atTurn * atTurn + 2 * after_.normal * left) - atTurn) / after_.normal;
}

}  // namespace painleve
