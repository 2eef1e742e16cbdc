// The program as scripts see it: exit codes, outputs, and one line for every mistake.

#include <clocale>

#include <gtest/gtest.h>

#include "core/scene/tree_json.h"
#include "tests/support/case_name.h"
#include "tests/support/compiled_locale.h"
#include "tests/support/scene/program.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

using test::isOneLine;
using test::Said;

const std::string kShort = test::sceneText(
    R"("laws": {"friction": {"mu": 1.4}}, "duration": 0.01, "output": {"step": 0.001})");
/// Two solutions at the start, and nobody chose.
const std::string kAsking =
    R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "laws": {"friction": {"mu": 1.6}}, "branch": {"policy": "ask"}, "duration": 0.01,
 "initial": {"on_ground": true, "theta": 1, "theta_dot": 4, "slip": -3}})";

class CommandLine : public test::ProgramTest {
 protected:
  CommandLine() { write("scene.json", kShort); }
};

// --- What is asked for comes out.

TEST_F(CommandLine, SimulateWritesRowsAndEvents) {
  const Said said = run("simulate scene.json --csv out.csv --events out.json");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(said.out + said.err, "");
  EXPECT_TRUE(read("out.csv").starts_with("time [s],x [m],y [m],theta [rad],x_dot [m/s]"))
      << read("out.csv");
  const Tree events = readTree(read("out.json"));
  EXPECT_EQ(events.array()->front().textOr("kind", ""), "start");
  EXPECT_EQ(events.array()->back().textOr("kind", ""), "end");
  EXPECT_EQ(events.array()->back().numberOr("time", 0), 0.01);
}

TEST_F(CommandLine, ADashIsAStandardStream) {
  run("simulate scene.json --csv out.csv --events out.json");
  EXPECT_EQ(run("simulate scene.json --csv -").out, read("out.csv"));
  EXPECT_EQ(run("simulate scene.json --csv /dev/stdout").out, read("out.csv"));
  EXPECT_EQ(run("simulate - --events - < scene.json").out, read("out.json"));
  EXPECT_EQ(run("validate - < scene.json").code, 0);
}

TEST_F(CommandLine, UntilAndSetChangeTheScene) {
  const Said said =
      run("simulate scene.json --until 0.005 --set mu=0.5 --set laws.impact.e=0.25 --events -");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(readTree(said.out).array()->back().numberOr("time", 0), 0.005);
  write("same.json", writeScene(withValues(parseScene(kShort),
                                           {{"duration", 0.005}, {"laws.friction.mu", 0.5}})));
  EXPECT_EQ(run("simulate same.json --events -").out, said.out);
}

TEST_F(CommandLine, ListsSystemsAndPresets) {
  const Said systems = run("list systems");
  EXPECT_EQ(systems.code, 0);
  EXPECT_TRUE(systems.out.starts_with("rod\t")) << systems.out;
  const Said presets = run("list presets");
  EXPECT_NE(presets.out.find("\nfig2_mu14\t"), std::string::npos) << presets.out;
  EXPECT_EQ(run("list").out, systems.out + presets.out);
}

TEST_F(CommandLine, HelpAndVersionAreAnswers) {
  EXPECT_TRUE(run("--version").out.starts_with("painleve-lab "));
  EXPECT_EQ(run("--version").code, 0);
  for (const char* help :
       {"--help", "-h", "simulate --help", "export --help", "list --help", "validate --help"}) {
    EXPECT_EQ(run(help).code, 0) << help;
    EXPECT_NE(run(help).out.find("--help"), std::string::npos) << help;
  }
  EXPECT_NE(run("export --help").out.find("--captions title,parameters,time,mode|none"),
            std::string::npos);
}

TEST_F(CommandLine, EveryShippedSceneIsValid) {
  for (const auto& entry :
       std::filesystem::directory_iterator(PAINLEVE_REPOSITORY "/resources/scenes")) {
    const Said said = run("validate '" + entry.path().string() + "'");
    EXPECT_EQ(said.code, 0) << said.err;
  }
}

