#include "core/scene/scene_schema.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/model/registry.h"
#include "core/parameters/tables.h"
#include "core/scene/scene_check.h"
#include "core/scene/scene_lists.h"
#include "core/scene/section.h"
#include "core/scene/sweep.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

constexpr double kSeedsEnd = 18446744073709551616.0;  // 2^64

Tree typed(const char* type, const char* description = "") {
  Members members{{"type", type}};
  if (*description != '\0') members.push_back({"description", description});
  return members;
}

Tree constant(const std::string& value) {
  return Members{{"const", value}};
}

std::string descriptionOf(const ParameterSpec& spec) {
  return spec.unit.empty() ? spec.meaning : spec.meaning + ", " + spec.unit;
}

Tree numberSchema(const ParameterSpec& spec) {
  Members members{{"type", spec.whole ? "integer" : "number"}};
  if (!spec.meaning.empty()) members.push_back({"description", descriptionOf(spec)});
  if (std::isfinite(spec.lower))
    members.push_back({spec.lowerOpen ? "exclusiveMinimum" : "minimum", spec.lower});
  if (std::isfinite(spec.upper))
    members.push_back({spec.upperOpen ? "exclusiveMaximum" : "maximum", spec.upper});
  return members;
}

/// With the value that holds where the file gives none.
Tree defaultedSchema(const ParameterSpec& spec) {
  Tree schema = numberSchema(spec);
  if (!spec.optional) schema.set("default", spec.standard);
  return schema;
}

