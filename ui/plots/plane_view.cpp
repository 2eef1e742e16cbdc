#include "ui/plots/plane_view.h"

#include <algorithm>
#include <cmath>

namespace painleve::ui {

namespace {

constexpr double kRunRoom = 1.15, kCurveRoom = 2.1, kPointRoom = 1.9;
constexpr double kMargin = 0.08;   // of a run's extent, on either side
constexpr double kVisible = 0.25;  // of a slider's range: a run that fills less is hard to see

struct Bounds {
  double lower = 0, upper = 1;
};

std::optional<Bounds> boundsAt(const Tree& tree, const char* path) {
  const auto* found = tree.at(path);
  const auto* pair = found != nullptr ? found->array() : nullptr;
  if (pair == nullptr || pair->size() != 2) return std::nullopt;
  const double *lower = (*pair)[0].number(), *upper = (*pair)[1].number();
  if (lower == nullptr || upper == nullptr || !(*lower < *upper)) return std::nullopt;
  if (!std::isfinite(*upper - *lower)) return std::nullopt;
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

/// The wide bounds where a run is well visible in them, else bounds around the run.
Bounds around(const Bounds& wide, const Bounds& run) {
  const double size = run.upper - run.lower;
  const bool isInside = wide.lower <= run.lower && run.upper <= wide.upper;
  if (!(size > 0) || !std::isfinite(size)) return wide;
  if (isInside && size >= kVisible * (wide.upper - wide.lower)) return wide;
  return {run.lower - kMargin * size, run.upper + kMargin * size};
}

/// Half the height that shows run, curves and singular points; 0 where there is nothing.
double usualHeight(const PhasePlane& plane, const PlaneExtent& run) {
  double half = 0;
  if (run.yLower <= run.yUpper) {
    half = kRunRoom * std::max(std::abs(run.yLower), std::abs(run.yUpper));
  }
  const double curve = leastHeight(plane.aZero);
  if (std::isfinite(curve)) half = std::max(half, kCurveRoom * curve);
  for (const auto& point : plane.singular) {
    half = std::max(half, kPointRoom * std::abs(point.at.y));
  }
  return half;
}

}  // namespace

const Chart* planeChart(const SystemCard& card) {
  const auto found = std::find_if(card.charts.begin(), card.charts.end(),
                                  [](const Chart& chart) { return chart.closed.size() == 1; });
  return found == card.charts.end() ? nullptr : &*found;
}

bool PlaneSpan::hasDirection() const {
  const int slip = chart->slip;
  return inContact() && slip >= 0 && static_cast<int>(x) != slip && static_cast<int>(y) != slip;
}

bool PlaneSpan::isUsual() const {
  return inContact() && static_cast<int>(x) == chart->horizontal &&
         static_cast<int>(y) == chart->vertical;
}

std::optional<PlaneView> rangeOf(const Tree& tree) {
  const auto x = boundsAt(tree, "range.x"), y = boundsAt(tree, "range.y");
  if (!x || !y) return std::nullopt;
  return PlaneView{x->lower, x->upper, y->lower, y->upper};
}

void putRange(Tree& tree, const PlaneView& view) {
  tree.set("range.x", Array{Tree(view.xLower), Tree(view.xUpper)});
  tree.set("range.y", Array{Tree(view.yLower), Tree(view.yUpper)});
}

PlaneView viewOfSpan(const PlaneSpan& span) {
  const auto x = sliderOf(span.horizontal()), y = sliderOf(span.vertical());
  return {x.lower, x.upper, y.lower, y.upper};
}

PlaneView fittedView(const PlaneSpan& span, const PlaneView& wide, const PhasePlane& plane,
                     const PlaneExtent& run) {
  if (span.isUsual()) {
    const double half = usualHeight(plane, run);
    if (!(half > 0)) return wide;
    const double round = roundedUp(half);
    return {wide.xLower, wide.xUpper, -round, round};
  }
  const auto x = around({wide.xLower, wide.xUpper}, {run.xLower, run.xUpper});
  const auto y = around({wide.yLower, wide.yUpper}, {run.yLower, run.yUpper});
  return {x.lower, x.upper, y.lower, y.upper};
}

}  // namespace painleve::ui
