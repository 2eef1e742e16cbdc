// What the lessons say about the shipped scenes, number by number. Every scene, and every run that
// a scene compares itself with, has a claim here.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "core/scene/presets.h"
#include "core/scene/tree_json.h"
#include "tests/paper/lessons_beyond.h"
#include "tests/support/lessons/claims.h"

namespace painleve::test {
namespace {

const std::vector<PresetClaims>& howHardDoesTheFloorPush() {
  static const std::vector<PresetClaims> claims{
      {"smooth_floor",
       {{"",
         {},
         "start end",
         {first("F_N", "3.920000"), first("F_N/mg", "0.400000"), first("A", "9.800000"),
          first("B", "2.500000"), first("lcp_mode", "1")}}}},
      {"pulled_and_pushed",
       {{"",
         {},
         "start end",
         {first("F_N", "5.600000"), first("F_N/mg", "0.571"), first("B", "1.750000")}},
        {"pulled",
         {},
         "start end",
         {first("F_N", "3.015385"), first("F_N/mg", "0.308"), first("B", "3.250000")}}}},
      {"rod_that_waits",
       {{"",
         {},
         "start stop stick end",
         {time("stop", "0.102041"), before("stop", "theta", "0.785398"),
          before("stop", "x", "0.656086"), first("F_N", "9.800000"),
          before("stop", "F_N", "9.800000"), before("stop", "F_T", "9.800000"),
          after("stick", "F_N", "6.125000"), after("stick", "F_N/mg", "0.625000"),
          at(0.25, "theta_dot", "-0.783")}}}},
      {"towards_no_answer",
       {{"",
         {},
         "start stop stick end",
         {first("F_N", "98.000000"), first("F_N/mg", "10.000000"), time("stop", "0.004061"),
          after("stop", "theta_dot", "0.509")}},
        {"μ = 1", {}, "", {first("F_N/mg", "1.000000")}},
        {"μ = 1.5", {}, "", {first("F_N/mg", "4.000000")}},
        {"μ = 1.5, slip −2", {}, "", {first("F_N", "39.200000"), first("F_N/mg", "4.000000")}}}},
      {"spin",
       {{"", {}, "start end", {first("F_N", "1.963"), first("F_N/mg", "0.200")}},
        {"θ̇ = 4",
         {},
         "start lift_off end",
         {time("lift_off", "0.000000"), before("lift_off", "A", "-1.514"),
          before("lift_off", "lcp_mode", "3"), after("lift_off", "F_N", "0.000000")}},
        {"", {{"initial.theta_dot", 3.722}}, "", {first("lcp_mode", "1")}},
        {"", {{"initial.theta_dot", 3.724}}, "", {time("lift_off", "0.000000")}}}}};
  return claims;
}

const std::vector<PresetClaims>& fourAnswersToOneQuestion() {
  static const std::vector<PresetClaims> claims{
      {"two_colours",
       {{"", {}, "", {first("lcp_mode", "1"), singularCount("0")}},
        {"",
         {{"initial.theta", 1.133}, {"initial.theta_dot", 0}},
         "",
         {first("B", "0.157"), first("F_N/mg", "6.37")}},
        {"μ = 1.3", {}, "", {singularCount("0")}},
        {"μ = 1.3",
         {{"initial.theta", 1.114}, {"initial.theta_dot", 0}},
         "",
         {first("F_N/mg", "25.1")}}}},
      {"birth_of_mode_2",
       {{"", {}, "", {singularCount("0")}},
        {"",
         {{"laws.friction.mu", 1.335}},
         "",
         {singularCount("2"), singularDegrees(0, "62.27"), singularDegrees(1, "64.56"),
          singularY(0, "3.327")}},
        {"",
         {{"laws.friction.mu", 1.4}},
         "",
         {singularX(0, "0.970155"), singularX(1, "1.220890"), singularDegrees(0, "55.59"),
          singularDegrees(1, "69.95")}},
        {"",
         {{"laws.friction.mu", 1.5}},
         "",
         {singularDegrees(0, "50.64"), singularDegrees(1, "73.05")}},
        {"",
         {{"laws.friction.mu", 1.6}},
         "",
         {singularDegrees(0, "47.03"), singularDegrees(1, "74.98")}},
        {"",
         {{"laws.friction.mu", 1.7}},
         "",
         {singularDegrees(0, "44.07"), singularDegrees(1, "76.395")}}}},
      {"four_clicks",
       {{"", {}, "start stop stick end", {first("F_N", "9.758"), time("stop", "0.1365")}},
        {"mode (3)",
         {},
         "start lift_off end",
         {before("lift_off", "lcp_mode", "3"), first("F_N", "0.0")}},
        {"mode (2)",
         {},
         "start tangential_impact end",
         {time("tangential_impact", "0.000000"), first("A", "8.933"), solutionCount(0, "0"),
          before("tangential_impact", "theta_dot", "1.000000"),
          after("tangential_impact", "theta_dot", "3.602270"),
          after("tangential_impact", "slip", "0.000000")}},
        {"mode (4)",
         {},
         "start branch_point lift_off end",
         {solutionCount(0, "2"), solutionForce(0, 0, "0.00"), solutionForce(0, 1, "38.93"),
          before("branch_point", "F_N/mg", "3.97")}}}},
      {"turn_round",
       {{"",
         {},
         "start end",
         {first("B", "3.685"), first("F_N", "2.424"), singularDegrees(0, "106.95"),
          singularDegrees(1, "129.36")}},
        {"pushed", {}, "start tangential_impact end", {first("lcp_mode", "2")}}}},
      {"realistic_friction",
       {{"",
         {},
         "start tangential_impact end",
         {after("tangential_impact", "theta_dot", "1.835"), singularDegrees(0, "71.57"),
          singularDegrees(1, "81.87")}},
        {"slender rod, κ = 3",
         {},
         "start stop stick end",
         {time("stop", "0.1450"), singularCount("0")}}}}};
  return claims;
}

const std::vector<PresetClaims>& infiniteForceFiniteBlow() {
  static const std::vector<PresetClaims> claims{
      {"fig2_mu14",
       {{"",
         {},
         "start lift_off end",
         {time("lift_off", "0.070164"), before("lift_off", "theta", "0.9569"),
          before("lift_off", "theta_dot", "3.4625"), first("F_N/mg", "1.105"),
          peak("F_N/mg", "lift_off", "1.511"), peakTime("F_N/mg", "lift_off", "0.0420")}}}},
      {"force_to_infinity",
       {{"",
         {},
         "start singular_point branch_point tangential_impact end",
         {time("singular_point", "0.042336"), before("singular_point", "theta", "0.6524"),
          before("singular_point", "theta_dot", "4.018"),
          impulse("singular_point", "normal", "1.902664"), reaching("F_N/mg", 5, "0.03464"),
          reaching("F_N/mg", 10, "0.03977"), reaching("F_N/mg", 100, "0.04227"),
          reaching("F_N/mg", 1000, "0.042334"), power("F_N", "singular_point", "-0.66")}}}},
      {"one_orbit_between",
       {{"",
         {},
         "start singular_point branch_point tangential_impact end",
         {time("singular_point", "0.025956"), reaching("F_N/mg", 2, "0.02588"),
          criticalOrbit(0.55, "3.9251")}},
        {"θ̇ = 3.95",
         {},
         "start lift_off end",
         {time("lift_off", "0.025184"), before("lift_off", "theta", "0.6503"),
          peak("F_N/mg", "lift_off", "0.351")}}}},
      {"too_slow_to_get_there",
       {{"",
         {},
         "start stop slip_reversal end",
         {time("stop", "0.041661"), before("stop", "F_N/mg", "23.2"),
          after("slip_reversal", "F_N/mg", "0.044")}},
        {"", {{"initial.slip", -5.1990}}, "start stop slip_reversal lift_off end", {}},
        {"",
         {{"initial.slip", -5.1991}},
         "start singular_point branch_point tangential_impact end",
         {}}}},
      {"and_then",
       {{"",
         {},
         "start singular_point branch_point tangential_impact end",
         {before("tangential_impact", "theta_dot", "4.018"),
          after("tangential_impact", "theta_dot", "19.862625"),
          before("tangential_impact", "slip", "-34.80"), after("tangential_impact", "slip", "0.00"),
          change("tangential_impact", "-438.2"), before("tangential_impact", "T", "701.2"),
          at(0.15, "gap", "1.91")}},
        {"lift off",
         {},
         "start singular_point branch_point lift_off end",
         {after("lift_off", "theta_dot", "4.018"), after("lift_off", "slip", "-34.80"),
          change("lift_off", "0.000000")}}}}};
  return claims;
}

const std::vector<PresetClaims>& twoFutures() {
  static const std::vector<PresetClaims> claims{
      {"fork",
       {{"",
         {},
         "start branch_point",
         {first("A", "-3.664"), first("B", "-0.307"), first("E", "33.51"),
          time("branch_point", "0.000000"), futures("3"), solutionCount(0, "2"),
          solutionForce(0, 0, "0.00"), solutionForce(0, 1, "11.95"), first("F_N/mg", "1.220")}},
        {"",
         {{"branch.policy", "painleve"}},
         "start branch_point lift_off end",
         {at(0.1, "gap", "0.0231"), at(0.1, "E", "33.51"), futures("3")}},
        {"",
         {{"branch.policy", "contact"}},
         "start branch_point stop lift_off end",
         {at(0.1, "gap", "0.0666"), at(0.1, "E", "31.86")}},
        {"",
         {{"branch.policy", "impact"}},
         "start branch_point tangential_impact end",
         {at(0.1, "gap", "0.1111"), at(0.1, "E", "31.40")}}}},
      {"one_that_holds_on",
       {{"",
         {},
         "start branch_point stop lift_off end",
         {first("F_N/mg", "1.220"), before("stop", "F_N/mg", "6.81"), time("stop", "0.023882"),
          time("lift_off", "0.023882"), before("stop", "theta", "1.1111"),
          before("stop", "theta_dot", "5.883519"), singularX(1, "1.3086")}}}},
      {"mode4_painleve",
       {{"",
         {},
         "start branch_point lift_off end",
         {futures("3"), at(0.1, "theta", "1.400000"), at(0.1, "gap", "0.02314"),
          at(0.1, "F_N", "0.000000")}},
        {"smooth floor",
         {},
         "start lift_off end",
         {before("lift_off", "lcp_mode", "3"), at(0.1, "theta", "1.400000"),
          at(0.1, "gap", "0.02314")}}}},
      {"branch_that_must_crash",
       {{"",
         {},
         "start branch_point tangential_impact end",
         {first("F_N/mg", "1.02"), time("tangential_impact", "0.033224"),
          before("tangential_impact", "F_N", "0.000000"),
          before("tangential_impact", "theta", "1.0874"),
          before("tangential_impact", "theta_dot", "-3.327"),
          after("tangential_impact", "theta_dot", "9.593328"),
          before("tangential_impact", "slip", "-19.46"), after("tangential_impact", "slip", "0.00"),
          change("tangential_impact", "-78.0"), before("tangential_impact", "T", "139.3")}},
        {"Painlevé's principle",
         {},
         "start branch_point lift_off end",
         {time("lift_off", "0.000000")}}}},
      {"price_of_the_principle",
       {{"",
         {},
         "start tangential_impact end",
         {first("lcp_mode", "2"), after("tangential_impact", "theta_dot", "5.303"),
          at(0.1, "gap", "0.0798")}},
        {"θ̇ = 3.42",
         {},
         "start branch_point lift_off end",
         {before("branch_point", "lcp_mode", "4"), after("lift_off", "theta_dot", "3.42"),
          at(0.1, "gap", "0.0033")}},
        {"θ̇ = 3.42, jolt",
         {},
         "start branch_point tangential_impact end",
         {at(0.1, "gap", "0.0803")}},
        {"", {{"initial.theta_dot", 3.4126}}, "start tangential_impact end", {}},
        {"", {{"initial.theta_dot", 3.4128}}, "start branch_point lift_off end", {}}}}};
  return claims;
}

const std::vector<PresetClaims>& aCrashWithNothingToCrashInto() {
  static const std::vector<PresetClaims> claims{
      {"jolt",
       {{"",
         {},
         "start tangential_impact end",
         {first("A", "9.80"), first("B", "-0.307"), solutionCount(0, "0"),
          time("tangential_impact", "0.000000"), before("tangential_impact", "slip", "-3.000000"),
          after("tangential_impact", "slip", "0.000000"),
          after("tangential_impact", "theta_dot", "1.893310"),
          impulse("tangential_impact", "tangential", "1.407"),
          impulse("tangential_impact", "normal", "1.023"),
          before("tangential_impact", "T", "4.500"), after("tangential_impact", "T", "2.390"),
          at(0.3, "theta", "1.438")}}}},
      {"three_speeds_three_endings",
       {{"",
         {},
         "start tangential_impact end",
         {after("tangential_impact", "theta_dot", "1.893310"),
          share("tangential_impact", "-0.468945"), after("tangential_impact", "slip", "0.000000")}},
        {"slip −5",
         {},
         "start tangential_impact stop stick end",
         {after("tangential_impact", "theta_dot", "3.155516"),
          share("tangential_impact", "-0.468945"), time("stop", "0.1257")}},
        {"slip −8",
         {},
         "start tangential_impact end",
         {after("tangential_impact", "theta_dot", "5.048826"),
          share("tangential_impact", "-0.468945"), at(0.3, "gap", "0.632")}}}},
      {"mode2_tangential_impact",
       {{"",
         {},
         "start tangential_impact end",
         {first("lcp_mode", "2"), after("tangential_impact", "theta_dot", "5.048826"),
          after("tangential_impact", "slip", "0.000000"),
          share("tangential_impact", "-0.468945")}}}},
      {"pick_your_impulse",
       {{"",
         {},
         "start tangential_impact end",
         {impulse("tangential_impact", "normal", "0.375000"),
          before("tangential_impact", "T", "0.5000"), after("tangential_impact", "T", "0.1875"),
          after("tangential_impact", "slip", "0.000000"),
          after("tangential_impact", "theta_dot", "0.530")}},
        {"three quarters",
         {},
         "start tangential_impact stop stick end",
         {impulse("tangential_impact", "normal", "0.562500"),
          after("tangential_impact", "T", "0.2656")}},
        {"all of it",
         {},
         "start tangential_impact stop stick end",
         {impulse("tangential_impact", "normal", "0.750000"),
          after("tangential_impact", "T", "0.5000"),
          after("tangential_impact", "slip", "1.000000")}},
        // Below the sticking impulse the next contact problem would have no solution again.
        {"",
         {{"branch.impulse", 0.25}},
         "start tangential_impact end",
         {impulse("tangential_impact", "normal", "0.375000")}}}},
      {"pull_the_slider",
       {{"",
         {},
         "start edit tangential_impact end",
         {first("F_N/mg", "4.18"), time("edit", "0.020000"), before("edit", "slip", "-6.064"),
          before("edit", "theta_dot", "1.146"), before("edit", "T", "25.15"),
          time("tangential_impact", "0.020000"),
          after("tangential_impact", "theta_dot", "5.000870"),
          after("tangential_impact", "slip", "0.000000"), after("tangential_impact", "T", "16.67"),
          at(0.3, "gap", "0.54")}}}},
      {"cone_dips_below_the_floor",
       {{"", {}, "start end", {first("lcp_mode", "1")}},
        {"", {{"laws.friction.mu", 1.2}}, "", {first("lcp_mode", "1")}},
        {"μ = 1.37", {}, "", {first("lcp_mode", "1")}},
        {"μ = 1.38", {}, "", {first("lcp_mode", "2")}},
        {"", {{"laws.friction.mu", 1.6}}, "", {first("B", "-0.307"), first("lcp_mode", "2")}},
        {"", {{"laws.friction.mu", 2}}, "", {first("lcp_mode", "2")}},
        {"", {{"laws.friction.mu", 1.3753}}, "", {first("B", "0.000")}}}}};
  return claims;
}

const std::vector<PresetClaims>& stickSlipHop() {
  static const std::vector<PresetClaims> claims{
      {"slide_to_rest",
       {{"",
         {},
         "start stop stick slip end",
         {time("stop", "0.109790"), before("stop", "F_T", "3.087"), after("stick", "F_T", "1.461"),
          before("stop", "F_N", "10.29"), after("stick", "F_N", "9.42"), time("slip", "0.845544"),
          at(1, "slip", "-0.123")}}}},
      {"falling_pencil",
       {{"",
         {},
         "start slip stop slip_reversal end",
         {time("slip", "0.532695"), before("slip", "theta", "1.301"), time("stop", "1.0602"),
          before("stop", "theta", "0.404"), at(1.12, "slip", "0.427")}}}},
      {"two_percent_of_friction",
       {{"",
         {},
         "start slip stop stick slip end",
         {time("slip", "0.804611"), time("stop", "0.9390"), time("slip#2", "1.0014"),
          at(0.9, "mode", "1"), at(1.2, "mode", "2")}},
        {"μ = 0.38", {}, "start slip end", {time("slip", "1.002580"), at(1.2, "mode", "2")}},
        {"", {{"laws.friction.mu", 0.3761}}, "start slip stop stick slip end", {}},
        {"", {{"laws.friction.mu", 0.3763}}, "start slip end", {}}}},
      {"infinitely_many_bounces",
       {{"",
         {},
         "",
         {time("impact", "0.07462"), time("impact#2", "0.14927"), time("impact#3", "0.18658"),
          time("impact#4", "0.20524"), time("settle", "0.22389"), after("settle", "mode", "3")}},
        {"", {{"solver.zeno_speed", 1e-5}}, "", {time("settle", "0.2239")}},
        {"", {{"solver.zeno_speed", 1e-8}}, "", {time("settle", "0.2239")}},
        {"e = 0.3", {}, "", {time("settle", "0.13861")}}}},
      {"bouncing_rod",
       {{"",
         {},
         "start impact impact end",
         {after("impact", "slip", "0.000000"), before("impact#2", "slip", "0.178"),
          after("impact#2", "slip", "-0.513"), change("impact", "-2.181"),
          change("impact#2", "-0.477")}}}}};
  return claims;
}

const std::vector<PresetClaims>& energyFromNowhere() {
  static const std::vector<PresetClaims> claims{
      {"kane_classic_hit",
       {{"",
         {},
         "",
         {before("impact", "slip", "-0.2672"), before("impact", "T", "0.02318"),
          after("impact", "T", "0.03680"), share("impact", "0.5875"),
          after("impact", "slip", "0.000000"), impulse("impact", "normal", "0.568"),
          impulse("impact", "tangential", "-0.245")}}}},
      {"our_rod_gains_too",
       {{"",
         {},
         "start impact end",
         {time("impact", "0.103652"), before("impact", "T", "0.7020"),
          after("impact", "T", "0.8200"), change("impact", "0.118018"), share("impact", "0.168"),
          after("impact", "slip", "0.000000")}},
        {"e = 0.8", {}, "start impact end", {share("impact", "0.000")}}}}};
  return claims;
}

/// [GB] Figs. 7 and 8: on which side of P the orbits leave.
const std::vector<PresetClaims>& figures() {
  const std::string leaves = "start lift_off end";
  const std::string meetsP = "start singular_point branch_point tangential_impact end";
  const auto below = [](const char* name) {
    return Claim{name, {}, "start lift_off end", {before("lift_off", "A", "0.000000")}};
  };
  static const std::vector<PresetClaims> claims{
      {"fig7_orbits_mu14",
       {below(""), below("(0.75, 2.9)"), below("(0.75, 3.3)"), below("(0.75, 3.6)"),
        below("(0.85, 2.3)"), below("(0.9, 3.2)")}},
      {"fig8_orbits_mu16",
       {{"",
         {},
         meetsP,
         {time("singular_point", "0.046654"), before("singular_point", "slip", "-36.335050"),
          criticalOrbit(0.7, "3.1")}},
        {"(0.7, 2.6)", {}, meetsP, {}},
        {"(0.7, 3.1)", {}, meetsP, {}},
        {"(0.7, 3.3)", {}, leaves, {}},
        {"(0.7, 3.5)", {}, leaves, {}},
        {"(0.7, 3.7)", {}, leaves, {}}}}};
  return claims;
}

std::vector<PresetClaims> allClaims() {
  std::vector<PresetClaims> all;
  for (const auto* lesson :
       {&howHardDoesTheFloorPush(), &fourAnswersToOneQuestion(), &infiniteForceFiniteBlow(),
        &twoFutures(), &aCrashWithNothingToCrashInto(), &stickSlipHop(), &energyFromNowhere(),
        &figures(), &beyondTheLessons()})
    all.insert(all.end(), lesson->begin(), lesson->end());
  return all;
}

std::vector<Preset> shippedPresets() {
  return loadPresets(PAINLEVE_REPOSITORY "/resources/scenes");
}

class Lessons : public testing::TestWithParam<PresetClaims> {};

TEST_P(Lessons, KeepTheirWord) {
  const auto presets = shippedPresets();
  const auto preset = std::ranges::find(presets, GetParam().preset, &Preset::id);
  ASSERT_NE(preset, presets.end());
  for (const Claim& claim : GetParam().claims) {
    SCOPED_TRACE("run " + claim.variation + " " + writeTree(claim.set));
    const LessonRun run = runOf(preset->scene, claim);
    if (!claim.kinds.empty()) {
      EXPECT_EQ(kindsOf(*run.trajectory), claim.kinds);
    }
    for (const Printed& number : claim.numbers)
      EXPECT_NEAR(number.of(run), std::stod(number.text), toleranceOf(number.text)) << number.what;
  }
}

INSTANTIATE_TEST_SUITE_P(Presets, Lessons, testing::ValuesIn(allClaims()),
                         [](const auto& tested) { return tested.param.preset; });

TEST(LessonClaims, CoverEveryPresetAndEveryRun) {
  std::set<std::string> claimed;
  for (const PresetClaims& preset : allClaims())
    for (const Claim& claim : preset.claims)
      if (claim.set.empty()) claimed.insert(preset.preset + ": " + claim.variation);
  for (const Preset& preset : shippedPresets()) {
    EXPECT_TRUE(claimed.contains(preset.id + ": ")) << preset.id;
    for (const Variation& variation : preset.scene.variations)
      EXPECT_TRUE(claimed.contains(preset.id + ": " + variation.name))
          << preset.id << ", " << variation.name;
  }
}

TEST(LessonClaims, SaySomething) {
  for (const PresetClaims& preset : allClaims())
    for (const Claim& claim : preset.claims)
      EXPECT_FALSE(claim.kinds.empty() && claim.numbers.empty())
          << preset.preset << ", " << claim.variation;
}

}  // namespace
}  // namespace painleve::test
