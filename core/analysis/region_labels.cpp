#include "core/analysis/region_labels.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/analysis/outlines.h"

namespace painleve {

namespace {

constexpr double kDiagonal = 1.4142135623730951;
constexpr double kNearlyDeepest = 0.95;  // such cells compete for being near the piece's centre
constexpr double kDustShare = 1e-3;      // of the window: smaller pieces go without a number

struct Cell {
  int i = 0, j = 0;
};

class CellMap {
 public:
  CellMap(const PlaneGrid& grid, const std::vector<int>& mode)
      : grid_(grid), mode_(mode), depth_(mode.size()), seen_(mode.size()) {
    sweep(1);
    sweep(-1);
  }

  std::vector<RegionLabel> labels() {
    std::vector<RegionLabel> found;
    for (int j = 0; j < grid_.rows(); ++j) {
      for (int i = 0; i < grid_.columns(); ++i) {
        if (mode_[index(i, j)] != 0 && !seen_[index(i, j)]) found.push_back(label(piece({i, j})));
      }
    }
    return found;
  }

 private:
  std::size_t index(int i, int j) const {
    return static_cast<std::size_t>(j) * static_cast<std::size_t>(grid_.columns()) +
           static_cast<std::size_t>(i);
  }
  bool isInside(int i, int j) const {
    return i >= 0 && j >= 0 && i < grid_.columns() && j < grid_.rows();
  }
  double depthAt(int i, int j) const { return isInside(i, j) ? depth_[index(i, j)] : 0; }
  void sweep(int way);
  std::vector<Cell> piece(Cell start);
  RegionLabel label(const std::vector<Cell>& cells) const;

  const PlaneGrid& grid_;
  const std::vector<int>& mode_;
  std::vector<double> depth_;  // to the nearest cell that is cut or outside, in cells
  std::vector<bool> seen_;
};

/// One pass of the two-pass chamfer distance: forward (way 1) starts it, backward (-1) completes
/// it.
void CellMap::sweep(int way) {
  const int columns = grid_.columns(), rows = grid_.rows();
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const int i = way > 0 ? column : columns - 1 - column, j = way > 0 ? row : rows - 1 - row;
      const double near = 1 + std::min(depthAt(i - way, j), depthAt(i, j - way));
      const double far = kDiagonal + std::min(depthAt(i - way, j - way), depthAt(i + way, j - way));
      auto& depth = depth_[index(i, j)];
      const double reached = mode_[index(i, j)] == 0 ? 0 : std::min(near, far);
      depth = way > 0 ? reached : std::min(depth, reached);
    }
  }
}

std::vector<Cell> CellMap::piece(Cell start) {
  std::vector<Cell> cells{start};
  seen_[index(start.i, start.j)] = true;
  const int mode = mode_[index(start.i, start.j)];
  for (std::size_t k = 0; k < cells.size(); ++k) {
    const auto [i, j] = cells[k];
    for (const auto next : {Cell{i - 1, j}, Cell{i + 1, j}, Cell{i, j - 1}, Cell{i, j + 1}}) {
      if (!isInside(next.i, next.j) || seen_[index(next.i, next.j)]) continue;
      if (mode_[index(next.i, next.j)] != mode) continue;
      seen_[index(next.i, next.j)] = true;
      cells.push_back(next);
    }
  }
  return cells;
}

RegionLabel CellMap::label(const std::vector<Cell>& cells) const {
  double iMean = 0, jMean = 0, deepest = 0;
  for (const auto [i, j] : cells) {
    iMean += i;
    jMean += j;
    deepest = std::max(deepest, depth_[index(i, j)]);
  }
  iMean /= static_cast<double>(cells.size());
  jMean /= static_cast<double>(cells.size());
  Cell best = cells.front();
  double distance = kUnbounded;
  for (const auto cell : cells) {
    const double off = std::hypot(cell.i - iMean, cell.j - jMean);
    if (depth_[index(cell.i, cell.j)] < kNearlyDeepest * deepest || off >= distance) continue;
    best = cell;
    distance = off;
  }
  const auto i = static_cast<std::size_t>(best.i), j = static_cast<std::size_t>(best.j);
  return {mode_[index(best.i, best.j)],
          {0.5 * (grid_.x[i] + grid_.x[i + 1]), 0.5 * (grid_.y[j] + grid_.y[j + 1])},
          static_cast<double>(cells.size()) / static_cast<double>(mode_.size()),
          deepest / grid_.rows()};
}

/// For a region without a whole cell.
RegionLabel thinLabel(int mode, const std::vector<Polyline>& polygons, double windowArea) {
  const auto& largest =
      *std::max_element(polygons.begin(), polygons.end(),
                        [](const auto& p, const auto& q) { return signedArea(p) < signedArea(q); });
  RegionLabel label{mode, {}, signedArea(largest) / windowArea, 0};
  for (const auto& point : largest) {
    label.at.x += point.x / static_cast<double>(largest.size());
    label.at.y += point.y / static_cast<double>(largest.size());
  }
  return label;
}

}  // namespace

std::vector<RegionLabel> placeLabels(const PlaneGrid& grid, const RegionTrace& trace) {
  auto labels = CellMap(grid, trace.cellMode).labels();
  const double area = (grid.x.back() - grid.x.front()) * (grid.y.back() - grid.y.front());
  std::stable_sort(labels.begin(), labels.end(),
                   [](const RegionLabel& a, const RegionLabel& b) { return a.share > b.share; });
  std::array<bool, 5> hasLabel{};
  std::erase_if(labels, [&](const RegionLabel& label) {
    auto& known = hasLabel[static_cast<std::size_t>(label.mode)];
    const bool drop = known && label.share < kDustShare;
    known = true;
    return drop;
  });
  for (int mode = 1; mode <= 4; ++mode) {
    const auto& polygons = trace.regions[static_cast<std::size_t>(mode)];
    if (polygons.empty() || hasLabel[static_cast<std::size_t>(mode)]) continue;
    labels.push_back(thinLabel(mode, polygons, area));
  }
  return labels;
}

}  // namespace painleve
