// Values by path and by id: --set and sliders.

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

struct PathCase {
  const char *name, *id, *path;  // path "": refused
};

class ResolvePath : public testing::TestWithParam<PathCase> {};

TEST_P(ResolvePath, FindsTheOnlyPlace) {
  EXPECT_EQ(resolvePath(parseScene(test::fullSceneText()), GetParam().id), GetParam().path);
}

INSTANTIATE_TEST_SUITE_P(Ids, ResolvePath,
                         testing::Values(PathCase{"Friction", "mu", "laws.friction.mu"},
                                         PathCase{"Restitution", "e", "laws.impact.e"},
                                         PathCase{"Mass", "mass", "system.parameters.mass"},
                                         PathCase{"Start", "theta", "initial.theta"},
                                         PathCase{"OnGround", "on_ground", "initial.on_ground"},
                                         PathCase{"Policy", "policy", "branch.policy"},
                                         PathCase{"Duration", "duration", "duration"},
                                         PathCase{"Step", "step", "output.step"},
                                         PathCase{"TopKey", "title", "title"},
                                         PathCase{"Dotted", "no.such.path", "no.such.path"}),
                         test::CaseName());

TEST(ResolvePathRefuses, SeveralPlaces) {
  const Scene scene = parseScene(test::fullSceneText());
  EXPECT_EQ(test::problemOf([&] { resolvePath(scene, "type"); }),
            "/type: several values have this name; allowed: system.type, laws.friction.type, "
            "laws.contacts.other_end.friction.type, laws.impact.type, solver.type");
}

TEST(ResolvePathRefuses, NoPlaceAndListsAll) {
  const Scene scene = parseScene(test::sceneText());
  const std::string problem = test::problemOf([&] { resolvePath(scene, "my"); });
  EXPECT_TRUE(problem.starts_with("/my: no value has this name; allowed: type, mass, half_length"))
      << problem;
}

TEST(WithValue, ChangesACopy) {
  const Scene scene = parseScene(test::sceneText());
  const Scene changed = withValue(scene, "laws.friction.mu", 1.6);
  EXPECT_EQ(changed.laws.numberOr("friction.mu", 0), 1.6);
  EXPECT_EQ(scene, parseScene(test::sceneText()));
}

TEST(WithValue, IsCheckedLikeAFile) {
  const Scene scene = parseScene(test::fullSceneText());
  EXPECT_EQ(test::problemOf([&] { withValue(scene, "laws.friction.mu", -1); }),
            "/laws/friction/mu: -1 is out of range; allowed: 0 <= mu");
  EXPECT_EQ(test::problemOf([&] { withValue(scene, "laws.friction.type", "set"); }),
            "/laws/friction/type: \"set\" is unknown; allowed: coulomb, none");
  EXPECT_EQ(test::problemOf([&] { withValue(scene, "duration.x", 1); }),
            "/duration: an object is not a number; allowed: 0 < duration <= 36000");
  EXPECT_NE(test::problemOf([&] { withValue(scene, "", 1); }), "");
  EXPECT_NE(test::problemOf([&] { withValue(scene, "format", "x"); }), "");
}

TEST(WithValue, WhatAVariationNeedsIsMissed) {
  const Scene scene = parseScene(test::fullSceneText());
  EXPECT_EQ(test::problemOf([&] { withValue(scene, "laws.friction.type", "none"); }),
            "/edits/0/set/laws.friction.mu: unknown key; allowed: type");
}

TEST(WithValues, AreCheckedTogether) {
  const Scene scene = parseScene(test::sceneText());
  const Scene free = withValues(scene, {{"initial", Tree::object()},
                                        {"initial.x", 0},
                                        {"initial.y", 2},
                                        {"initial.theta", 1},
                                        {"initial.x_dot", 0},
                                        {"initial.y_dot", 0},
                                        {"initial.theta_dot", 0}});
  EXPECT_EQ(free.initial.find("slip"), nullptr);
  EXPECT_NE(test::problemOf([&] { withValue(scene, "initial", Tree::object()); }), "");
}

TEST(WithValues, LongPathsAreRefused) {
  std::string path = "view";
  for (int i = 0; i < 100; ++i) path += ".a";
  const Scene scene = parseScene(test::sceneText());
  EXPECT_NE(test::problemOf([&] { withValue(scene, path, 1); }).find("is nested too deeply"),
            std::string::npos);
}

struct ValueCase {
  const char *name, *text;
  Tree value;
};

class ParseValue : public testing::TestWithParam<ValueCase> {};

TEST_P(ParseValue, IsJsonOrText) {
  EXPECT_EQ(parseValue(GetParam().text), GetParam().value);
}

INSTANTIATE_TEST_SUITE_P(
    Values, ParseValue,
    testing::Values(ValueCase{"Number", "1.6", 1.6}, ValueCase{"Truth", "true", true},
                    ValueCase{"Quoted", "\"1\"", "1"}, ValueCase{"Word", "contact", "contact"},
                    ValueCase{"Comma", "1,5", "1,5"}, ValueCase{"NotANumber", "nan", "nan"},
                    ValueCase{"TooLarge", "1e400", "1e400"}, ValueCase{"Empty", "", ""},
                    ValueCase{"List", "[1, 2]", Array{1, 2}}),
    test::CaseName());

}  // namespace
}  // namespace painleve
