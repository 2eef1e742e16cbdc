#include "core/scene/experiment.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/parameters/number_text.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/scene/scene_values.h"
#include "core/scene/section.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

constexpr double kGapTolerance = 1e-9;  // m: rounding of a start written in decimal digits

const SystemType& knownType(const Scene& scene) {
  const std::string id = systemTypeOf(scene);
  const SystemType* type = findSystemType(id);
  if (type != nullptr) return *type;
  throw SceneError({Problem{"/system/type", jsonString(id) + " is unknown", systemTypesText()}});
}

/// Values in table order, for a factory or a chart; throws where one is not allowed.
std::vector<double> valuesOf(const Tree& given, const std::string& pointer,
                             std::span<const ParameterSpec> specs) {
  std::vector<double> values;
  for (const ParameterSpec& spec : specs) {
    const double value = given.numberOr(spec.id, spec.standard);
    if (!spec.accepts(value)) {
      throw SceneError({Problem{pointerTo(pointer, spec.id), shortText(value) + " is out of range",
                                spec.rangeText()}});
    }
    values.push_back(value);
  }
  return values;
}

std::optional<double> given(const Tree& tree, const char* key) {
  const Tree* found = tree.find(key);
  return found != nullptr && found->number() != nullptr ? std::optional(*found->number())
                                                        : std::nullopt;
}

Friction frictionOf(const Tree& tree) {
  if (tree.textOr("type", "coulomb") == "none") return Frictionless{};
  const std::optional<double> mu = given(tree, "mu");
  Coulomb law;
  law.plus = given(tree, "mu_plus").value_or(mu.value_or(0));
  law.minus = given(tree, "mu_minus").value_or(mu.value_or(0));
  law.stick = given(tree, "mu_static");
  return law;
}

template <class Value>
Value optionNamed(const SceneValues& values, const char* path,
                  const std::map<std::string, Value>& names) {
  const auto found = names.find(values.choice(path));
  check(found != names.end(), "every alternative of a table has a value");
  return found->second;
}

[[noreturn]] void rethrowBelowInitial(const SceneError& error) {
  std::vector<Problem> problems = error.problems;
  for (Problem& problem : problems) problem.pointer = "/initial" + problem.pointer;
  throw SceneError(std::move(problems));
}

State initialState(const Scene& scene, const System& system) {
  const Chart& chart = initialChart(scene, system);
  const std::vector<double> values = valuesOf(scene.initial, "/initial", chart.entries);
  try {
    return system.toState(chart, values);
  } catch (const SceneError& error) {
    rethrowBelowInitial(error);
  }
}

void refusePenetration(const System& system, const State& state) {
  const auto contacts = system.contacts();
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const double gap = system.gap(static_cast<int>(i), state);
    if (gap >= -kGapTolerance) continue;
    throw SceneError({Problem{"/initial",
                              "contact " + jsonString(contacts[i].id) + " starts " +
                                  numberText(-gap) + " m inside its obstacle",
                              "gap >= " + numberText(-kGapTolerance) + " m"}});
  }
}

ImpactLaw impactOf(const SceneValues& values) {
  const std::string type = values.choice("laws.impact.type");
  if (type == MoreauImpact::kId) return MoreauImpact{values.number("laws.impact.delta")};
  const double e = values.number("laws.impact.e");
  if (type == NewtonResolved::kId) return NewtonResolved{e};
  if (type == Poisson::kId) return Poisson{e};
  if (type == Energetic::kId) return Energetic{e};
  check(type == Newton::kId, "every alternative of a table has a value");
  return Newton{e, values.number("laws.impact.e_t")};
}

Laws lawsOf(const Scene& scene, const SceneValues& values, const System& system) {
  Laws laws;
  const Tree* common = scene.laws.find("friction");
  for (const ContactSpec& contact : system.contacts()) {
    const Tree* own = scene.laws.at("contacts." + contact.id + ".friction");
    const Tree* friction = own != nullptr ? own : common;
    laws.friction.push_back(frictionOf(friction == nullptr ? Tree::object() : *friction));
  }
  laws.impact = impactOf(values);
  return laws;
}

SteppingOptions steppingOf(const SceneValues& values) {
  const std::map<std::string, StepVariant> variants{
      {"L", StepVariant::L}, {"E", StepVariant::E}, {"M", StepVariant::M}};
  const std::map<std::string, Correction> corrections{
      {"auto", Correction::Auto}, {"on", Correction::On}, {"off", Correction::Off}};
  return {.step = values.number("solver.step"),
          .variant = optionNamed(values, "solver.variant", variants),
          .correction = optionNamed(values, "solver.correction", corrections),
          .midpointForce = values.choice("solver.force") == "midpoint"};
}

void readSolver(const SceneValues& values, SolverOptions& options) {
  const std::map<std::string, Scheme> schemes{{"event-driven", Scheme::EventDriven},
                                              {"moreau", Scheme::Moreau}};
  options.scheme = optionNamed(values, "solver.type", schemes);
  options.maxEvents = static_cast<int>(values.number("solver.max_events"));
  if (options.scheme == Scheme::Moreau) {
    options.stepping = steppingOf(values);
    return;
  }
  options.rtol = values.number("solver.rtol");
  options.atol = values.number("solver.atol");
  options.zenoSpeed = values.number("solver.zeno_speed");
}

SolverOptions optionsOf(const Scene& scene, const SceneValues& values) {
  const std::map<std::string, BranchPolicy> policies{{"painleve", BranchPolicy::Painleve},
                                                     {"contact", BranchPolicy::Contact},
                                                     {"impact", BranchPolicy::Impact},
                                                     {"ask", BranchPolicy::Ask}};
  const std::map<std::string, SingularPolicy> singular{{"impact", SingularPolicy::Impact},
                                                       {"lift_off", SingularPolicy::LiftOff},
                                                       {"stop", SingularPolicy::Halt}};
  SolverOptions options;
  readSolver(values, options);
  options.outputStep = rowStepOf(scene);
  options.policy = optionNamed(values, "branch.policy", policies);
  options.singular = optionNamed(values, "branch.singular_point", singular);
  options.impulseFraction = values.number("branch.impulse");
  return options;
}

}  // namespace

std::shared_ptr<const System> makeSystem(const Scene& scene) {
  const SystemType& type = knownType(scene);
  const Tree* parameters = scene.system.find("parameters");
  return type.make(valuesOf(parameters == nullptr ? Tree::object() : *parameters,
                            "/system/parameters", type.parameters));
}

Laws makeLaws(const Scene& scene, const System& system) {
  return lawsOf(scene, SceneValues(scene), system);
}

SolverOptions makeOptions(const Scene& scene) {
  return optionsOf(scene, SceneValues(scene));
}

const Chart& initialChart(const Scene& scene, const System& system) {
  const std::size_t index = startsOnGround(scene) ? 1 : 0;
  if (index < system.charts().size()) return system.charts()[index];
  throw SceneError({Problem{"/initial/on_ground", "this system cannot start in contact", "false"}});
}

Experiment makeExperiment(const Scene& scene) {
  const SceneValues values(scene);
  Experiment experiment;
  experiment.system = makeSystem(scene);
  experiment.laws = lawsOf(scene, values, *experiment.system);
  experiment.initial = initialState(scene, *experiment.system);
  experiment.options = optionsOf(scene, values);
  experiment.maxRows = static_cast<std::size_t>(values.number("output.max_rows"));
  experiment.duration = durationOf(scene);
  refusePenetration(*experiment.system, experiment.initial);
  return experiment;
}

void checkStart(const Scene& scene) {
  makeExperiment(scene);
}

}  // namespace painleve
