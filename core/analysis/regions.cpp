#include "core/analysis/regions.h"

#include <algorithm>
#include <unordered_map>

#include "core/analysis/cell_loop.h"
#include "core/analysis/edge_cut.h"
#include "core/analysis/singular_points.h"
#include "core/contact/mode.h"

namespace painleve {

namespace {

/// A node with its name.
struct Corner {
  PlaneNode node;
  VertexId id = 0;
};

/// An edge of a loop in the direction it is cut in, which all cells that share it agree on.
struct LoopEdge {
  Corner first, second;
  VertexId id = 0;
  Side side = Side::Inner;
  bool reversed = false;  // the loop runs from second to first
};

class RegionTracer {
 public:
  RegionTracer(const PlaneFunction& function, const PlaneGrid& grid)
      : function_(function), grid_(grid) {
    trace_.cellMode.resize(static_cast<std::size_t>(VertexId{grid.columns()} * grid.rows()));
  }

  void row(int j) {
    for (int i = 0; i < grid_.columns(); ++i) {
      if (grid_.cellExists(i, j)) cell(i, j);
    }
  }

  RegionTrace result() {
    for (std::size_t mode = 1; mode < borders_.size(); ++mode) {
      trace_.regions[mode] = joinOutlines(borders_[mode]);
    }
    trace_.aZero = joinCurves(aEdges_);
    trace_.bZero = joinCurves(bEdges_);
    return std::move(trace_);
  }

 private:
  VertexId cellIndex(int i, int j) const { return VertexId{j} * grid_.columns() + i; }
  VertexId edgesAlongX() const { return VertexId{grid_.columns()} * (grid_.rows() + 1); }
  VertexId edgesAlongY() const { return VertexId{grid_.columns() + 1} * grid_.rows(); }
  // Names: 4k corners, 4k+1 and 4k+2 crossings of edge k with A = 0 and B = 0, 4k+3 singular
  // points.
  Corner corner(int i, int j) const {
    return {grid_.node(i, j), VertexId{4} * grid_.nodeIndex(i, j)};
  }

  std::array<LoopEdge, 4> sides(int i, int j) const;
  const EdgeCut& cutOf(const LoopEdge& edge);
  void appendEdge(Loop& loop, const LoopEdge& edge);

  void cell(int i, int j);
  void fan(int i, int j);
  void add(const Loop& loop, int i, int j, int part);
  void addPiece(const Piece& piece, int i, int j);
  bool isBorder(Side side, int i, int j) const;

