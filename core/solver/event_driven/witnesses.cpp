#include "core/solver/event_driven/witnesses.h"

#include <algorithm>
#include <cmath>

#include <boost/math/tools/toms748_solve.hpp>

#include "core/contact/contact_problem.h"
#include "core/model/system.h"

namespace painleve {
namespace {

constexpr double kBetaEnd = 1e-12;   // the singular point is as good as reached
constexpr double kGapNoise = 4e-15;  // relative to the size of the coordinates
constexpr double kShortest = 1e-12;  // relative to the sample
constexpr double kFar = 4;           // times the changes
constexpr double kNoise = 1e-13;     // relative to the terms of a witness
// Rest that the contact problem has just allowed must not give way at once.
constexpr double kLimitNoise = 2 * kLimitRounding;

// Root of f in [a, b], f(a) > 0 >= f(b); the side where f has just become <= 0.
template <class F>
double root(F f, double a, double b, double fa, double fb) {
  if (fb == 0) return b;
  std::uintmax_t iterations = 60;
  const auto [lower, upper] = boost::math::tools::toms748_solve(
      f, a, b, fa, fb, boost::math::tools::eps_tolerance<double>(52), iterations);
  return upper;
}

// The same, measuring both ends; nullopt where the exact step shows no crossing.
template <class F>
std::optional<double> crossing(F f, double a, double b) {
  const double fb = f(b);
  if (fb > 0) return std::nullopt;
  const double fa = f(a);
  return fa <= 0 ? a : root(f, a, b, fa, fb);
}

}  // namespace

Witnesses::Witnesses(const System& system, const Flow& flow, const FlowVector& start, double until)
    : system_(system), flow_(flow), until_(until) {
  for (int i = 0; i < static_cast<int>(system.contacts().size()); ++i)
    if (i != flow.motion().contact) open_.push_back(i);
  const int sign = slipSign(flow.motion().mode);
  if (sign != 0) forceSign_ = flow.contact(start).B(sign) < 0 ? -1 : 1;
}

void Witnesses::force(Sample& sample, const FlowVector& y) const {
  const ClosedContact c = flow_.contact(y);
  const int sign = slipSign(flow_.motion().mode);
  if (sign != 0) {
    sample.value = {forceSign_ * c.A(), sign * c.vt, 1};
    sample.noise = {kNoise * c.scaleN, kNoise * c.scaleV, 0};
    sample.beta = std::abs(c.B(sign)) / c.Ann;
    return;
  }
  const HeldForce f = heldForce(c, Mode::Stick);
  const double size = std::abs(f.normal) + std::abs(f.tangent) + c.scaleN / c.Ann;
  const double edge = kLimitNoise * size;
  sample.value = {f.normal, c.friction.hold(-1) * f.normal - f.tangent,
                  c.friction.hold(1) * f.normal + f.tangent};
  sample.noise = {kNoise * size, edge, edge};
}

Witnesses::Sample Witnesses::sample(double s, const FlowVector& y) const {
  Sample result;
  result.s = s;
  result.time = flow_.time(y);
  const State state = flow_.state(y);
  for (int contact : open_) {
    const Kinematics k = system_.kinematics(contact, state);
    const Track& normal = k.points[0].normal;
    result.gap.push_back(k.gap);
    result.approach.push_back(normal.row.dot(state.v.transpose()) + normal.offset);
  }
  result.gapChange.resize(result.gap.size());
  if (flow_.motion().contact >= 0) force(result, y);
  return result;
}

std::optional<double> Witnesses::gapZero(Integrator& integrator, std::size_t k, const Sample& a,
                                         const Sample& b) const {
  const int contact = open_[k];
  FlowVector y;
  const auto gap = [&](double s) {
    integrator.exact(s, y);
    return system_.gap(contact, flow_.state(y));
  };
  const auto rising = [&](double s) {
    integrator.exact(s, y);
    const State state = flow_.state(y);
    const Track normal = system_.kinematics(contact, state).points[0].normal;
    return normal.row.dot(state.v.transpose()) + normal.offset;
  };
  const double noise =
      kGapNoise * (1 + std::abs(integrator.end()[0]) + std::abs(integrator.end()[1]));
  if (b.gap[k] < -noise) {
    if (a.gap[k] > noise) return crossing(gap, a.s, b.s);
    if (a.approach[k] > 0 && b.approach[k] < 0) {
      const auto apex = crossing(rising, a.s, b.s);
      if (apex && gap(*apex) > 0) return crossing(gap, *apex, b.s);
    }
    // A hop lower than rounding ends where the ground is seen above: time must go on.
    return crossing([&](double s) { return gap(s) + noise; }, a.s, b.s);
  }
  if (a.gap[k] > noise && a.approach[k] < 0 && b.approach[k] > 0) {  // a dip between two samples
    const auto lowest = crossing([&](double s) { return -rising(s); }, a.s, b.s);
    if (lowest && gap(*lowest) < -noise) return crossing(gap, a.s, *lowest);
  }
  return std::nullopt;
}

std::optional<double> Witnesses::channelZero(Integrator& integrator, int channel, const Sample& a,
                                             const Sample& b) const {
  const auto i = static_cast<std::size_t>(channel);
  if (!(b.value[i] < -b.noise[i])) return std::nullopt;
  FlowVector y;
  const auto value = [&](double s) {
    integrator.exact(s, y);
    Sample here;
    force(here, y);
    return here.value[i];
  };
  if (a.value[i] > a.noise[i]) return crossing(value, a.s, b.s);
  // From zero it may have risen first: a slip that stops again within the sample.
  for (double s = 0.5 * (a.s + b.s); s - a.s > kShortest * b.s; s = 0.5 * (a.s + s))
    if (value(s) > a.noise[i]) return crossing(value, s, b.s);
  return a.s;
}

std::optional<double> Witnesses::untilZero(Integrator& integrator, const Sample& a,
                                           const Sample& b) const {
  const double rounding = 4e-16 * std::abs(until_);
  if (b.time < until_ - rounding) return std::nullopt;
  if (b.time <= until_ + rounding) return b.s;
  FlowVector y;
  const auto left = [&](double s) {
    integrator.exact(s, y);
    return until_ - flow_.time(y);
  };
  return crossing(left, a.s, b.s);
}

Hit Witnesses::channelHit(int channel, double at) const {
  const Motion& motion = flow_.motion();
  if (channel == 0) return {HitKind::LiftOff, motion.contact, 0, at};
  if (slipSign(motion.mode) != 0) return {HitKind::StopSlip, motion.contact, 0, at};
  return {HitKind::StickLimit, motion.contact, channel == 1 ? -1 : 1,
          at};  // F_T = +mu F_N gives way to slip-
}

std::optional<Hit> Witnesses::firstBetween(Integrator& integrator, const Sample& a,
                                           const Sample& b) const {
  std::optional<Hit> earliest;
  const auto offer = [&](const Hit& hit) {
    if (!earliest || hit.at < earliest->at) earliest = hit;
  };
  for (std::size_t k = 0; k < open_.size(); ++k)
    if (const auto at = gapZero(integrator, k, a, b)) offer({HitKind::Gap, open_[k], 0, *at});
  if (flow_.motion().contact >= 0)
    for (int channel = 0; channel < kChannels; ++channel)
      if (const auto at = channelZero(integrator, channel, a, b)) offer(channelHit(channel, *at));
  if (const auto at = untilZero(integrator, a, b)) offer({HitKind::Until, -1, 0, *at});
  return earliest;
}

// Notes the changes of a step at its end b. True where all values are so far from zero that neither
// this change nor the one before could hide a dip between the two samples.
bool Witnesses::calm(const Sample& a, Sample& b) const {
  bool far = true;
  const auto note = [&](double from, double before, double to, double& change) {
    change = std::abs(to - from);
    far = far && to > kFar * (change + before);
  };
  for (std::size_t k = 0; k < b.gap.size(); ++k)
    note(a.gap[k], a.gapChange[k], b.gap[k], b.gapChange[k]);
  for (std::size_t i = 0; i < kChannels; ++i)
    note(a.value[i], a.change[i], b.value[i], b.change[i]);
  return far;
}

std::optional<Hit> Witnesses::first(Integrator& integrator) {
  FlowVector y;
  Sample a = last_ ? *last_ : sample(0, integrator.begin());
  a.s = 0;
  Sample end = sample(integrator.length(), integrator.end());
  const bool far = calm(a, end) && last_;  // the first step knows of no change before it
  const int pieces = flow_.motion().contact < 0 ? 4 : far ? 1 : 2;
  for (int i = 1; i < pieces; ++i) {
    const double s = integrator.length() * i / pieces;
    integrator.dense(s, y);
    const Sample b = sample(s, y);
    if (auto hit = firstBetween(integrator, a, b)) return hit;
    a = b;
  }
  if (auto hit = firstBetween(integrator, a, end)) return hit;
  last_ = end;
  if (end.beta < kBetaEnd)
    return Hit{HitKind::Singular, flow_.motion().contact, 0, integrator.length()};
  return std::nullopt;
}

}  // namespace painleve
