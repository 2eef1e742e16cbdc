#pragma once
// A trajectory written by hand: two chunks, two events, one branch point.

#include <memory>

#include "core/trajectory/trajectory.h"

namespace painleve::test {

inline std::shared_ptr<const Chunk> chunkOf(std::size_t first, std::vector<double> cells) {
  return std::make_shared<const Chunk>(Chunk{first, 4, std::move(cells)});
}

inline Trajectory smallTrajectory() {
  Trajectory trajectory;
  trajectory.columns = {{"time", "t", "s", ColumnKind::Number},
                        {"x", "x", "m", ColumnKind::Number},
                        {"mode", "mode", "", ColumnKind::Mode},
                        {"lcp_mode", "LCP", "", ColumnKind::LcpMode}};
  trajectory.chunks = {chunkOf(0, {0, 0.1, 1, 4, 0.5, -2.5, 3, kNoValue}),
                       chunkOf(2, {1, kNoValue, 0, kNoValue})};
  trajectory.contacts = {"tip"};
  Event start;
  start.before = start.after = {0, 0.1, 1, 4};
  Event branch;
  branch.kind = EventKind::BranchPoint;
  branch.time = 0.5;
  branch.contact = 0;
  branch.before = {0.5, -2.5, 1, 4};
  branch.after = {0.5, -2.5, 3, kNoValue};
  branch.impulseNormal = 2;
  branch.energyChange = -0.5;
  branch.lcpSolutions = 2;
  branch.rule = "contact";
  trajectory.events = {start, branch};
  trajectory.branches = {{1, {{"painleve", "", 0, 0, 0}, {"impact", "impulse", 0, 1, 0.5}}, 1}};
  return trajectory;
}

}  // namespace painleve::test
