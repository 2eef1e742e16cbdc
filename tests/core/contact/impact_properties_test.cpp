// What each impact law promises. Every property draws 25 000 random collisions of its own, together
// more than a hundred thousand distinct ones (the last test counts them); PAINLEVE_STATES_SCALE=100
// takes a hundred times as many.
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include "core/contact/coulomb_law.h"
#include "core/contact/impact_energy.h"
#include "core/contact/impact_process.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/impact/newton_closed_form.h"
#include "tests/support/random/property.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kStates = 25'000;  // a property
constexpr int kBatch = 100;      // states a RapidCheck case

struct Collision {
  ContactProblem problem;
  double e = 0;
};
Collision drawCollision(Draws& draws) {
  Collision c{drawImpact(draws), 1};
  if (draws.whole(0, 9) != 0) c.e = draws.between(0, 1);
  return c;
}

// At least so many; without a seed those of the test that runs.
template <class Check>
void forImpacts(int states, const Check& check, std::optional<std::uint64_t> seed = {}) {
  const auto batch = [&check] {
    Draws draws(wholeRange(rc::gen::arbitrary<std::uint64_t>()));
    for (int i = 0; i < kBatch; ++i) {
      const auto [problem, e] = drawCollision(draws);
      RC_LOG() << "G " << problem.Ann(0, 0) << ' ' << problem.Ant(0, 0) << ' ' << problem.Att(0, 0)
               << " v " << problem.vn[0] << ' ' << problem.vt[0] << " mu "
               << problem.friction[0].plus << ' ' << problem.friction[0].minus << " e " << e
               << '\n';
      check(problem, e);
    }
  };
  expectHolds(states / kBatch, batch, seed);
}

template <class Check>
void forManyImpacts(const Check& check) {
  forImpacts(scaledStates(kStates), check);
}

Jump jumpUnder(ContactProblem problem, const ImpactLaw& law) {
  problem.impact = law;
  const Solutions found = CoulombLaw().impact(problem);
  RC_ASSERT(found.isolated.size() == 1U);
  const Solution& s = found.isolated[0];
  const Coulomb& mu = problem.friction[0];
  const double size = kCancellation * (1 + s.normal[0]);
  RC_ASSERT(std::isfinite(s.normal[0]) && std::isfinite(s.tangent[0]));
  RC_ASSERT(s.normal[0] >= 0);
  RC_ASSERT(s.tangent[0] <= mu.minus * s.normal[0] + size);
  RC_ASSERT(-s.tangent[0] <= mu.plus * s.normal[0] + size);
  return jumpOf(problem, s);
}

// Rounding of velocities and energies of this collision.
double allowance(const ContactProblem& p) {
  const double condition =
      p.Ann(0, 0) * p.Att(0, 0) / (p.Ann(0, 0) * p.Att(0, 0) - p.Ant(0, 0) * p.Ant(0, 0));
  return 100 * kRounding * condition * (1 + contactEnergy(p, p.vn[0], p.vt[0]));
}

TEST(ImpactProperties, PoissonAndEnergeticNeverPenetrateNorGain) {
  forManyImpacts([](const ContactProblem& p, double e) {
    for (const ImpactLaw& law : {ImpactLaw(Poisson{e}), ImpactLaw(Energetic{e})}) {
      const Jump jump = jumpUnder(p, law);
      RC_ASSERT(jump.vn >= -allowance(p));
      RC_ASSERT(jump.energy <= allowance(p));
    }
  });
}

TEST(ImpactProperties, MoreauNeverPenetratesNorGains) {
  forManyImpacts([](const ContactProblem& p, double e) {
    const Jump jump = jumpUnder(p, MoreauImpact{1 - e});
    RC_ASSERT(jump.vn >= -allowance(p));
    RC_ASSERT(jump.energy <= allowance(p));
  });
}

// What the formulas say of a collision: the candidate whose inequalities hold. At an edge between
// two modes rounding may leave none, and both are the same.
NewtonCandidate newtonByFormula(const ContactProblem& p, double e) {
  for (const int sign : {1, -1})
    if (const NewtonCandidate slip = newtonSlips(p, e, sign); slip.holds) return slip;
  return newtonSticks(p, e);
}

// Derivations 12.1, from the velocities before, e, mu and G alone; what sticks gains by the
// criterion for sticking. Gains of both kinds occur.
TEST(ImpactProperties, NewtonsGainIsTheClosedFormula) {
  int sticksGain = 0, slipsGain = 0;
  forManyImpacts([&](const ContactProblem& p, double e) {
    const double size = allowance(p);
    const NewtonCandidate expected = newtonByFormula(p, e);
    ContactProblem problem = p;
    problem.impact = Newton{e};
    const Solution s = CoulombLaw().impact(problem).isolated.at(0);
    const double energy = jumpOf(p, s).energy;
    RC_ASSERT(std::abs(s.normal[0] - expected.normal) <= size * (1 + expected.normal));
    RC_ASSERT(std::abs(s.tangent[0] - expected.tangent) <= size * (1 + expected.normal));
    RC_ASSERT(std::abs(energy - expected.gain) <= size);
    const bool gains = energy > size;
    if (s.mode[0] == Mode::Stick) {
      RC_ASSERT(newtonSticks(p, e).normal >= -size);
      if (std::abs(energy) > size) RC_ASSERT(gains == (stickingGains(p, e) > 0));
    }
    (s.mode[0] == Mode::Stick ? sticksGain : slipsGain) += gains ? 1 : 0;
  });
  EXPECT_GT(sticksGain, 100);
  EXPECT_GT(slipsGain, 10) << "few: only slips that turned round";
}