  const PlaneFunction& function_;
  const PlaneGrid& grid_;
  std::unordered_map<VertexId, EdgeCut> cuts_;
  std::array<std::vector<PlaneEdge>, 5> borders_;
  std::vector<PlaneEdge> aEdges_, bEdges_;
  RegionTrace trace_;
};

std::array<LoopEdge, 4> RegionTracer::sides(int i, int j) const {
  const auto n = VertexId{grid_.columns()};
  const auto bottom = cellIndex(i, j), left = edgesAlongX() + j * (n + 1) + i;
  const auto sw = corner(i, j), se = corner(i + 1, j), nw = corner(i, j + 1),
             ne = corner(i + 1, j + 1);
  return {{{sw, se, bottom, Side::Bottom, false},
           {se, ne, left + 1, Side::Right, false},
           {nw, ne, bottom + n, Side::Top, true},
           {sw, nw, left, Side::Left, true}}};
}

const EdgeCut& RegionTracer::cutOf(const LoopEdge& edge) {
  const auto [place, isNew] = cuts_.try_emplace(edge.id);
  if (isNew) place->second = cutEdge(function_, edge.first.node, edge.second.node);
  return place->second;
}

/// The vertex the edge begins with, and its crossings, in the loop's direction.
void RegionTracer::appendEdge(Loop& loop, const LoopEdge& edge) {
  const auto& first = edge.first.node;
  const auto& second = edge.second.node;
  const auto& p = first.sample;
  const auto& q = second.sample;
  const auto at = [&](const Crossing& c) { return between(first.at, second.at, c.at); };
  const auto& cut = cutOf(edge);
  const bool aFirst = cut.A && (!cut.B || cut.A->at <= cut.B->at);
  boost::container::static_vector<LoopVertex, 2> onEdge;
  if (cut.A) {
    const int signB = planeSign(aFirst ? p.B : q.B);
    onEdge.push_back({{4 * edge.id + 1, at(*cut.A)}, 0, signB, edge.side, cut.A->jump});
  }
  if (cut.B) {
    const int signA = planeSign(aFirst ? q.A : p.A);
    onEdge.insert(aFirst ? onEdge.end() : onEdge.begin(),
                  {{4 * edge.id + 2, at(*cut.B)}, signA, 0, edge.side, cut.B->jump});
  }
  const auto& start = edge.reversed ? edge.second : edge.first;
  loop.push_back({{start.id, start.node.at},
                  planeSign(start.node.sample.A),
                  planeSign(start.node.sample.B),
                  edge.side,
                  false});
  if (edge.reversed) {
    loop.insert(loop.end(), onEdge.rbegin(), onEdge.rend());
  } else {
    loop.insert(loop.end(), onEdge.begin(), onEdge.end());
  }
}

bool sameSigns(const PlaneSample& p, const PlaneSample& q) {
  return planeSign(p.A) == planeSign(q.A) && planeSign(p.B) == planeSign(q.B);
}

bool isWhole(const std::array<LoopEdge, 4>& sides) {
  return std::all_of(sides.begin(), sides.end(), [](const LoopEdge& side) {
    return sameSigns(side.first.node.sample, side.second.node.sample);
  });
}

void RegionTracer::cell(int i, int j) {
  const auto edges = sides(i, j);
  Loop loop;
  if (isWhole(edges)) {
    const auto& at = edges[0].first.node.sample;
    const int mode = lcpMode(planeSign(at.A), planeSign(at.B));
    trace_.cellMode[static_cast<std::size_t>(cellIndex(i, j))] = mode;
    const bool inside = grid_.cellExists(i - 1, j) && grid_.cellExists(i + 1, j) &&
                        grid_.cellExists(i, j - 1) && grid_.cellExists(i, j + 1);
    if (inside) return;
  }
  for (const auto& edge : edges) appendEdge(loop, edge);
  const bool simple =
      crossings(loop, &LoopVertex::signA) <= 2 && crossings(loop, &LoopVertex::signB) <= 2;
  if (simple) {
    add(loop, i, j, 0);
  } else {
    fan(i, j);
  }
}

/// A curve that crosses all four sides: four triangles around the centre leave no doubt.
void RegionTracer::fan(int i, int j) {
  const auto edges = sides(i, j);
  const auto middle = between(edges[0].first.node.at, edges[1].second.node.at, 0.5);
  const Corner centre{{middle, function_(middle)}, -1 - cellIndex(i, j)};
  if (!centre.node.sample.exists) return;
  const auto spokes = edgesAlongX() + edgesAlongY() + 4 * cellIndex(i, j);
  const std::array<Corner, 4> corners{edges[0].first, edges[0].second, edges[1].second,
                                      edges[2].first};
  for (int k = 0; k < 4; ++k) {
    const int next = (k + 1) % 4;
    const auto a = static_cast<std::size_t>(k), b = static_cast<std::size_t>(next);
    Loop triangle;
    appendEdge(triangle, edges[a]);
    appendEdge(triangle, {corners[b], centre, spokes + next, Side::Inner, false});
    appendEdge(triangle, {corners[a], centre, spokes + k, Side::Inner, true});
    add(triangle, i, j, k);
  }
}

void addCurve(std::vector<PlaneEdge>& edges, const CurvePiece& curve) {
  if (curve.empty() || (curve.front().jump && curve.back().jump)) return;
  for (std::size_t k = 0; k + 1 < curve.size(); ++k) {
    edges.push_back({curve[k].vertex, curve[k + 1].vertex});
  }
}

void RegionTracer::add(const Loop& loop, int i, int j, int part) {
  const PlanePoint reach{(grid_.x.back() - grid_.x.front()) / grid_.columns(),
                         (grid_.y.back() - grid_.y.front()) / grid_.rows()};
  const auto cut = cutLoop(loop, 4 * (4 * cellIndex(i, j) + part) + 3, [&](PlanePoint guess) {
    return refineSingularPoint(function_, guess, reach);
  });
  for (const auto& piece : cut.pieces) addPiece(piece, i, j);
  addCurve(aEdges_, cut.A);
  addCurve(bEdges_, cut.B);
  if (cut.singular) trace_.singular.push_back(*cut.singular);
}

bool RegionTracer::isBorder(Side side, int i, int j) const {
  switch (side) {
    case Side::Bottom:
      return !grid_.cellExists(i, j - 1);
    case Side::Right:
      return !grid_.cellExists(i + 1, j);
    case Side::Top:
      return !grid_.cellExists(i, j + 1);
    case Side::Left:
      return !grid_.cellExists(i - 1, j);
    case Side::Inner:
      return false;
    case Side::Chord:
      return true;
  }
  return false;
}

/// Only edges that the region does not share with itself: curves, and the border of the window.
void RegionTracer::addPiece(const Piece& piece, int i, int j) {
  auto& border = borders_[static_cast<std::size_t>(piece.mode)];
  for (std::size_t k = 0; k < piece.loop.size(); ++k) {
    const auto& from = piece.loop[k];
    const auto& to = piece.loop[(k + 1) % piece.loop.size()];
    if (isBorder(from.side, i, j)) border.push_back({from.vertex, to.vertex});
  }
}

}  // namespace

std::optional<RegionTrace> traceRegions(const PlaneFunction& function, const PlaneGrid& grid,
                                        const Stop& stop) {
  RegionTracer tracer(function, grid);
  for (int j = 0; j < grid.rows(); ++j) {
    if (stop && stop()) return std::nullopt;
    tracer.row(j);
  }
  return tracer.result();
}

}  // namespace painleve
