#include "core/parameters/tables.h"

namespace painleve {

namespace {

constexpr double kSteepestSlider = 3;  // beyond this friction the phase plane hardly changes

ParameterSpec frictionCoefficient(const char* id, const char* symbol, const char* meaning) {
  return {.id = id,
          .symbol = symbol,
          .unit = "",
          .meaning = meaning,
          .source = "[GB] sec. 2",
          .standard = 0,
          .lower = 0,
          .sliderLower = 0,
          .sliderUpper = kSteepestSlider};
}

ParameterSpec optionalCoefficient(const char* id, const char* symbol, const char* meaning) {
  ParameterSpec spec = frictionCoefficient(id, symbol, meaning);
  spec.optional = true;
  return spec;
}

Alternative coulombFriction() {
  return {
      .id = "coulomb",
      .name = "Coulomb",
      .help =
          "|F_T| ≤ μ F_N on the real contact forces; where friction couples strongly to the "
          "normal motion the rigid body may have no solution, or two.",
      .parameters = {frictionCoefficient("mu", "μ", "coefficient of friction"),
                     optionalCoefficient("mu_plus", "μ<sub>+</sub>",
                                         "friction while the slip is positive; else μ"),
                     optionalCoefficient("mu_minus", "μ<sub>−</sub>",
                                         "friction while the slip is negative; else μ"),
                     optionalCoefficient("mu_static", "μ<sub>s</sub>",
                                         "limit of friction at rest, at least that of the slip; "
                                         "else the same")}};
}

Alternative noFriction() {
  return {.id = "none",
          .name = "None",
          .help = "No tangential force: always one solution, but a slip never stops by itself.",
          .parameters = {}};
}

}  // namespace

const Group& frictionTable() {
  static const Group table{.path = "laws.friction",
                           .name = "Friction",
                           .selector = "type",
                           .alternatives = {coulombFriction(), noFriction()}};
  return table;
}

const Group& formulationTable() {
  static const Group table{
      .path = "laws",
      .name = "Formulation",
      .selector = "formulation",
      .alternatives = {{.id = "coulomb",
                        .name = "Coulomb",
                        .help = "The laws act on the real contact forces: the classical problem, "
                                "with its paradoxes.",
                        .parameters = {}}}};
  return table;
}

}  // namespace painleve
