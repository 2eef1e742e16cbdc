// The lessons of rod and pendulum that the laws allow: every step has its preset, and stands in the
// browser under its lesson.

#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "core/io/resource_paths.h"
#include "core/scene/presets.h"
#include "ui/panels/preset_groups.h"

namespace painleve::ui {
namespace {

struct LessonStep {
  const char *step, *id;
};

constexpr std::array kSteps{
    LessonStep{"1.1", "smooth_floor"},
    LessonStep{"1.2", "pulled_and_pushed"},
    LessonStep{"1.3", "rod_that_waits"},
    LessonStep{"1.4", "towards_no_answer"},
    LessonStep{"1.5", "spin"},
    LessonStep{"2.1", "two_colours"},
    LessonStep{"2.2", "birth_of_mode_2"},
    LessonStep{"2.3", "four_clicks"},
    LessonStep{"2.4", "turn_round"},
    LessonStep{"2.5", "realistic_friction"},
    LessonStep{"3.1", "fig2_mu14"},
    LessonStep{"3.2", "force_to_infinity"},
    LessonStep{"3.3", "one_orbit_between"},
    LessonStep{"3.4", "too_slow_to_get_there"},
    LessonStep{"3.5", "and_then"},
    LessonStep{"4.1", "fork"},
    LessonStep{"4.2", "one_that_holds_on"},
    LessonStep{"4.3", "mode4_painleve"},
    LessonStep{"4.4", "branch_that_must_crash"},
    LessonStep{"4.5", "price_of_the_principle"},
    LessonStep{"5.1", "jolt"},
    LessonStep{"5.2", "three_speeds_three_endings"},
    LessonStep{"5.3", "pick_your_impulse"},
    LessonStep{"5.4", "pull_the_slider"},
    LessonStep{"5.5", "cone_dips_below_the_floor"},
    LessonStep{"6.1", "slide_to_rest"},
    LessonStep{"6.2", "falling_pencil"},
    LessonStep{"6.3", "two_percent_of_friction"},
    LessonStep{"6.4", "infinitely_many_bounces"},
    LessonStep{"7.1", "kane_classic_hit"},
    LessonStep{"7.5", "our_rod_gains_too"},
};

class LessonPresets : public testing::Test {
 protected:
  const Preset* find(const std::string& id) const {
    const auto found = std::ranges::find(presets_, id, &Preset::id);
    return found == presets_.end() ? nullptr : &*found;
  }

  std::vector<Preset> presets_ = loadPresets(findResource({PAINLEVE_SOURCE_RESOURCES}, "scenes"));
};

TEST_F(LessonPresets, everyStepHasItsScene) {
  for (const auto& [step, id] : kSteps) {
    const Preset* preset = find(id);
    ASSERT_NE(preset, nullptr) << step << " " << id;
    EXPECT_EQ(lessonStep(preset->scene), step) << id;
  }
}

TEST_F(LessonPresets, orbitsOfTheFiguresAreThere) {
  for (const char* id : {"fig7_orbits_mu14", "fig8_orbits_mu16"})
    EXPECT_NE(find(id), nullptr) << id;
}

TEST_F(LessonPresets, everyStepStandsUnderItsLessonInOrder) {
  const auto groups = groupByLesson(presets_);
  for (char lesson = '1'; lesson <= '7'; ++lesson) {
    const auto group = std::ranges::find_if(groups, [&](const PresetGroup& candidate) {
      return candidate.title.startsWith(QChar(lesson) + QStringLiteral(" · "));
    });
    ASSERT_NE(group, groups.end()) << lesson;
    std::vector<std::string> shown, wanted;
    for (const int index : group->presets)
      shown.push_back(presets_.at(static_cast<std::size_t>(index)).id);
    for (const auto& [step, id] : kSteps)
      if (step[0] == lesson) wanted.emplace_back(id);
    // Lesson 7 has more steps than are asked for here.
    std::erase_if(shown, [&](const auto& id) { return std::ranges::count(wanted, id) == 0; });
    EXPECT_EQ(shown, wanted);
  }
}

}  // namespace
}  // namespace painleve::ui
