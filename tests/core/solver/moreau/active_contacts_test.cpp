#include "core/solver/moreau/active_contacts.h"

#include <gtest/gtest.h>

#include "tests/support/small/scheme_bench.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

using test::vecOf;

std::size_t activeCount(StepVariant variant, double y, double vy) {
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Block>(), 0.3, 0, {.step = 0.1, .variant = variant});
  const Snapshot from = test::snapshotOf(*b.system, {0, vecOf({0, y}), vecOf({0, vy})});
  const FreeStep free = freeStep(*b.system, from.state, 0.1, true);
  return activeContacts(b.task(1), from, free).size();
}

TEST(ActiveContacts, EachVariantTestsItsOwnPoint) {
  // At -1 m/s a step ends 0.1 lower, 0.149 lower with gravity, and its midpoint is 0.05 lower.
  for (const auto& [variant, reach] :
       {std::pair(StepVariant::M, 0.05), {StepVariant::E, 0.1}, {StepVariant::L, 0.14905}}) {
    EXPECT_EQ(activeCount(variant, reach - 1e-6, -1), 1U);
    EXPECT_EQ(activeCount(variant, reach + 1e-6, -1), 0U);
  }
}

TEST(ActiveContacts, AStartExactlyInContactDoesNotHangOnRounding) {
  EXPECT_EQ(activeCount(StepVariant::M, 1e-13, 0), 1U);
  EXPECT_EQ(activeCount(StepVariant::M, 1e-10, 0), 0U);
}

TEST(ActiveContacts, TheStaticConeIsForContactsThatStuck) {
  test::Bench b = test::schemeBench(std::make_shared<test::Block>(), 0, 0, {.step = 0.1});
  b.laws.friction[0] = Coulomb{0.3, 0.2, 0.5};
  Snapshot from = test::snapshotOf(*b.system, {0, vecOf({0, 0}), vecOf({0, 0})});
  const FreeStep free = freeStep(*b.system, from.state, 0.1, true);
  for (const Mode before : {Mode::Free, Mode::SlipPlus, Mode::SlipMinus, Mode::Stick}) {
    from.mode[0] = before;
    const Coulomb cone = activeContacts(b.task(1), from, free).at(0).cone;
    EXPECT_EQ(cone.plus, before == Mode::Stick ? 0.5 : 0.3);
    EXPECT_EQ(cone.minus, before == Mode::Stick ? 0.5 : 0.2);
  }
}

TEST(ActiveContacts, VelocitiesAreThoseOfTheMovingSurface) {
  const test::Block belt(10, 0, 2);
  test::Bench b = test::schemeBench(std::make_shared<test::Block>(10, 0, 2), 0.3, 0, {.step = 0.1});
  const Snapshot from = test::snapshotOf(*b.system, {0, vecOf({0, 0}), vecOf({5, 0})});
  const ActiveContact c =
      activeContacts(b.task(1), from, freeStep(belt, from.state, 0.1, true)).at(0);
  EXPECT_EQ(c.start.tangent, 3);
  EXPECT_EQ(c.loose.normal, -1);
  EXPECT_EQ(c.H.nn, 1);
  EXPECT_EQ(c.H.nt, 0);
}

}  // namespace
}  // namespace painleve
