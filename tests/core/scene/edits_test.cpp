#include "core/scene/edits.h"

#include <gtest/gtest.h>

#include "core/scene/scene_access.h"
#include "tests/support/scene/sliding_start.h"

namespace painleve::test {
namespace {

Scene edited() {
  return slidingStart({.mu = 1}, R"("duration": 1, "edits": [
      {"time": 0.5, "set": {"laws.friction.mu": 3}},
      {"time": 0.2, "set": {"laws.friction.mu": 2}},
      {"time": 0.5, "set": {"laws.friction.mu": 4}},
      {"time": 1, "set": {"laws.friction.mu": 5}}])");
}

double mu(const Scene& scene) {
  return numberAt(scene, "laws.friction.mu");
}

TEST(EditsOfAScene, AreMadeInOrderOfTime) {
  EXPECT_EQ(mu(afterEdits(edited(), 0)), 1);
  EXPECT_EQ(mu(afterEdits(edited(), 1)), 2);
  EXPECT_EQ(mu(afterEdits(edited(), 2)), 3);
  EXPECT_EQ(mu(afterEdits(edited(), 3)), 4);
  EXPECT_EQ(mu(afterEdits(edited(), 99)), 5);
}

// Made already, the first edit could not be made again after the second.
TEST(EditsOfAScene, NeedNotBePossibleOnceTheyAreMade) {
  const Scene scene = slidingStart({.mu = 1}, R"("duration": 1, "edits": [
      {"time": 0.2, "set": {"laws.friction.mu": 2}},
      {"time": 0.4, "set": {"laws.friction.type": "none"}}])");
  const Scene last = afterEdits(scene, 2);
  EXPECT_EQ(textAt(last, "laws.friction.type"), "none");
  EXPECT_TRUE(last.edits.empty());
}

TEST(EditsOfAScene, CountUpToAMomentAndNotAtTheEnd) {
  EXPECT_EQ(editsMade(edited(), 0), 0U);
  EXPECT_EQ(editsMade(edited(), 0.2), 1U);
  EXPECT_EQ(editsMade(edited(), 0.5), 3U);
  EXPECT_EQ(editsMade(edited(), 1), 3U);
  EXPECT_EQ(editsMade(slidingStart({}), 1), 0U);
}

}  // namespace
}  // namespace painleve::test
