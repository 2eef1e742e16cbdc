// The singular point A = B = 0: the last 1e-12 of the way by its local expansion, then what the
// scene says. [GB] sec. 4.2, 5.1
#include <array>
#include <cmath>

#include "core/model/system.h"
#include "core/solver/event_driven/instant.h"
#include "core/solver/event_driven/projection.h"

namespace painleve {
namespace {

constexpr double kLongest = 1e-4;  // s: the expansion is local

}  // namespace

// Derivations 4: a free motion of length Dt to B = 0 and an impulse along the cone edge to A = 0.
// With much friction that impulse is not small, and the tip may stop within it ([GB] Lemma 12):
// then only the part up to the stop is taken, and the answer is false.
bool Instant::reachSingularPoint(int contact) {
  const int sign = slipSign(mode(contact));
  const State from = snapshot_.state;
  const ClosedContact c = read(contact);
  const double mu = c.friction.kinetic(sign);
  const Vec edge = c.viaNormal - sign * mu * c.viaTangent;
  const auto after = [&](double dt, double impulse) {
    State s = from;
    s.t += dt;
    s.v += dt * c.freeAcceleration + impulse * edge;
    s.q += dt * s.v;
    return s;
  };
  const auto numbers = [&](const State& s) {
    return readContact(task_.system, task_.laws, s, contact);
  };
  double dt = 0;
  double impulse = 0;
  for (int i = 0; i < 4; ++i) {
    const double d = 1e-6;
    const double p = 1e-6 * (1 + from.v.cwiseAbs().maxCoeff()) / edge.cwiseAbs().maxCoeff();
    const double rateB =
        (numbers(after(dt + d, impulse)).B(sign) - numbers(after(dt - d, impulse)).B(sign)) /
        (2 * d);
    const double rateA =
        (numbers(after(dt, impulse + p)).A() - numbers(after(dt, impulse - p)).A()) / (2 * p);
    if (rateA == 0 || rateB == 0) return true;
    const ClosedContact here = numbers(after(dt, impulse));
    dt -= here.B(sign) / rateB;
    impulse -= here.A() / rateA;
  }
  if (!(dt >= 0 && dt < kLongest) || !std::isfinite(impulse) || impulse < 0) return true;
  const double last = numbers(after(dt, impulse)).vt;
  const double unpushed = numbers(after(dt, 0)).vt;
  const bool stops = last * sign < 0 && unpushed * sign > 0;
  if (stops) impulse *= unpushed / (unpushed - last);
  const double rest =
      energy(task_.system, from) - snapshot_.ledger.friction - snapshot_.ledger.correction;
  snapshot_.state = after(dt, impulse);
  project(task_.system, task_.laws, {contact, Mode::Free}, snapshot_);
  const double slip = 0.5 * (c.vt + read(contact).vt);
  snapshot_.ledger.friction -= sign * mu * impulse * slip;
  snapshot_.ledger.correction =
      energy(task_.system, snapshot_.state) - snapshot_.ledger.friction - rest;
  snapshot_.impulse += impulse;
  return !stops;
}

std::optional<Outcome> Instant::singular(int contact) {
  if (!reachSingularPoint(contact)) return slipStops(contact);
  snapshot_.singular = true;
  Pending& point = note(EventKind::SingularPoint, contact);
  point.impulseNormal = snapshot_.impulse;
  const Assembly a =
      assemble(task_.system, task_.laws, snapshot_.state, {contact}, Level::Acceleration);
  const Solutions impacts = task_.law.tangentialImpact(a.problem);
  const bool opens = freeNormalRate(task_.system, task_.laws, snapshot_.state, contact) >
                     0;  // gap accelerates upwards
  std::vector<Future> futures;
  if (!impacts.families.empty())
    futures.push_back({"impact", "impulse", 0, 1, task_.options.impulseFraction});
  if (opens) futures.push_back({"lift_off", "", 0, 0, 0});
  futures.push_back({"stop", "", 0, 0, 0});
  constexpr std::array kNames{"impact", "lift_off", "stop"};
  const std::string wanted = kNames[static_cast<std::size_t>(task_.options.singular)];
  std::size_t standard = 0;
  for (std::size_t i = 0; i < futures.size(); ++i)
    if (futures[i].rule == wanted) standard = i;
  note(EventKind::BranchPoint, contact);
  const std::optional<Future> chosen = recorder_.choose(futures, standard);
  const Future future = chosen.value_or(futures[standard]);
  pending_.back().rule = future.rule;
  pending_[pending_.size() - 2].rule = future.rule;
  if (future.rule == "impact") return tangentialImpact(contact, impacts, future.pick, 0);
  if (future.rule == "lift_off") {
    leave(contact, 0, "lift_off");
    return std::nullopt;
  }
  return Outcome{End::NoSolution,
                 "the singular point A = B = 0 was reached and branch.singular_point says stop"};
}

}  // namespace painleve