TEST_F(CommandLine, PrintsTheSchemaThatIsShipped) {
  const Said said = run("schema");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_EQ(said.out, test::readFile(PAINLEVE_REPOSITORY "/resources/scene.schema.json"));
  EXPECT_EQ(run("schema scene.json").code, 2);
}

TEST_F(CommandLine, LocalesChangeNothing) {
  const Said plain = run("simulate scene.json --csv -", "LC_ALL=C");
  for (const char* language : {"de_DE", "fr_FR"}) {
    const test::SpokenHere here(language);
    ASSERT_STREQ(std::localeconv()->decimal_point, ",");
    const Said spoken = run("simulate scene.json --set mu=1.4 --until 0.01 --csv -");
    EXPECT_EQ(spoken.code, 0) << spoken.err;
    EXPECT_EQ(spoken.out, plain.out);
  }
}

TEST_F(CommandLine, WithoutADisplayThereIsNoFilm) {
  for (const char* display : {"", "DISPLAY=:4711"}) {
    const Said said = run("export scene.json --mp4 out.mp4", display);
    EXPECT_EQ(said.code, 4);
    EXPECT_TRUE(isOneLine(said.err)) << said.err;
    EXPECT_NE(said.err.find("needs a display"), std::string::npos) << said.err;
    EXPECT_FALSE(exists("out.mp4"));
  }
}

// --- A run that ended early is written whole.

TEST_F(CommandLine, AnOpenChoiceIsCodeThree) {
  write("ask.json", kAsking);
  const Said said = run("simulate ask.json --csv out.csv --events out.json");
  EXPECT_EQ(said.code, 3);
  EXPECT_TRUE(isOneLine(said.err)) << said.err;
  EXPECT_TRUE(said.err.starts_with("ask.json: the run ended early at t = 0 s: ")) << said.err;
  EXPECT_TRUE(read("out.csv").ends_with("\r\n"));
  EXPECT_NE(read("out.json").find("\"futures\""), std::string::npos);
  EXPECT_EQ(run("simulate ask.json --set policy=painleve --csv out.csv").code, 0);
}

// --- Wrong usage and invalid scenes: code 2, one line, nothing written.

struct WrongCase {
  const char *name, *arguments, *message;
};

class WrongUsage : public CommandLine, public testing::WithParamInterface<WrongCase> {};

TEST_P(WrongUsage, IsOneLineAndCodeTwo) {
  write("out.csv", "old");
  const Said said = run(GetParam().arguments);
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(said.out, "");
  EXPECT_TRUE(isOneLine(said.err)) << said.err;
  EXPECT_NE(said.err.find(GetParam().message), std::string::npos) << said.err;
  EXPECT_EQ(read("out.csv"), "old");
}

