#include "core/analysis/plane_grid.h"

#include <cmath>

#include "core/errors.h"

namespace painleve {

namespace {

using Along = std::function<bool(double)>;

std::vector<double> equidistant(double lower, double upper, int cells) {
  std::vector<double> lines(static_cast<std::size_t>(cells) + 1);
  for (std::size_t k = 0; k < lines.size(); ++k) {
    // Weighted from both ends: a window symmetric about 0 gets lines symmetric to the bit.
    const auto up = static_cast<double>(k), down = static_cast<double>(cells) - up;
    lines[k] = (down * lower + up * upper) / cells;
  }
  return lines;
}

/// The last place that exists on the way from `inside` to `outside`.
double borderBetween(const Along& exists, double inside, double outside) {
  for (int step = 0; step < 60; ++step) {
    const double middle = 0.5 * (inside + outside);
    (exists(middle) ? inside : outside) = middle;
  }
  return inside;
}

/// Moves every line that lies outside, beside one that lies inside, onto the border.
void snapToBorders(std::vector<double>& lines, const Along& exists) {
  std::vector<bool> inside(lines.size());
  for (std::size_t k = 0; k < lines.size(); ++k) inside[k] = exists(lines[k]);
  const std::vector<double> before = lines;
  for (std::size_t k = 0; k < lines.size(); ++k) {
    if (inside[k]) continue;
    if (k + 1 < lines.size() && inside[k + 1]) {
      lines[k] = borderBetween(exists, before[k + 1], before[k]);
    } else if (k > 0 && inside[k - 1]) {
      lines[k] = borderBetween(exists, before[k - 1], before[k]);
    }
  }
}

bool isSound(const PlaneWindow& w) {
  return std::isfinite(w.xLower) && std::isfinite(w.xUpper) && std::isfinite(w.yLower) &&
         std::isfinite(w.yUpper) && w.xLower < w.xUpper && w.yLower < w.yUpper && w.columns > 0 &&
         w.rows > 0;
}

}  // namespace

bool PlaneGrid::cellExists(int i, int j) const {
  if (i < 0 || j < 0 || i >= columns() || j >= rows()) return false;
  const auto exists = [&](int a, int b) {
    return samples[static_cast<std::size_t>(nodeIndex(a, b))].exists;
  };
  return exists(i, j) && exists(i + 1, j) && exists(i, j + 1) && exists(i + 1, j + 1);
}

std::optional<PlaneGrid> sampleGrid(const PlaneFunction& function, const PlaneWindow& window,
                                    const Stop& stop) {
  check(isSound(window), "a phase plane needs a finite window with cells");
  PlaneGrid grid;
  grid.x = equidistant(window.xLower, window.xUpper, window.columns);
  grid.y = equidistant(window.yLower, window.yUpper, window.rows);
  const double xMiddle = grid.x[grid.x.size() / 2], yMiddle = grid.y[grid.y.size() / 2];
  snapToBorders(grid.x, [&](double x) { return function({x, yMiddle}).exists; });
  snapToBorders(grid.y, [&](double y) { return function({xMiddle, y}).exists; });
  grid.samples.reserve(grid.x.size() * grid.y.size());
  for (const double y : grid.y) {
    if (stop && stop()) return std::nullopt;
    for (const double x : grid.x) grid.samples.push_back(function({x, y}));
  }
  return grid;
}

}  // namespace painleve
