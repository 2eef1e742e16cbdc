// The schema of scene files says what the reader says: on every shipped scene, on every bound of
// every table, and on broken scenes.
#include "core/scene/scene_schema.h"

#include <cmath>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "core/scene/presets.h"
#include "core/scene/section.h"
#include "core/scene/tree_json.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/scene_text.h"
#include "tests/support/scene/schema_check.h"

namespace painleve {
namespace {

std::string textOf(const std::string& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

const std::string& schema() {
  static const std::string text = sceneSchema();
  return text;
}

std::string findings(const std::string& document) {
  return test::schemaFindings(schema(), document);
}

std::string readersProblem(const std::string& document) {
  return test::problemOf([&] { parseScene(document); });
}

TEST(SceneSchema, TheCommittedCopyIsTheGeneratedOne) {
  EXPECT_EQ(textOf(PAINLEVE_REPOSITORY "/resources/scene.schema.json"), schema())
      << "painleve-lab schema > resources/scene.schema.json";
}

TEST(SceneSchema, AcceptsEveryShippedScene) {
  for (const Preset& preset : loadPresets(PAINLEVE_REPOSITORY "/resources/scenes"))
    EXPECT_EQ(findings(textOf(preset.path)), "") << preset.id;
}

/// The validator keeps whole numbers in 63 bits, a scene its seed in 64.
std::string fullScene() {
  std::string text = test::fullSceneText();
  const std::string largest = "18446744073709551615";
  return text.replace(text.find(largest), largest.size(), "9223372036854775807");
}

TEST(SceneSchema, AcceptsAllThatASceneCanHave) {
  EXPECT_EQ(findings(fullScene()), "");
  EXPECT_EQ(findings(writeScene(parseScene(fullScene()))), "");
}

// --- What numbers may be, by every table.

/// A scene with a value at a dotted path, whatever the reader thinks of it.
std::string withNumber(const std::string& base, const std::string& path, double value) {
  Tree tree = readTree(base);
  tree.set(path, value);
  return writeTree(tree);
}

std::vector<double> valuesAround(const ParameterSpec& spec) {
  std::vector<double> values{-1, 0, 0.5, 1, 1e12};
  for (const double bound : {spec.lower, spec.upper}) {
    if (!std::isfinite(bound)) continue;
    values.insert(values.end(), {bound, std::nextafter(bound, -kUnbounded),
                                 std::nextafter(bound, kUnbounded), bound - 1, bound + 1});
  }
  return values;
}

/// A pendulum's pivot must be higher than one of its rods: no bound of a single number says so.
bool comparesTwoNumbers(const std::string& problem) {
  return problem.find("below the length") != std::string::npos;
}

void expectTheSameBounds(const std::string& base) {
  for (const Section& section : layoutOf(readTree(base)).sections) {
    for (const ParameterSpec& spec : section.specs) {
      for (const double value : valuesAround(spec)) {
        const std::string document = withNumber(base, section.pathOf(spec.id), value);
        const std::string problem = readersProblem(document);
        if (comparesTwoNumbers(problem)) continue;
        EXPECT_EQ(findings(document).empty(), problem.empty())
            << section.pathOf(spec.id) << " = " << value << '\n'
            << findings(document) << problem;
      }
    }
  }
}

const char* const kPendulum =
    R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "double_pendulum"},
 "laws": {"contacts": {"tip": {"friction": {"type": "coulomb", "mu": 0.5}}}},
 "initial": {"theta1": 0.3, "theta2": 0.5, "theta1_dot": 0, "theta2_dot": 0}})";
const char* const kFreeRod =
    R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "initial": {"x": 0, "y": 2, "theta": 1, "x_dot": 4, "y_dot": 0, "theta_dot": 0}})";

TEST(SceneSchema, HasTheBoundsOfTheReader) {
  expectTheSameBounds(fullScene());
  expectTheSameBounds(kFreeRod);
  expectTheSameBounds(kPendulum);
}

// --- Scenes that both accept.

struct SceneCase {
  const char *name, *members;
};

class GoodScene : public testing::TestWithParam<SceneCase> {};

TEST_P(GoodScene, PassesBoth) {
  const std::string document = test::sceneText(GetParam().members);
  EXPECT_EQ(findings(document), "");
  EXPECT_EQ(readersProblem(document), "");
}

