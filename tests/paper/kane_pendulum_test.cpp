// Kane's double pendulum, [CB] sec. 6.3: cases G01 to G04 and G08 of friction.json under Newton's
// law with Coulomb friction on the impulse.
#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/contact/coulomb_law.h"
#include "core/model/registry.h"
#include "core/scene/scene_json.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

const nlohmann::json& frictionCase(const std::string& id) {
  for (const auto& entry : reference("friction")["cases"])
    if (entry["id"] == id) return entry;
  throw std::out_of_range("no case " + id);
}

double radians(const nlohmann::json& degrees) {
  return degrees.get<double>() * std::numbers::pi / 180;
}

// The floor touches the tip in the configuration of the case.
double heightOf(const nlohmann::json& degrees) {
  return std::cos(radians(degrees[0])) + std::cos(radians(degrees[1]));
}

Bench touchingBench(const nlohmann::json& degrees, double mu, double e) {
  return bench("double_pendulum", {1, 1, heightOf(degrees), 9.8}, mu, e);
}

State stateOf(const Bench& b, const nlohmann::json& degrees, double first, double second) {
  const std::vector<double> values{radians(degrees[0]), radians(degrees[1]), first, second};
  return b.system->toState(b.system->charts()[0], values);
}

void expectNear(const nlohmann::json& expected, double actual, const char* what) {
  EXPECT_LE(difference(expected.get<double>(), actual), kReference) << what;
}

struct Coefficients {
  double nn, nt, tt;
};
// They do not depend on how high the pivot is.
Coefficients coefficientsOf(const nlohmann::json& degrees) {
  const Bench b = pendulumBench(0.5);
  const Assembly a = assemble(*b.system, b.laws, stateOf(b, degrees, 0, 0), {0}, Level::Impact);
  return {a.problem.Ann(0, 0), a.problem.Ant(0, 0), a.problem.Att(0, 0)};
}

TEST(KanePendulum, G01_ModelAndContactCoefficients) {
  const auto& expected = frictionCase("G01")["outputs"];
  const auto& degrees = frictionCase("G01")["inputs"]["theta_deg"];
  const Bench b = touchingBench(degrees, 0.5, 0);
  const State state = stateOf(b, degrees, 0, 0);
  const Mat M = b.system->massMatrix(state);
  const ContactPoint point = b.system->kinematics(0, state).points[0];
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) expectNear(expected["M"][i][j], M(i, j), "mass matrix");
    expectNear(expected["g"][i], point.normal.row[i], "normal row");
    expectNear(expected["h"][i], point.tangent[0].row[i], "tangent row");
  }
  const Coefficients c = coefficientsOf(degrees);
  const auto& coefficients = expected["coef"];
  expectNear(coefficients["a_nn"], c.nn, "a_nn");
  expectNear(coefficients["a_nt"], c.nt, "a_nt");
  expectNear(coefficients["a_tt"], c.tt, "a_tt");
  expectNear(coefficients["kappa"], c.nt / c.nn, "coupling");
  expectNear(coefficients["a_perp"], c.tt - c.nt * c.nt / c.nn, "a_perp");
  expectNear(coefficients["rho2"], c.nt * c.nt / (c.nn * c.tt), "rho^2");
  expectNear(expected["e_necessary_stick"], std::sqrt(1 - c.nt * c.nt / (c.nn * c.tt)), "e");
  expectNear(expected["mu_unbounded"], c.nn / c.nt, "mu");
}

TEST(KanePendulum, G08_CoefficientsOverConfigurations) {
  const auto& table = frictionCase("G08")["outputs"]["table"];
  ASSERT_EQ(table.size(), 8U);
  for (const auto& row : table) {
    SCOPED_TRACE(row["theta_deg"].dump());
    const Coefficients c = coefficientsOf(row["theta_deg"]);
    expectNear(row["a_nn"], c.nn, "a_nn");
    expectNear(row["a_nt"], c.nt, "a_nt");
    expectNear(row["a_tt"], c.tt, "a_tt");
    expectNear(row["kappa"], c.nt / c.nn, "coupling");
    expectNear(row["a_perp"], c.tt - c.nt * c.nt / c.nn, "a_perp");
    expectNear(row["e_necessary"], std::sqrt(1 - c.nt * c.nt / (c.nn * c.tt)), "e");
    expectNear(row["mu_unbounded"], c.nn / c.nt, "mu");
  }
}

// m^2 (a_nn a_tt - a_nt^2) = 36 sin^2 d/(16 - 9 cos^2 d) for m = L = 1, d = theta1 - theta2.
TEST(KanePendulum, DeterminantOfTheContactDependsOnTheBendOnly) {
  for (const auto& row : frictionCase("G08")["outputs"]["table"]) {
    const auto& degrees = row["theta_deg"];
    const Coefficients c = coefficientsOf(degrees);
    const double bend = radians(degrees[0]) - radians(degrees[1]);
    const double expected =
        36 * std::pow(std::sin(bend), 2) / (16 - 9 * std::pow(std::cos(bend), 2));
    EXPECT_LE(difference(expected, c.nn * c.tt - c.nt * c.nt), kCancellation);
  }
}

