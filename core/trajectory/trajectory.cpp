#include "core/trajectory/trajectory.h"

#include <algorithm>

#include "core/errors.h"

namespace painleve {

const char* eventKindName(EventKind kind) {
  switch (kind) {
    case EventKind::Start:
      return "start";
    case EventKind::Impact:
      return "impact";
    case EventKind::Touch:
      return "touch";
    case EventKind::LiftOff:
      return "lift_off";
    case EventKind::Stop:
      return "stop";
    case EventKind::Stick:
      return "stick";
    case EventKind::Slip:
      return "slip";
    case EventKind::SlipReversal:
      return "slip_reversal";
    case EventKind::TangentialImpact:
      return "tangential_impact";
    case EventKind::SingularPoint:
      return "singular_point";
    case EventKind::BranchPoint:
      return "branch_point";
    case EventKind::Settle:
      return "settle";
    case EventKind::Rest:
      return "rest";
    case EventKind::Edit:
      return "edit";
    case EventKind::Limit:
      return "limit";
    case EventKind::End:
      break;
  }
  return "end";
}

std::size_t Trajectory::rowCount() const {
  return chunks.empty() ? 0 : chunks.back()->firstRow + chunks.back()->rows();
}

std::span<const double> Trajectory::row(std::size_t i) const {
  const auto after = std::upper_bound(
      chunks.begin(), chunks.end(), i,
      [](std::size_t index, const auto& chunk) { return index < chunk->firstRow; });
  const Chunk& chunk = **(after - 1);
  return std::span(chunk.cells).subspan((i - chunk.firstRow) * chunk.columns, chunk.columns);
}

std::size_t Trajectory::rowBefore(double t) const {
  std::size_t lower = 0;
  std::size_t upper = rowCount();
  while (upper - lower > 1) {
    const std::size_t middle = (lower + upper) / 2;
    (row(middle)[0] <= t ? lower : upper) = middle;
  }
  return lower;
}

const Snapshot& Trajectory::checkpointBefore(double t) const {
  check(!checkpoints.empty(), "a trajectory without checkpoints has no states");
  const auto after =
      std::upper_bound(checkpoints.begin(), checkpoints.end(), t,
                       [](double value, const Snapshot& s) { return value < s.state.t; });
  return after == checkpoints.begin() ? checkpoints.front() : *(after - 1);
}

std::size_t Trajectory::column(std::string_view id) const {
  const auto found =
      std::find_if(columns.begin(), columns.end(), [&](const Column& c) { return c.id == id; });
  return static_cast<std::size_t>(found - columns.begin());
}

}  // namespace painleve
