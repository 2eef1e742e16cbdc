#include "ui/plots/plane_view.h"

#include <algorithm>
#include <cmath>

namespace painleve::ui {

namespace {

constexpr double kRunRoom = 1.15, kCurveRoom = 2.1, kPointRoom = 1.9;

struct Bounds {
  double lower = 0, upper = 1;
};

std::optional<Bounds> boundsAt(const Scene& scene, const char* path) {
  const auto* tree = scene.view.at(path);
  const auto* pair = tree != nullptr ? tree->array() : nullptr;
  if (pair == nullptr || pair->size() != 2) return std::nullopt;
  const double *lower = (*pair)[0].number(), *upper = (*pair)[1].number();
  if (lower == nullptr || upper == nullptr || !(*lower < *upper)) return std::nullopt;
  return Bounds{*lower, *upper};
}

Bounds sliderOf(const ParameterSpec& entry) {
  if (entry.sliderLower < entry.sliderUpper) return {entry.sliderLower, entry.sliderUpper};
  if (std::isfinite(entry.lower) && std::isfinite(entry.upper)) return {entry.lower, entry.upper};
  return {entry.standard - 10, entry.standard + 10};
}

/// Next of 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8 times a power of ten.
double roundedUp(double value) {
  const double decade = std::pow(10, std::floor(std::log10(value)));
  for (const double step : {1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}) {
    if (step * decade >= value) return step * decade;
  }
  return 10 * decade;
}

double leastHeight(const std::vector<Polyline>& curves) {
  double least = kUnbounded;
  for (const auto& curve : curves) {
    for (const auto& p : curve) least = std::min(least, std::abs(p.y));
  }
  return least;
}

}  // namespace

const Chart* planeChart(const SystemCard& card) {
  const auto found = std::find_if(card.charts.begin(), card.charts.end(),
                                  [](const Chart& chart) { return chart.closed.size() == 1; });
  return found == card.charts.end() ? nullptr : &*found;
}

std::optional<PlaneView> viewOfScene(const Scene& scene) {
  const auto x = boundsAt(scene, "range.x"), y = boundsAt(scene, "range.y");
  if (!x || !y) return std::nullopt;
  return PlaneView{x->lower, x->upper, y->lower, y->upper};
}

PlaneView viewOfChart(const Chart& chart) {
  const auto x = sliderOf(chart.entries[static_cast<std::size_t>(chart.horizontal)]);
  const auto y = sliderOf(chart.entries[static_cast<std::size_t>(chart.vertical)]);
  return {x.lower, x.upper, y.lower, y.upper};
}

PlaneView fittedView(const PlaneView& wide, const PhasePlane& plane, const PlaneExtent& run) {
  double half = 0;
  if (run.yLower <= run.yUpper) {
    half = kRunRoom * std::max(std::abs(run.yLower), std::abs(run.yUpper));
  }
  const double curve = leastHeight(plane.aZero);
  if (std::isfinite(curve)) half = std::max(half, kCurveRoom * curve);
  for (const auto& point : plane.singular) {
    half = std::max(half, kPointRoom * std::abs(point.at.y));
  }
  if (!(half > 0)) return wide;
  half = roundedUp(half);
  return {wide.xLower, wide.xUpper, -half, half};
}

}  // namespace painleve::ui
