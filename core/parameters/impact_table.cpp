#include "core/parameters/tables.h"

namespace painleve {

namespace {

ParameterSpec restitution(const char* meaning, const char* source) {
  return {.id = "e",
          .symbol = "e",
          .unit = "",
          .meaning = meaning,
          .source = source,
          .standard = 0,
          .lower = 0,
          .upper = 1};
}

ParameterSpec tangentialRestitution() {
  return {.id = "e_t",
          .symbol = "e<sub>t</sub>",
          .unit = "",
          .meaning = "tangential restitution: friction opposes v_t⁺ + e_t v_t⁻",
          .source = "[BR] eq. (66)",
          .standard = 0,
          .lower = -1,
          .upper = 1};
}

ParameterSpec dissipationIndex() {
  return {.id = "delta",
          .symbol = "δ",
          .unit = "",
          .meaning = "dissipation index: 1 soft, 1/3 rebounds with half the speed, 0 elastic",
          .source = "[MO] Remark 10.2",
          .standard = 1,
          .lower = 0,
          .upper = 1};
}

Alternative newton() {
  return {.id = "newton",
          .name = "Newton",
          .help =
              "v_n⁺ = −e v_n⁻ with Coulomb's law on the whole impulse: one solution for a "
              "planar contact, but energy may grow when the slip stops or reverses and e is "
              "above e_safe.",
          .parameters = {restitution("rebound speed over approach speed", "[BR] eq. (67)"),
                         tangentialRestitution()}};
}

Alternative newtonResolved() {
  return {.id = "newton-resolved",
          .name = "Newton, resolved",
          .help =
              "v_n⁺ = −e v_n⁻ with Coulomb's law at every moment of the impact, for one "
              "planar contact: slip that stops or reverses on the way is seen, but energy may "
              "still grow above e_safe. Event-driven only.",
          .parameters = {restitution("rebound speed over approach speed", "derivations 12.2")}};
}

Alternative poisson() {
  return {.id = "poisson",
          .name = "Poisson",
          .help =
              "Restitution gives e times the normal impulse of compression, Coulomb's law at "
              "every moment, for one planar contact: never gains energy, but once the "
              "slip stops restitution may give back more work than compression took. Event-driven "
              "only.",
          .parameters = {
              restitution("impulse of restitution over that of compression", "derivations 12.2")}};
}

Alternative energetic() {
  return {.id = "energetic",
          .name = "Energetic (Stronge)",
          .help =
              "Restitution gives back e² of the work that compression took, Coulomb's law at "
              "every moment, for one planar contact: never gains energy, but e is not the "
              "ratio of the speeds once the slip stops. Event-driven only.",
          .parameters = {restitution("square root of the work given back over that taken",
                                     "derivations 12.2")}};
}

Alternative moreau() {
  return {.id = "moreau",
          .name = "Moreau (index δ)",
          .help =
              "The velocity is reflected in the kinetic metric, weakened by δ: never gains "
              "energy and takes any number of contacts, but friction takes no part in the "
              "impact. Under time-stepping only where no contact has friction.",
          .parameters = {dissipationIndex()}};
}

}  // namespace

const Group& impactTable() {
  static const Group table{
      .path = "laws.impact",
      .name = "Impact",
      .selector = "type",
      .alternatives = {newton(), newtonResolved(), poisson(), energetic(), moreau()}};
  return table;
}

}  // namespace painleve
