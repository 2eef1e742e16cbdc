// What a scene file may hold, and how each kind of mistake is told.

#include "core/scene/scene_check.h"

#include <gtest/gtest.h>

#include "core/scene/tree_json.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

/// The first problem of a valid scene with one value replaced, or taken away where it is null.
std::string problemWith(const char* path, const Tree& value) {
  Tree root = readTree(test::fullSceneText());
  root.set(path, value);
  ProblemList problems;
  if (checkHeader(root, problems)) checkBody(root, problems);
  return problems.empty() ? "" : problems.all().front().text();
}

struct WrongCase {
  const char* name;
  const char* path;
  Tree value;
  const char* text;
};

class WrongScene : public testing::TestWithParam<WrongCase> {};

TEST_P(WrongScene, IsToldAtItsPlace) {
  EXPECT_EQ(problemWith(GetParam().path, GetParam().value), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(
    View, WrongScene,
    testing::Values(WrongCase{"Lens", "view.lens", "on",
                              "/view/lens: \"on\" is not a truth value; allowed: true, false"},
                    WrongCase{"SweepKind", "view.sweep", 3,
                              "/view/sweep: 3 is not an object; allowed: {...}"}),
    test::CaseName());

INSTANTIATE_TEST_SUITE_P(
    Header, WrongScene,
    testing::Values(
        WrongCase{"Format", "format", "scene",
                  "/format: \"scene\" is not a scene; allowed: \"painleve-lab/scene\""},
        WrongCase{"NewerVersion", "version", 2,
                  "/version: version 2 is newer than this program reads (1); allowed: 1"},
        WrongCase{"OlderVersion", "version", 0, "/version: 0 is not a version; allowed: 1"},
        WrongCase{"VersionText", "version", "1", "/version: \"1\" is not a version; allowed: 1"},
        WrongCase{"HalfVersion", "version", 0.5, "/version: 0.5 is not a version; allowed: 1"}),
    test::CaseName());

INSTANTIATE_TEST_SUITE_P(
    Body, WrongScene,
    testing::Values(
        WrongCase{"TopKey", "colour", 1,
                  "/colour: unknown key; allowed: format, version, title, note, system, laws, "
                  "initial, branch, solver, output, duration, edits, variations, view, seed"},
        WrongCase{"SystemType", "system.type", "block",
                  "/system/type: \"block\" is unknown; allowed: rod, double_pendulum"},
        WrongCase{"SystemTypeKind", "system.type", 3,
                  "/system/type: 3 is not a text; allowed: \"...\""},
        WrongCase{"SystemKind", "system", 3, "/system: 3 is not an object; allowed: {...}"},
        WrongCase{
            "Length", "system.parameters.half_length", 0,
            "/system/parameters/half_length: 0 is out of range; allowed: 0 < half_length <= 10000"},
        WrongCase{
            "SystemParameter", "system.parameters.weight", 1,
            "/system/parameters/weight: unknown key; allowed: mass, half_length, inertia, gravity"},
        WrongCase{"Friction", "laws.friction.mu", -1,
                  "/laws/friction/mu: -1 is out of range; allowed: 0 <= mu"},
        WrongCase{"FrictionKind", "laws.friction.mu", "1.4",
                  "/laws/friction/mu: \"1.4\" is not a number; allowed: 0 <= mu"},
        WrongCase{"FrictionType", "laws.friction.type", "disc",
                  "/laws/friction/type: \"disc\" is unknown; allowed: coulomb, none"},
        WrongCase{
            "FrictionKey", "laws.friction.my", 1,
            "/laws/friction/my: unknown key; allowed: type, mu, mu_plus, mu_minus, mu_static"},
        WrongCase{"LawsKey", "laws.gravity", 1,
                  "/laws/gravity: unknown key; allowed: contacts, friction, impact, formulation"},
        WrongCase{"Formulation", "laws.formulation", "generalized",
                  "/laws/formulation: \"generalized\" is unknown; allowed: coulomb"},
        WrongCase{"Impact", "laws.impact.type", "matrix",
                  "/laws/impact/type: \"matrix\" is unknown; allowed: newton, newton-resolved, "
                  "poisson, energetic, moreau"},
        WrongCase{"TangentialRestitution", "laws.impact.e_t", -1.5,
                  "/laws/impact/e_t: -1.5 is out of range; allowed: -1 <= e_t <= 1"},
        WrongCase{"Restitution", "laws.impact.e", 1.5,
                  "/laws/impact/e: 1.5 is out of range; allowed: 0 <= e <= 1"},
        WrongCase{"Contact", "laws.contacts.heel", Tree::object(),
                  "/laws/contacts/heel: unknown key; allowed: tip, other_end"},
        WrongCase{"ContactLaw", "laws.contacts.tip.impact", 1,
                  "/laws/contacts/tip/impact: unknown key; allowed: friction"},
        WrongCase{"ContactFriction", "laws.contacts.tip.friction.mu", -0.5,
                  "/laws/contacts/tip/friction/mu: -0.5 is out of range; allowed: 0 <= mu"},
        WrongCase{"InitialKind", "initial", Array{},
                  "/initial: a list is not an object; allowed: {...}"},
        WrongCase{"OnGround", "initial.on_ground", 1,
                  "/initial/on_ground: 1 is not a truth value; allowed: true, false"},
        WrongCase{"OtherChart", "initial.x", 1,
                  "/initial/x: unknown key; allowed: theta, theta_dot, slip, tip_x, on_ground"},
        WrongCase{"Start", "initial.slip", Tree(),
                  "/initial/slip: null is not a number; allowed: any finite number"},
        WrongCase{"Solver", "solver.type", "euler",
                  "/solver/type: \"euler\" is unknown; allowed: event-driven, moreau"},
        WrongCase{"VariantOfEvents", "solver.variant", "L",
                  "/solver/variant: unknown key; allowed: type, rtol, atol, zeno_speed, "
                  "max_events"},
        WrongCase{"HalfEvent", "solver.max_events", 1.5,
                  "/solver/max_events: 1.5 is out of range; allowed: a whole number, 1 <= "
                  "max_events <= 1000000000"},
        WrongCase{"Policy", "branch.policy", "luck",
                  "/branch/policy: \"luck\" is unknown; allowed: painleve, contact, impact, ask"},
        WrongCase{"Impulse", "branch.impulse", 0,
                  "/branch/impulse: 0 is out of range; allowed: 0 < impulse <= 1"},
        WrongCase{"Step", "output.step", 0, "/output/step: 0 is out of range; allowed: 0 < step"},
        WrongCase{"Duration", "duration", 0,
                  "/duration: 0 is out of range; allowed: 0 < duration <= 36000"},
        WrongCase{"Title", "title", 1, "/title: 1 is not a text; allowed: \"...\""},
        WrongCase{"View", "view", "map", "/view: \"map\" is not an object; allowed: {...}"}),
    test::CaseName());

struct MissingCase {
  const char *name, *parent, *key, *text;
};

class MissingKey : public testing::TestWithParam<MissingCase> {};

TEST_P(MissingKey, IsToldAtItsPlace) {
  const MissingCase& c = GetParam();
  Tree root = readTree(test::sceneText());
  Tree* parent = c.parent[0] == '\0' ? &root : root.find(c.parent);
  parent->erase(c.key);
  ProblemList problems;
  if (checkHeader(root, problems)) checkBody(root, problems);
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems.all().front().text(), c.text);
}

INSTANTIATE_TEST_SUITE_P(
    Keys, MissingKey,
    testing::Values(
        MissingCase{"Format", "", "format", "/format: is missing; allowed: \"painleve-lab/scene\""},
        MissingCase{"Version", "", "version", "/version: is missing; allowed: 1"},
        MissingCase{"System", "", "system", "/system: is missing; allowed: {\"type\": ...}"},
        MissingCase{"SystemType", "system", "type",
                    "/system/type: is missing; allowed: rod, double_pendulum"},
        MissingCase{"Initial", "", "initial", "/initial: is missing; allowed: {...}"},
        MissingCase{"Slip", "initial", "slip",
                    "/initial/slip: is missing; allowed: any finite number"}),
    test::CaseName());

TEST(SceneCheck, AcceptsWhatIsRight) {
  EXPECT_EQ(problemWith("note", "all is well"), "");
  EXPECT_EQ(problemWith("view.free.form", Array{1, "x"}), "") << "the view block is free";
  ProblemList problems;
  const Tree least = readTree(test::sceneText());
  EXPECT_TRUE(checkHeader(least, problems));
  checkBody(least, problems);
  EXPECT_TRUE(problems.empty());
}

TEST(SceneCheck, ASceneIsAnObject) {
  ProblemList problems;
  EXPECT_FALSE(checkHeader(Array{}, problems));
  EXPECT_EQ(problems.all().front().text(), "(whole file): a list is not an object; allowed: {...}");
}

}  // namespace
}  // namespace painleve
