// The tables of rod.json: contact problems, points at rest, impacts, tangential impacts. [GB]
#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/contact/coulomb_law.h"
#include "core/model/registry.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

Bench benchOf(const nlohmann::json& p, double mu, double e = 0) {
  return bench("rod", {p["m"], p["l"], p["I"], p.value("g", 9.8)}, mu, e);
}

Assembly tipProblem(const Bench& b, const State& state, Level level) {
  return assemble(*b.system, b.laws, state, {0}, level);
}

Assembly tipProblem(const Bench& b, const std::vector<double>& onGround, Level level) {
  return tipProblem(b, b.system->toState(b.system->charts()[1], onGround), level);
}

void expectNear(const nlohmann::json& expected, double actual, const char* what) {
  EXPECT_LE(difference(expected.get<double>(), actual), kReference) << what;
}

double turning(const Bench& b, const Assembly& a, const Solution& s) {  // angular acceleration
  const Vec q = a.freeAcceleration + a.inverseMass * (a.normal[0].transpose() * s.normal +
                                                      a.tangent[0].transpose() * s.tangent);
  return q[static_cast<Eigen::Index>(b.system->coordinates().size()) - 1];
}

// --- Sliding contact

class LcpPoints : public testing::TestWithParam<nlohmann::json> {
 protected:
  const nlohmann::json& row() const { return row_; }
  nlohmann::json row_ = GetParam();
  int sign_ = -row_["sigma"].get<int>();  // of v_t
  Bench bench_ = benchOf(row_["params"], row_["params"]["mu"]);
  Assembly contact_ =
      tipProblem(bench_, {row_["theta"], row_["omega"], sign_ * 1.0, 0}, Level::Acceleration);
};

TEST_P(LcpPoints, NumbersOfTheContact) {
  const ContactProblem& p = contact_.problem;
  const double A = -p.bn[0];
  const double B = p.Ann(0, 0) - sign_ * p.friction[0].kinetic(sign_) * p.Ant(0, 0);
  expectNear(row_["A"], A, "A");
  expectNear(row_["B"], B, "B");
  EXPECT_EQ(lcpMode(A, B), row_["mode"].get<int>());
}

TEST_P(LcpPoints, AllSolutionsAndNoOther) {
  const Solutions found = CoulombLaw().solve(contact_.problem);
  ASSERT_EQ(found.isolated.size(), row_["solutions"].size());
  for (const Solution& s : found.isolated) {
    EXPECT_LE(s.residual, kCancellation);
    if (s.mode[0] == Mode::Free) {
      EXPECT_EQ(s.normal[0], 0);
      continue;
    }
    expectNear(row_["FN"], s.normal[0], "F_N");
    expectNear(row_["theta_ddot"], turning(bench_, contact_, s), "angular acceleration");
  }
}

TEST_P(LcpPoints, TangentialImpactExactlyWhereBIsNotPositive) {
  const Solutions jumps = CoulombLaw().tangentialImpact(contact_.problem);
  EXPECT_EQ(jumps.families.size(), row_["B"].get<double>() <= 0 ? 1U : 0U);
}

// --- Tip at rest

class StaticPoints : public testing::TestWithParam<nlohmann::json> {};

TEST_P(StaticPoints, ExactlyOneSolution) {
  const nlohmann::json row = GetParam();
  const Bench b = benchOf(row["params"], row["params"]["mu"]);
  const Assembly a = tipProblem(b, {row["theta"], row["omega"], 0, 0}, Level::Acceleration);
  const Solutions found = CoulombLaw().solve(a.problem);
  ASSERT_EQ(found.isolated.size(), 1U);
  const Solution& s = found.isolated[0];
  EXPECT_EQ(modeName(s.mode[0]), modeWord(row["outcome"]));
  expectNear(row["FN"], s.normal[0], "F_N");
  expectNear(row["FT"], s.tangent[0], "F_T");
}

// --- Collisions

class Impacts : public testing::TestWithParam<nlohmann::json> {};

