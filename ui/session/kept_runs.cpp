#include "ui/session/kept_runs.h"

#include <algorithm>

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include "core/scene/scene_access.h"
#include "core/scene/variation.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {
namespace {

constexpr int kMostWords = 3;
constexpr int kDigits = 4;

QString plain(const std::string& richText) {
  static const QRegularExpression kTag("<[^>]*>");
  return QString::fromStdString(richText).remove(kTag);
}

QString numberWords(double value) {
  return QString::number(value, 'g', kDigits).replace('-', QChar(0x2212));
}

auto findVariation(const Scene& scene, const std::string& name) {
  return std::find_if(scene.variations.begin(), scene.variations.end(),
                      [&](const Variation& variation) { return variation.name == name; });
}

/// What the form calls the number at a path, and its value in the scene.
QString fieldWords(const std::vector<FieldGroup>& groups, const std::string& path) {
  for (const FieldGroup& group : groups) {
    if (group.selectorPath == path) return QString::fromStdString(group.chosen);
    for (const Field& field : group.fields)
      if (field.path == path) return plain(field.spec.symbol) + " = " + numberWords(field.value);
  }
  return {};
}

}  // namespace

std::string differenceWords(const Scene& base, const Scene& run) {
  const auto groups = fieldGroups(run);
  const Variation difference = variationOf(base, run, {});
  QStringList words;
  for (const Member& member : difference.set) {
    const QString word = fieldWords(groups, member.key);
    words << (word.isEmpty() ? QString::fromStdString(member.key) : word);
  }
  if (base.choices != run.choices && !run.choices.empty())
    words << QString::fromStdString(run.choices.back().rule);
  if (words.size() > kMostWords) words = words.mid(0, kMostWords) << QStringLiteral("…");
  return words.join(", ").toStdString();
}

std::string presentWords(const Scene& run) {
  QStringList words;
  for (const FieldGroup& group : fieldGroups(run)) {
    const auto limit = static_cast<std::size_t>(kMostWords);
    const bool isStart = !group.fields.empty() && group.fields[0].path.starts_with("initial.");
    const bool isFriction = group.selectorPath == "laws.friction.type";
    if (!isStart && !isFriction) continue;
    for (std::size_t i = 0; i < std::min(isFriction ? 1 : limit, group.fields.size()); ++i)
      words << plain(group.fields[i].spec.symbol) + " = " + numberWords(group.fields[i].value);
  }
  return words.join(", ").toStdString();
}

std::string freeName(const Scene& scene, const std::string& wanted) {
  const std::string stem = wanted.empty() ? "run" : wanted;
  std::string name = stem;
  for (int number = 2; findVariation(scene, name) != scene.variations.end(); ++number)
    name = stem + " (" + std::to_string(number) + ")";
  return name;
}

void keepRun(Scene& scene, const Scene& run, const std::string& name) {
  scene.variations.push_back(variationOf(scene, run, freeName(scene, name)));
}

void keepVariationsAsTheyWere(const Scene& before, Scene& after) {
  if (before.variations != after.variations || runsAlike(before, after)) return;
  for (Variation& variation : after.variations) variation = rebased(variation, before, after);
}

void removeKept(Scene& scene, const std::string& name) {
  std::erase_if(scene.variations,
                [&](const Variation& variation) { return variation.name == name; });
  renameShown(scene, name, {});
}

void renameKept(Scene& scene, const std::string& from, const std::string& to) {
  if (from == to) return;
  const std::string name = freeName(scene, to);
  for (Variation& variation : scene.variations)
    if (variation.name == from) variation.name = name;
  renameShown(scene, from, name);
}

Scene withActive(const Scene& scene, const Scene& run, const std::string& replaced) {
  Scene result = run;
  result.title = scene.title;
  result.note = scene.note;
  result.view = scene.view;
  for (const Variation& variation : scene.variations)
    if (variation.name != replaced) result.variations.push_back(rebased(variation, scene, result));
  if (!replaced.empty()) renameShown(result, replaced, {});
  const std::string words = differenceWords(result, scene);
  keepRun(result, scene, words.empty() ? "before" : words);
  return result;
}

}  // namespace painleve::ui
