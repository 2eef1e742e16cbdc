#include "core/scene/change_check.h"

#include <gtest/gtest.h>

#include "tests/support/case_name.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

struct ChangeCase {
  const char* name;
  std::string members;
  const char* problem;
};

class Change : public testing::TestWithParam<ChangeCase> {};

TEST_P(Change, IsTriedOnTheScene) {
  EXPECT_EQ(test::problemOf([] { parseScene(test::sceneText(GetParam().members)); }),
            GetParam().problem);
}

std::string edit(const std::string& set) {
  return R"("edits": [{"time": 0.1, "set": {)" + set + "}}]";
}

std::string variation(const std::string& set) {
  return R"("variations": [{"name": "v", "set": {)" + set + "}}]";
}

INSTANTIATE_TEST_SUITE_P(
    Edits, Change,
    testing::Values(
        ChangeCase{"Right", edit(R"("laws.friction.mu": 1.6, "system.parameters.mass": 2)"), ""},
        ChangeCase{"OutOfRange", edit(R"("laws.friction.mu": -1)"),
                   "/edits/0/set/laws.friction.mu: -1 is out of range; allowed: 0 <= mu"},
        ChangeCase{"Unknown", edit(R"("laws.friction.my": 1)"),
                   "/edits/0/set/laws.friction.my: unknown key; allowed: type, mu, mu_plus, "
                   "mu_minus, mu_static"},
        ChangeCase{"NotInMotion", edit(R"("initial.slip": 1)"),
                   "/edits/0/set/initial.slip: cannot be changed here; allowed: paths at or below "
                   "system.parameters, laws, branch.policy, branch.singular_point, branch.impulse"},
        ChangeCase{"AnotherSystem", edit(R"("system.type": "double_pendulum")"),
                   "/edits/0/set/system.type: cannot be changed here; allowed: paths at or below "
                   "system.parameters, laws, branch.policy, branch.singular_point, branch.impulse"},
        ChangeCase{"AddUpInOrderOfTime",
                   R"("edits": [{"time": 2, "set": {"laws.friction.mu": 1}},
                      {"time": 1, "set": {"laws.friction.type": "none"}}])",
                   "/edits/0/set/laws.friction.mu: unknown key; allowed: type"}),
    test::CaseName());

INSTANTIATE_TEST_SUITE_P(
    Variations, Change,
    testing::Values(
        ChangeCase{"Right", variation(R"("laws.friction.type": "none", "duration": 3)"), ""},
        ChangeCase{
            "AnotherStart",
            variation(
                R"("initial": {"x": 0, "y": 2, "theta": 1, "x_dot": 0, "y_dot": 0, "theta_dot": 0})"),
            ""},
        ChangeCase{"LeadsElsewhere", variation(R"("initial.on_ground": false)"),
                   "/variations/0/set: gives /initial/slip: unknown key; allowed: x, y, theta, "
                   "x_dot, y_dot, "
                   "theta_dot, on_ground"},
        ChangeCase{
            "Lists", variation(R"("edits": [])"),
            "/variations/0/set/edits: cannot be changed here; allowed: paths at or below system, "
            "laws, initial, "
            "solver, branch.policy, branch.singular_point, branch.impulse, output, duration"},
        ChangeCase{"EditsOfItsOwn",
                   R"("variations": [{"name": "v", "set": {"laws.friction.type": "none"},
                       "edits": [{"time": 1, "set": {"laws.friction.mu": 1}}]}])",
                   "/variations/0/edits/0/set/laws.friction.mu: unknown key; allowed: type"},
        ChangeCase{"NoEditsOfItsOwn",
                   R"("edits": [{"time": 1, "set": {"laws.friction.mu": 1}}],
                      "variations": [{"name": "v", "set": {"laws.friction.type": "none"},
                       "edits": []}])",
                   ""}),
    test::CaseName());

TEST(ChangeInMotion, IsFeltFromLawsAndBodiesOnly) {
  for (const char* path : {"laws.friction.mu", "laws", "system.parameters.mass", "branch.policy"})
    EXPECT_TRUE(isFeltInMotion(path)) << path;
  for (const char* path : {"initial.slip", "duration", "output.step", "system.type", "lawsuit"})
    EXPECT_FALSE(isFeltInMotion(path)) << path;
}

}  // namespace
}  // namespace painleve
