#pragma once
// Scenes that show what the lessons leave to questions: cases of the reference file, and the
// borders of one effect.

#include <vector>

#include "tests/support/lessons/claims.h"

namespace painleve::test {

/// The first hit of Kane's pendulum: the energy gained as a share of that before.
inline Claim firstHit(const char* variation, const char* gain) {
  return {variation, {}, "", {time("impact", "0.000000"), share("impact", gain)}};
}

inline const std::vector<PresetClaims>& beyondTheLessons() {
  static const std::vector<PresetClaims> claims{
      {"kane_where_the_gain_begins",
       {firstHit("", "-0.0002"),
        {"", {{"laws.impact.e", 0.396839}}, "", {share("impact", "0.00000")}},
        firstHit("e = 0", "-0.486"),
        firstHit("e = 0.2", "-0.490"),
        firstHit("e = 0.7", "1.758"),
        firstHit("e = 1", "2.438")}},
      {"collision_in_the_strip",
       {{"",
         {},
         "start impact end",
         {time("impact", "0.106306833"), before("impact", "slip", "-6.000000"),
          after("impact", "slip", "0.000000"), after("impact", "theta_dot", "2.849447345"),
          singularX(0, "0.820761"), singularX(1, "1.308635")}}}},
      {"elastic_smooth",
       {{"",
         {},
         "start impact impact end",
         {time("impact", "0.202956995"), time("impact#2", "0.628506678"),
          change("impact", "0.000000000"), change("impact#2", "0.000000000"),
          at(0.9, "E", "11.840416667")}}}},
      {"repelled_by_the_strip",
       {{"",
         {},
         "start end",
         {first("lcp_mode", "1"), first("theta_dot", "-1.000"), at(0.04, "theta", "1.479303031"),
          at(0.04, "theta_dot", "2.109022982"), at(0.2, "theta", "1.948721118"),
          singularX(1, "1.308635")}}}},
      {"singular_point_from_above",
       {{"",
         {},
         "start branch_point singular_point branch_point tangential_impact end",
         {before("branch_point", "lcp_mode", "4"), time("singular_point", "0.074808549"),
          before("singular_point", "theta_dot", "-4.017876"),
          after("tangential_impact", "theta_dot", "21.399526801"),
          impulse("singular_point", "normal", "0.782115")}}}},
      {"honest_error",
       {{"", {}, "", {at(0.1, "theta_dot", "3.46873")}},
        {"half the step", {}, "", {at(0.1, "theta_dot", "3.46445")}},
        {"", {{"solver.step", 0.00025}}, "", {at(0.1, "theta_dot", "3.46336")}},
        {"", {{"solver.step", 0.000125}}, "", {at(0.1, "theta_dot", "3.46293")}}}},
      {"step_decides",
       {{"", {}, "", {at(0.0125, "theta_dot", "17.855"), at(0.0125, "slip", "0.351")}},
        {"h = 0.07 ms",
         {},
         "",
         {at(0.0125, "theta_dot", "4.307"), at(0.0125, "slip", "-27.202")}}}}};
  return claims;
}

}  // namespace painleve::test