// The inequalities of the three modes leave exactly one, but where two of them meet.
TEST(ImpactProperties, NewtonsLawHasOneSolutionByTheFormulasToo) {
  int undecided = 0;
  forManyImpacts([&](const ContactProblem& p, double e) {
    const int count = (newtonSticks(p, e).holds ? 1 : 0) + (newtonSlips(p, e, 1).holds ? 1 : 0) +
                      (newtonSlips(p, e, -1).holds ? 1 : 0);
    undecided += count == 1 ? 0 : 1;
  });
  EXPECT_LE(undecided, scaledStates(kStates) / 1000);
}

TEST(ImpactProperties, NewtonsGainsAppearOnlyAboveTheSafeRestitution) {
  forManyImpacts([](const ContactProblem& p, double e) {
    const Jump jump = jumpUnder(p, Newton{e});
    RC_ASSERT(std::abs(jump.vn + e * p.vn[0]) <= allowance(p));
    if (e > safeRestitutions(p, 0).upper) return;
    RC_ASSERT(jump.energy <= allowance(p));
    RC_ASSERT(jumpUnder(p, NewtonResolved{e}).energy <= allowance(p));
  });
}

TEST(ImpactProperties, NewtonsGainWithTangentialRestitutionOnlyOutsideTheSafeRange) {
  forManyImpacts([](const ContactProblem& p, double e) {
    for (const double tangential : {-0.9, -0.5, 0.3, 0.8, 1.0}) {
      const Jump jump = jumpUnder(p, Newton{e, tangential});
      if (safeRestitutions(p, tangential).contains(e)) RC_ASSERT(jump.energy <= allowance(p));
    }
  });
}

// While the slip keeps its direction all laws but Moreau's are one; without friction all are.
TEST(ImpactProperties, LawsAgreeWhileTheSlipKeepsItsDirection) {
  forManyImpacts([](const ContactProblem& p, double e) {
    const ImpactProcess process(p);
    const bool slides = p.vt[0] != 0 && (1 + e) * process.compression() <= process.stop();
    if (!slides) return;
    const Jump newton = jumpUnder(p, Newton{e});
    const bool frictionless = p.friction[0].plus == 0 && p.friction[0].minus == 0;
    std::vector<ImpactLaw> same{NewtonResolved{e}, Poisson{e}, Energetic{e}};
    if (frictionless) same.emplace_back(MoreauImpact{(1 - e) / (1 + e)});
    for (const ImpactLaw& law : same) {
      const Jump jump = jumpUnder(p, law);
      RC_ASSERT(std::abs(jump.vn - newton.vn) <= allowance(p));
      RC_ASSERT(std::abs(jump.vt - newton.vt) <= allowance(p));
    }
  });
}

// Without restitution the resolved laws are one, and they end where v_n = 0.
TEST(ImpactProperties, WithoutRestitutionTheResolvedLawsAreOne) {
  forManyImpacts([](const ContactProblem& p, double) {
    const Jump newton = jumpUnder(p, NewtonResolved{0});
    RC_ASSERT(std::abs(newton.vn) <= allowance(p));
    for (const ImpactLaw& law : {ImpactLaw(Poisson{0}), ImpactLaw(Energetic{0})}) {
      const Jump jump = jumpUnder(p, law);
      RC_ASSERT(jump.vn == newton.vn);
      RC_ASSERT(jump.vt == newton.vt);
    }
  });
}

// Collisions in the jam alone: B <= 0 for the slip they come with. Every law ends them, sticking.
TEST(ImpactProperties, TheJamNeverHangs) {
  forManyImpacts([](const ContactProblem& drawn, double e) {
    ContactProblem p = drawn;
    const double coupling = std::abs(p.Ant(0, 0));
    if (coupling < 0.01 * p.Ann(0, 0)) return;
    p.vt[0] = p.Ant(0, 0) > 0 ? 3 : -3;
    p.friction[0] = coulomb((1.001 + e) * p.Ann(0, 0) / coupling);
    RC_ASSERT(ImpactProcess(p).jams());
    for (const ImpactLaw& law : {ImpactLaw(Newton{e}), ImpactLaw(NewtonResolved{e}),
                                 ImpactLaw(Poisson{e}), ImpactLaw(Energetic{e})}) {
      const Jump jump = jumpUnder(p, law);
      RC_ASSERT(jump.vn >= -allowance(p));
      RC_ASSERT(std::abs(jump.vt) <= allowance(p));
    }
  });
}

// The seeds are the names of the properties: what they draw is counted here.
TEST(ImpactProperties, DrawMoreThanAHundredThousandDistinctCollisions) {
  std::set<std::uint64_t> seeds;
  std::set<std::pair<double, double>> seen;
  const testing::TestSuite& suite = *testing::UnitTest::GetInstance()->current_test_suite();
  for (int i = 0; i < suite.total_test_count(); ++i) {
    const std::uint64_t seed = seedOf(nameOfTest(*suite.GetTestInfo(i)));
    EXPECT_TRUE(seeds.insert(seed).second);
    const auto keep = [&](const ContactProblem& p, double) { seen.emplace(p.vn[0], p.Ant(0, 0)); };
    forImpacts(kStates, keep, seed);
  }
  EXPECT_GT(seen.size(), 100'000U);
}

}  // namespace
}  // namespace painleve::test
