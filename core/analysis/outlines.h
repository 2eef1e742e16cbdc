#pragma once
// Short edges between named vertices, joined to polygons and curves. [own]

#include <cstdint>
#include <vector>

#include "core/analysis/phase_plane_result.h"

namespace painleve {

using VertexId = std::int64_t;

struct PlaneVertex {
  VertexId id = 0;
  PlanePoint at;
};

struct PlaneEdge {
  PlaneVertex from, to;
};

/// Directed edges to closed polygons; corners on a straight axis-parallel run are dropped.
std::vector<Polyline> joinOutlines(const std::vector<PlaneEdge>& edges);
/// Undirected edges, at most two a vertex, to curves; a closed one repeats its first point.
std::vector<Polyline> joinCurves(const std::vector<PlaneEdge>& edges);

/// Positive for counter-clockwise polygons.
double signedArea(const Polyline& polygon);

}  // namespace painleve
