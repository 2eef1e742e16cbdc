// Every number of the reference files for an impact at one contact, under the law that made it.
#include <cmath>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/contact/coulomb_law.h"
#include "core/contact/impact_energy.h"
#include "core/contact/impact_process.h"
#include "core/model/rod_theory.h"
#include "core/solver/closed_contact.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kDegree = 0.017453292519943295;

Solution onlySolution(ContactProblem problem, const ImpactLaw& law) {
  problem.impact = law;
  const Solutions found = CoulombLaw().impact(problem);
  EXPECT_EQ(found.isolated.size(), 1U);
  EXPECT_EQ(found.isolated.at(0).rule, impactLawId(law));
  return found.isolated.at(0);
}

// Cases call the same numbers by different names.
struct Names {
  const char *normal, *tangent, *vn, *vt, *energy;
};
constexpr Names kRodNames{"Ln", "Lt", "vn_post", "vt_post", "dT"};
constexpr Names kFrictionNames{"p_n", "p_t", "v_n_plus", "v_t_plus", "dT"};

void expectImpact(const nlohmann::json& expected, const Names& names, const ContactProblem& problem,
                  const ImpactLaw& law) {
  SCOPED_TRACE(impactLawId(law));
  const Solution s = onlySolution(problem, law);
  const Jump jump = jumpOf(problem, s);
  EXPECT_LE(difference(expected[names.normal], s.normal[0]), kReference);
  EXPECT_LE(difference(expected[names.tangent], s.tangent[0]), kReference);
  EXPECT_LE(difference(expected[names.vn], jump.vn), kReference);
  EXPECT_LE(difference(expected[names.vt], jump.vt), kReference);
  EXPECT_LE(difference(expected[names.energy], jump.energy), kReference);
}

ContactProblem rodProblem(const nlohmann::json& p, double theta, double mu, double vt, double vn) {
  const Bench b = bench("rod", {p["m"], p["l"], p["I"], 9.8}, mu);
  State s = b.closed({theta, 0, vt, 0}, Mode::Stick).state;
  s.v[1] += vn;
  return assemble(*b.system, b.laws, s, {0}, Level::Impact).problem;
}

std::string courseWord(ImpactCourse course) {
  switch (course) {
    case ImpactCourse::StickInCompression:
      return "stick_C";
    case ImpactCourse::StickInRestitution:
      return "stick_R";
    case ImpactCourse::ReverseInCompression:
      return "reverse_C";
    case ImpactCourse::ReverseInRestitution:
      return "reverse_R";
    case ImpactCourse::Slide:
      break;
  }
  return "slide";
}

TEST(ImpactReference, RodUnderFourLaws) {
  for (const auto& entry : reference("rod")["impacts"]) {
    SCOPED_TRACE(entry.dump());
    const ContactProblem p =
        rodProblem(entry["params"], entry["theta"], entry["mu"], entry["vt"], entry["vn"]);
    const double e = entry["e"];
    const auto& laws = entry["laws"];
    expectImpact(laws["newton_impulse_cone"], kRodNames, p, Newton{e});
    expectImpact(laws["newton_routh"], kRodNames, p, NewtonResolved{e});
    expectImpact(laws["poisson_routh"], kRodNames, p, Poisson{e});
    expectImpact(laws["stronge_routh"], kRodNames, p, Energetic{e});
    const ImpactProcess process(p);
    for (const auto& [name, law] :
         std::vector<std::pair<const char*, ImpactLaw>>{{"newton_routh", NewtonResolved{e}},
                                                        {"poisson_routh", Poisson{e}},
                                                        {"stronge_routh", Energetic{e}}}) {
      SCOPED_TRACE(name);
      const Solution s = onlySolution(p, law);
      EXPECT_EQ(courseWord(process.courseTo(s.normal[0])), laws[name]["regime"]);
    }
  }
}

