#include "core/analysis/cell_loop.h"

#include <algorithm>

#include "core/contact/mode.h"

namespace painleve {

namespace {

using Sign = int LoopVertex::*;

bool has(const Loop& loop, Sign sign, int wanted) {
  return std::any_of(loop.begin(), loop.end(),
                     [&](const LoopVertex& v) { return v.*sign == wanted; });
}

/// The part of a loop on one side of a curve; where the rest was left out, the edge is the curve.
Loop keep(const Loop& loop, Sign sign, int wanted) {
  Loop part;
  for (std::size_t k = 0; k < loop.size(); ++k) {
    if (loop[k].*sign * wanted < 0) continue;
    part.push_back(loop[k]);
    const bool nextIsGone = loop[(k + 1) % loop.size()].*sign * wanted < 0;
    if (nextIsGone) part.back().side = Side::Chord;
  }
  return part;
}

boost::container::static_vector<Loop, 2> split(const Loop& loop, Sign sign) {
  if (has(loop, sign, 1) && has(loop, sign, -1)) return {keep(loop, sign, 1), keep(loop, sign, -1)};
  return {loop};
}

CurvePiece ends(const Loop& loop, Sign sign) {
  CurvePiece found;
  for (const auto& vertex : loop) {
    if (vertex.*sign == 0) found.push_back(vertex);
  }
  return found;
}

/// Where the chords of two curve pieces cross; their ends alternate around a convex loop.
PlanePoint chordsCross(const CurvePiece& a, const CurvePiece& b) {
  const auto p = a[0].vertex.at, q = a[1].vertex.at, r = b[0].vertex.at, s = b[1].vertex.at;
  const double ax = q.x - p.x, ay = q.y - p.y, bx = s.x - r.x, by = s.y - r.y;
  const double turn = ax * by - ay * bx;
  if (turn == 0) return {0.5 * (p.x + q.x), 0.5 * (p.y + q.y)};
  const double t = std::clamp(((r.x - p.x) * by - (r.y - p.y) * bx) / turn, 0.0, 1.0);
  return {p.x + t * ax, p.y + t * ay};
}

void insertOnChord(Loop& part, const LoopVertex& middle) {
  const auto chord = std::find_if(part.begin(), part.end(),
                                  [](const LoopVertex& v) { return v.side == Side::Chord; });
  part.insert(chord + 1, middle);
}

int firstSign(const Loop& loop, Sign sign) {
  const auto found =
      std::find_if(loop.begin(), loop.end(), [&](const LoopVertex& v) { return v.*sign != 0; });
  return found == loop.end() ? 1 : (*found).*sign;
}

}  // namespace

int crossings(const Loop& loop, Sign sign) {
  return static_cast<int>(
      std::count_if(loop.begin(), loop.end(), [&](const LoopVertex& v) { return v.*sign == 0; }));
}

CutLoop cutLoop(const Loop& loop, VertexId middle, const Refine& refine) {
  CutLoop cut;
  cut.A = ends(loop, &LoopVertex::signA);
  cut.B = ends(loop, &LoopVertex::signB);
  auto parts = split(loop, &LoopVertex::signA);
  if (cut.A.size() == 2 && cut.A[0].signB != cut.A[1].signB) {
    const auto guess = chordsCross(cut.A, cut.B);
    cut.singular = refine(guess);
    const LoopVertex vertex{{middle, cut.singular.value_or(guess)}, 0, 0, Side::Chord, false};
    for (auto& part : parts) insertOnChord(part, vertex);
    cut.A.insert(cut.A.begin() + 1, vertex);
    cut.B.insert(cut.B.begin() + 1, vertex);
  }
  for (const auto& part : parts) {
    for (const auto& piece : split(part, &LoopVertex::signB)) {
      const int mode =
          lcpMode(firstSign(piece, &LoopVertex::signA), firstSign(piece, &LoopVertex::signB));
      cut.pieces.push_back({mode, piece});
    }
  }
  return cut;
}

}  // namespace painleve
