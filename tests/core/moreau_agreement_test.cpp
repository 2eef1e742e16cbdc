// Both solvers on the same random scenes: wherever the problem has one solution they agree, with an
// error of first order in the step.
#include <algorithm>
#include <array>
#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/draws.h"
#include "tests/support/random/property.h"

namespace painleve::test {
namespace {

constexpr std::array kSteps{4e-4, 2e-4, 1e-4};  // s
constexpr double kOrder = 0.15;                 // how far from 1 a measured order may be
constexpr double kSecondOrder = 100;            // 1/s^2; errors over steps are some 1/s
constexpr double kAlmostStopped = 0.01;         // m/s

// A rod, shape factor 3: mu_P = 4/3, and friction stays below 1.
Scene rod(const std::string& initial, double duration) {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
    "laws": {"friction": {"type": "coulomb", "mu": 0}}, "initial": )" +
                    initial + R"(, "duration": )" + std::to_string(duration) + "}");
}

Scene stepped(Scene scene, double h) {
  scene.solver = Tree(Members{{"type", "moreau"}, {"step", h}});
  return scene;
}

double lastCell(const Trajectory& t, const char* id) {
  return t.row(t.rowCount() - 1)[t.column(id)];
}

// Largest difference of a coordinate or velocity at the end.
double apart(const Trajectory& a, const Trajectory& b) {
  double worst = 0;
  for (const char* id : {"x", "y", "theta", "x_dot", "y_dot", "theta_dot"})
    worst = std::max(worst, std::abs(lastCell(a, id) - lastCell(b, id)));
  return worst;
}

const Event* find(const Trajectory& t, EventKind kind) {
  for (const Event& event : t.events)
    if (event.kind == kind) return &event;
  return nullptr;
}

// Errors of many scenes at each step: where an event falls within a step makes each of them
// irregular, their mean square is not.
class Errors {
 public:
  void add(const std::array<double, kSteps.size()>& errors) {
    for (std::size_t i = 0; i < errors.size(); ++i) squares_[i] += errors[i] * errors[i];
    ++scenes_;
  }
  int scenes() const { return scenes_; }
  double mean(std::size_t i) const { return std::sqrt(squares_[i] / scenes_); }
  double order() const { return std::log2(mean(0) / mean(kSteps.size() - 1)) / 2; }

 private:
  std::array<double, kSteps.size()> squares_{};
  int scenes_ = 0;
};

// The end states under each step against the event-driven one.
std::array<double, kSteps.size()> errorsOf(const Scene& scene, const Trajectory& exact) {
  std::array<double, kSteps.size()> errors{};
  for (std::size_t i = 0; i < kSteps.size(); ++i) {
    const auto run = simulate(stepped(scene, kSteps[i]));
    RC_ASSERT(run->end == End::Duration);
    errors[i] = apart(exact, *run);
  }
  return errors;
}

void drawFriction(Scene& scene) {
  scene.laws.set("friction.mu_plus", anyBetween(0, 0.9));
  scene.laws.set("friction.mu_minus", anyBetween(0, 0.9));
  if (wholeRange(rc::gen::inRange(0, 2)) == 1)
    scene.laws.set("friction.mu_static", anyBetween(0, 0.95));
}

Scene drawSlide() {
  Scene scene = rod(R"({"theta": 1, "theta_dot": 0, "slip": 0, "on_ground": true})", 0.1);
  drawFriction(scene);
  scene.initial.set("theta", anyBetween(0.6, 2.5));
  scene.initial.set("theta_dot", anyBetween(-1, 1));
  scene.initial.set("slip", anyBetween(-4, 4));
  return scene;
}

// Where static friction holds what kinetic friction would not, rest and slip both solve the problem
// at a stop, and the step decides.
bool hasOneSolution(const Scene& scene, const Trajectory& exact) {
  for (const Event& event : exact.events) {
    if (event.kind != EventKind::Stick) continue;
    const double normal = event.after[exact.column("F_N_tip")];
    const double tangent = event.after[exact.column("F_T_tip")];
    const double kinetic =
        scene.laws.numberOr(tangent > 0 ? "friction.mu_minus" : "friction.mu_plus", 0);
    if (std::abs(tangent) > 0.95 * kinetic * normal) return false;
  }
  return true;
}

