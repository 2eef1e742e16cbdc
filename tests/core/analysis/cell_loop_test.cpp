#include "core/analysis/cell_loop.h"

#include <gtest/gtest.h>

namespace painleve {
namespace {

LoopVertex at(double x, double y, int signA, int signB, Side side = Side::Bottom) {
  return {{static_cast<VertexId>(10 * x + 100 * y), {x, y}}, signA, signB, side, false};
}

const Refine keepGuess = [](PlanePoint p) { return std::optional(p); };

double areaOf(const Piece& piece) {
  Polyline polygon;
  for (const auto& v : piece.loop) polygon.push_back(v.vertex.at);
  return signedArea(polygon);
}

TEST(CellLoop, WithoutCurvesIsOnePiece) {
  const auto cut = cutLoop({at(0, 0, 1, -1), at(1, 0, 1, -1), at(1, 1, 1, -1)}, 7, keepGuess);
  ASSERT_EQ(cut.pieces.size(), 1U);
  EXPECT_EQ(cut.pieces[0].mode, 2);
  EXPECT_TRUE(cut.A.empty() && cut.B.empty() && !cut.singular);
}

TEST(CellLoop, OneCurveMakesTwoPieces) {
  const Loop loop{at(0, 0, -1, 1), at(0.5, 0, 0, 1), at(1, 0, 1, 1),
                  at(1, 1, 1, 1),  at(0.5, 1, 0, 1), at(0, 1, -1, 1)};
  const auto cut = cutLoop(loop, 7, keepGuess);
  ASSERT_EQ(cut.pieces.size(), 2U);
  EXPECT_EQ(cut.pieces[0].mode, 1);
  EXPECT_EQ(cut.pieces[1].mode, 3);
  EXPECT_DOUBLE_EQ(areaOf(cut.pieces[0]), 0.5);
  EXPECT_EQ(cut.A.size(), 2U);
}

TEST(CellLoop, CrossingCurvesMakeFourPiecesAroundThePoint) {
  const Loop loop{at(0, 0, -1, -1), at(0.5, 0, 0, -1), at(1, 0, 1, -1), at(1, 0.5, 1, 0),
                  at(1, 1, 1, 1),   at(0.5, 1, 0, 1),  at(0, 1, -1, 1), at(0, 0.5, -1, 0)};
  const auto cut = cutLoop(loop, 7, keepGuess);
  ASSERT_EQ(cut.pieces.size(), 4U);
  int modes = 0;
  for (const auto& piece : cut.pieces) {
    modes |= 1 << piece.mode;
    EXPECT_DOUBLE_EQ(areaOf(piece), 0.25);
  }
  EXPECT_EQ(modes, 0b11110);
  ASSERT_TRUE(cut.singular);
  EXPECT_EQ(*cut.singular, (PlanePoint{0.5, 0.5}));
  ASSERT_EQ(cut.A.size(), 3U);
  EXPECT_EQ(cut.A[1].vertex.id, 7);
  ASSERT_EQ(cut.B.size(), 3U);
}

TEST(CellLoop, WhatIsNoSingularPointIsNotCalledOne) {
  const Loop loop{at(0, 0, -1, -1), at(0.5, 0, 0, -1), at(1, 0, 1, -1), at(1, 0.5, 1, 0),
                  at(1, 1, 1, 1),   at(0.5, 1, 0, 1),  at(0, 1, -1, 1), at(0, 0.5, -1, 0)};
  const auto cut = cutLoop(loop, 7, [](PlanePoint) { return std::optional<PlanePoint>(); });
  EXPECT_EQ(cut.pieces.size(), 4U);
  EXPECT_FALSE(cut.singular);
}

TEST(CellLoop, CountsCrossings) {
  const Loop loop{at(0, 0, 1, 1), at(0.5, 0, 0, 1), at(1, 0, -1, 1), at(1, 0.5, 0, 1)};
  EXPECT_EQ(crossings(loop, &LoopVertex::signA), 2);
  EXPECT_EQ(crossings(loop, &LoopVertex::signB), 0);
}

}  // namespace
}  // namespace painleve