// Cases G02, G03, G04 of friction.json: Kane's impact gains energy under Newton's law only.
TEST(ImpactReference, KanesPendulumUnderThreeLaws) {
  for (const char* id : {"G02", "G03", "G04"}) {
    SCOPED_TRACE(id);
    const auto& in = referenceCase("friction", id)["inputs"];
    const auto& expected = referenceCase("friction", id)["outputs"];
    const Bench b = pendulumBench(in["mu"]);
    const State s =
        b.free({in["theta_deg"][0].get<double>() * kDegree,
                in["theta_deg"][1].get<double>() * kDegree, in["u_minus"][0], in["u_minus"][1]})
            .state;
    const ContactProblem p = assemble(*b.system, b.laws, s, {0}, Level::Impact).problem;
    const double e = in["e"];
    expectImpact(expected["NC"], kFrictionNames, p, Newton{e});
    expectImpact(expected["POISSON"], kFrictionNames, p, Poisson{e});
    expectImpact(expected["STRONGE"], kFrictionNames, p, Energetic{e});
    EXPECT_GT(jumpOf(p, onlySolution(p, Newton{e})).energy, 0);
  }
}

// Kane's pendulum of cases G05 and G06, hit with v_n = -1 and any slip.
class KaneHit {
 public:
  KaneHit() {
    const Bench b = pendulumBench(0);
    const State s = b.free({20 * kDegree, 30 * kDegree, -0.1, -0.2}).state;
    problem_ = assemble(*b.system, b.laws, s, {0}, Level::Impact).problem;
    problem_.vn[0] = -1;
  }

  double gain(double mu, double e, double slip) {
    problem_.friction[0] = coulomb(mu);
    problem_.vt[0] = slip;
    problem_.scaleT[0] = problem_.scaleV[0] = 1e-3 + std::abs(slip);
    return jumpOf(problem_, onlySolution(problem_, Newton{e})).energy;
  }
  double largestGain(double mu, double e) {
    double largest = -1;
    for (int i = 0; i <= 10000; ++i) largest = std::max(largest, gain(mu, e, -3.5 + 3e-4 * i));
    return largest;
  }
  double safe() const { return safeRestitutions(problem_, 0).upper; }

 private:
  ContactProblem problem_;
};

// Case G05: the interval of v_t/|v_n| in which Kane's impact gains, from its ends.
TEST(ImpactReference, KanesIntervalOfGain) {
  KaneHit hit;
  for (const auto& row : referenceCase("friction", "G05")["outputs"]["table"]) {
    SCOPED_TRACE(row.dump());
    const double mu = row["mu"], e = row["e"];
    const double lower = row["s_interval"][0], upper = row["s_interval"][1];
    constexpr double kBeside = 1e-6;
    EXPECT_LT(hit.gain(mu, e, lower - kBeside), 0);
    EXPECT_GT(hit.gain(mu, e, lower + kBeside), 0);
    EXPECT_GT(hit.gain(mu, e, upper - kBeside), 0);
    EXPECT_LT(hit.gain(mu, e, upper + kBeside), 0);
  }
}

// Case G06: the least restitution that gains falls with friction down to e_safe and no further.
TEST(ImpactReference, KanesLeastRestitutionThatGains) {
  KaneHit hit;
  const auto& outputs = referenceCase("friction", "G06")["outputs"];
  for (const auto& row : outputs["mu_ecrit"]) {
    SCOPED_TRACE(row.dump());
    const double mu = row[0], critical = row[1];
    EXPECT_LE(hit.largestGain(mu, critical - 0.002), 0);
    EXPECT_GT(hit.largestGain(mu, critical + 0.002), 0);
    EXPECT_GE(critical, hit.safe() - kReference);
  }
  EXPECT_LE(difference(outputs["mu_ecrit"].back()[1], hit.safe()), kReference);
  const double least = outputs["mu_min_for_e_05"];
  EXPECT_LE(hit.largestGain(least - 0.002, 0.5), 0);
  EXPECT_GT(hit.largestGain(least + 0.002, 0.5), 0);
}