INSTANTIATE_TEST_SUITE_P(
    Texts, GoodScene,
    testing::Values(SceneCase{"Least", R"("seed": 0)"},
                    SceneCase{"NoFriction", R"("laws": {"friction": {"type": "none"}})"},
                    SceneCase{"FrictionWithoutType", R"("laws": {"friction": {"mu": 1}})"},
                    SceneCase{"EmptyObjects", R"("laws": {}, "solver": {}, "branch": {},
                              "output": {}, "view": {}, "edits": [], "variations": [])"},
                    SceneCase{"VariationWithEdits", R"("variations": [{"name": "a", "set": {},
                              "edits": [{"time": 0.1, "set": {"laws.friction.mu": 1}}]}])"},
                    SceneCase{"SeedAsText", R"("seed": "18446744073709551615")"},
                    SceneCase{"AnyView", R"("view": {"layout": 7, "x": [null, {}]})"}),
    test::CaseName());

// --- Scenes that both refuse.

class BrokenScene : public testing::TestWithParam<SceneCase> {};

TEST_P(BrokenScene, FailsBoth) {
  const std::string document = test::sceneText(GetParam().members);
  EXPECT_NE(findings(document), "");
  EXPECT_NE(readersProblem(document), "");
}

INSTANTIATE_TEST_SUITE_P(
    WrongTypes, BrokenScene,
    testing::Values(
        SceneCase{"TextForNumber", R"("laws": {"friction": {"mu": "1.4"}})"},
        SceneCase{"NullForNumber", R"("duration": null)"},
        SceneCase{"NumberForText", R"("title": 7)"}, SceneCase{"NumberForNote", R"("note": 7)"},
        SceneCase{"ListForObject", R"("laws": [])"},
        SceneCase{"NumberForSection", R"("output": 3)"},
        SceneCase{"ObjectForList", R"("edits": {})"}, SceneCase{"NumberForView", R"("view": 1)"},
        SceneCase{"NumberForSet", R"("edits": [{"time": 0, "set": 1}])"},
        SceneCase{"NumberForEdit", R"("edits": [1])"},
        SceneCase{"FractionForWhole", R"("solver": {"max_events": 1.5})"},
        SceneCase{"FractionForBranch",
                  R"("branch": {"choices": [{"branch": 0.5, "rule": "contact"}]})"},
        SceneCase{"NegativeSeed", R"("seed": -1)"}, SceneCase{"FractionForSeed", R"("seed": 0.5)"},
        SceneCase{"WordForSeed", R"("seed": "many")"}),
    test::CaseName());

INSTANTIATE_TEST_SUITE_P(
    OutOfRange, BrokenScene,
    testing::Values(SceneCase{"NegativeFriction", R"("laws": {"friction": {"mu": -0.1}})"},
                    SceneCase{"RestitutionAboveOne", R"("laws": {"impact": {"e": 1.1}})"},
                    SceneCase{"NoDuration", R"("duration": 0)"},
                    SceneCase{"TooLong", R"("duration": 36001)"},
                    SceneCase{"NoStep", R"("output": {"step": 0})"},
                    SceneCase{"NoImpulse", R"("branch": {"impulse": 0})"},
                    SceneCase{"OneRow", R"("output": {"max_rows": 1})"},
                    SceneCase{"EditBeforeTheStart", R"("edits": [{"time": -1, "set": {}}])"},
                    SceneCase{"FrictionOfAContact",
                              R"("laws": {"contacts": {"tip": {"friction": {"mu": -1}}}})"}),
    test::CaseName());

INSTANTIATE_TEST_SUITE_P(
    Keys, BrokenScene,
    testing::Values(
        SceneCase{"Unknown", R"("durations": 1)"},
        SceneCase{"UnknownInLaws", R"("laws": {"restitution": 1})"},
        SceneCase{"UnknownInFriction", R"("laws": {"friction": {"my": 1}})"},
        SceneCase{"OfAnotherChoice", R"("laws": {"friction": {"type": "none", "mu": 1}})"},
        SceneCase{"UnknownContact", R"("laws": {"contacts": {"foot": {}}})"},
        SceneCase{"UnknownInContact", R"("laws": {"contacts": {"tip": {"mu": 1}}})"},
        SceneCase{"UnknownInBranch", R"("branch": {"rule": "contact"})"},
        SceneCase{"UnknownInEdit", R"("edits": [{"time": 0, "set": {}, "name": "x"}])"},
        SceneCase{"UnknownInChoice",
                  R"("branch": {"choices": [{"branch": 0, "rule": "stop", "name": "x"}]})"},
        SceneCase{"UnknownRule", R"("branch": {"choices": [{"branch": 0, "rule": "ask"}]})"},
        SceneCase{"EditWithoutTime", R"("edits": [{"set": {}}])"},
        SceneCase{"EditWithoutSet", R"("edits": [{"time": 0}])"},
        SceneCase{"VariationWithoutName", R"("variations": [{"set": {}}])"},
        SceneCase{"VariationWithHalfAnEdit",
                  R"("variations": [{"name": "a", "set": {}, "edits": [{"time": 0}]}])"},
        SceneCase{"VariationWithEmptyName", R"("variations": [{"name": "", "set": {}}])"},
        SceneCase{"ChoiceWithoutRule", R"("branch": {"choices": [{"branch": 0}]})"}),
    test::CaseName());