INSTANTIATE_TEST_SUITE_P(
    Arguments, WrongUsage,
    testing::Values(
        WrongCase{"NoScene", "simulate --csv out.csv", "SCENE is required"},
        WrongCase{"NoOutput", "simulate scene.json", "needs an output"},
        WrongCase{"TwoOnOneStream", "simulate scene.json --csv - --events -", "cannot both be -"},
        WrongCase{"StepsOnTheSameStream", "simulate scene.json --csv - --steps -",
                  "--csv and --steps cannot both be -"},
        WrongCase{"UnknownOption", "simulate scene.json --csv out.csv --fast", "--fast"},
        WrongCase{"UnknownList", "list colours", "colours"},
        WrongCase{"SceneBeforeCommand", "scene.json simulate scene.json --csv out.csv", "no scene"},
        WrongCase{"TwoCommands", "list validate scene.json", "validate"},
        WrongCase{"NoValue", "simulate scene.json --csv out.csv --set mu", "--set path=value"},
        WrongCase{"NegativeFriction", "simulate scene.json --csv out.csv --set mu=-1",
                  "scene.json: /laws/friction/mu: -1 is out of range; allowed: 0 <= mu"},
        WrongCase{"FrictionText", "simulate scene.json --csv out.csv --set mu=1,4",
                  "\"1,4\" is not a number"},
        WrongCase{"NotANumber", "simulate scene.json --csv out.csv --set mu=nan",
                  "\"nan\" is not a number"},
        WrongCase{"TooLarge", "simulate scene.json --csv out.csv --set mu=1e400",
                  "\"1e400\" is not a number"},
        WrongCase{"UnknownPath", "simulate scene.json --csv out.csv --set laws.friction.my=1",
                  "unknown key; allowed: type, mu"},
        WrongCase{"UnknownId", "simulate scene.json --csv out.csv --set my=1",
                  "no value has this name"},
        WrongCase{"Ambiguous", "simulate scene.json --csv out.csv --set type=none",
                  "system.type, laws.friction.type"},
        WrongCase{"BadUntil", "simulate scene.json --csv out.csv --until soon",
                  "/duration: \"soon\" is not a number"},
        WrongCase{"UntilZero", "simulate scene.json --csv out.csv --until 0",
                  "/duration: 0 is out of range"},
        WrongCase{"NoFile", "simulate nowhere.json --csv out.csv",
                  "nowhere.json: (whole file): cannot be read: No such file"},
        WrongCase{"Directory", "validate .", "Is a directory"},
        WrongCase{"FilmWithoutOutput", "export scene.json", "needs one output"},
        WrongCase{"FilmWithTwo", "export scene.json --mp4 a --gif b", "needs one output"},
        WrongCase{"FilmSize", "export scene.json --mp4 a --size 12", "--size 12 is not understood"},
        WrongCase{"FilmTooLarge", "export scene.json --mp4 a --size 9000x10", "1 to 8192 pixels"},
        WrongCase{"FilmRate", "export scene.json --mp4 a --fps 0", "1 to 120"},
        WrongCase{"GifRate", "export scene.json --gif a --fps 60", "1 to 50"},
        WrongCase{"FilmSpeed", "export scene.json --mp4 a --speed 9", "0.001 to 4"},
        WrongCase{"FilmEnd", "export scene.json --mp4 a --to 9", "0 to 0.01 s"},
        WrongCase{"FilmEndless", "export scene.json --mp4 a --sweep mu=0:1:3600 --fps 60",
                  "at most 100000"},
        WrongCase{"FilmPicture", "export scene.json --mp4 a --picture x", "--picture"},
        WrongCase{"FilmCaption", "export scene.json --mp4 a --captions title,heading",
                  "heading not in {title,parameters,time,mode,none}"},
        WrongCase{"FilmNoCaptionAndOne", "export scene.json --mp4 a --captions none,title",
                  "allowed: none, or some of title"},
        WrongCase{"FilmPlainWithCaptions", "export scene.json --mp4 a --plain --captions time",
                  "excludes"},
        WrongCase{"FilmSet", "export scene.json --mp4 a --set mu=-1", "allowed: 0 <= mu"},
        WrongCase{"SweepOfNothing", "export scene.json --mp4 a --sweep my=1:2", "no value has"},
        WrongCase{"SweepText", "export scene.json --mp4 a --sweep mu=1-2", "mu=0.5:2:8"},
        WrongCase{"SweepRange", "export scene.json --mp4 a --sweep mu=-1:2", "-1 is out of range"},
        WrongCase{"LineBreakInName", "validate 'a\nb'", "cannot be read"}),
    test::CaseName());

struct BadSceneCase {
  const char* name;
  std::string text;
  const char* message;
};

