#include "core/contact/least_norm.h"

#include <gtest/gtest.h>

#include "tests/support/draws.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kTolerance = 1e-11;

Mat matrix(std::initializer_list<std::initializer_list<double>> rows) {
  Mat m(rows.size(), rows.begin()->size());
  Eigen::Index i = 0;
  for (const auto& row : rows) {
    Eigen::Index j = 0;
    for (const double value : row) m(i, j++) = value;
    ++i;
  }
  return m;
}
Vec vector(std::initializer_list<double> values) {
  Vec v(values.size());
  Eigen::Index i = 0;
  for (const double value : values) v[i++] = value;
  return v;
}

TEST(LeastNorm, IsTheMiddleWhereItIsAllowed) {
  const auto z =
      leastNorm(matrix({{1, 1}, {1, 1}}), vector({2, 2}), Mat::Identity(2, 2), kTolerance);
  ASSERT_TRUE(z);
  EXPECT_LE((*z - vector({1, 1})).cwiseAbs().maxCoeff(), kRounding);
}

TEST(LeastNorm, LiesOnTheInequalityThatForbidsTheMiddle) {
  const auto z = leastNorm(matrix({{1, 1}, {1, 1}}), vector({2, 2}), matrix({{1, -2}}), kTolerance);
  ASSERT_TRUE(z);
  EXPECT_LE((*z - vector({4.0 / 3, 2.0 / 3})).cwiseAbs().maxCoeff(), kRounding);
}

TEST(LeastNorm, IsNoneWhereEquationsOrInequalitiesContradict) {
  const Mat K = matrix({{1, 1}, {1, 1}});
  EXPECT_FALSE(leastNorm(K, vector({2, 1}), Mat::Identity(2, 2), kTolerance));
  EXPECT_FALSE(leastNorm(K, vector({2, 2}), matrix({{-1, -1}}), kTolerance));
}

// One equation left out of three: the line of solutions is scanned.
TEST(LeastNorm, NoAllowedPointOfTheLineIsSmaller) {
  Draws draws(61);
  int found = 0, bounded = 0;
  for (int draw = 0; draw < 500; ++draw) {
    Mat half(2, 3), G(4, 3);
    Vec truth(3), along(3);
    for (double* x : {half.data(), G.data()})
      for (Eigen::Index i = 0; i < (x == half.data() ? 6 : 12); ++i) x[i] = draws.between(-1, 1);
    for (double& x : truth) x = draws.between(-1, 1);
    along << half(0, 1) * half(1, 2) - half(0, 2) * half(1, 1),
        half(0, 2) * half(1, 0) - half(0, 0) * half(1, 2),
        half(0, 0) * half(1, 1) - half(0, 1) * half(1, 0);
    const Mat K = half.transpose() * half;
    const auto z = leastNorm(K, K * truth, G, kTolerance);
    const bool middle = z && std::abs(z->dot(along)) <= kCancellation;
    found += z ? 1 : 0;
    bounded += z && !middle ? 1 : 0;
    for (int k = -400; k <= 400; ++k) {
      const Vec other = truth + 0.01 * k * along;
      if ((G * other).minCoeff() < 1e-6) continue;
      ASSERT_TRUE(z) << "draw " << draw;
      ASSERT_LE(z->norm(), other.norm() + kCancellation) << "draw " << draw;
    }
    if (!z) continue;
    ASSERT_GE((G * *z).minCoeff(), -kCancellation * 10);
    ASSERT_LE((K * (*z - truth)).cwiseAbs().maxCoeff(), kCancellation * 10);
  }
  EXPECT_GT(found, 50);
  EXPECT_GT(bounded, 20) << "draws that end on an inequality";
}

}  // namespace
}  // namespace painleve::test
