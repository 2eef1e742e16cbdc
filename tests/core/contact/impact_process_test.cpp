// The piecewise-linear impact against brute-force stepping, and its corners. Derivations 12.2
#include "core/contact/impact_process.h"

#include <cmath>
#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/support/impact/impact_state.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

ContactProblem referenceProblem(const nlohmann::json& entry) {
  const auto& p = entry["params"];
  const Bench b = bench("rod", {p["m"], p["l"], p["I"], 9.8}, entry["mu"]);
  State s = b.closed({entry["theta"], 0, entry["vt"], 0}, Mode::Stick).state;
  s.v[1] += entry["vn"].get<double>();
  return assemble(*b.system, b.laws, s, {0}, Level::Impact).problem;
}

TEST(ImpactProcess, CornersOfTheReference) {
  for (const auto& entry : reference("rod")["impacts"]) {
    SCOPED_TRACE(entry.dump());
    const ImpactProcess process(referenceProblem(entry));
    EXPECT_LE(difference(entry["p_c"], process.compression()), kReference);
    EXPECT_LE(difference(entry["W_c"], process.compressionWork()), kReference);
    EXPECT_EQ(process.jams(), entry["jam"].get<bool>());
    if (entry["p_s"].is_number())
      EXPECT_LE(difference(entry["p_s"], process.stop()), kReference);
    else
      EXPECT_TRUE(std::isinf(process.stop()));
  }
}

// Small steps of p under Coulomb's law at every moment; the tip rests where the steps would turn
// its slip to and fro.
struct Stepped {
  double vn, vt, tangent = 0, work = 0;
};
void step(const ContactProblem& problem, double dp, Stepped& s) {
  const double ann = problem.Ann(0, 0), ant = problem.Ant(0, 0), att = problem.Att(0, 0);
  const Coulomb& mu = problem.friction[0];
  const double hold = -(s.vt / dp + ant) / att;  // what stops the slip within this step
  const double tangent = std::max(-mu.plus, std::min(mu.minus, hold));
  const double vn = s.vn + (ann + ant * tangent) * dp;
  s.work += 0.5 * (s.vn + vn) * dp;
  s.vn = vn;
  s.vt += (ant + att * tangent) * dp;
  s.tangent += tangent * dp;
}

TEST(ImpactProcess, AgreesWithSmallSteps) {
  constexpr int kSteps = 20000;
  Draws draws(3);
  for (int draw = 0; draw < 60; ++draw) {
    SCOPED_TRACE("draw " + std::to_string(draw));
    const ContactProblem problem = drawImpact(draws);
    const ImpactProcess process(problem);
    ASSERT_TRUE(std::isfinite(process.compression()));
    const double end = 1.7 * process.compression();
    Stepped s{problem.vn[0], problem.vt[0]};
    double atCompression = 0;
    for (int i = 0; i < kSteps; ++i) {
      step(problem, end / kSteps, s);
      atCompression = std::min(atCompression, s.work);
    }
    const ImpactProcess::Point p = process.at(end);
    const double size = 1 + std::abs(problem.vn[0]) + std::abs(problem.vt[0]);
    EXPECT_NEAR(p.vn, s.vn, 1e-3 * size);
    EXPECT_NEAR(p.vt, s.vt, 1e-3 * size);
    EXPECT_NEAR(p.tangent, s.tangent, 1e-3 * (1 + end));
    EXPECT_NEAR(process.compressionWork(), atCompression, 1e-3 * size * (1 + end));
  }
}

TEST(ImpactProcess, VelocitiesAreWhatTheImpulsesMake) {
  Draws draws(4);
  for (int draw = 0; draw < 1000; ++draw) {
    const ContactProblem problem = drawImpact(draws);
    const ImpactProcess process(problem);
    const ImpactProcess::Point p = process.at(draws.between(0, 3) * process.compression());
    Solution s;
    s.normal = Vec::Constant(1, p.normal);
    s.tangent = Vec::Constant(1, p.tangent);
    const Jump jump = jumpOf(problem, s);
    const double size = 1 + std::abs(problem.vt[0]) + problem.Ann(0, 0) * p.normal +
                        problem.Att(0, 0) * std::abs(p.tangent);
    ASSERT_NEAR(p.vn, jump.vn, kCancellation * size);
    ASSERT_NEAR(p.vt, jump.vt, kCancellation * size);
  }
}

