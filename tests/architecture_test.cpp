// The rules of the house, checked on the sources themselves (first part), and the checks checked on
// small strings.

#include <array>
#include <fstream>
#include <iterator>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/house/architecture_rules.h"
#include "tests/support/house/source_scan.h"

namespace painleve::house {
namespace {

using Rule = Findings (*)(const Tree&);

struct NamedRule {
  const char* name;
  Rule rule;
};

std::ostream& operator<<(std::ostream& out, const NamedRule& named) {
  return out << named.name;
}

constexpr std::array kRules = {
    NamedRule{"IncludesAreRooted", rootedIncludes},
    NamedRule{"CoreHasOneOrder", coreOrder},
    NamedRule{"CoreHasNoToolkitThreadOrClock", coreLibraries},
    NamedRule{"ContactAndSolverAreAbstract", abstractContact},
    NamedRule{"ASceneIsAPlainValue", plainScene},
    NamedRule{"TheWindowSeesValues", uiSeesValues},
    NamedRule{"RoomsOfTheWindowAreApart", uiRooms},
    NamedRule{"ToolkitsStayAtHome", toolkitsAtHome},
    NamedRule{"ThereIsOneLock", oneLock},
    NamedRule{"FilesAreShort", fileSizes},
    NamedRule{"EverySourceHasATestTwin", testTwins},
    NamedRule{"EveryFormulaHeaderNamesItsPaper", paperKeys},
    NamedRule{"ConcreteSystemsStayInTheirRoom", concreteWords},
    NamedRule{"NothingIsLeftForLater", unfinishedWords},
    NamedRule{"HeadersHavePragmaOnce", pragmaOnce},
    NamedRule{"ATypeHasItsNameForItself", oneTypeAName},
};

const Tree& repository() {
  static const Tree tree = readTree(PAINLEVE_REPOSITORY);
  return tree;
}

class Architecture : public testing::TestWithParam<NamedRule> {};

TEST_P(Architecture, Holds) {
  for (const std::string& finding : GetParam().rule(repository())) ADD_FAILURE() << finding;
}

INSTANTIATE_TEST_SUITE_P(Rules, Architecture, testing::ValuesIn(kRules),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(Repository, IsReadCompletely) {
  EXPECT_TRUE(repository().contains("core/types.h"));
  EXPECT_TRUE(repository().contains("tests/architecture_test.cpp"));
}

TEST(Repository, ReadmeFitsOnTwoPages) {
  constexpr std::size_t kReadmeLines = 150;
  std::ifstream file(PAINLEVE_REPOSITORY "/README.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_FALSE(text.empty());
  EXPECT_LE(linesOf(text).size(), kReadmeLines);
}

// --- The scanner
// ---------------------------------------------------------------------------------------------------

TEST(SourceScan, CommentsBecomeBlanksOfTheSameShape) {
  EXPECT_EQ(stripComments("a // b\nc"), "a     \nc");
  EXPECT_EQ(stripComments("a /* b\n */ c"), "a     \n    c");
  EXPECT_EQ(stripComments("a // b \\\n still\nc"), "a       \n      \nc");
  EXPECT_EQ(stripComments("a /* open"), "a        ");
}

TEST(SourceScan, CommentMarksInStringsAreText) {
  for (const char* code :
       {R"(s = "a // b";)", R"(s = "/* \" // */";)", R"(c = '"'; d = '\''; e = "//";)",
        R"(n = 1'000'000; s = "//'";)", "u8'x'; L'\"';"})
    EXPECT_EQ(stripComments(code), code);
  EXPECT_EQ(stripComments("n = 1'0; // x"), "n = 1'0;     ");
}

TEST(SourceScan, RawStringsHoldAnything) {
  const std::string code = "s = R\"x(\" // )\" /* )x\"; t";
  EXPECT_EQ(stripComments(code), code);
  const std::string blank(std::string("R'x(' // )' /* )x'").size(), ' ');
  EXPECT_EQ(stripComments(code, RawStrings::Blank), "s = " + blank + "; t");
}

TEST(SourceScan, IncludesHaveLinesAndKinds) {
  const auto includes = includesOf(
      "#pragma once\n# include <vector> // why\n/* #include <map>\n*/\n#include \"core/a.h\"\n"
      "s = R\"(\n#include <set>\n)\";\n");
  ASSERT_EQ(includes.size(), 2U);
  EXPECT_EQ(includes[0].path, "vector");
  EXPECT_EQ(includes[0].line, 2U);
  EXPECT_FALSE(includes[0].quoted);
  EXPECT_EQ(includes[1].path, "core/a.h");
  EXPECT_EQ(includes[1].line, 5U);
  EXPECT_TRUE(includes[1].quoted);
}

TEST(SourceScan, IdentifiersFallIntoWords) {
  EXPECT_EQ(wordsOf("thetaDot_2 makeRod(\"double_pendulum\")"),
            (std::vector<std::string>{"theta", "dot", "make", "rod", "double", "pendulum"}));
  EXPECT_EQ(wordsOf("product period broad"),
            (std::vector<std::string>{"product", "period", "broad"}));
}

// --- Every rule can fail, and says where
// -------------------------------------------------------------------------

using Files = std::vector<std::pair<std::string, std::string>>;

struct Violation {
  const char* what;
  Rule rule;
  Files files;
  const char* at;  // "file:line" of the only finding; "" where the rule must be content
};

std::ostream& operator<<(std::ostream& out, const Violation& violation) {
  return out << violation.what;
}

Tree makeTree(const Files& files) {
  Tree tree;
  for (const auto& [path, text] : files) tree[path] = makeSource(text);
  return tree;
}

std::string includeLine(const std::string& path) {
  return "#include " + path + "\n";
}

Files one(std::string path, const std::string& include) {
  return {{std::move(path), includeLine(include)}};
}

std::vector<Violation> includeViolations() {
  const Files throughSimulate = {{"ui/a.cpp", includeLine("\"core/simulate.h\"")},
                                 {"core/simulate.h", includeLine("\"core/scene/x.h\"")},
                                 {"core/scene/x.h", includeLine("\"core/model/system.h\"")},
                                 {"core/model/system.h", ""}};
  return {
      {"relative include", rootedIncludes, one("ui/a.cpp", "\"../core/types.h\""), "ui/a.cpp:1"},
      {"missing file", rootedIncludes, one("ui/a.cpp", "\"ui/b.h\""), "ui/a.cpp:1"},
      {"own header in brackets", rootedIncludes, one("ui/a.cpp", "<core/types.h>"), "ui/a.cpp:1"},
      {"rooted and there",
       rootedIncludes,
       {{"ui/a.cpp", "#include \"ui/a.h\"\n#include \"a.moc\"\n"}, {"ui/a.h", ""}},
       ""},
      {"laws use model", coreOrder, one("core/laws/a.h", "\"core/model/system.h\""),
       "core/laws/a.h:1"},
      {"solver uses scene", coreOrder, one("core/solver/a.h", "\"core/scene/scene.h\""),
       "core/solver/a.h:1"},
      {"core uses ui", coreOrder, one("core/io/a.h", "\"ui/a.h\""), "core/io/a.h:1"},
      {"unknown room", coreOrder, {{"core/misc/a.h", ""}}, "core/misc/a.h:1"},
      {"io uses trajectory", coreOrder, one("core/io/a.h", "\"core/trajectory/trajectory.h\""), ""},
      {"Qt in core", coreLibraries, one("core/io/a.cpp", "<QString>"), "core/io/a.cpp:1"},
      {"QtCore in core", coreLibraries, one("core/io/a.cpp", "<QtCore/QString>"),
       "core/io/a.cpp:1"},
      {"VTK in core", coreLibraries, one("core/io/a.cpp", "<vtkActor.h>"), "core/io/a.cpp:1"},
      {"clock in core", coreLibraries, one("core/a.cpp", "<chrono>"), "core/a.cpp:1"},
      {"thread in core", coreLibraries, one("core/a.cpp", "<thread>"), "core/a.cpp:1"},
      {"TBB in core", coreLibraries, one("core/a.cpp", "<tbb/parallel_for.h>"), "core/a.cpp:1"},
      {"Eigen in core", coreLibraries, one("core/a.cpp", "<Eigen/Core>"), ""},
      {"system call in io", coreLibraries, one("core/io/a.cpp", "<unistd.h>"), ""},
      {"solver knows a system", abstractContact, one("core/solver/a.cpp", "\"core/model/block.h\""),
       "core/solver/a.cpp:1"},
      {"contact knows the registry", abstractContact,
       one("core/contact/a.cpp", "\"core/model/registry.h\""), "core/contact/a.cpp:1"},
      {"solver knows a law", abstractContact,
       one("core/solver/a.cpp", "\"core/contact/coulomb_law.h\""), "core/solver/a.cpp:1"},
      {"solver knows the interface", abstractContact,
       one("core/solver/a.cpp", "\"core/contact/contact_law.h\""), ""},
      {"scene reaches a system",
       plainScene,
       {{"core/scene/scene.h", includeLine("\"core/scene/b.h\"")},
        {"core/scene/b.h", includeLine("\"core/model/system.h\"")}},
       "core/scene/scene.h:1"},
      {"window sees a model", uiSeesValues, one("ui/a.cpp", "\"core/model/system.h\""),
       "ui/a.cpp:1"},
      {"program sees a solver", uiSeesValues, one("app/a.cpp", "\"core/solver/solver.h\""),
       "app/a.cpp:1"},
      {"window sees through a façade", uiSeesValues, throughSimulate, "ui/a.cpp:1"},
      {"window sees a result", uiSeesValues, one("ui/a.cpp", "\"core/analysis/cone_result.h\""),
       ""},
      {"plots see views", uiRooms, one("ui/plots/a.cpp", "\"ui/views3d/b.h\""), "ui/plots/a.cpp:1"},
      {"session sees panels", uiRooms, one("ui/session/a.cpp", "\"ui/panels/b.h\""),
       "ui/session/a.cpp:1"},
      {"plots see the export", uiRooms, one("ui/plots/a.cpp", "\"ui/export/b.h\""),
       "ui/plots/a.cpp:1"},
      {"the export sees panels", uiRooms, one("ui/export/a.cpp", "\"ui/panels/b.h\""),
       "ui/export/a.cpp:1"},
      {"the export sees plots", uiRooms, one("ui/export/a.cpp", "\"ui/plots/b.h\""), ""},
      {"plots see the window", uiRooms, one("ui/plots/a.cpp", "\"ui/main_window.h\""),
       "ui/plots/a.cpp:1"},
      {"the window wires", uiRooms, one("ui/main_window.cpp", "\"ui/plots/a.h\""), ""},
      {"panels see theme", uiRooms, one("ui/panels/a.cpp", "\"ui/theme/palette.h\""), ""},
      {"VTK in plots", toolkitsAtHome, one("ui/plots/a.cpp", "<vtkActor.h>"), "ui/plots/a.cpp:1"},
      {"QCustomPlot in panels", toolkitsAtHome, one("ui/panels/a.cpp", "<qcustomplot.h>"),
       "ui/panels/a.cpp:1"},
      {"Qt in the worker", toolkitsAtHome, one("ui/worker/a.cpp", "<QObject>"),
       "ui/worker/a.cpp:1"},
      {"worker sees session", toolkitsAtHome, one("ui/worker/a.cpp", "\"ui/session/a.h\""),
       "ui/worker/a.cpp:1"},
      {"TBB in main", toolkitsAtHome, one("app/main.cpp", "<tbb/parallel_for.h>"),
       "app/main.cpp:1"},
      {"VTK in views3d", toolkitsAtHome, one("ui/views3d/a.cpp", "<vtkActor.h>"), ""},
      {"lock in a panel", oneLock, one("ui/panels/a.cpp", "<mutex>"), "ui/panels/a.cpp:1"},
      {"second lock",
       oneLock,
       {{"ui/worker/a.h", "std::mutex m;\n"}, {"ui/worker/b.h", "\nstd::mutex m;\n"}},
       "ui/worker/b.h:2"},
  };
}

std::string lines(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += ";\n";
  return text;
}

std::vector<Violation> fileViolations() {
  return {
      {"long product file", fileSizes, {{"core/a.cpp", lines(301)}}, "core/a.cpp:301"},
      {"long main", fileSizes, {{"app/main.cpp", lines(61)}}, "app/main.cpp:61"},
      {"long test",
       fileSizes,
       {{"tests/core/a_test.cpp", lines(501)}},
       "tests/core/a_test.cpp:501"},
      {"just fits", fileSizes, {{"core/a.cpp", lines(300)}, {"tests/a.cpp", lines(500)}}, ""},
      {"no twin",
       testTwins,
       {{"core/solver/event_driven/flow.cpp", ""}},
       "core/solver/event_driven/flow.cpp:1"},
      {"twin", testTwins, {{"core/x/y.cpp", ""}, {"tests/core/x/y_test.cpp", ""}}, ""},
      {"header alone needs no twin", testTwins, {{"core/x/y.h", ""}}, ""},
      {"no source", paperKeys, {{"core/contact/a.h", "// Coulomb\n"}}, "core/contact/a.h:1"},
      {"own idea", paperKeys, {{"core/contact/a.h", "// [own] a sum\n"}}, ""},
      {"paper", paperKeys, {{"core/model/a.h", "// [GB] Eq. (6)\n"}}, ""},
      {"system by name",
       concreteWords,
       {{"core/io/a.cpp", "\nx = \"theta_dot\";\n"}},
       "core/io/a.cpp:2"},
      {"system in an identifier", concreteWords, {{"ui/a.cpp", "makeRod();\n"}}, "ui/a.cpp:1"},
      {"a name of VTK", concreteWords, {{"ui/a.cpp", "s->SetThetaResolution(8);\n"}}, ""},
      {"system in a comment", concreteWords, {{"ui/a.cpp", "f();  // the rod's theta\n"}}, ""},
      {"system at home", concreteWords, {{"core/model/rod.cpp", "theta = 1;\n"}}, ""},
      {"work left",
       unfinishedWords,
       {{"ui/a.cpp",
         "// TO"
         "DO later\n"}},
       "ui/a.cpp:1"},
      {"no guard", pragmaOnce, {{"ui/a.h", "// #pragma once\n"}}, "ui/a.h:1"},
      {"guard", pragmaOnce, {{"ui/a.h", "#pragma once\n"}}, ""},
      {"one name twice",
       oneTypeAName,
       {{"ui/a.h", "namespace p::ui {\nstruct Shown {\n"},
        {"ui/b/c.h", "namespace p::ui {\nclass Shown final : public X {\n"}},
       "ui/b/c.h:2"},
      {"two types of one name, the second with a long head",
       oneTypeAName,
       {{"ui/a.h", "namespace p::ui {\nstruct Shown {\n"},
        {"ui/b/c.h", "namespace p::ui {\nclass Shown final : public X,\n  public Y {\n"}},
       "ui/b/c.h:2"},
      {"one name in two namespaces",
       oneTypeAName,
       {{"core/a.h", "namespace p {\nstruct Stage {\n"},
        {"ui/b.h", "namespace p::ui {\nclass Stage {\n"}},
       ""},
      {"a forward declaration",
       oneTypeAName,
       {{"ui/a.h", "namespace p {\nstruct A {\n"}, {"ui/b.h", "namespace p {\nstruct A;\n"}},
       ""},
  };
}

class RuleCanFail : public testing::TestWithParam<Violation> {};

TEST_P(RuleCanFail, AndSaysWhere) {
  const Violation& violation = GetParam();
  const Findings findings = violation.rule(makeTree(violation.files));
  if (std::string(violation.at).empty()) {
    EXPECT_TRUE(findings.empty()) << findings.front();
    return;
  }
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_TRUE(findings.front().starts_with(std::string(violation.at) + ": ")) << findings.front();
}

INSTANTIATE_TEST_SUITE_P(Includes, RuleCanFail, testing::ValuesIn(includeViolations()));
INSTANTIATE_TEST_SUITE_P(FileRules, RuleCanFail, testing::ValuesIn(fileViolations()));

}  // namespace
}  // namespace painleve::house
