#include "core/solver/event_driven/row_clock.h"

#include <algorithm>
#include <cmath>

namespace painleve {

// Where the dense output reaches a time: t(s) is smooth and rises, so a guarded secant needs few steps.
double RowClock::find(const Integrator& integrator, double time, double lower, double upper) const {
  FlowVector y;
  const auto left = [&](double s) {
    integrator.dense(s, y);
    return flow_.time(y) - time;
  };
  double a = lower;
  double b = upper;
  double fa = left(a);
  double fb = left(b);
  const double rounding = 2e-16 * std::abs(time);
  for (int i = 0; i < 60 && b - a > 1e-16 * std::abs(b); ++i) {
    double s = b - fb * (b - a) / (fb - fa);
    if (!(s > a && s < b)) s = 0.5 * (a + b);
    const double f = left(s);
    if (std::abs(f) <= rounding) return s;
    if (f > 0) {
      b = s;
      fb = f;
      fa *= 0.5;  // Illinois: keeps the far end from sticking
    } else {
      a = s;
      fa = f;
      fb *= 0.5;
    }
  }
  return b;
}

void RowClock::upTo(const Integrator& integrator, double s, Snapshot& snapshot) {
  FlowVector y;
  const double from = flow_.time(integrator.begin());
  if (s < integrator.length()) {
    integrator.dense(s, y);
  } else {
    y = integrator.end();
  }
  const double to = flow_.time(y);
  const bool scaled = slipSign(flow_.motion().mode) != 0;
  double lower = 0;
  while (static_cast<double>(snapshot.step + 1) * step_ < to) {
    const double time = static_cast<double>(++snapshot.step) * step_;
    if (time <= from) continue;
    const double at = scaled ? find(integrator, time, lower, s) : time - from;
    integrator.dense(at, y);
    Snapshot row = snapshot;
    flow_.unpack(y, row);
    row.state.t = time;
    recorder_.row(row);
    lower = at;
  }
}

void RowClock::growth(const Snapshot& snapshot) {
  const Motion& motion = flow_.motion();
  if (slipSign(motion.mode) == 0) return;
  const double force = heldForce(flow_.contact(flow_.pack(snapshot)), motion.mode).normal;
  if (level_ < 0) level_ = force;
  if (force < 10 * level_) return;
  level_ = force;
  recorder_.row(snapshot);
}

}  // namespace painleve