TEST_P(Impacts, NewtonWithCoulombOnTheImpulse) {
  const nlohmann::json row = GetParam();
  const nlohmann::json expected = row["laws"]["newton_impulse_cone"];
  const Bench b = benchOf(row["params"], row["mu"], row["e"]);
  State state =
      b.system->toState(b.system->charts()[1], std::vector<double>{row["theta"], 0, row["vt"], 0});
  state.v[1] += row["vn"].get<double>();
  const Assembly a = tipProblem(b, state, Level::Impact);
  const Solutions found = CoulombLaw().impact(a.problem);
  ASSERT_EQ(found.isolated.size(), 1U) << "unique for v_n < 0";
  const Solution& s = found.isolated[0];
  EXPECT_EQ(modeName(s.mode[0]),
            expected["regime"] == "stick" ? "stick" : modeWord(expected["regime"]));
  expectNear(expected["Ln"], s.normal[0], "normal impulse");
  expectNear(expected["Lt"], s.tangent[0], "tangential impulse");
  State after = state;
  after.v +=
      a.inverseMass * (a.normal[0].transpose() * s.normal + a.tangent[0].transpose() * s.tangent);
  expectNear(expected["vn_post"], a.normal[0].dot(after.v), "v_n after");
  expectNear(expected["vt_post"], a.tangent[0].dot(after.v), "v_t after");
  expectNear(expected["dT"], energyOf(*b.system, after) - energyOf(*b.system, state),
             "energy change");
}

// --- Tangential impacts

class TangentialImpacts : public testing::TestWithParam<nlohmann::json> {};

TEST_P(TangentialImpacts, EveryMemberOfTheFamily) {
  const nlohmann::json row = GetParam();
  const Bench b = benchOf(row["params"], row["params"]["mu"]);
  const std::vector<double> start{row["theta"], row["omega"], row["vt"], 0};
  const State state = b.system->toState(b.system->charts()[1], start);
  const Assembly a = tipProblem(b, state, Level::Acceleration);
  const Solutions found = CoulombLaw().tangentialImpact(a.problem);
  ASSERT_EQ(found.families.size(), 1U);
  const Family& family = found.families[0];
  expectNear(row["Ln_stick"], family.at(family.pick).normal[0], "sticking impulse");
  expectNear(row["Ln_max"], family.at(family.upper).normal[0], "largest impulse");
  for (const auto& member : row["family"]) {
    SCOPED_TRACE(member.dump());
    const Solution s = family.at(std::stod(member["fraction"].get<std::string>()));
    expectNear(member["Ln"], s.normal[0], "normal impulse");
    expectNear(member["Lt"], s.tangent[0], "tangential impulse");
    expectNear(row["mu_theta"], std::abs(s.tangent[0] / s.normal[0]), "direction");
    State after = state;
    after.v +=
        a.inverseMass * (a.normal[0].transpose() * s.normal + a.tangent[0].transpose() * s.tangent);
    expectNear(member["vt_post"], a.tangent[0].dot(after.v), "v_t after");
    expectNear(member["vn_post"], a.normal[0].dot(after.v), "v_n after");
    expectNear(member["omega_post"], after.v[2], "omega after");
    expectNear(member["dT"], energyOf(*b.system, after) - energyOf(*b.system, state),
               "energy change");
  }
}

std::vector<nlohmann::json> rows(const char* table) {
  const auto& all = reference("rod")[table];
  return {all.begin(), all.end()};
}

std::string rowName(const testing::TestParamInfo<nlohmann::json>& info) {
  return "Row" + std::to_string(info.index);
}

INSTANTIATE_TEST_SUITE_P(Reference, LcpPoints, testing::ValuesIn(rows("lcp_points")), rowName);
INSTANTIATE_TEST_SUITE_P(Reference, StaticPoints, testing::ValuesIn(rows("static_points")),
                         rowName);
INSTANTIATE_TEST_SUITE_P(Reference, Impacts, testing::ValuesIn(rows("impacts")), rowName);
INSTANTIATE_TEST_SUITE_P(Reference, TangentialImpacts, testing::ValuesIn(rows("iwoc_family")),
                         rowName);

}  // namespace
}  // namespace painleve::test