// Case H06: the rod at 60 degrees.
TEST(ImpactReference, ObliqueImpactsOfTheRod) {
  const auto& h06 = referenceCase("friction", "H06");
  for (const auto& row : h06["outputs"]["rows"]) {
    SCOPED_TRACE(row.dump());
    const Bench b = rodBench(row["mu"]);
    State s = b.closed({60 * kDegree, 0, 0, 0}, Mode::Stick).state;
    for (int i = 0; i < 3; ++i) s.v[i] = row["v_minus"][static_cast<std::size_t>(i)];
    const ContactProblem p = assemble(*b.system, b.laws, s, {0}, Level::Impact).problem;
    const double e = row["e"];
    expectImpact(row["NC"], kFrictionNames, p, Newton{e});
    expectImpact(row["POISSON"], kFrictionNames, p, Poisson{e});
    expectImpact(row["STRONGE"], kFrictionNames, p, Energetic{e});
  }
}

// Case C06: the bar on a line, by its coefficients.
TEST(ImpactReference, TheBarOnALineGainsToo) {
  const auto& c06 = referenceCase("friction", "C06");
  const auto& g = c06["outputs"]["coef"];
  const auto& in = c06["inputs"];
  const auto& expected = c06["outputs"]["newton_coulomb"];
  // Its tip: v_n = cos(theta0) omega, v_t = x_dot - l sin(theta0) omega.
  const double angle = in["theta0_deg"].get<double>() * kDegree;
  const double xDot = in["u_minus"][0], spin = in["u_minus"][1];
  const ContactProblem p = impactProblem({g["a_nn"], g["a_nt"], g["a_tt"]}, std::cos(angle) * spin,
                                         xDot - std::sin(angle) * spin, coulomb(in["mu"]));
  expectImpact(expected, kFrictionNames, p, Newton{in["e"]});
}

// Case D13 of impacts.json: the rod at 45 degrees gains a fortieth of a joule.
TEST(ImpactReference, AGainingImpactByItsNumbers) {
  const auto& gain =
      referenceCase("impacts", "D13_theorem2_and_energy_gain")["expected"]["energy_gain"];
  const ContactProblem p = impactProblem(rodDelassus(45 * kDegree), gain["u_minus"][0],
                                         gain["u_minus"][1], coulomb(gain["mu"]));
  const Solution s = onlySolution(p, Newton{gain["e"]});
  EXPECT_EQ(s.mode[0], Mode::Stick);
  EXPECT_LE(difference(gain["P"][0], s.normal[0]), kReference);
  EXPECT_LE(difference(gain["P"][1], s.tangent[0]), kReference);
  EXPECT_LE(difference(gain["dT"], jumpOf(p, s).energy), kReference);
}

// [MO] sec. 14: an end velocity agrees with Coulomb's law on the whole impulse where it sticks
// inside the cone, or slips against an impulse on its edge.
bool agreesWithCoulomb(const ContactProblem& p, const Solution& s, double tolerance) {
  const Jump jump = jumpOf(p, s);
  const Coulomb& mu = p.friction[0];
  if (std::abs(jump.vt) <= tolerance)
    return s.tangent[0] <= mu.minus * s.normal[0] + tolerance &&
           -s.tangent[0] <= mu.plus * s.normal[0] + tolerance;
  const int sign = jump.vt > 0 ? 1 : -1;
  return std::abs(s.tangent[0] + sign * mu.kinetic(sign) * s.normal[0]) <= tolerance;
}

// Admissible end velocities of a contact without approach, on eleven members from no jump to the
// stop: that of no jump alone, both ends, or all.
struct JumpClass {
  std::string kind;
  double first = 0, last = 0;  // m/s, along the tangent
};
JumpClass jumpClassOf(const ContactProblem& p, double tolerance) {
  const Solutions found = CoulombLaw().tangentialImpact(p);
  if (found.families.empty()) return {"point", p.vt[0], p.vt[0]};
  constexpr int kMembers = 11;
  const auto member = [&](int i) {
    return found.families[0].at(found.families[0].pick * i / (kMembers - 1));
  };
  int admissible = 0;
  for (int i = 0; i < kMembers; ++i)
    admissible += agreesWithCoulomb(p, member(i), tolerance) ? 1 : 0;
  EXPECT_TRUE(agreesWithCoulomb(p, member(0), tolerance));
  EXPECT_TRUE(agreesWithCoulomb(p, member(kMembers - 1), tolerance));
  const char* kind = admissible == 2 ? "two points" : admissible == kMembers ? "segment" : "?";
  return {kind, jumpOf(p, member(0)).vt, jumpOf(p, member(kMembers - 1)).vt};
}

