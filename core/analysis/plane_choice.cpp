#include "core/analysis/plane_choice.h"

#include <algorithm>
#include <cmath>

#include "core/errors.h"
#include "core/scene/experiment.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"

namespace painleve {

namespace {

std::optional<Chart> chartNamed(const System& system, const std::string& id) {
  const auto charts = system.charts();
  const auto found = std::find_if(charts.begin(), charts.end(), [&](const Chart& chart) {
    return id.empty() ? chart.closed.size() == 1 : chart.id == id && chart.closed.size() <= 1;
  });
  return found == charts.end() ? std::nullopt : std::optional(*found);
}

/// Index of an entry, `otherwise` for no id; nullopt for an unknown one.
std::optional<int> entryNamed(const Chart& chart, const std::string& id, int otherwise) {
  if (id.empty()) return otherwise;
  const auto found = std::ranges::find(chart.entries, id, &ParameterSpec::id);
  if (found == chart.entries.end()) return std::nullopt;
  return static_cast<int>(found - chart.entries.begin());
}

std::vector<double> valuesIn(const Tree& initial, const Chart& chart) {
  std::vector<double> values;
  for (const auto& entry : chart.entries) {
    values.push_back(initial.numberOr(entry.id, entry.standard));
  }
  return values;
}

/// The scene's initial state in the chart; standards where the chart has no such state.
std::vector<double> initialIn(const Scene& scene, const System& system, const Chart& chart) {
  const Chart& start = initialChart(scene, system);
  if (start.id == chart.id) return valuesIn(scene.initial, chart);
  std::vector<double> values = valuesIn(Tree::object(), chart);
  try {
    const State state = system.toState(start, valuesIn(scene.initial, start));
    const std::vector<double> found = system.fromState(chart, state);
    for (std::size_t k = 0; k < values.size(); ++k) {
      if (chart.entries[k].accepts(found[k])) values[k] = found[k];
    }
  } catch (const SceneError&) {
    // A start that is none: the run of the same scene says so.
  }
  return values;
}

/// Sets the slip entry for the wanted sign, which is returned.
int chooseSlip(PlaneChoice& choice, int wanted) {
  const int entry = choice.chart.slip;
  if (!choice.inContact() || entry < 0 || choice.isAxis(static_cast<std::size_t>(entry))) return 0;
  double& slip = choice.values[static_cast<std::size_t>(entry)];
  const int sign = wanted != 0 ? wanted : slip > 0 ? 1 : -1;
  slip = sign * (slip != 0 ? std::abs(slip) : 1);
  return sign;
}

Tree startWith(const Tree& before, const Chart& chart, const std::vector<double>& values) {
  Tree initial = before;
  for (std::size_t k = 0; k < values.size(); ++k) {
    const ParameterSpec& entry = chart.entries[k];
    if (initial.numberOr(entry.id, entry.standard) != values[k]) initial.set(entry.id, values[k]);
  }
  return initial;
}

/// A start is written free, or in the first contact chart; another chart's states are written free.
Tree writtenStart(const Scene& scene, const System& system, const Chart& chart,
                  const std::vector<double>& values) {
  if (chart.id == initialChart(scene, system).id) return startWith(scene.initial, chart, values);
  Tree initial = Tree::object();
  const auto charts = system.charts();
  if (charts.size() > 1 && chart.id == charts[1].id) initial.set("on_ground", true);
  const bool isWritten = chart.id == charts[0].id || initial.find("on_ground") != nullptr;
  const Chart& written = isWritten ? chart : charts[0];
  const std::vector<double> all =
      isWritten ? values : system.fromState(written, system.toState(chart, values));
  for (std::size_t k = 0; k < all.size(); ++k) initial.set(written.entries[k].id, all[k]);
  return initial;
}

}  // namespace

std::optional<PlaneChoice> choosePlane(const Scene& scene, const System& system,
                                       const PlaneAxes& axes, std::span<const ChartValue> held,
                                       int slip) {
  auto chart = chartNamed(system, axes.chart);
  if (!chart) return std::nullopt;
  const auto x = entryNamed(*chart, axes.x, chart->horizontal);
  const auto y = entryNamed(*chart, axes.y, chart->vertical);
  if (!x || !y || *x == *y) return std::nullopt;
  PlaneChoice choice;
  const auto usual = chartNamed(system, {});
  choice.isUsual =
      usual && usual->id == chart->id && *x == chart->horizontal && *y == chart->vertical;
  choice.chart = std::move(*chart);
  choice.chart.horizontal = *x;
  choice.chart.vertical = *y;
  choice.values = initialIn(scene, system, choice.chart);
  for (const ChartValue& given : held) {
    const auto entry = entryNamed(choice.chart, given.entry, -1);
    if (!entry || *entry < 0) continue;
    const auto k = static_cast<std::size_t>(*entry);
    if (!choice.isAxis(k) && choice.chart.entries[k].accepts(given.value)) {
      choice.values[k] = given.value;
    }
  }
  choice.slip = chooseSlip(choice, slip);
  return choice;
}

Tree startInPlane(const Scene& scene, const System& system, const PlaneChoice& choice,
                  PlanePoint at) {
  std::vector<double> values = choice.values;
  values[static_cast<std::size_t>(choice.chart.horizontal)] = at.x;
  values[static_cast<std::size_t>(choice.chart.vertical)] = at.y;
  Scene there = scene;
  there.initial = writtenStart(scene, system, choice.chart, values);
  checkStart(there);
  return there.initial;
}

}  // namespace painleve