class KaneImpact : public testing::TestWithParam<std::string> {
 protected:
  const nlohmann::json& entry_ = frictionCase(GetParam());
  const nlohmann::json& inputs_ = entry_["inputs"];
  const nlohmann::json& expected_ = entry_["outputs"]["NC"];
};

TEST_P(KaneImpact, ThroughTheLaw) {
  const Bench b = touchingBench(inputs_["theta_deg"], inputs_["mu"], inputs_["e"]);
  const State before =
      stateOf(b, inputs_["theta_deg"], inputs_["u_minus"][0], inputs_["u_minus"][1]);
  const Assembly a = assemble(*b.system, b.laws, before, {0}, Level::Impact);
  expectNear(inputs_["v_n_minus"], a.problem.vn[0], "v_n before");
  expectNear(inputs_["v_t_minus"], a.problem.vt[0], "v_t before");
  const Solutions found = CoulombLaw().impact(a.problem);
  ASSERT_EQ(found.isolated.size(), 1U);
  const Solution& s = found.isolated[0];
  expectNear(expected_["p_n"], s.normal[0], "normal impulse");
  expectNear(expected_["p_t"], s.tangent[0], "tangential impulse");
  State after = before;
  after.v +=
      a.inverseMass * (a.normal[0].transpose() * s.normal + a.tangent[0].transpose() * s.tangent);
  expectNear(expected_["u_plus"][0], after.v[0], "u1 after");
  expectNear(expected_["u_plus"][1], after.v[1], "u2 after");
  expectNear(expected_["v_n_plus"], a.normal[0].dot(after.v), "v_n after");
  expectNear(expected_["v_t_plus"], a.tangent[0].dot(after.v), "v_t after");
  const auto kinetic = [&](const State& at) {
    return 0.5 * at.v.dot(b.system->massMatrix(at) * at.v);
  };
  expectNear(expected_["T_minus"], kinetic(before), "T before");
  expectNear(expected_["T_plus"], kinetic(after), "T after");
}

TEST_P(KaneImpact, ThroughAWholeRun) {
  nlohmann::json scene{{"format", "painleve-lab/scene"}, {"version", 1}, {"duration", 0.02}};
  const auto& degrees = inputs_["theta_deg"];
  scene["system"] = {
      {"type", "double_pendulum"},
      {"parameters",
       {{"mass", 1}, {"length", 1}, {"height", heightOf(degrees)}, {"gravity", 9.8}}}};
  scene["laws"] = {{"friction", {{"type", "coulomb"}, {"mu", inputs_["mu"]}}},
                   {"impact", {{"type", "newton"}, {"e", inputs_["e"]}}}};
  scene["initial"] = {{"theta1", radians(degrees[0])},
                      {"theta2", radians(degrees[1])},
                      {"theta1_dot", inputs_["u_minus"][0]},
                      {"theta2_dot", inputs_["u_minus"][1]}};
  const auto run = simulate(parseScene(scene.dump()));
  const auto impact = std::find_if(run->events.begin(), run->events.end(),
                                   [](const Event& e) { return e.kind == EventKind::Impact; });
  ASSERT_NE(impact, run->events.end());
  EXPECT_EQ(impact->time, 0) << "the tip touches at the start";
  const auto at = [&](const Cells& cells, const char* id) { return cell(*run, cells, id); };
  expectNear(inputs_["u_minus"][0], at(impact->before, "theta1_dot"), "u1 before");
  expectNear(inputs_["v_t_minus"], at(impact->before, "slip"), "v_t before");
  expectNear(expected_["T_minus"], at(impact->before, "T"), "T before");
  expectNear(expected_["u_plus"][0], at(impact->after, "theta1_dot"), "u1 after");
  expectNear(expected_["u_plus"][1], at(impact->after, "theta2_dot"), "u2 after");
  expectNear(expected_["v_t_plus"], at(impact->after, "slip"), "v_t after");
  expectNear(expected_["T_plus"], at(impact->after, "T"), "T after");
  expectNear(expected_["dT"], impact->energyChange, "energy change");
  expectNear(expected_["p_n"], impact->impulseNormal, "normal impulse");
  expectNear(expected_["p_t"], impact->impulseTangent, "tangential impulse");
  EXPECT_EQ(modeIn(*run, impact->after, "mode"), "free") << "it rebounds";
  EXPECT_EQ(impact->lcpSolutions, 1);
  EXPECT_GT(impact->energyChange, 0) << "Kane's paradox: the impact creates energy";
}

std::string caseId(const testing::TestParamInfo<std::string>& info) {
  return info.param;
}
INSTANTIATE_TEST_SUITE_P(Reference, KaneImpact, testing::Values("G02", "G03", "G04"), caseId);

}  // namespace
}  // namespace painleve::test
