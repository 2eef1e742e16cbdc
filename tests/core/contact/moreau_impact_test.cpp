// Moreau's dissipation index. [MO] Remark 10.2
#include <cmath>

#include <Eigen/LU>
#include <gtest/gtest.h>

#include "core/contact/impact_laws.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

Mat matrixOf(const nlohmann::json& rows) {
  Mat m(rows.size(), rows[0].size());
  for (Eigen::Index i = 0; i < m.rows(); ++i)
    for (Eigen::Index j = 0; j < m.cols(); ++j)
      m(i, j) = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
  return m;
}
Vec vectorOf(const nlohmann::json& values) {
  Vec v(values.size());
  for (Eigen::Index i = 0; i < v.size(); ++i) v[i] = values[static_cast<std::size_t>(i)];
  return v;
}

// Contacts with these gradients of their gaps (columns) and no tangents.
ContactProblem normalProblem(const Mat& inverseMass, const Mat& gradients, const Vec& velocity) {
  ContactProblem p;
  p.level = Level::Impact;
  const Eigen::Index n = gradients.cols();
  p.Ann = gradients.transpose() * inverseMass * gradients;
  p.Ant = Mat::Zero(n, n);
  p.Att = Mat::Identity(n, n);
  p.vn = gradients.transpose() * velocity;
  p.vt = p.bn = p.bt = Vec::Zero(n);
  p.scaleN = p.scaleT = p.scaleV = Vec::Constant(n, 1);
  for (Eigen::Index i = 0; i < n; ++i) {
    p.active.push_back(static_cast<int>(i));
    p.friction.push_back(coulomb(0.5));
  }
  return p;
}

// Case A01 of impacts.json: three contacts at once.
TEST(MoreauImpact, DissipationIndexOfTheReference) {
  const auto& a01 = referenceCase("impacts", "A01_dissipation_index");
  const Mat mass = matrixOf(a01["inputs"]["A"]);
  const Mat inverseMass = mass.inverse();
  const Mat gradients = -matrixOf(a01["inputs"]["grad_f_columns"]);  // its gaps are -f
  const Vec before = vectorOf(a01["inputs"]["u_minus"]);
  const ContactProblem p = normalProblem(inverseMass, gradients, before);
  for (const double delta : {1.0, 0.5, 0.0}) {
    SCOPED_TRACE(delta);
    const auto& expected = a01["expected"][delta == 0.5   ? "delta=0.5"
                                           : delta == 1.0 ? "delta=1"
                                                          : "delta=0"];
    EXPECT_NEAR(restitutionOf(MoreauImpact{delta}), expected["e"].get<double>(), kRounding);
    const Solutions found = impactUnder(MoreauImpact{delta}, p);
    ASSERT_EQ(found.isolated.size(), 1U);
    EXPECT_EQ(found.isolated[0].rule, "moreau");
    const Vec after = before + inverseMass * gradients * found.isolated[0].normal;
    EXPECT_LE((after - vectorOf(expected["u_plus"])).cwiseAbs().maxCoeff(), kReference);
    const double energy = 0.5 * (after.dot(mass * after) - before.dot(mass * before));
    EXPECT_LE(difference(expected["dT"], energy), kReference);
    const Vec change = after - before;
    EXPECT_NEAR(energy, -0.5 * delta * change.dot(mass * change), kCancellation);
  }
}

TEST(MoreauImpact, OneContactIsNewtonWithoutFriction) {
  Draws draws(51);
  for (int draw = 0; draw < 2000; ++draw) {
    const ContactProblem p = drawImpact(draws);
    const double delta = draws.between(0, 1);
    const Solutions found = impactUnder(MoreauImpact{delta}, p);
    ASSERT_EQ(found.isolated.size(), 1U);
    const Solution& s = found.isolated[0];
    ASSERT_EQ(s.tangent[0], 0);
    const double change = -(1 + restitutionOf(MoreauImpact{delta})) * p.vn[0];
    ASSERT_NEAR(s.normal[0] * p.Ann(0, 0), change, kRounding * 100);
    ASSERT_NEAR(jumpOf(p, s).energy, -0.5 * delta * change * change / p.Ann(0, 0),
                kCancellation * 10);
  }
}

}  // namespace
}  // namespace painleve::test
