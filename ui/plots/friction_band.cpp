#include "ui/plots/friction_band.h"

#include <algorithm>
#include <limits>

#include "core/scene/edits.h"
#include "core/scene/scene_access.h"

namespace painleve::ui {

FrictionNumbers frictionNumbers(const Scene& scene, const std::string& contact) {
  const std::string own = "contacts." + contact + ".friction";
  const bool hasOwn = scene.laws.at(own) != nullptr;
  const Tree* friction = scene.laws.at(hasOwn ? own : "friction");
  const std::string standard = hasOwn ? "coulomb" : textAt(scene, "laws.friction.type");
  if (friction == nullptr) return {};
  if (friction->textOr("type", standard) == "none") return {};
  const double mu = friction->numberOr("mu", hasOwn ? 0 : numberAt(scene, "laws.friction.mu"));
  FrictionNumbers numbers;
  numbers.minus = friction->numberOr("mu_minus", mu);
  numbers.plus = friction->numberOr("mu_plus", mu);
  const bool hasMu = !hasOwn || friction->find("mu") != nullptr;
  numbers.restMinus = friction->numberOr("mu_static", hasMu ? mu : numbers.minus);
  numbers.restPlus = friction->numberOr("mu_static", hasMu ? mu : numbers.plus);
  return numbers;
}

FrictionHistory::FrictionHistory(const Scene& scene, const std::string& contact) {
  steps_.push_back(
      {-std::numeric_limits<double>::infinity(), frictionNumbers(afterEdits(scene, 0), contact)});
  const std::vector<Edit> edits = sortedEdits(scene);
  for (std::size_t i = 0; i < edits.size(); ++i)
    steps_.push_back({edits[i].time, frictionNumbers(afterEdits(scene, i + 1), contact)});
}

const FrictionNumbers& FrictionHistory::at(double time) const {
  const auto after = std::upper_bound(steps_.begin(), steps_.end(), time,
                                      [](double t, const Step& step) { return t < step.from; });
  return (after - 1)->numbers;
}

FrictionSpan FrictionHistory::spanAt(double time, Mode mode) const {
  const FrictionNumbers& numbers = at(time);
  if (mode == Mode::Stick) return {-numbers.restPlus, numbers.restMinus};
  return {-numbers.plus, numbers.minus};
}

}  // namespace painleve::ui
