#include "ui/panels/edit_words.h"

#include <optional>

#include "core/scene/edits.h"
#include "core/scene/scene_access.h"
#include "ui/session/plain_symbol.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

/// A value of a scene as forms show it.
struct Shown {
  QString name, value;
};

QString nameOf(const Alternative& alternative) {
  return QString::fromStdString(alternative.name);
}

std::optional<Shown> shownField(const FieldGroup& group, const std::string& path) {
  for (const Field& field : group.fields) {
    if (field.path == path)
      return Shown{plainSymbol(field.spec.symbol),
                   numberText(field.value, QString::fromStdString(field.spec.unit))};
  }
  return std::nullopt;
}

std::optional<Shown> shownChoice(const FieldGroup& group, const std::string& path) {
  if (group.selectorPath != path) return std::nullopt;
  for (const Alternative& alternative : group.alternatives) {
    if (alternative.id == group.chosen)
      return Shown{QString::fromStdString(group.title), nameOf(alternative)};
  }
  return std::nullopt;
}

std::optional<Shown> shown(const std::vector<FieldGroup>& groups, const std::string& path) {
  for (const FieldGroup& group : groups) {
    if (auto field = shownField(group, path)) return field;
    if (auto choice = shownChoice(group, path)) return choice;
  }
  return std::nullopt;
}

QString changeWords(const std::vector<FieldGroup>& before, const std::vector<FieldGroup>& after,
                    const std::string& path) {
  const auto old = shown(before, path), now = shown(after, path);
  if (!now) return QString::fromStdString(path);
  return old ? QStringLiteral("%1 %2 → %3").arg(now->name, old->value, now->value)
             : QStringLiteral("%1 %2").arg(now->name, now->value);
}

}  // namespace

QStringList editWords(const Scene& scene) {
  QStringList lines;
  std::vector<FieldGroup> before = fieldGroups(scene);
  const std::vector<Edit> edits = sortedEdits(scene);
  for (std::size_t i = 0; i < edits.size(); ++i) {
    std::vector<FieldGroup> after = fieldGroups(afterEdits(scene, i + 1));
    QStringList changes;
    for (const Member& member : edits[i].set) changes << changeWords(before, after, member.key);
    lines << changes.join(QStringLiteral(", "));
    before = std::move(after);
  }
  return lines;
}

}  // namespace painleve::ui
