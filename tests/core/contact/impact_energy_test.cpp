#include "core/contact/impact_energy.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/support/impact/impact_state.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

SafeRange rangeOf(const Delassus& g, double tangential) {
  return safeRestitutions(impactProblem(g, -1, 0, coulomb(1)), tangential);
}

TEST(SafeRestitution, IsThatOfTheReference) {
  for (const auto& entry : reference("rod")["impacts"]) {
    const SafeRange range = rangeOf({entry["Gnn"], entry["Gnt"], entry["Gtt"]}, 0);
    EXPECT_EQ(range.lower, 0);
    EXPECT_LE(difference(entry["e_safe"], range.upper), kReference);
  }
}

// Sticking itself, over all directions of approach: nothing gains inside, something gains outside.
double largestGain(const Delassus& g, double e, double tangential) {
  double largest = -1;
  const ContactProblem p = impactProblem(g, 0, 0, coulomb(1));
  for (int i = 0; i < 2000; ++i) {
    const double angle = i * std::acos(-1.0) / 2000;
    const double vn = -std::sin(angle), vt = std::cos(angle);
    largest =
        std::max(largest, contactEnergy(p, -e * vn, -tangential * vt) - contactEnergy(p, vn, vt));
  }
  return largest;
}

TEST(SafeRestitution, IsWhereStickingBeginsToGain) {
  for (const double tangential : {-0.4, 0.0, 0.5, 0.9}) {
    SCOPED_TRACE(tangential);
    const Delassus g = rodDelassus(0.6);
    const SafeRange range = rangeOf(g, tangential);
    ASSERT_LT(range.lower, range.upper);
    EXPECT_LE(largestGain(g, range.upper, tangential), kRounding);
    EXPECT_GT(largestGain(g, range.upper + 0.01, tangential), 0);
    EXPECT_LE(largestGain(g, range.lower, tangential), kRounding);
    if (range.lower <= 0.01) continue;
    EXPECT_GT(largestGain(g, range.lower - 0.01, tangential), 0);
  }
}

TEST(SafeRestitution, AnUncoupledContactMayReflectWholly) {
  EXPECT_DOUBLE_EQ(rangeOf({2, 0, 3}, 0).upper, 1);
  EXPECT_DOUBLE_EQ(rangeOf({2, 0, 3}, -1).upper, 1);
}

// A slip that friction speeds up (e_t = -1) against a coupled contact gains with every e.
TEST(SafeRestitution, MayBeEmpty) {
  const SafeRange range = rangeOf(rodDelassus(0.6), -1);
  EXPECT_GT(range.lower, range.upper);
  EXPECT_FALSE(range.contains(0));
  EXPECT_TRUE(rangeOf(rodDelassus(0.6), 1).contains(1)) << "a mere reflection";
}

}  // namespace
}  // namespace painleve::test
