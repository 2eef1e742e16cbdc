#include "core/scene/scene_lists.h"

#include <algorithm>
#include <utility>

#include "core/parameters/tables.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

/// A list that is there and not too long, or null.
const Array* listOf(const Tree* tree, const std::string& pointer, std::size_t most,
                    ProblemList& problems) {
  return tree != nullptr && problems.checkArray(*tree, pointer, most) ? tree->array() : nullptr;
}

std::string entryPointer(const std::string& list, std::size_t index) {
  return pointerTo(list, std::to_string(index));
}

/// The number at `key` of an entry, reported where it is missing or not allowed.
bool readNumber(const Tree& entry, const std::string& pointer, const ParameterSpec& spec,
                ProblemList& problems, double& value) {
  const Tree* given = entry.find(spec.id);
  const std::string at = pointerTo(pointer, spec.id);
  if (given == nullptr) return problems.missing(at, spec.rangeText());
  if (!problems.checkNumber(*given, at, spec)) return false;
  value = *given->number();
  return true;
}

bool readText(const Tree& entry, const std::string& pointer, const char* key, ProblemList& problems,
              std::string& text) {
  const Tree* given = entry.find(key);
  const std::string at = pointerTo(pointer, key);
  if (given == nullptr) return problems.missing(at, "a text");
  if (!problems.checkText(*given, at)) return false;
  text = *given->text();
  return !text.empty() || problems.add(at, "is empty", "a text");
}

/// A rule that no branch point knows would be passed over in silence.
bool readRule(const Tree& entry, const std::string& pointer, ProblemList& problems,
              std::string& rule) {
  const Tree* given = entry.find("rule");
  const std::string at = pointerTo(pointer, "rule");
  const std::string allowed = joined(choiceRules());
  if (given == nullptr) return problems.missing(at, allowed);
  if (!problems.checkText(*given, at)) return false;
  rule = *given->text();
  return std::ranges::find(choiceRules(), rule) != choiceRules().end() ||
         problems.add(at, '"' + rule + "\" is no rule of a branch point", allowed);
}

bool readSet(const Tree& entry, const std::string& pointer, ProblemList& problems, Members& set) {
  const Tree* given = entry.find("set");
  const std::string at = pointerTo(pointer, "set");
  if (given == nullptr) return problems.missing(at, "{\"laws.friction.mu\": ...}");
  if (!problems.checkObject(*given, at)) return false;
  set = *given->members();
  return true;
}

bool readChoice(const Tree& entry, const std::string& pointer, ProblemList& problems,
                Choice& choice) {
  if (!problems.checkObject(entry, pointer)) return false;
  double branch = 0;
  bool good = problems.checkKeys(entry, pointer, {"branch", "rule", "parameter"});
  good = readNumber(entry, pointer, choiceBranchSpec(), problems, branch) && good;
  good = readRule(entry, pointer, problems, choice.rule) && good;
  double parameter = 0;
  if (entry.find("parameter") != nullptr) {
    good = readNumber(entry, pointer, choiceParameterSpec(), problems, parameter) && good;
    choice.parameter = parameter;
  }
  choice.branch = static_cast<std::size_t>(branch);
  return good;
}

bool isChosen(const std::vector<Choice>& choices, std::size_t branch) {
  return std::ranges::find(choices, branch, &Choice::branch) != choices.end();
}

Tree choiceTree(const Choice& choice) {
  Members members{{"branch", static_cast<double>(choice.branch)}, {"rule", choice.rule}};
  if (choice.parameter) members.push_back({"parameter", *choice.parameter});
  return members;
}

}  // namespace

std::vector<Edit> readEdits(const Tree* tree, const std::string& listPointer,
                            ProblemList& problems) {
  std::vector<Edit> edits;
  const Array* list = listOf(tree, listPointer, kMostEdits, problems);
  for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
    const Tree& entry = (*list)[i];
    const std::string pointer = entryPointer(listPointer, i);
    if (!problems.checkObject(entry, pointer)) continue;
    Edit edit;
    bool good = problems.checkKeys(entry, pointer, {"time", "set"});
    good = readNumber(entry, pointer, editTimeSpec(), problems, edit.time) && good;
    good = readSet(entry, pointer, problems, edit.set) && good;
    if (good) edits.push_back(std::move(edit));
  }
  return edits;
}

std::vector<Choice> readChoices(const Tree* tree, const std::string& pointer,
                                ProblemList& problems) {
  std::vector<Choice> choices;
  const Array* list = listOf(tree, pointer, kMostChoices, problems);
  for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
    const std::string at = entryPointer(pointer, i);
    Choice choice;
    if (!readChoice((*list)[i], at, problems, choice)) continue;
    if (isChosen(choices, choice.branch)) {
      problems.add(pointerTo(at, "branch"), std::to_string(choice.branch) + " is chosen twice",
                   "one choice a branch point");
      continue;
    }
    choices.push_back(std::move(choice));
  }
  return choices;
}

std::vector<Variation> readVariations(const Tree* tree, ProblemList& problems) {
  std::vector<Variation> variations;
  const Array* list = listOf(tree, "/variations", kMostVariations, problems);
  for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
    const Tree& entry = (*list)[i];
    const std::string pointer = entryPointer("/variations", i);
    if (!problems.checkObject(entry, pointer)) continue;
    Variation variation;
    bool good = problems.checkKeys(entry, pointer, {"name", "set", "choices", "edits"});
    good = readText(entry, pointer, "name", problems, variation.name) && good;
    good = readSet(entry, pointer, problems, variation.set) && good;
    variation.choices = readChoices(entry.find("choices"), pointerTo(pointer, "choices"), problems);
    if (const Tree* own = entry.find("edits"))
      variation.edits = readEdits(own, pointerTo(pointer, "edits"), problems);
    if (good) variations.push_back(std::move(variation));
  }
  return variations;
}

Array editsTree(const std::vector<Edit>& edits) {
  Array list;
  for (const Edit& edit : edits) list.emplace_back(Members{{"time", edit.time}, {"set", edit.set}});
  return list;
}

Array choicesTree(const std::vector<Choice>& choices) {
  Array list;
  for (const Choice& choice : choices) list.push_back(choiceTree(choice));
  return list;
}

Array variationsTree(const std::vector<Variation>& variations) {
  Array list;
  for (const Variation& variation : variations) {
    Members members{{"name", variation.name}, {"set", variation.set}};
    if (!variation.choices.empty()) members.push_back({"choices", choicesTree(variation.choices)});
    if (variation.edits) members.push_back({"edits", editsTree(*variation.edits)});
    list.emplace_back(std::move(members));
  }
  return list;
}

}  // namespace painleve