// Case A08 of impacts.json: which jumps a contact without approach has, coefficients by side.
TEST(ImpactReference, ClassesOfVelocityJumps) {
  const auto& a08 = referenceCase("impacts", "A08_velocity_jump_classes");
  const double stated = a08["tolerance"]["abs"];
  std::set<std::string> kinds;
  for (const auto& entry : a08["expected"]) {
    SCOPED_TRACE(entry["name"]);
    Coulomb friction;
    friction.plus = entry["gamma_plus"];
    friction.minus = entry["gamma_minus"];
    const auto& h = entry["H"];
    const ContactProblem p =
        impactProblem({h[0], h[1], h[2]}, entry["u_n"], entry["u_t"], friction, Newton{});
    kinds.insert(entry["kind"]);
    if (entry["kind"] == "impact") {
      EXPECT_NEAR(jumpOf(p, onlySolution(p, Newton{})).vt, entry["u_t_plus"][0], stated);
      continue;
    }
    const JumpClass found = jumpClassOf(p, stated);
    EXPECT_EQ(found.kind, entry["kind"]);
    EXPECT_NEAR(found.first, entry["u_t_plus"].back(), stated);
    EXPECT_NEAR(found.last, entry["u_t_plus"].front(), stated);
  }
  EXPECT_EQ(kinds, (std::set<std::string>{"impact", "point", "segment", "two points"}));
}

// Case P01: the velocities that a sliding rod may have after a contact instant.
TEST(ImpactReference, VelocitiesAfterAContactInstantOfTheRod) {
  const auto& p01 = referenceCase("impacts", "P01_sets_A");
  const double stated = p01["tolerance"]["abs"];
  const double mu = p01["inputs"]["mu"];
  const auto critical = criticalAngles(RodBody{}, mu);
  ASSERT_TRUE(critical);
  EXPECT_NEAR(critical->theta1, p01["expected"]["theta_c1"], stated);
  EXPECT_NEAR(critical->theta2, p01["expected"]["theta_c2"], stated);
  const std::map<std::string, std::string> names{
      {"two points", "two points"}, {"segment", "segment"}, {"u_minus only", "point"}};
  const Bench b = rodBench(mu);
  for (const auto& row : p01["expected"]["rows"]) {
    SCOPED_TRACE(row["name"]);
    const State s = b.closed({row["theta"], 0.5, -1, 0}, Mode::SlipMinus).state;
    const ClosedContact c = readContact(*b.system, b.laws, s, 0);
    EXPECT_NEAR(c.B(-1), row["gamma_contact_frame"], stated);
    const ContactProblem p = assemble(*b.system, b.laws, s, {0}, Level::Impact).problem;
    const JumpClass found = jumpClassOf(p, stated);
    EXPECT_EQ(found.kind, names.at(row["set"]));
    Vec stopped = s.v;
    if (found.kind != "point") {
      const Solution stop = CoulombLaw().tangentialImpact(p).families[0].at(0.5);
      stopped += c.viaNormal * stop.normal[0] + c.viaTangent * stop.tangent[0];
    }
    for (Eigen::Index i = 0; i < 3; ++i) {
      EXPECT_NEAR(s.v[i], row["u_minus"][static_cast<std::size_t>(i)], stated);
      EXPECT_NEAR(stopped[i], row["u_tilde"][static_cast<std::size_t>(i)], stated);
    }
  }
}

}  // namespace
}  // namespace painleve::test
