#include <algorithm>

#include "core/parameters/tables.h"

namespace painleve {

namespace {

// Ten hours: far longer than any motion here, and a bound on what a typing error can cost.
constexpr double kLongestRun = 36000;  // s
// So short a step still counts in the digits of the longest run.
constexpr double kShortestStep = 1e-9;  // s

ParameterSpec tolerance(const char* id, const char* symbol, const char* meaning, double lower) {
  return {.id = id,
          .symbol = symbol,
          .unit = "",
          .meaning = meaning,
          .source = "",
          .standard = 1e-12,
          .lower = lower,
          .upper = 1e-3,
          .logarithmic = true};
}

ParameterSpec zenoSpeed() {
  return {.id = "zeno_speed",
          .symbol = "v<sub>z</sub>",
          .unit = "m/s",
          .meaning = "a rebound slower than this settles into contact",
          .source = "",
          .standard = 3e-6,
          .lower = 0,
          .logarithmic = true,
          .sliderLower = 1e-8,
          .sliderUpper = 1e-2};
}

ParameterSpec maxEvents() {
  return {.id = "max_events",
          .symbol = "N",
          .unit = "",
          .meaning = "the run ends after this many events",
          .source = "",
          .standard = 100000,
          .lower = 1,
          .upper = 1e9,
          .logarithmic = true,
          .whole = true};
}

ParameterSpec timeStep() {
  return {.id = "step",
          .symbol = "h",
          .unit = "s",
          .meaning = "length of a step",
          .source = "[MO] sec. 11",
          .standard = 1e-3,
          .lower = kShortestStep,
          .logarithmic = true,
          .sliderLower = 1e-5,
          .sliderUpper = 1e-1};
}

Alternative plain(const char* id, const char* name, const char* help) {
  return {.id = id, .name = name, .help = help, .parameters = {}};
}

Group stepVariant() {
  return {
      .path = "solver",
      .name = "Contact test",
      .selector = "variant",
      .alternatives = {
          plain("L", "L: loose end",
                "Contacts are tested at the end of the step without them, their gradients taken at "
                "the predicted end: no chatter on convex bodies, no drift on hollow ones."),
          plain(
              "E", "E: predicted end",
              "Test and gradients at the predicted end (Remark 11.1): lives with a small constant "
              "overlap; with correction it chatters on convex bodies."),
          plain("M", "M: midpoint",
                "Test and gradients at the midpoint, as printed: on convex bodies contact is found "
                "about once in six steps, on hollow ones the body drifts outwards."),
      }};
}

Group stepCorrection() {
  return {.path = "solver",
          .name = "Overlap correction",
          .selector = "correction",
          .alternatives = {
              plain("auto", "Automatic",
                    "On where impacts do not bounce (e = 0) and the contact test is L or M, else "
                    "off."),
              plain("on", "On", "Overlaps are lifted after each step; with e > 0 energy grows."),
              plain("off", "Off", "Overlaps stay as the step left them."),
          }};
}

Group stepForce() {
  return {
      .path = "solver",
      .name = "Forces",
      .selector = "force",
      .alternatives = {
          plain("midpoint", "At mid-step velocity",
                "Forces that depend on velocity are taken at a predicted mid-step velocity: free "
                "motion is of second order."),
          plain("start", "At start velocity",
                "As printed: free motion is of first order where forces depend on velocity."),
      }};
}

Alternative eventDriven() {
  return {.id = "event-driven",
          .name = "Event-driven",
          .help =
              "Smooth motion with fixed modes between events located to 1e-12 s; "
              "two closed contacts end the run.",
          .parameters = {tolerance("rtol", "ε<sub>r</sub>", "relative tolerance of a step", 1e-14),
                         tolerance("atol", "ε<sub>a</sub>", "absolute tolerance of a step", 1e-18),
                         zenoSpeed(), maxEvents()}};
}

Alternative timeStepping() {
  return {.id = "moreau",
          .name = "Moreau time-stepping",
          .help =
              "One contact problem a step, at velocity level: always goes on, also where forces "
              "have no solution, but of first order in contact, and what happens at a paradox "
              "depends on the step. Of the impact laws it takes Newton's, without friction also "
              "Moreau's; at most four contacts at once.",
          .parameters = {timeStep(), maxEvents()},
          .choices = {stepVariant(), stepCorrection(), stepForce()}};
}

ParameterSpec impulseFraction() {
  return {.id = "impulse",
          .symbol = "Λ/Λ<sub>max</sub>",
          .unit = "",
          .meaning = "impulse of a tangential impact as a fraction of the largest; 0.5 sticks",
          .source = "[GB] eqs. (40)-(46)",
          .standard = 0.5,
          .lower = 0,
          .upper = 1,
          .lowerOpen = true};
}

Alternative policy(const char* id, const char* name, const char* help) {
  return {.id = id, .name = name, .help = help, .parameters = {impulseFraction()}};
}

ParameterSpec outputStep() {
  return {.id = "step",
          .symbol = "Δt",
          .unit = "s",
          .meaning = "time between rows; without it a thousandth of the duration, rounded",
          .source = "",
          .standard = 1e-3,
          .lower = 0,
          .lowerOpen = true,
          .logarithmic = true,
          .optional = true,
          .sliderLower = 1e-6,
          .sliderUpper = 1};
}

ParameterSpec maxRows() {
  return {.id = "max_rows",
          .symbol = "N",
          .unit = "",
          .meaning = "beyond this many rows every second one is dropped",
          .source = "",
          .standard = 2000000,
          .lower = 2,
          .upper = 1e9,
          .logarithmic = true,
          .whole = true};
}

}  // namespace

const Group& solverTable() {
  static const Group table{.path = "solver",
                           .name = "Solver",
                           .selector = "type",
                           .alternatives = {eventDriven(), timeStepping()}};
  return table;
}

const Group& branchTable() {
  static const Group table{
      .path = "branch",
      .name = "Several solutions",
      .selector = "policy",
      .alternatives = {
          policy("painleve", "Painlevé's principle",
                 "No force where the frictionless problem has none: the contact opens."),
          policy("contact", "Contact", "The contact stays closed, F_N = A/B, wherever it can."),
          policy("impact", "Tangential impact", "The slip jumps at once, without a collision."),
          policy("ask", "Ask", "The run ends at the branch point until a choice is stored.")}};
  return table;
}

const Group& singularTable() {
  static const Group table{
      .path = "branch",
      .name = "Singular point",
      .selector = "singular_point",
      .alternatives = {plain("impact", "Tangential impact", "The slip stops with a jolt."),
                       plain("lift_off", "Lift-off", "The contact opens."),
                       plain("stop", "Stop", "The run ends where the force grows without bound.")}};
  return table;
}

const Group& outputTable() {
  static const Group table{
      .path = "output",
      .name = "Output",
      .selector = "",
      .alternatives = {
          {.id = "", .name = "Output", .help = "", .parameters = {outputStep(), maxRows()}}}};
  return table;
}

const ParameterSpec& durationSpec() {
  static const ParameterSpec spec{.id = "duration",
                                  .symbol = "T",
                                  .unit = "s",
                                  .meaning = "length of the run, at most ten hours",
                                  .source = "",
                                  .standard = 1,
                                  .lower = 0,
                                  .upper = kLongestRun,
                                  .lowerOpen = true,
                                  .logarithmic = true,
                                  .sliderLower = 1e-2,
                                  .sliderUpper = 10};
  return spec;
}

const ParameterSpec& editTimeSpec() {
  static const ParameterSpec spec{.id = "time",
                                  .symbol = "t",
                                  .unit = "s",
                                  .meaning = "when the edit takes effect",
                                  .source = "",
                                  .standard = 0,
                                  .lower = 0,
                                  .upper = kLongestRun};
  return spec;
}

namespace {

std::vector<std::string> answers() {
  std::vector<std::string> all;
  for (const Group* group : {&branchTable(), &singularTable()}) {
    for (const Alternative& alternative : group->alternatives) {
      // To ask is no answer.
      const bool isNew = std::ranges::find(all, alternative.id) == all.end();
      if (isNew && alternative.id != "ask") all.push_back(alternative.id);
    }
  }
  return all;
}

}  // namespace

const std::vector<std::string>& choiceRules() {
  static const std::vector<std::string> rules = answers();
  return rules;
}

const ParameterSpec& choiceBranchSpec() {
  static const ParameterSpec spec{.id = "branch",
                                  .symbol = "",
                                  .unit = "",
                                  .meaning = "number of the branch point in order of time",
                                  .source = "",
                                  .lower = 0,
                                  .upper = 1e9,
                                  .whole = true};
  return spec;
}

const ParameterSpec& choiceParameterSpec() {
  static const ParameterSpec spec{.id = "parameter",
                                  .symbol = "",
                                  .unit = "",
                                  .meaning = "member of a family of futures",
                                  .source = ""};
  return spec;
}

}  // namespace painleve
