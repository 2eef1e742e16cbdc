#include "ui/plots/plane_setup.h"

#include <algorithm>
#include <array>

namespace painleve::ui {

namespace {

constexpr std::array kDirections{"follow", "left", "right"};
constexpr std::array kDensities{"off", "few", "normal", "dense"};

const Chart* chartNamed(const SystemCard& card, const std::string& id) {
  const auto found = std::find_if(card.charts.begin(), card.charts.end(), [&](const Chart& chart) {
    return chart.id == id && chart.closed.size() <= 1;
  });
  return found == card.charts.end() ? nullptr : &*found;
}

std::size_t entryNamed(const Chart& chart, const std::string& id, int otherwise) {
  const auto found = std::find_if(chart.entries.begin(), chart.entries.end(),
                                  [&](const ParameterSpec& entry) { return entry.id == id; });
  return found == chart.entries.end() ? static_cast<std::size_t>(otherwise)
                                      : static_cast<std::size_t>(found - chart.entries.begin());
}

/// The alternative named at a key, or `otherwise`.
template <class Value, std::size_t N>
Value named(const Tree& tree, const char* key, const std::array<const char*, N>& names,
            Value otherwise) {
  const auto found = std::find(names.begin(), names.end(), tree.textOr(key, {}));
  return found == names.end() ? otherwise : static_cast<Value>(found - names.begin());
}

}  // namespace

PlaneSpan planeSpan(const SystemCard& card, const PlaneAxes& axes) {
  PlaneSpan span;
  span.chart = chartNamed(card, axes.chart);
  if (span.chart == nullptr) span.chart = planeChart(card);
  if (span.chart == nullptr && !card.charts.empty()) span.chart = &card.charts.front();
  if (span.chart == nullptr) return span;
  const Chart& chart = *span.chart;
  span.x = entryNamed(chart, axes.x, chart.horizontal);
  span.y = entryNamed(chart, axes.y, chart.vertical);
  if (span.x != span.y) return span;
  span.x = static_cast<std::size_t>(chart.horizontal);
  span.y = static_cast<std::size_t>(chart.vertical);
  return span;
}

void putSetup(Tree& tree, const PlaneSetup& setup) {
  tree.set("chart", setup.axes.chart);
  tree.set("x", setup.axes.x);
  tree.set("y", setup.axes.y);
  tree.set("direction", kDirections[static_cast<std::size_t>(setup.direction)]);
  tree.set("field", kDensities[static_cast<std::size_t>(setup.density)]);
}

PlaneSetup setupOf(const Tree& tree, PlaneSetup setup) {
  setup.axes = {tree.textOr("chart", setup.axes.chart), tree.textOr("x", setup.axes.x),
                tree.textOr("y", setup.axes.y)};
  setup.direction = named(tree, "direction", kDirections, setup.direction);
  setup.density = named(tree, "field", kDensities, setup.density);
  return setup;
}

}  // namespace painleve::ui