std::vector<BadSceneCase> badScenes() {
  const auto replaced = [](const std::string& what, const std::string& with) {
    std::string text = kShort;
    return text.replace(text.find(what), what.size(), with);
  };
  return {
      {"NegativeFriction", replaced("1.4", "-1.4"),
       "/laws/friction/mu: -1.4 is out of range; allowed: 0 <= mu"},
      {"NoLength",
       replaced(R"("type": "rod")", R"("type": "rod", "parameters": {"half_length": 0})"),
       "/system/parameters/half_length: 0 is out of range; allowed: 0 < half_length"},
      {"NotANumber", replaced("1.4", "NaN"), "line 2"},
      {"TooLarge", replaced("1.4", "1e400"), "/laws/friction/mu: 1e400 is out of range"},
      {"MissingKey", replaced(R"("slip": -20)", R"("tip_x": 0)"), "/initial/slip: is missing"},
      {"UnknownKey", replaced("duration", "length"),
       "/length: unknown key; allowed: format, version"},
      {"DuplicateKey", replaced(R"("mu": 1.4)", R"("mu": 1.4, "mu": 1.5)"),
       "/laws/friction/mu: is given twice"},
      {"Truncated", kShort.substr(0, kShort.size() / 2), "line 2"},
      {"Deep", std::string(200000, '['), "is nested too deeply"},
      {"WrongVersion", replaced(R"("version": 1)", R"("version": 2)"),
       "/version: version 2 is newer than this program reads (1)"},
      {"WrongFormat", replaced("painleve-lab/scene", "other"), "/format: \"other\" is not a scene"},
      {"BelowTheGround",
       replaced(R"("on_ground": true, "theta": 0.75, "theta_dot": 2.5, "slip": -20)",
                R"("x": 0, "y": 0, "theta": 1, "x_dot": 0, "y_dot": 0, "theta_dot": 0)"),
       "/initial: contact \"tip\" starts 0.8414709848078965 m inside its obstacle"},
      {"Garbage", "\x01\x02\xff\xfe", "line 1"},
      {"Empty", "", "line 1"},
  };
}

class BadScene : public CommandLine, public testing::WithParamInterface<BadSceneCase> {};

TEST_P(BadScene, IsOneLineAndCodeTwo) {
  write("bad.json", GetParam().text);
  write("out.csv", "old");
  for (const char* command :
       {"validate bad.json", "simulate bad.json --csv out.csv --events out.json"}) {
    const Said said = run(command);
    EXPECT_EQ(said.code, 2) << command;
    EXPECT_EQ(said.out, "");
    EXPECT_TRUE(isOneLine(said.err)) << said.err;
    EXPECT_TRUE(said.err.starts_with("bad.json: ")) << said.err;
    EXPECT_NE(said.err.find(GetParam().message), std::string::npos) << said.err;
  }
  EXPECT_EQ(read("out.csv"), "old");
  EXPECT_FALSE(exists("out.json"));
}

INSTANTIATE_TEST_SUITE_P(Scenes, BadScene, testing::ValuesIn(badScenes()), test::CaseName());

// --- Outputs that cannot be written: code 4.

class Unwritable : public CommandLine, public testing::WithParamInterface<WrongCase> {};

TEST_P(Unwritable, IsOneLineAndCodeFour) {
  std::filesystem::create_directory(folder_ / "folder");
  const Said said = run(std::string("simulate scene.json ") + GetParam().arguments);
  EXPECT_EQ(said.code, 4);
  EXPECT_TRUE(isOneLine(said.err)) << said.err;
  EXPECT_NE(said.err.find(GetParam().message), std::string::npos) << said.err;
  EXPECT_TRUE(std::filesystem::is_empty(folder_ / "folder"));
}

INSTANTIATE_TEST_SUITE_P(
    Targets, Unwritable,
    testing::Values(WrongCase{"Directory", "--csv folder", "cannot write folder: Is a directory"},
                    WrongCase{"EventsDirectory", "--csv out.csv --events folder",
                              "cannot write folder: Is a directory"},
                    WrongCase{"NoFolder", "--csv nowhere/out.csv", "No such file or directory"},
                    WrongCase{"Full", "--csv /dev/full", "No space left on device"}),
    test::CaseName());

TEST_F(CommandLine, AFullStandardOutputIsCodeFour) {
  for (const char* command : {"simulate scene.json --csv -", "list systems", "--version"}) {
    const Said said = run(command, "", "/dev/full");
    EXPECT_EQ(said.code, 4) << command;
    EXPECT_EQ(said.err, "cannot write standard output\n") << command;
  }
}

}  // namespace
}  // namespace painleve