TEST(ImpactProcess, ReachesTheSpeedAndTheWorkItIsAskedFor) {
  Draws draws(5);
  for (int draw = 0; draw < 1000; ++draw) {
    const ImpactProcess process(drawImpact(draws));
    ASSERT_NEAR(process.at(process.compression()).vn, 0, kCancellation);
    const double speed = draws.between(0, 3);
    ASSERT_NEAR(process.at(process.impulseAtSpeed(speed)).vn, speed, kCancellation * 10);
    const double taken = -process.compressionWork();
    ASSERT_GE(taken, 0);
    const double half = process.impulseAtWork(0.25 * taken);
    const double whole = process.impulseAtWork(taken);
    ASSERT_LT(process.compression(), half);
    ASSERT_LT(half, whole);
  }
}

// A frictionless impact, and one whose slip never stops, are a parabola of work over impulse.
TEST(ImpactProcess, WithoutAStopRestitutionMirrorsCompression) {
  const ImpactProcess process(impactProblem({2, 0, 3}, -4, 5, coulomb(0)));
  EXPECT_TRUE(std::isinf(process.stop()));
  EXPECT_DOUBLE_EQ(process.compression(), 2);
  EXPECT_DOUBLE_EQ(process.compressionWork(), -4);
  EXPECT_DOUBLE_EQ(process.impulseAtWork(4), 4);
  EXPECT_DOUBLE_EQ(process.impulseAtSpeed(4), 4);
  EXPECT_EQ(process.courseTo(4), ImpactCourse::Slide);
  EXPECT_EQ(process.modeAt(4), Mode::SlipPlus);
}

TEST(ImpactProcess, StopsBeforeItTurnsRound) {
  // a_nt = -1.5: the normal impulse pushes the tip to the left.
  const Delassus g = rodDelassus(std::atan(1.0));
  const ImpactProcess stick(impactProblem(g, -2, 0.2, coulomb(0.7)));
  EXPECT_EQ(stick.courseTo(stick.compression()), ImpactCourse::StickInCompression);
  EXPECT_EQ(stick.modeAt(stick.compression()), Mode::Stick);
  EXPECT_EQ(stick.at(stick.compression()).vt, 0);
  const ImpactProcess reverse(impactProblem(g, -2, 0.2, coulomb(0.3)));
  EXPECT_EQ(reverse.courseTo(reverse.compression()), ImpactCourse::ReverseInCompression);
  EXPECT_EQ(reverse.modeAt(reverse.compression()), Mode::SlipMinus);
  EXPECT_LT(reverse.at(reverse.compression()).vt, 0);
}

// The static limit is for contacts that were at rest: [MO] sec. 17.
TEST(ImpactProcess, KnowsKineticFrictionOnly) {
  const Delassus g = rodDelassus(std::atan(1.0));
  Coulomb friction = coulomb(0.3);
  friction.stick = 2;
  const ImpactProcess process(impactProblem(g, -2, 0.2, friction));
  EXPECT_EQ(process.modeAt(process.compression()), Mode::SlipMinus);
}

// Normal and tangent are one direction of the system: sticking stops the approach and no impulse
// turns it round.
TEST(ImpactProcess, OneDirectionForBothNeverReturns) {
  const ImpactProcess slipping(impactProblem({1, -1, 1}, -1, -2, coulomb(3)));
  EXPECT_TRUE(std::isinf(slipping.compression()));
  EXPECT_TRUE(std::isinf(slipping.impulseAtSpeed(0.5)));
  EXPECT_TRUE(std::isinf(slipping.impulseAtWork(0.5)));
  const ImpactProcess stopping(impactProblem({1, -1, 1}, -1, 1, coulomb(3)));
  EXPECT_DOUBLE_EQ(stopping.compression(), 0.25);
  EXPECT_TRUE(std::isinf(stopping.impulseAtSpeed(0.5)));
  EXPECT_DOUBLE_EQ(stopping.impulseAtWork(0.5), 0.25) << "nothing moves any more";
}

TEST(ImpactProcess, RefusesAContactThatLeaves) {
  EXPECT_THROW(ImpactProcess(impactProblem({}, 1, 0, coulomb(0))), std::logic_error);
}

}  // namespace
}  // namespace painleve::test
