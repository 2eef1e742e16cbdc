#include "ui/session/run_words.h"

#include <algorithm>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/scene/edits.h"
#include "core/scene/scene_access.h"
#include "core/scene/variation.h"
#include "ui/session/plain_symbol.h"

namespace painleve::ui {
namespace {

constexpr qsizetype kMostWords = 3;
constexpr int kDigits = 4;

QString tr(const char* text) {
  return QCoreApplication::translate("painleve::ui::RunWords", text);
}

QString numberWords(double value) {
  return QString::number(value, 'g', kDigits).replace('-', QChar(0x2212));
}

QString fieldWords(const Field& field) {
  return plainSymbol(field.spec.symbol) + " = " + numberWords(field.value);
}

/// What the form calls the value at a path, and its value in the scene; the path itself where no
/// form has it.
QString wordsAt(const std::vector<FieldGroup>& groups, const std::string& path) {
  for (const FieldGroup& group : groups) {
    if (group.selectorPath == path) return QString::fromStdString(group.chosen);
    for (const Field& field : group.fields)
      if (field.path == path) return fieldWords(field);
  }
  return QString::fromStdString(path);
}

const Field* findField(const std::vector<FieldGroup>& groups, const std::string& path) {
  for (const FieldGroup& group : groups)
    for (const Field& field : group.fields)
      if (field.path == path) return &field;
  return nullptr;
}

std::string chosenAt(const std::vector<FieldGroup>& groups, const std::string& selectorPath) {
  const auto found = std::ranges::find(groups, selectorPath, &FieldGroup::selectorPath);
  return found == groups.end() ? std::string() : found->chosen;
}

/// A whole section was replaced (a start in other variables, another law): what differs in it.
QStringList wordsBelow(const std::string& section, const std::vector<FieldGroup>& before,
                       const std::vector<FieldGroup>& after) {
  QStringList words;
  const std::string prefix = section + '.';
  for (const FieldGroup& group : after) {
    const bool inside = group.selectorPath.starts_with(prefix);
    if (inside && chosenAt(before, group.selectorPath) != group.chosen)
      words << QString::fromStdString(group.chosen);
    for (const Field& field : group.fields) {
      if (!field.path.starts_with(prefix)) continue;
      const Field* same = findField(before, field.path);
      if (same == nullptr || same->value != field.value) words << fieldWords(field);
    }
  }
  return words;
}

QStringList wordsOf(const Members& set, const Scene& base, const Scene& scene) {
  const auto before = fieldGroups(base), after = fieldGroups(scene);
  QStringList words;
  for (const Member& member : set) {
    const QStringList inner =
        member.value.isObject() ? wordsBelow(member.key, before, after) : QStringList();
    words << (inner.isEmpty() ? QStringList(wordsAt(after, member.key)) : inner);
  }
  return words;
}

/// Edits of the run that the base does not make.
QStringList editWords(const Scene& base, const Scene& run) {
  QStringList words;
  const std::vector<Edit> edits = sortedEdits(run);
  for (std::size_t i = 0; i < edits.size(); ++i) {
    if (std::ranges::find(base.edits, edits[i]) != base.edits.end()) continue;
    for (const QString& word : wordsOf(edits[i].set, afterEdits(run, i), afterEdits(run, i + 1)))
      words << tr("%1 from t = %2 s").arg(word, numberWords(edits[i].time));
  }
  if (words.isEmpty() && run.edits != base.edits) words << tr("without edits in time");
  return words;
}

std::string joined(QStringList words) {
  if (words.size() > kMostWords) words = words.mid(0, kMostWords) << QStringLiteral("…");
  return words.join(", ").toStdString();
}

}  // namespace

std::string differenceWords(const Scene& base, const Scene& run) {
  QStringList words = wordsOf(variationOf(base, run, {}).set, base, run) + editWords(base, run);
  if (base.choices != run.choices)
    words << (run.choices.empty() ? tr("without choices")
                                  : QString::fromStdString(rulePlain(run.choices.back().rule)));
  return joined(words);
}

std::string rulePlain(std::string rule) {
  std::ranges::replace(rule, '_', ' ');
  return rule;
}

std::string presentWords(const Scene& run) {
  QStringList words;
  for (const FieldGroup& group : fieldGroups(run)) {
    const bool isStart = !group.fields.empty() && group.fields[0].path.starts_with("initial.");
    const bool isFriction = group.selectorPath == "laws.friction.type";
    if (!isStart && !isFriction) continue;
    const std::size_t most = isFriction ? 1 : kMostWords;
    for (std::size_t i = 0; i < std::min(most, group.fields.size()); ++i)
      words << fieldWords(group.fields[i]);
  }
  return words.join(", ").toStdString();
}

}  // namespace painleve::ui
