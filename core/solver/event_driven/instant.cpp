#include "core/solver/event_driven/instant.h"

#include <algorithm>
#include <cmath>

#include "core/model/system.h"
#include "core/solver/event_driven/projection.h"

namespace painleve {
namespace {

constexpr double kClosedGap = 1e-9;   // m: a start closer than this touches
constexpr double kLowestHop = 1e-14;  // relative to the size of the coordinates
constexpr double kRestRate = 1e-12;   // relative: nothing accelerates

double speedNoise(const ClosedContact& c, const State& s) {
  return 1e-12 * (1 + c.normal.cwiseAbs().dot(s.v.cwiseAbs().transpose()));
}

}  // namespace

Instant::Instant(const Task& task, Recorder& recorder, Snapshot& snapshot)
    : task_(task),
      recorder_(recorder),
      snapshot_(snapshot),
      energyAtStart_(kineticEnergy(task.system, snapshot.state) +
                     std::abs(task.system.potential(snapshot.state))) {}

ClosedContact Instant::read(int contact) const {
  return readContact(task_.system, task_.laws, snapshot_.state, contact);
}

Instant::Pending& Instant::note(EventKind kind, int contact) {
  Pending pending;
  pending.kind = kind;
  pending.contact = contact;
  pending.before = pending.after = snapshot_;
  pending_.push_back(std::move(pending));
  return pending_.back();
}

void Instant::flush() {
  if (pending_.empty()) return;
  recorder_.row(pending_.front().before);
  for (const Pending& p : pending_)
    recorder_.event({p.kind, p.contact, p.before, p.after, p.impulseNormal, p.impulseTangent,
                     p.lcpSolutions, p.rule});
  recorder_.row(pending_.back().after);
  events_ += static_cast<int>(pending_.size());
  pending_.clear();
  depth_ = 0;
}

std::optional<Outcome> Instant::open() {
  const int count = static_cast<int>(task_.system.contacts().size());
  snapshot_.mode.assign(static_cast<std::size_t>(count), Mode::Free);
  snapshot_.impulse = 0;
  snapshot_.singular = false;
  note(task_.begin == Begin::Edit ? EventKind::Edit : EventKind::Start, -1);
  PerContact<int> touching;
  for (int i = 0; i < count; ++i) {
    const double gap = task_.system.gap(i, snapshot_.state);
    if (gap < -kClosedGap) return limit(i, "inside an obstacle", " is inside its obstacle");
    if (gap <= kClosedGap) touching.push_back(i);
  }
  if (touching.empty()) return std::nullopt;
  if (touching.size() > 1) return secondContact(touching[1]);
  opening_ = true;
  Ended ended = touch(touching[0]);
  opening_ = false;
  // The opening shows the contact as it goes on; before an immediate jump, as it was found.
  Pending& first = pending_.front();
  first.after = snapshot_;
  for (const Pending& p : pending_) {
    if (p.kind != EventKind::TangentialImpact && p.kind != EventKind::Impact) continue;
    first.after = p.before;
    break;
  }
  if (first.kind == EventKind::Start) first.before = first.after;
  return ended;
}

void Instant::close() {
  note(EventKind::End, -1);
}

std::optional<Outcome> Instant::handle(const Hit& hit) {
  switch (hit.kind) {
    case HitKind::Gap:
      return touch(hit.contact);
    case HitKind::LiftOff:
      return forceVanishes(hit.contact);
    case HitKind::StopSlip:
      return slipStops(hit.contact);
    case HitKind::StickLimit:
      return stickGivesWay(hit.contact, hit.side);
    case HitKind::Singular:
      return singular(hit.contact);
    case HitKind::Until:
      break;
  }
  return std::nullopt;
}

// A contact closes: with v_n < 0 by an impact, else softly.
std::optional<Outcome> Instant::touch(int contact) {
  const bool collides = read(contact).vn < -speedNoise(read(contact), snapshot_.state);
  const int closed = motionOf(snapshot_).contact;
  if (closed >= 0 && closed != contact) {
    note(collides ? EventKind::Impact : EventKind::Touch, contact);
    return secondContact(contact);
  }
  if (collides) return collide(contact);
  const ClosedContact c = read(contact);
  if (c.vn > speedNoise(c, snapshot_.state) && hops(c, c.vn)) {  // already leaving
    closeGap(task_.system, task_.laws, contact, snapshot_);
    return std::nullopt;
  }
  const std::size_t index = pending_.size();
  if (!opening_) note(EventKind::Touch, contact);
  project(task_.system, task_.laws, {contact, Mode::Free}, snapshot_);
  Ended ended = decide(contact);
  if (!opening_) pending_[index].after = snapshot_;
  return ended;
}

std::optional<Outcome> Instant::limit(int contact, const char* rule, const char* why) {
  note(EventKind::Limit, contact).rule = rule;
  return Outcome{End::Limit,
                 "contact " + task_.system.contacts()[static_cast<std::size_t>(contact)].id + why};
}

std::optional<Outcome> Instant::secondContact(int contact) {
  return limit(contact, "two closed contacts",
               " closes while another is closed: two closed contacts are beyond this solver (at "
               "most one)");
}

// A hop lower than the rounding of a position cannot be followed.
bool Instant::hops(const ClosedContact& c, double speed) const {
  const double lowest = kLowestHop * (1 + snapshot_.state.q.cwiseAbs().maxCoeff());
  return c.A() <= 0 || speed * speed > 2 * c.A() * lowest;
}

// [GB] sec. 4.2: after every stop the static problem decides (derivations 6).
std::optional<Outcome> Instant::slipStops(int contact) {
  const int previous = slipSign(mode(contact));
  const Snapshot sliding = snapshot_;
  stopSlip(task_.system, task_.laws, contact, snapshot_);
  Pending& stop = note(EventKind::Stop, contact);
  stop.before = sliding;
  snapshot_.impulse = 0;
  Ended ended = decide(contact);
  // A slip that ended at the moment it began is too short for the digits of a velocity: rest.
  if (snapshot_.state.t == lastStop_ && slipSign(mode(contact)) == previous)
    mode(contact) = Mode::Stick;
  lastStop_ = snapshot_.state.t;
  pending_[0].after = snapshot_;
  const Mode now = mode(contact);
  const bool flows = pending_.size() == 1;  // no lift-off, jump or branch has been written
  if (!flows) return ended;
  const EventKind next = now == Mode::Stick           ? EventKind::Stick
                         : slipSign(now) == -previous ? EventKind::SlipReversal
                                                      : EventKind::Slip;
  Pending& follow = note(next, contact);
  follow.before = sliding;
  follow.before.state = snapshot_.state;
  follow.rule = "lcp";
  return ended;
}

std::optional<Outcome> Instant::stickGivesWay(int contact, int side) {
  note(EventKind::Slip, contact).rule = "friction limit";
  const ClosedContact c = read(contact);
  snapshot_.impulse = 0;
  mode(contact) = slipMode(side);
  Ended ended;
  if (c.B(side) <= 0)
    ended = decide(
        contact);  // not for one point contact (derivations 6), but never slide where F_N < 0
  pending_[0].after = snapshot_;
  return ended;
}

// A = 0: with B > 0 the contact opens; with B < 0 no solution is left but a tangential impact ([GB]
// Table 1, derivations 7).
std::optional<Outcome> Instant::forceVanishes(int contact) {
  const int sign = slipSign(mode(contact));
  const ClosedContact c = read(contact);
  if (sign == 0 || c.B(sign) > 0) {
    leave(contact, 1, "lcp");
    return std::nullopt;
  }
  const Assembly a =
      assemble(task_.system, task_.laws, snapshot_.state, {contact}, Level::Acceleration);
  const Solutions impacts = task_.law.tangentialImpact(a.problem);
  if (impacts.families.empty()) {
    leave(contact, 1, "lcp");
    return std::nullopt;
  }
  return tangentialImpact(contact, impacts, task_.options.impulseFraction, 0);
}

void Instant::leave(int contact, int solutions, std::string rule) {
  const std::size_t index = pending_.size();
  note(EventKind::LiftOff, contact);
  mode(contact) = Mode::Free;
  snapshot_.impulse = 0;
  snapshot_.singular = false;
  pending_[index].after = snapshot_;
  pending_[index].lcpSolutions = solutions;
  pending_[index].rule = std::move(rule);
}

// Nothing moves and nothing accelerates: the run rests. A slip slower than rounding rests too where
// friction can hold it.
bool Instant::rests() {
  const Motion motion = motionOf(snapshot_);
  if (motion.contact < 0 || snapshot_.state.v.cwiseAbs().maxCoeff() > kRestRate) return false;
  const ClosedContact c = read(motion.contact);
  const HeldForce f = heldForce(c, Mode::Stick);
  const Vec a = c.freeAcceleration + c.viaNormal * f.normal + c.viaTangent * f.tangent;
  const double scale = c.freeAcceleration.cwiseAbs().maxCoeff() +
                       std::abs(f.normal) * c.viaNormal.cwiseAbs().maxCoeff();
  const double limit = c.friction.hold(f.tangent > 0 ? -1 : 1) * f.normal;
  const double rounding = kLimitRounding * (std::abs(f.normal) + std::abs(f.tangent)) +
                          kRestRate * kRestRate / c.Ann;  // of no force at all
  const bool held = motion.mode == Mode::Stick || std::abs(f.tangent) <= limit + rounding;
  if (!held || a.cwiseAbs().maxCoeff() > kRestRate * (scale + kRestRate)) return false;
  mode(motion.contact) = Mode::Stick;
  note(EventKind::Rest, motion.contact);
  return true;
}

}  // namespace painleve
