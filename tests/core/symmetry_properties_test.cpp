// Symmetries of the sliding rod over random whole runs: mirror, units, independence of the slip
// speed.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/random/property.h"
#include "tests/support/random/random_scene.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kCases = 1000;
constexpr int kPredictable = 3;      // rebounds: each multiplies rounding by up to some hundred
constexpr double kSlowest = 1e-3;    // of sqrt(g l): the time of a slower impact is mostly rounding
constexpr double kLeastLift = 1e-3;  // of m B: closer to B = 0 the start itself is mostly rounding

/// What is compared: the state of the rod in its own units at an event.
struct Moment {
  EventKind kind = EventKind::Start;
  int contact = -1;
  double time = 0, x = 0, y = 0, theta = 0, vx = 0, vy = 0, omega = 0;
};

struct Units {
  double length = 1, rate = 1;
  explicit Units(const RodBody& body)
      : length(body.halfLength), rate(std::sqrt(body.gravity / body.halfLength)) {}
  double speed() const { return length * rate; }
};

// Whether an impact is so slow, or so late, that rounding decides its outcome.
bool unpredictable(const Trajectory& t, const Event& event, const Units& unit) {
  const auto before = [&](const char* id) { return event.before[t.column(id)]; };
  const double side = event.contact == 0 ? 1 : -1;
  const double normal =
      before("y_dot") - side * unit.length * before("theta_dot") * std::cos(before("theta"));
  return std::abs(normal) < kSlowest * unit.speed();
}

/// Events up to the last rebound whose outcome rounding does not decide.
std::vector<Moment> moments(const Trajectory& t, const RodBody& body) {
  const Units unit(body);
  std::vector<Moment> found;
  int rebounds = 0;
  for (const Event& event : t.events) {
    if (event.kind == EventKind::Impact &&
        (++rebounds > kPredictable || unpredictable(t, event, unit)))
      break;
    const auto at = [&](const char* id) { return event.after[t.column(id)]; };
    found.push_back({event.kind, event.contact, event.time * unit.rate, at("x") / unit.length,
                     at("y") / unit.length, at("theta"), at("x_dot") / unit.speed(),
                     at("y_dot") / unit.speed(), at("theta_dot") / unit.rate});
  }
  return found;
}

double worstDifference(const Moment& a, const Moment& b) {
  double worst = 0;
  const auto take = [&](double p, double q) {
    worst = std::max(worst, std::abs(p - q) / (1 + std::abs(p)));
  };
  take(a.time, b.time);
  take(a.x, b.x);
  take(a.y, b.y);
  take(a.theta, b.theta);
  take(a.vx, b.vx);
  take(a.vy, b.vy);
  take(a.omega, b.omega);
  return worst;
}

void assertSame(const std::vector<Moment>& a, const std::vector<Moment>& b) {
  RC_ASSERT(a.size() == b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    RC_ASSERT(eventKindName(a[i].kind) == std::string(eventKindName(b[i].kind)));
    RC_ASSERT(a[i].contact == b[i].contact);
    RC_ASSERT(worstDifference(a[i], b[i]) <= kReference);
  }
}

bool wellConditioned(const DrawnRod& rod) {
  // Without friction a rod at rest falls straight down: its slip vanishes as the other end arrives.
  const bool straightDown = !rod.height && rod.slip == 0 && rod.omega == 0;
  if (straightDown && rod.laws.muPlus * rod.laws.muMinus == 0) return false;
  if (rod.height || rod.slip == 0) return true;
  const double mu = rod.slip > 0 ? rod.laws.muPlus : rod.laws.muMinus;
  const double theta = rod.slip > 0 ? std::numbers::pi - rod.theta : rod.theta;
  return std::abs(rod.body.mass * leftSlide(rod.body, mu, theta, 0).B) > kLeastLift;
}

// theta -> pi - theta, x -> -x; the friction of the two slips changes sides.
DrawnRod mirrored(DrawnRod rod) {
  std::swap(rod.laws.muPlus, rod.laws.muMinus);
  rod.theta = std::numbers::pi - rod.theta;
  rod.omega = -rod.omega;
  rod.slip = -rod.slip;
  rod.tipX = -rod.tipX;
  rod.vx = -rod.vx;
  return rod;
}

Moment mirrored(Moment m) {
  m.theta = std::numbers::pi - m.theta;
  m.omega = -m.omega;
  m.x = -m.x;
  m.vx = -m.vx;
  return m;
}

TEST(SymmetryProperties, AMirroredRodRunsMirrored) {
  expectHolds(kCases, [] {
    const DrawnRod rod = drawRod();
    if (!wellConditioned(rod)) return;
    const Scene scene = sceneOf(rod);
    RC_LOG() << writeScene(scene);
    std::vector<Moment> straight = moments(*simulate(scene), rod.body);
    const std::vector<Moment> mirror = moments(*simulate(sceneOf(mirrored(rod))), rod.body);
    for (Moment& m : straight) m = mirrored(m);
    assertSame(straight, mirror);
  });
}

// With kappa, mu and the start in natural units fixed, m, l and g only set the scales.
TEST(SymmetryProperties, MassLengthAndGravityOnlySetTheScales) {
  expectHolds(kCases, [] {
    const DrawnRod rod = drawRod();
    if (!wellConditioned(rod)) return;
    DrawnRod unit = rod;
    unit.body = {1, 1, 1 / rod.body.kappa(), 1};
    Scene scene = sceneOf(rod);
    Scene unitScene = sceneOf(unit);
    scene.solver.set("zeno_speed", 3e-6 * Units(rod.body).speed());
    unitScene.solver.set("zeno_speed", 3e-6);
    RC_LOG() << writeScene(scene);
    assertSame(moments(*simulate(scene), rod.body), moments(*simulate(unitScene), unit.body));
  });
}

TEST(SymmetryProperties, TheOrbitDoesNotDependOnTheSlipSpeed) {
  expectHolds(kCases, [] {
    DrawnRod rod = drawRod();
    rod.height.reset();
    rod.slip = std::copysign(1 + std::abs(rod.slip), rod.slip);
    DrawnRod fast = rod;
    fast.slip *= 3;
    RC_LOG() << writeScene(sceneOf(rod));
    const auto a = simulate(sceneOf(rod));
    const auto b = simulate(sceneOf(fast));
    const auto firstEnd = [](const Trajectory& t) {
      for (const Event& event : t.events)
        if (event.time > 0) return event.time;
      return t.endTime;
    };
    const double until = std::min(firstEnd(*a), firstEnd(*b));
    const std::size_t theta = a->column("theta"), omega = a->column("theta_dot");
    const Units unit(rod.body);
    const auto jumps = [](const Event& e) {
      return e.kind == EventKind::TangentialImpact && e.time == 0;
    };
    if (std::ranges::any_of(a->events, jumps)) return;  // the slip speed is the size of the jump
    for (std::size_t i = 0, k = 0; i < a->rowCount() && a->row(i)[0] < until; ++i) {
      while (k < b->rowCount() && b->row(k)[0] < a->row(i)[0]) ++k;
      if (k >= b->rowCount() || b->row(k)[0] != a->row(i)[0]) continue;  // an extra row of one run
      RC_ASSERT(std::abs(a->row(i)[theta] - b->row(k)[theta]) <= kReference);
      RC_ASSERT(std::abs(a->row(i)[omega] - b->row(k)[omega]) <=
                kReference * unit.rate * (1 + std::abs(a->row(i)[omega]) / unit.rate));
    }
  });
}

}  // namespace
}  // namespace painleve::test
