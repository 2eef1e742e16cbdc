#include "core/solver/event_driven/row_clock.h"

#include <algorithm>
#include <cmath>

namespace painleve {

namespace {

constexpr double kRounding = 1e-15;  // relative to the time: as good as the same moment

}  // namespace

// A first guess of s(t) in the integrator's last step: the cubic with dt/ds = beta at both ends.
double RowClock::guess(const Integrator& integrator, double time) const {
  const double from = flow_.time(integrator.begin());
  const double span = flow_.time(integrator.end()) - from;
  const double x = (time - from) / span;
  return integrator.length() * x * x * (3 - 2 * x) +
         span * x * (1 - x) *
             ((1 - x) / flow_.beta(integrator.beginRate()) - x / flow_.beta(integrator.endRate()));
}

// Where the dense output reaches a time, and its value there: t(s) is smooth and rises, so guarded
// secants need few steps.
double RowClock::find(const Integrator& integrator, double time, Range range, FlowVector& y) const {
  const double share = range.lower / integrator.length();
  double slope =
      (1 - share) * flow_.beta(integrator.beginRate()) + share * flow_.beta(integrator.endRate());
  double s = guess(integrator, time);
  double last = 0;
  double lastError = 0;
  for (int i = 0; i < 60; ++i) {
    if (!(s > range.lower && s < range.upper)) s = 0.5 * (range.lower + range.upper);
    integrator.dense(s, y);
    const double error = flow_.time(y) - time;
    if (std::abs(error) <= kRounding * std::abs(time)) break;
    (error > 0 ? range.upper : range.lower) = s;
    if (range.upper - range.lower <= kRounding * range.upper) break;
    if (i > 0 && error != lastError) slope = (error - lastError) / (s - last);
    last = s;
    lastError = error;
    s -= error / slope;
  }
  return s;
}

void RowClock::upTo(const Integrator& integrator, double s, Snapshot& snapshot) {
  FlowVector y;
  const double from = flow_.time(integrator.begin());
  if (s < integrator.length()) {
    integrator.dense(s, y);
  } else {
    y = integrator.end();
  }
  const double to = std::min(flow_.time(y), until_ * (1 - kRounding));
  const bool scaled = slipSign(flow_.motion().mode) != 0;
  double lower = 0;
  while (static_cast<double>(snapshot.step + 1) * step_ < to) {
    const double time = static_cast<double>(++snapshot.step) * step_;
    if (time <= start_ * (1 + kRounding)) continue;
    if (scaled) {
      lower = find(integrator, time, {lower, s}, y);
    } else {
      integrator.dense(time - from, y);
    }
    Snapshot row = snapshot;
    flow_.unpack(y, row);
    row.state.t = time;
    recorder_.gridRow(row);
  }
}

void RowClock::growth(const Snapshot& snapshot, double normalForce) {
  if (slipSign(flow_.motion().mode) == 0) return;
  if (level_ < 0) level_ = normalForce;
  if (normalForce < 10 * level_) return;
  level_ = normalForce;
  recorder_.row(snapshot);
}

}  // namespace painleve
