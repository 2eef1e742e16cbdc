#include "core/scene/section.h"

#include <algorithm>
#include <utility>

#include "core/parameters/tables.h"
#include "core/scene/scene_access.h"

namespace painleve {

namespace {

/// A table at a path: the alternative in force is the one that the tree names there.
Section sectionOf(const Group& group, const std::string& path, const Tree& root) {
  Section section{.path = path,
                  .title = group.name,
                  .selector = group.selector,
                  .alternatives = group.alternatives,
                  .chosen = group.alternatives.front().id,
                  .specs = {}};
  if (!group.selector.empty()) {
    section.chosen = root.textOr(section.pathOf(group.selector), section.chosen);
  }
  const Alternative* chosen = group.find(section.chosen);
  if (chosen != nullptr) section.specs = chosen->parameters;
  return section;
}

Section plainSection(std::string path, std::string title, std::vector<ParameterSpec> specs) {
  return {.path = std::move(path),
          .title = std::move(title),
          .selector = "",
          .alternatives = {},
          .chosen = "",
          .specs = std::move(specs)};
}

Section systemSection(const Tree& root) {
  Section section = plainSection("system", "System", {});
  section.selector = "type";
  section.alternatives = knownSystems();
  section.chosen = root.textOr("system.type", "");
  return section;
}

std::shared_ptr<const System> systemOf(const SystemType& type, const Tree& root) {
  std::vector<double> values;
  for (const ParameterSpec& spec : type.parameters) {
    const double value = root.numberOr("system.parameters." + spec.id, spec.standard);
    values.push_back(spec.accepts(value) ? value : spec.standard);
  }
  return type.make(values);
}

const Chart* chartOf(const System& system, const Tree& root) {
  const Tree* onGround = root.at("initial.on_ground");
  const bool closed = onGround != nullptr && onGround->boolean() != nullptr && *onGround->boolean();
  const std::size_t index = closed ? 1 : 0;
  return index < system.charts().size() ? &system.charts()[index] : nullptr;
}

void addFriction(Layout& layout, const Tree& root) {
  layout.sections.push_back(sectionOf(frictionTable(), "laws.friction", root));
  if (layout.system == nullptr) return;
  for (const ContactSpec& contact : layout.system->contacts()) {
    const std::string path = "laws.contacts." + contact.id + ".friction";
    if (root.at(path) == nullptr) continue;
    Section section = sectionOf(frictionTable(), path, root);
    section.title += ": " + contact.name;
    layout.sections.push_back(std::move(section));
  }
}

/// What the alternative in force lets one choose besides.
void addChoices(Layout& layout, const Group& group, const Tree& root) {
  const Section& section = layout.sections.back();
  const Alternative* chosen = group.find(section.chosen);
  if (chosen == nullptr) return;
  for (const Group& choice : chosen->choices)
    layout.sections.push_back(sectionOf(choice, choice.path, root));
}

void addInitial(Layout& layout) {
  if (layout.chart == nullptr) return;
  Section section = plainSection("initial", "Initial state", layout.chart->entries);
  section.complete = true;
  layout.sections.push_back(std::move(section));
}

}  // namespace

std::string Section::pathOf(std::string_view key) const {
  return path.empty() ? std::string(key) : path + '.' + std::string(key);
}

std::string Section::choicesText() const {
  return Group{path, title, selector, alternatives}.choicesText();
}

Layout layoutOf(const Tree& root) {
  Layout layout;
  layout.sections.push_back(systemSection(root));
  layout.type = findSystemType(layout.sections.front().chosen);
  if (layout.type != nullptr) {
    layout.system = systemOf(*layout.type, root);
    layout.chart = chartOf(*layout.system, root);
    layout.sections.push_back(plainSection("system.parameters", "Body", layout.type->parameters));
  }
  addFriction(layout, root);
  layout.sections.push_back(sectionOf(impactTable(), "laws.impact", root));
  addInitial(layout);
  for (const Group* group :
       {&formulationTable(), &branchTable(), &singularTable(), &solverTable(), &outputTable()}) {
    layout.sections.push_back(sectionOf(*group, group->path, root));
    addChoices(layout, *group, root);
  }
  layout.sections.push_back(plainSection("", "Run", {durationSpec()}));
  return layout;
}

Tree tabledTree(const Scene& scene) {
  Members members{{"system", scene.system}, {"laws", scene.laws},     {"initial", scene.initial},
                  {"solver", scene.solver}, {"branch", scene.branch}, {"output", scene.output}};
  if (scene.duration) members.push_back({"duration", *scene.duration});
  return members;
}

FoundSpec findSpec(const Layout& layout, std::string_view dottedPath) {
  for (const Section& section : layout.sections) {
    for (const ParameterSpec& spec : section.specs) {
      if (section.pathOf(spec.id) == dottedPath) return {&section, &spec};
    }
  }
  return {};
}

const Section* findSelector(const Layout& layout, std::string_view dottedPath) {
  const auto found = std::ranges::find_if(layout.sections, [dottedPath](const Section& section) {
    return !section.selector.empty() && section.pathOf(section.selector) == dottedPath;
  });
  return found == layout.sections.end() ? nullptr : &*found;
}

}  // namespace painleve
