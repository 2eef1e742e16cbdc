#include "core/scene/scene_lists.h"

#include <gtest/gtest.h>

#include "core/scene/tree_json.h"
#include "tests/support/case_name.h"

namespace painleve {
namespace {

enum class List { Edits, Choices, Variations };

std::string problemIn(List list, const char* json) {
  const Tree tree = readTree(json);
  ProblemList problems;
  if (list == List::Edits) readEdits(&tree, "/edits", problems);
  if (list == List::Choices) readChoices(&tree, "/branch/choices", problems);
  if (list == List::Variations) readVariations(&tree, problems);
  return problems.empty() ? "" : problems.all().front().text();
}

struct ListCase {
  const char* name;
  List list;
  const char *json, *problem;
};

class WrongList : public testing::TestWithParam<ListCase> {};

TEST_P(WrongList, IsToldAtItsPlace) {
  EXPECT_EQ(problemIn(GetParam().list, GetParam().json), GetParam().problem);
}

INSTANTIATE_TEST_SUITE_P(
    Lists, WrongList,
    testing::Values(
        ListCase{"NotAList", List::Edits, "{}",
                 "/edits: an object is not a list; allowed: at most 1000 entries"},
        ListCase{"NotAnObject", List::Edits, "[1]", "/edits/0: 1 is not an object; allowed: {...}"},
        ListCase{"NoTime", List::Edits, R"([{"set": {}}])",
                 "/edits/0/time: is missing; allowed: 0 <= time <= 36000"},
        ListCase{"TimeBelowZero", List::Edits, R"([{"time": -1, "set": {}}])",
                 "/edits/0/time: -1 is out of range; allowed: 0 <= time <= 36000"},
        ListCase{"NoSet", List::Edits, R"([{"time": 1}])",
                 "/edits/0/set: is missing; allowed: {\"laws.friction.mu\": ...}"},
        ListCase{"EditKey", List::Edits, R"([{"time": 1, "set": {}, "why": 1}])",
                 "/edits/0/why: unknown key; allowed: time, set"},
        ListCase{"NoBranch", List::Choices, R"([{"rule": "contact"}])",
                 "/branch/choices/0/branch: is missing; allowed: a whole number, 0 <= branch <= "
                 "1000000000"},
        ListCase{"HalfBranch", List::Choices, R"([{"branch": 0.5, "rule": "contact"}])",
                 "/branch/choices/0/branch: 0.5 is out of range; allowed: a whole number, 0 <= "
                 "branch <= 1000000000"},
        ListCase{
            "NoRule", List::Choices, R"([{"branch": 0}])",
            "/branch/choices/0/rule: is missing; allowed: painleve, contact, impact, lift_off, "
            "stop"},
        ListCase{"UnknownRule", List::Choices, R"([{"branch": 0, "rule": "imapct"}])",
                 "/branch/choices/0/rule: \"imapct\" is no rule of a branch point; allowed: "
                 "painleve, contact, impact, lift_off, stop"},
        ListCase{
            "ParameterText", List::Choices,
            R"([{"branch": 0, "rule": "impact", "parameter": "half"}])",
            "/branch/choices/0/parameter: \"half\" is not a number; allowed: any finite number"},
        ListCase{"ChosenTwice", List::Choices,
                 R"([{"branch": 1, "rule": "stop"}, {"branch": 1, "rule": "impact"}])",
                 "/branch/choices/1/branch: 1 is chosen twice; allowed: one choice a branch point"},
        ListCase{"NoName", List::Variations, R"([{"set": {}}])",
                 "/variations/0/name: is missing; allowed: a text"},
        ListCase{"VariationChoice", List::Variations,
                 R"([{"name": "a", "set": {}, "choices": [1]}])",
                 "/variations/0/choices/0: 1 is not an object; allowed: {...}"},
        ListCase{"VariationEdit", List::Variations,
                 R"([{"name": "a", "set": {}, "edits": [{"time": -1, "set": {}}]}])",
                 "/variations/0/edits/0/time: -1 is out of range; allowed: 0 <= time <= 36000"}),
    test::CaseName());

TEST(SceneLists, RoundTrip) {
  const std::vector<Edit> edits{{0.5, {{"laws.friction.mu", 1.5}}}, {0.25, {}}};
  const std::vector<Choice> choices{{0, "contact", {}}, {3, "impact", 0.25}};
  const std::vector<Variation> variations{{"a", {{"duration", 2}}, choices},
                                          {"b", {}, {}},
                                          {"c", {}, {}, edits},
                                          {"d", {}, {}, std::vector<Edit>{}}};
  ProblemList problems;
  const Tree e = editsTree(edits), c = choicesTree(choices), v = variationsTree(variations);
  EXPECT_EQ(readEdits(&e, "/edits", problems), edits);
  EXPECT_EQ(readChoices(&c, "", problems), choices);
  EXPECT_EQ(readVariations(&v, problems), variations);
  EXPECT_TRUE(readEdits(nullptr, "/edits", problems).empty());
  EXPECT_TRUE(problems.empty());
}

}  // namespace
}  // namespace painleve
