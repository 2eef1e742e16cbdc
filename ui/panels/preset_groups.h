#pragma once
// Presets in the order of the lessons they belong to.

#include <vector>

#include <QString>

#include "core/scene/presets.h"

namespace painleve::ui {

struct PresetGroup {
  QString title;             // "2 · Four answers to one question", "More"
  std::vector<int> presets;  // indices, in the order of the lesson's steps
};

/// Groups that are not empty; presets whose view names no lesson that is known come last.
std::vector<PresetGroup> groupByLesson(const std::vector<Preset>& presets);

/// "2.3" as the scene's view says it; empty where it names none.
QString lessonStep(const Scene& scene);

}  // namespace painleve::ui
