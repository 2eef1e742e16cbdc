#pragma once
// One cell of the grid as a loop of vertices, cut along A = 0 and B = 0 into pieces of one LCP
// mode each. [GB] Table 1

#include <functional>
#include <optional>

#include <boost/container/static_vector.hpp>

#include "core/analysis/outlines.h"

namespace painleve {

/// What the edge that leaves a vertex is: a side of the cell, an auxiliary line inside the cell, or
/// a piece of A = 0 or B = 0.
enum class Side : std::uint8_t { Bottom, Right, Top, Left, Inner, Chord };

struct LoopVertex {
  PlaneVertex vertex;
  int signA = 1, signB = 1;  // -1, +1; 0 on the curve
  Side side = Side::Inner;
  bool jump = false;  // on a curve where its function jumps
};
/// Counter-clockwise: four corners, two crossings a side, one singular point.
using Loop = boost::container::static_vector<LoopVertex, 13>;
/// Across one loop: two ends, with the singular point between them where the curves cross.
using CurvePiece = boost::container::static_vector<LoopVertex, 3>;

struct Piece {
  int mode = 0;
  Loop loop;
};

struct CutLoop {
  boost::container::static_vector<Piece, 4> pieces;
  CurvePiece A, B;                     // empty where the curve does not cross the loop
  std::optional<PlanePoint> singular;  // refined
};

/// From a guess to the true point; nullopt: there is none.
using Refine = std::function<std::optional<PlanePoint>(PlanePoint)>;

/// Every curve crosses the loop's boundary twice or not at all; `middle` names the vertex where the
/// two curves cross.
CutLoop cutLoop(const Loop& loop, VertexId middle, const Refine& refine);

/// How often a curve crosses the boundary.
int crossings(const Loop& loop, int LoopVertex::*sign);

}  // namespace painleve
