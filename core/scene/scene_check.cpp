#include "core/scene/scene_check.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/parameters/number_text.h"
#include "core/scene/section.h"
#include "core/scene/sweep.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

using Words = std::vector<std::string>;
/// Allowed keys of the objects of a scene, by dotted path; objects that are not listed are free.
using KeyRules = std::map<std::string, Words>;

void allow(KeyRules& rules, const std::string& path, const std::string& key) {
  if (key.empty()) return;
  Words& words = rules[path];
  if (std::ranges::find(words, key) == words.end()) words.push_back(key);
}

/// "laws.friction": the scene may have "laws", which may have "friction".
void allowPath(KeyRules& rules, const std::string& path) {
  std::string parent;
  std::size_t start = 0;
  while (start < path.size()) {
    const std::size_t dot = std::min(path.find('.', start), path.size());
    allow(rules, parent, path.substr(start, dot - start));
    parent = path.substr(0, dot);
    start = dot + 1;
  }
  rules.try_emplace(path);
}

void allowContacts(KeyRules& rules, const System& system) {
  allow(rules, "laws", "contacts");
  rules.try_emplace("laws.contacts");
  for (const ContactSpec& contact : system.contacts()) {
    allow(rules, "laws.contacts", contact.id);
    allow(rules, "laws.contacts." + contact.id, "friction");
  }
}

bool isKnown(const Section& section) {
  return std::ranges::find(section.alternatives, section.chosen, &Alternative::id) !=
         section.alternatives.end();
}

bool hasOwnKeys(const Section& section) {
  return std::ranges::any_of(section.alternatives, [](const Alternative& alternative) {
    return !alternative.parameters.empty();
  });
}

KeyRules keyRules(const Layout& layout) {
  KeyRules rules;
  rules[""] = {"format", "version", "title", "note"};
  if (layout.system != nullptr) allowContacts(rules, *layout.system);
  for (const Section& section : layout.sections) {
    allowPath(rules, section.path);
    allow(rules, section.path, section.selector);
    for (const ParameterSpec& spec : section.specs) allow(rules, section.path, spec.id);
  }
  for (const char* key : {"initial", "edits", "variations", "view", "seed"}) allow(rules, "", key);
  allow(rules, "system", "parameters");
  allow(rules, "laws", "contacts");
  allow(rules, "branch", "choices");
  if (layout.chart != nullptr) allow(rules, "initial", "on_ground");
  for (const Section& section : layout.sections) {
    // Which keys an unknown alternative may have nobody can tell.
    if (hasOwnKeys(section) && !isKnown(section)) rules.erase(section.path);
  }
  return rules;
}

void checkKeysBelow(const Tree& tree, const std::string& path, const KeyRules& rules,
                    ProblemList& problems) {
  const auto rule = rules.find(path);
  const std::string pointer = pointerOfPath(path);
  if (rule == rules.end() || !problems.checkObject(tree, pointer)) return;
  problems.checkKeys(tree, pointer, rule->second);
  for (const Member& member : *tree.members()) {
    if (std::ranges::find(rule->second, member.key) == rule->second.end()) continue;
    checkKeysBelow(member.value, path.empty() ? member.key : path + '.' + member.key, rules,
                   problems);
  }
}

void checkSelector(const Section& section, const Tree& root, ProblemList& problems) {
  if (section.selector.empty()) return;
  const std::string path = section.pathOf(section.selector);
  const Tree* given = root.at(path);
  if (given == nullptr) return;
  const std::string pointer = pointerOfPath(path);
  if (!problems.checkText(*given, pointer) || isKnown(section)) return;
  problems.add(pointer, shortText(*given) + " is unknown", section.choicesText());
}

void checkValues(const Section& section, const Tree& root, ProblemList& problems) {
  for (const ParameterSpec& spec : section.specs) {
    const std::string path = section.pathOf(spec.id);
    const Tree* given = root.at(path);
    if (given != nullptr) {
      problems.checkNumber(*given, pointerOfPath(path), spec);
    } else if (section.complete && !spec.optional) {
      problems.missing(pointerOfPath(path), spec.rangeText());
    }
  }
}

void checkSystem(const Tree& root, ProblemList& problems) {
  const Tree* system = root.find("system");
  if (system == nullptr) {
    problems.missing("/system", "{\"type\": ...}");
  } else if (system->isObject() && system->find("type") == nullptr) {
    problems.missing("/system/type", systemTypesText());
  }
}

void checkInitial(const Tree& root, const Layout& layout, ProblemList& problems) {
  const Tree* initial = root.find("initial");
  if (initial == nullptr) {
    problems.missing("/initial", "{...}");
    return;
  }
  if (!problems.checkObject(*initial, "/initial")) return;
  const Tree* onGround = initial->find("on_ground");
  if (onGround == nullptr) return;
  if (onGround->boolean() == nullptr) {
    problems.add("/initial/on_ground", shortText(*onGround) + " is not a truth value",
                 "true, false");
  } else if (layout.system != nullptr && layout.chart == nullptr) {
    problems.add("/initial/on_ground", "this system cannot start in contact", "false");
  }
}

void checkView(const Tree& view, const Layout& layout, ProblemList& problems) {
  if (!problems.checkObject(view, "/view")) return;
  const Tree* lens = view.find("lens");
  if (lens != nullptr && lens->boolean() == nullptr)
    problems.add("/view/lens", shortText(*lens) + " is not a truth value", "true, false");
  const Tree* sweep = view.find("sweep");
  if (sweep != nullptr) checkSweep(*sweep, layout, problems);
}

void checkFreeParts(const Tree& root, const Layout& layout, ProblemList& problems) {
  for (const char* key : {"title", "note"}) {
    const Tree* given = root.find(key);
    if (given != nullptr) problems.checkText(*given, pointerTo("", key));
  }
  const Tree* view = root.find("view");
  if (view != nullptr) checkView(*view, layout, problems);
}

}  // namespace

bool checkHeader(const Tree& root, ProblemList& problems) {
  if (!problems.checkObject(root, "")) return false;
  const std::string format = jsonString(kSceneFormat), version = std::to_string(kSceneVersion);
  const Tree* given = root.find("format");
  if (given == nullptr) return problems.missing("/format", format);
  if (*given != Tree(kSceneFormat)) {
    return problems.add("/format", shortText(*given) + " is not a scene", format);
  }
  given = root.find("version");
  if (given == nullptr) return problems.missing("/version", version);
  const double* number = given->number();
  if (number != nullptr && *number > kSceneVersion) {
    return problems.add("/version",
                        "version " + numberText(*number) + " is newer than this " +
                            "program reads (" + version + ")",
                        version);
  }
  if (number != nullptr && *number == kSceneVersion) return true;
  return problems.add("/version", shortText(*given) + " is not a version", version);
}

void checkBody(const Tree& root, ProblemList& problems) {
  const Layout layout = layoutOf(root);
  // What a wrong choice makes of other keys is told after the choice itself.
  checkSystem(root, problems);
  for (const Section& section : layout.sections) checkSelector(section, root, problems);
  checkInitial(root, layout, problems);
  checkKeysBelow(root, "", keyRules(layout), problems);
  for (const Section& section : layout.sections) checkValues(section, root, problems);
  checkFreeParts(root, layout, problems);
}

}  // namespace painleve
