#include "core/analysis/plane_dependence.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/analysis/direction_field.h"

namespace painleve {

namespace {

constexpr int kPoints = 5;      // in either direction
constexpr double kStep = 0.1;   // of a comfortable range
constexpr double kSame = 1e-6;  // of the largest value: rates are difference quotients

/// A, B and the two rates over the points; NaN where there is none.
using Look = std::array<std::vector<double>, 4>;

Look lookAt(const PlaneChart& plane, const PlaneWindow& window) {
  Look look;
  const auto function = planeFunction(plane);
  for (int k = 0; k < kPoints * kPoints; ++k) {
    const int column = k % kPoints, row = k / kPoints;
    const double u = (column + 0.5) / kPoints, v = (row + 0.5) / kPoints;
    const PlanePoint at{window.xLower + u * (window.xUpper - window.xLower),
                        window.yLower + v * (window.yUpper - window.yLower)};
    const auto sample = function(at);
    const auto arrow = fieldArrow(plane, at);
    const double none = std::nan("");
    look[0].push_back(sample.exists ? sample.A : none);
    look[1].push_back(sample.exists ? sample.B : none);
    look[2].push_back(arrow ? arrow->dx : none);
    look[3].push_back(arrow ? arrow->dy : none);
  }
  return look;
}

bool same(const std::vector<double>& a, const std::vector<double>& b) {
  double largest = 0;
  for (const double value : a) {
    if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
  }
  return std::equal(a.begin(), a.end(), b.begin(), [&](double x, double y) {
    return std::isnan(x) ? std::isnan(y) : std::abs(x - y) <= kSame * largest;
  });
}

/// Another value that the entry may have, or nullopt. A slip velocity keeps its sign.
std::optional<double> shifted(const ParameterSpec& entry, double value, bool isSlip) {
  if (isSlip) return 2 * value;
  const double range = entry.sliderUpper - entry.sliderLower;
  const double step = kStep * (range > 0 ? range : std::max(1.0, std::abs(value)));
  for (const double other : {value + step, value - step}) {
    if (entry.accepts(other)) return other;
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::size_t> heldEntries(const System& system, const Laws& laws,
                                     const PlaneChoice& choice, const PlaneWindow& window) {
  std::vector<std::size_t> held;
  const Look here = lookAt(choice.plane(system, laws), window);
  for (std::size_t k = 0; k < choice.values.size(); ++k) {
    if (choice.isAxis(k)) continue;
    PlaneChoice other = choice;
    const bool isSlip = static_cast<int>(k) == choice.chart.slip;
    const auto value = shifted(choice.chart.entries[k], choice.values[k], isSlip);
    if (value) other.values[k] = *value;
    const Look there = lookAt(other.plane(system, laws), window);
    const bool isAlike = std::equal(here.begin(), here.end(), there.begin(), same);
    if (!value || !isAlike) held.push_back(k);
  }
  return held;
}

}  // namespace painleve
