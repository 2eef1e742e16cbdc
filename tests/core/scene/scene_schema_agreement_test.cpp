// The schema refuses nothing that the reader takes, and what the reader alone can see is listed
// here.

#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "core/scene/scene_schema.h"
#include "core/scene/tree_json.h"
#include "tests/support/case_name.h"
#include "tests/support/random/property.h"
#include "tests/support/random/random_scene.h"
#include "tests/support/scene/scene_text.h"
#include "tests/support/scene/schema_check.h"

namespace painleve {
namespace {

std::string findings(const std::string& document) {
  static const std::string schema = sceneSchema();
  return test::schemaFindings(schema, document);
}

bool isRead(const std::string& document) {
  return test::problemOf([&] { parseScene(document); }).empty();
}

std::string textOf(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The validator keeps whole numbers in 63 bits, a scene its seed in 64.
std::string withSeedOf63Bits(std::string text) {
  const std::string largest = "18446744073709551615";
  const std::size_t at = text.find(largest);
  return at == std::string::npos ? text : text.replace(at, largest.size(), "9223372036854775807");
}

// Text that is no tree of ours (syntax, duplicate keys, nesting, overflow) is not the schema's
// business.
TEST(SchemaAgreement, OnTheSeedsOfTheFuzzer) {
  int judged = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(PAINLEVE_REPOSITORY "/tests/fuzz/corpus")) {
    const std::string text = withSeedOf63Bits(textOf(file.path()));
    if (!test::problemOf([&] { readTree(text); }).empty()) continue;
    ++judged;
    EXPECT_EQ(findings(text).empty(), isRead(text)) << file.path() << '\n' << findings(text);
  }
  EXPECT_GE(judged, 4);
}

TEST(SchemaAgreement, OnRandomScenes) {
  test::expectHolds(100, [] { RC_ASSERT(findings(writeScene(test::drawScene())) == ""); });
}

/// Members that are added to a small scene.
struct Case {
  const char *name, *members;
};

class SeenByTheReaderOnly : public testing::TestWithParam<Case> {};

TEST_P(SeenByTheReaderOnly, KeepsToTheSchema) {
  const std::string document = test::sceneText(GetParam().members);
  EXPECT_EQ(findings(document), "");
  EXPECT_FALSE(isRead(document));
}

INSTANTIATE_TEST_SUITE_P(
    Changes, SeenByTheReaderOnly,
    testing::Values(
        Case{"EditValue", R"("edits": [{"time": 0, "set": {"laws.friction.mu": -1}}])"},
        Case{"EditPath", R"("edits": [{"time": 0, "set": {"laws.friction.nu": 1}}])"},
        Case{"EditScope", R"("edits": [{"time": 0, "set": {"initial.theta": 1}}])"},
        Case{"VariationValue", R"("variations": [{"name": "v", "set": {"laws.impact.e": 2}}])"},
        Case{"VariationScope", R"("variations": [{"name": "v", "set": {"view.layout": "map"}}])"},
        Case{"ChosenTwice", R"("branch": {"choices": [{"branch": 0, "rule": "contact"},
                                                      {"branch": 0, "rule": "impact"}]})"}),
    test::CaseName());

}  // namespace
}  // namespace painleve