TEST(MoreauAgreement, RandomSlidesConvergeWithOrderOne) {
  Errors smooth, stopping;
  int withStatic = 0;
  expectHolds(100, [&] {
    const Scene scene = drawSlide();
    RC_LOG() << writeScene(scene) << "\n";
    const auto exact = simulate(scene);
    RC_ASSERT(exact->end == End::Duration);
    if (!hasOneSolution(scene, *exact)) return;
    const auto errors = errorsOf(scene, *exact);
    for (std::size_t i = 0; i < kSteps.size(); ++i) RC_ASSERT(errors[i] <= 30 * kSteps[i]);
    // Or would right after the end: a step may have stopped already.
    const bool stops = find(*exact, EventKind::Stop) != nullptr ||
                       std::abs(lastCell(*exact, "slip_tip")) < kAlmostStopped;
    (stops ? stopping : smooth).add(errors);
    withStatic += stops && scene.laws.at("friction.mu_static") != nullptr ? 1 : 0;
    // Without an event every single error is c h, up to the second order.
    const double coarse = errors.front() / kSteps.front(), fine = errors.back() / kSteps.back();
    if (!stops) RC_ASSERT(std::abs(coarse - fine) <= kSecondOrder * kSteps.front());
  });
  EXPECT_GT(smooth.scenes(), 50);
  EXPECT_GT(stopping.scenes(), 5);
  EXPECT_GT(withStatic, 2);
  EXPECT_NEAR(smooth.order(), 1, kOrder);
  EXPECT_NEAR(stopping.order(), 1, kOrder);
}

// From rest: the static limit holds, and gives way in the course of the motion.
TEST(MoreauAgreement, RodsThatBeginToSlipConvergeWithOrderOne) {
  Errors slipping;
  int gaveWay = 0;
  expectHolds(100, [&] {
    Scene scene = rod(R"({"theta": 1.4, "theta_dot": 0, "slip": 0, "on_ground": true})", 0.3);
    drawFriction(scene);
    scene.initial.set("theta", anyBetween(1, 2.1));
    scene.initial.set("theta_dot", anyBetween(-1, 1));
    RC_LOG() << writeScene(scene) << "\n";
    const auto exact = simulate(scene);
    RC_ASSERT(exact->end == End::Duration);
    if (!hasOneSolution(scene, *exact)) return;
    const auto errors = errorsOf(scene, *exact);
    for (std::size_t i = 0; i < kSteps.size(); ++i) RC_ASSERT(errors[i] <= 30 * kSteps[i]);
    slipping.add(errors);
    gaveWay += find(*exact, EventKind::Slip) != nullptr ? 1 : 0;
  });
  EXPECT_GT(slipping.scenes(), 50);
  EXPECT_GT(gaveWay, 5);
  EXPECT_NEAR(slipping.order(), 1, kOrder);
}

// A fall, one bounce with friction, and flight: the time of the impact and the end. (A second
// impact just before the end may be missed by a step.)
TEST(MoreauAgreement, ABounceConvergesWithOrderOne) {
  Errors times, ends;
  expectHolds(60, [&] {
    Scene scene =
        rod(R"({"x": 0, "y": 2, "theta": 1, "x_dot": 0, "y_dot": -1, "theta_dot": 0})", 0.3);
    drawFriction(scene);
    scene.laws.set("impact.e", anyBetween(0.3, 0.9));
    const double theta = anyBetween(0.7, 2.4);
    scene.initial.set("theta", theta);
    scene.initial.set("y", std::sin(theta) + anyBetween(0.1, 0.2));
    scene.initial.set("x_dot", anyBetween(-2, 2));
    scene.initial.set("theta_dot", anyBetween(-1, 1));
    RC_LOG() << writeScene(scene) << "\n";
    const auto exact = simulate(scene);
    RC_ASSERT(exact->end == End::Duration);
    const Event* impact = find(*exact, EventKind::Impact);
    RC_ASSERT(impact != nullptr);
    if (exact->events.size() != 3) return;  // start, impact, end
    std::array<double, kSteps.size()> late{}, off{};
    for (std::size_t i = 0; i < kSteps.size(); ++i) {
      const auto run = simulate(stepped(scene, kSteps[i]));
      const Event* hit = find(*run, EventKind::Impact);
      RC_ASSERT(run->end == End::Duration && hit != nullptr);
      late[i] = hit->time - impact->time;
      off[i] = apart(*exact, *run);
      RC_ASSERT(std::abs(late[i]) <= 1.01 * kSteps[i]);
    }
    times.add(late);
    ends.add(off);
  });
  EXPECT_GT(times.scenes(), 60);
  EXPECT_NEAR(times.order(), 1, kOrder);
  EXPECT_NEAR(ends.order(), 1, kOrder);
}

}  // namespace
}  // namespace painleve::test
