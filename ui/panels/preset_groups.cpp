#include "ui/panels/preset_groups.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include <QCoreApplication>

namespace painleve::ui {
namespace {

constexpr const char* kContext = "painleve::ui::PresetGroups";
constexpr std::array kLessons{
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "How hard does the floor push?"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Four answers to one question"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Infinite force, finite blow"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Two futures"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "A crash with nothing to crash into"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Stick, slip, hop"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Energy from nowhere"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Two laws, one start"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Wedged or free"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Blocks and balls"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Is it physics or the step?"),
    QT_TRANSLATE_NOOP("painleve::ui::PresetGroups", "Dry friction turned viscous")};
constexpr std::size_t kMore = kLessons.size();

/// Lesson (from 0; kMore: none that is known) and step within it.
std::pair<std::size_t, int> placeOf(const Scene& scene) {
  const QStringList parts = lessonStep(scene).split('.');
  const int lesson = parts.front().toInt();
  if (lesson < 1 || lesson > static_cast<int>(kMore)) return {kMore, 0};
  return {static_cast<std::size_t>(lesson - 1), parts.size() > 1 ? parts[1].toInt() : 0};
}

QString titleOf(std::size_t lesson) {
  if (lesson == kMore) return QCoreApplication::translate(kContext, "More");
  return QString::number(lesson + 1) + " · " +
         QCoreApplication::translate(kContext, kLessons.at(lesson));
}

}  // namespace

QString lessonStep(const Scene& scene) {
  const Tree* lesson = scene.view.find("lesson");
  if (lesson == nullptr) return {};
  if (const double* number = lesson->number()) return QString::number(*number);
  return lesson->text() != nullptr ? QString::fromStdString(*lesson->text()) : QString();
}

std::vector<PresetGroup> groupByLesson(const std::vector<Preset>& presets) {
  std::array<std::vector<int>, kMore + 1> found;
  for (std::size_t i = 0; i < presets.size(); ++i)
    found.at(placeOf(presets[i].scene).first).push_back(static_cast<int>(i));
  const auto step = [&](int i) {
    return placeOf(presets[static_cast<std::size_t>(i)].scene).second;
  };
  std::vector<PresetGroup> groups;
  for (std::size_t lesson = 0; lesson <= kMore; ++lesson) {
    auto& members = found.at(lesson);
    std::stable_sort(members.begin(), members.end(),
                     [&](int a, int b) { return step(a) < step(b); });
    if (!members.empty()) groups.push_back({titleOf(lesson), std::move(members)});
  }
  return groups;
}

}  // namespace painleve::ui