Tree objectSchema(Members properties, Array required = {}) {
  Members members{
      {"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
  if (!required.empty()) members.push_back({"required", std::move(required)});
  return members;
}

Members parameterProperties(const std::vector<ParameterSpec>& specs) {
  Members properties;
  for (const ParameterSpec& spec : specs) properties.push_back({spec.id, defaultedSchema(spec)});
  return properties;
}

Tree selectorSchema(const Group& group) {
  Array choices;
  for (const Alternative& alternative : group.alternatives) choices.emplace_back(alternative.id);
  Tree selector = Members{{"enum", std::move(choices)}};
  selector.set("default", group.alternatives.front().id);
  return selector;
}

/// What one choice allows. The first is what holds where nothing is chosen.
Tree alternativeSchema(const Group& group, const Alternative& alternative) {
  Members properties{{group.selector, constant(alternative.id)}};
  for (Member& member : parameterProperties(alternative.parameters))
    properties.push_back(std::move(member));
  for (const Group& choice : alternative.choices)
    properties.push_back({choice.selector, selectorSchema(choice)});
  const bool isDefault = &alternative == &group.alternatives.front();
  Tree schema = objectSchema(std::move(properties), isDefault ? Array{} : Array{group.selector});
  if (!alternative.help.empty()) schema.set("description", alternative.help);
  return schema;
}

Tree groupSchema(const Group& group) {
  const auto& alternatives = group.alternatives;
  if (group.selector.empty())
    return objectSchema(parameterProperties(alternatives.front().parameters));
  Array all;
  for (const Alternative& alternative : alternatives)
    all.push_back(alternativeSchema(group, alternative));
  return all.size() == 1 ? all.front() : Tree(Members{{"oneOf", std::move(all)}});
}

/// A choice whose alternatives have the same parameters: what several choices in one object are.
void addShared(Members& properties, const Group& group) {
  for (const Alternative& alternative : group.alternatives) {
    check(parameterProperties(alternative.parameters) ==
              parameterProperties(group.alternatives.front().parameters),
          "choices that share an object must have the same parameters");
  }
  properties.push_back({group.selector, selectorSchema(group)});
  for (Member& member : parameterProperties(group.alternatives.front().parameters))
    properties.push_back(std::move(member));
}

Tree listSchema(Tree entry, std::size_t most) {
  return Members{
      {"type", "array"}, {"items", std::move(entry)}, {"maxItems", static_cast<double>(most)}};
}

Tree nameSchema(const char* description) {
  Tree schema = typed("string", description);
  schema.set("minLength", 1);
  return schema;
}

Tree ruleSchema() {
  Array rules;
  for (const std::string& rule : choiceRules()) rules.emplace_back(rule);
  return Members{{"enum", std::move(rules)}, {"description", "the future to take"}};
}

Tree setSchema() {
  return typed("object", "dotted paths of the scene and their new values");
}

Tree choicesSchema() {
  return listSchema(objectSchema({{"branch", numberSchema(choiceBranchSpec())},
                                  {"rule", ruleSchema()},
                                  {"parameter", numberSchema(choiceParameterSpec())}},
                                 {"branch", "rule"}),
                    kMostChoices);
}

Tree editsSchema() {
  return listSchema(
      objectSchema({{"time", numberSchema(editTimeSpec())}, {"set", setSchema()}}, {"time", "set"}),
      kMostEdits);
}

Tree variationsSchema() {
  return listSchema(objectSchema({{"name", nameSchema("how the run is called")},
                                  {"set", setSchema()},
                                  {"choices", choicesSchema()},
                                  {"edits", editsSchema()}},
                                 {"name", "set"}),
                    kMostVariations);
}

Tree branchSchema() {
  Members properties;
  addShared(properties, branchTable());
  addShared(properties, singularTable());
  properties.push_back({"choices", choicesSchema()});
  return objectSchema(std::move(properties));
}

Tree lawsSchema() {
  Members properties;
  addShared(properties, formulationTable());
  properties.push_back({"friction", Members{{"$ref", "#/definitions/friction"}}});
  properties.push_back({"impact", groupSchema(impactTable())});
  properties.push_back({"contacts", typed("object", "friction of single contacts, by their ids")});
  return objectSchema(std::move(properties));
}

/// Of a start: nothing has a default, and `on_ground` says which chart it is.
Tree chartSchema(const Chart& chart) {
  const bool onGround = !chart.closed.empty();
  Members properties{{"on_ground", Members{{"const", onGround}}}};
  Array required;
  if (onGround) required.emplace_back("on_ground");
  for (const ParameterSpec& spec : chart.entries) {
    properties.push_back({spec.id, spec.optional ? defaultedSchema(spec) : numberSchema(spec)});
    if (!spec.optional) required.emplace_back(spec.id);
  }
  Tree schema = objectSchema(std::move(properties), std::move(required));
  schema.set("description", chart.name);
  return schema;
}

/// A scene can start in the free chart and in the first contact chart.
Tree initialSchema(const System& system) {
  const auto charts = system.charts();
  Array starts;
  for (const Chart& chart : charts.first(std::min<std::size_t>(charts.size(), 2)))
    starts.push_back(chartSchema(chart));
  return Members{{"oneOf", std::move(starts)}};
}

Tree contactsSchema(const System& system) {
  Members contacts;
  for (const ContactSpec& contact : system.contacts()) {
    Tree laws = objectSchema({{"friction", Members{{"$ref", "#/definitions/friction"}}}});
    laws.set("description", contact.name);
    contacts.push_back({contact.id, std::move(laws)});
  }
  return objectSchema(std::move(contacts));
}

/// What depends on the kind of system: its parameters, its contacts, its starts.
Tree systemRule(const SystemType& type) {
  std::vector<double> values;
  for (const ParameterSpec& spec : type.parameters) values.push_back(spec.standard);
  const auto system = type.make(values);
  const auto properties = [](Members members) {
    return Tree(Members{{"properties", std::move(members)}});
  };
  Tree condition = properties({{"system", properties({{"type", constant(type.id)}})}});
  Tree consequence = properties(
      {{"system", properties({{"parameters", objectSchema(parameterProperties(type.parameters))}})},
       {"laws", properties({{"contacts", contactsSchema(*system)}})},
       {"initial", initialSchema(*system)}});
  return Members{{"if", std::move(condition)}, {"then", std::move(consequence)}};
}

Tree systemSchema() {
  Array types;
  for (const SystemType& type : systemTypes()) types.emplace_back(type.id);
  return objectSchema(
      {{"type", Members{{"enum", std::move(types)}}}, {"parameters", typed("object")}}, {"type"});
}

Tree seedSchema() {
  Members number{{"type", "integer"}, {"minimum", 0}, {"exclusiveMaximum", kSeedsEnd}};
  Members text{{"type", "string"}, {"pattern", "^[0-9]{1,20}$"}};
  return Members{{"anyOf", Array{std::move(number), std::move(text)}}};
}

Tree viewSchema() {
  Tree sweep = objectSchema({{"path", nameSchema("dotted path of the number that is swept")},
                             {"from", typed("number")},
                             {"to", typed("number")},
                             {"seconds", defaultedSchema(sweepSecondsSpec())}},
                            {"path", "from", "to"});
  sweep.set("description", "a parameter that is played instead of time");
  Tree view = typed("object", "layout and camera; never influences a result");
  view.set("properties",
           Members{{"lens", typed("boolean",
                                  "playing takes its time near events and where forces "
                                  "grow")},
                   {"sweep", std::move(sweep)}});
  return view;
}

Members sceneProperties() {
  return {{"format", Members{{"const", kSceneFormat}}},
          {"version", Members{{"const", kSceneVersion}}},
          {"title", typed("string")},
          {"note", typed("string", "what to look for, one sentence")},
          {"system", systemSchema()},
          {"laws", lawsSchema()},
          {"initial", typed("object")},
          {"solver", groupSchema(solverTable())},
          {"branch", branchSchema()},
          {"output", groupSchema(outputTable())},
          {"duration", defaultedSchema(durationSpec())},
          {"edits", editsSchema()},
          {"variations", variationsSchema()},
          {"view", viewSchema()},
          {"seed", seedSchema()}};
}

}  // namespace

std::string sceneSchema() {
  Array rules;
  for (const SystemType& type : systemTypes()) rules.push_back(systemRule(type));
  Tree schema = objectSchema(sceneProperties(), {"format", "version", "system", "initial"});
  schema.set("allOf", std::move(rules));
  Members head{{"$schema", "http://json-schema.org/draft-07/schema#"},
               {"title", "Painlevé Lab scene"}};
  for (const Member& member : *schema.members()) head.push_back(member);
  head.push_back({"definitions", Members{{"friction", groupSchema(frictionTable())}}});
  return writeTree(head);
}

}  // namespace painleve
