#include "core/analysis/outlines.h"

#include <unordered_map>

namespace painleve {

namespace {

using EdgesAt = std::unordered_multimap<VertexId, std::size_t>;

/// An unused edge at the vertex, or nullptr.
const PlaneEdge* takeEdge(EdgesAt& edgesAt, VertexId id, std::vector<bool>& used,
                          const std::vector<PlaneEdge>& edges) {
  const auto [first, last] = edgesAt.equal_range(id);
  for (auto it = first; it != last; ++it) {
    if (used[it->second]) continue;
    used[it->second] = true;
    return &edges[it->second];
  }
  return nullptr;
}

bool isStraight(PlanePoint a, PlanePoint b, PlanePoint c) {
  return (a.x == b.x && b.x == c.x) || (a.y == b.y && b.y == c.y);
}

Polyline withoutStraightCorners(const Polyline& polygon) {
  Polyline kept;
  const std::size_t n = polygon.size();
  for (std::size_t k = 0; k < n; ++k) {
    const auto before = kept.empty() ? polygon[n - 1] : kept.back();
    const bool needed = !isStraight(before, polygon[k], polygon[(k + 1) % n]);
    if (needed) kept.push_back(polygon[k]);
  }
  return kept;
}

void append(Polyline& curve, PlanePoint point) {
  if (curve.empty() || curve.back() != point) curve.push_back(point);
}

/// The curve from a vertex on along edges that were not used yet.
Polyline follow(PlaneVertex start, EdgesAt& edgesAt, std::vector<bool>& used,
                const std::vector<PlaneEdge>& edges) {
  Polyline curve;
  append(curve, start.at);
  auto at = start.id;
  while (const auto* edge = takeEdge(edgesAt, at, used, edges)) {
    const auto& next = edge->from.id == at ? edge->to : edge->from;
    append(curve, next.at);
    at = next.id;
  }
  return curve;
}

}  // namespace

std::vector<Polyline> joinOutlines(const std::vector<PlaneEdge>& edges) {
  EdgesAt leaving;
  for (std::size_t k = 0; k < edges.size(); ++k) leaving.emplace(edges[k].from.id, k);
  std::vector<bool> used(edges.size());
  std::vector<Polyline> polygons;
  for (std::size_t k = 0; k < edges.size(); ++k) {
    if (used[k]) continue;
    auto polygon = follow(edges[k].from, leaving, used, edges);
    if (polygon.size() > 1 && polygon.front() == polygon.back()) polygon.pop_back();
    polygon = withoutStraightCorners(polygon);
    if (polygon.size() > 2) polygons.push_back(std::move(polygon));
  }
  return polygons;
}

std::vector<Polyline> joinCurves(const std::vector<PlaneEdge>& edges) {
  EdgesAt touching;
  std::unordered_map<VertexId, int> degree;
  for (std::size_t k = 0; k < edges.size(); ++k) {
    for (const auto id : {edges[k].from.id, edges[k].to.id}) {
      touching.emplace(id, k);
      ++degree[id];
    }
  }
  std::vector<bool> used(edges.size());
  std::vector<Polyline> curves;
  const auto collect = [&](const PlaneVertex& start) {
    auto curve = follow(start, touching, used, edges);
    if (curve.size() > 1) curves.push_back(std::move(curve));
  };
  // Open curves begin at their ends; what is left are closed ones.
  for (const auto& edge : edges) {
    if (degree[edge.from.id] == 1) collect(edge.from);
    if (degree[edge.to.id] == 1) collect(edge.to);
  }
  for (const auto& edge : edges) collect(edge.from);
  return curves;
}

double signedArea(const Polyline& polygon) {
  double twice = 0;
  for (std::size_t k = 0; k < polygon.size(); ++k) {
    const auto p = polygon[k], q = polygon[(k + 1) % polygon.size()];
    twice += p.x * q.y - q.x * p.y;
  }
  return 0.5 * twice;
}

}  // namespace painleve
