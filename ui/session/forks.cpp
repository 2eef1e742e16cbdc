#include "ui/session/forks.h"

#include <utility>
#include <vector>

namespace painleve::ui {

std::optional<std::size_t> branchPointAt(const Trajectory& trajectory, double t) {
  std::optional<std::size_t> last;
  for (std::size_t i = 0; i < trajectory.branches.size(); ++i)
    if (trajectory.events[trajectory.branches[i].event].time <= t) last = i;
  return last;
}

Scene futureScene(const Scene& scene, std::size_t branch, const Future& future) {
  Scene result = scene;
  result.variations.clear();
  std::erase_if(result.choices, [&](const Choice& choice) { return choice.branch >= branch; });
  Choice choice{branch, future.rule, {}};
  if (!future.parameter.empty()) choice.parameter = future.pick;
  result.choices.push_back(std::move(choice));
  return result;
}

}  // namespace painleve::ui