INSTANTIATE_TEST_SUITE_P(
    Choices, BrokenScene,
    testing::Values(SceneCase{"Friction", R"("laws": {"friction": {"type": "viscous"}})"},
                    SceneCase{"Impact", R"("laws": {"impact": {"type": "hertz"}})"},
                    SceneCase{"Formulation", R"("laws": {"formulation": "weak"})"},
                    SceneCase{"Policy", R"("branch": {"policy": "guess"})"},
                    SceneCase{"SingularPoint", R"("branch": {"singular_point": "wait"})"},
                    SceneCase{"Solver", R"("solver": {"type": "euler"})"},
                    SceneCase{"NumberForChoice", R"("laws": {"friction": {"type": 1}})"}),
    test::CaseName());

// --- Whole files that both refuse.

struct FileCase {
  std::string name, text;
};

class BrokenFile : public testing::TestWithParam<FileCase> {};

TEST_P(BrokenFile, FailsBoth) {
  const std::string& document = GetParam().text;
  EXPECT_NE(findings(document), "");
  EXPECT_NE(readersProblem(document), "");
}

const std::string kHeader = R"({"format": "painleve-lab/scene", "version": 1, )";
const std::string kRod = kHeader + R"("system": {"type": "rod"}, )";

INSTANTIATE_TEST_SUITE_P(
    Files, BrokenFile,
    testing::Values(
        FileCase{"List", "[]"}, FileCase{"Empty", "{}"},
        FileCase{"WrongFormat", R"({"format": "x", "version": 1, "system": {"type": "rod"},
                                    "initial": {}})"},
        FileCase{"NewerVersion",
                 R"({"format": "painleve-lab/scene", "version": 2, "system": {"type": "rod"},
                  "initial": {"on_ground": true, "theta": 1, "theta_dot": 0, "slip": 0}})"},
        FileCase{"NoSystem", kHeader + R"("initial": {}})"},
        FileCase{"NoInitial", kHeader + R"("system": {"type": "rod"}})"},
        FileCase{"NoSystemType", kHeader + R"("system": {}, "initial": {}})"},
        FileCase{"UnknownSystem", kHeader + R"("system": {"type": "pogo"}, "initial": {}})"},
        FileCase{"NegativeMass", kHeader + R"("system": {"type": "rod", "parameters": {"mass": -1}},
                  "initial": {"on_ground": true, "theta": 1, "theta_dot": 0, "slip": 0}})"},
        FileCase{"ParameterOfAnotherSystem",
                 kHeader + R"("system": {"type": "rod", "parameters": {"height": 1}},
                  "initial": {"on_ground": true, "theta": 1, "theta_dot": 0, "slip": 0}})"},
        FileCase{"NoSlip", kRod + R"("initial": {"on_ground": true, "theta": 1, "theta_dot": 0}})"},
        FileCase{"SlipInTheAir", kRod + R"("initial": {"x": 0, "y": 2, "theta": 1, "x_dot": 0,
                  "y_dot": 0, "theta_dot": 0, "slip": 1}})"},
        FileCase{"HeightOnTheGround",
                 kRod + R"("initial": {"on_ground": true, "theta": 1, "theta_dot": 0, "slip": 0,
                  "y": 2}})"},
        FileCase{"OnGroundAsWord", kRod + R"("initial": {"on_ground": "yes", "theta": 1,
                  "theta_dot": 0, "slip": 0}})"}),
    test::CaseName());

}  // namespace
}  // namespace painleve
