// What each impact law promises, over more than a hundred thousand random collisions;
// PAINLEVE_STATES_SCALE takes more.
#include <cmath>

#include "core/contact/coulomb_law.h"
#include "core/contact/impact_energy.h"
#include "core/contact/impact_process.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/random/property.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kStates = 25'000;  // a property
constexpr int kBatch = 100;      // states a RapidCheck case

// A property of one random collision and a restitution.
template <class Check>
void forManyImpacts(const Check& check) {
  expectHolds(scaledStates(kStates) / kBatch, [&check] {
    Draws draws(*rc::gen::arbitrary<std::uint64_t>());
    for (int i = 0; i < kBatch; ++i) {
      const ContactProblem problem = drawImpact(draws);
      const double e = draws.whole(0, 9) == 0 ? 1 : draws.between(0, 1);
      RC_LOG() << "G " << problem.Ann(0, 0) << ' ' << problem.Ant(0, 0) << ' ' << problem.Att(0, 0)
               << " v " << problem.vn[0] << ' ' << problem.vt[0] << " mu "
               << problem.friction[0].plus << ' ' << problem.friction[0].minus << " e " << e
               << '\n';
      check(problem, e);
    }
  });
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

// Derivations 12: work of an impact is half the impulse times the sum of the velocities; sticking
// gains where e^2 a_tt v_n^2 exceeds what the contact point brings.
TEST(ImpactProperties, NewtonsGainIsTheFormulaAndOnlyAboveTheSafeRestitution) {
  forManyImpacts([](const ContactProblem& p, double e) {
    const Jump jump = jumpUnder(p, Newton{e});
    RC_ASSERT(std::abs(jump.vn + e * p.vn[0]) <= allowance(p));
    const double before = contactEnergy(p, p.vn[0], p.vt[0]);
    const double formula = contactEnergy(p, jump.vn, jump.vt) - before;
    RC_ASSERT(std::abs(jump.energy - formula) <= allowance(p));
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

}  // namespace
}  // namespace painleve::test
