#pragma once
// What a run leaves behind: rows under a column layout in immutable chunks, events, branch points,
// checkpoints.

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/contact/mode.h"
#include "core/types.h"

namespace painleve {

/// A cell that does not exist at this instant (F_N while no solution, A in flight ...): empty in
/// CSV, null in JSON, never drawn.
inline constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

enum class ColumnKind : std::uint8_t { Number, Mode, LcpMode };

/// ONE list feeds CSV header, plot axes and event JSON. Column 0 is "time".
struct Column {
  std::string id, symbol, unit;  // "F_N_tip", "F_N", "N"; empty unit: dimensionless
  ColumnKind kind = ColumnKind::Number;
};

using Cells = std::vector<double>;  // one a column; modes as their enum value

/// At most kChunkRows rows, row-major. Never changed once published.
struct Chunk {
  std::size_t firstRow = 0, columns = 0;
  std::vector<double> cells;
  std::size_t rows() const { return columns == 0 ? 0 : cells.size() / columns; }
};
inline constexpr std::size_t kChunkRows = 256;

/// J, work done ON the bodies since the start (friction and impacts: <= 0); E - total() is
/// constant.
struct Ledger {
  double friction = 0, impacts = 0, external = 0, edits = 0, correction = 0;
  double total() const { return friction + impacts + external + edits + correction; }
};

/// Everything a run needs to go on from an instant.
struct Snapshot {
  State state;
  PerContact<Mode> mode;  // one a contact of the System
  Ledger ledger;
  double impulse = 0;     // N s, normal impulse of the closed contacts since the last event
  bool singular = false;  // A = B = 0: the force is unbounded, not a number
  std::int64_t step = 0;  // index of the last row written on the grid of the run
};

enum class EventKind : std::uint8_t {
  Start,
  Impact,
  Touch,
  LiftOff,
  Stop,
  Stick,
  Slip,
  SlipReversal,
  TangentialImpact,
  SingularPoint,
  BranchPoint,
  Settle,
  Rest,
  Edit,
  Limit,
  End
};
/// "start", "lift_off", ...: the words of the events JSON.
const char* eventKindName(EventKind kind);

struct Event {
  EventKind kind = EventKind::Start;
  double time = 0;      // s
  int contact = -1;     // index into System::contacts(); -1: none
  Cells before, after;  // one a column, as the rows
  double impulseNormal = kNoValue, impulseTangent = kNoValue;  // N s
  double energyChange = 0;                                     // J, jump of T + V
  int lcpSolutions = -1;  // how many isolated solutions the contact problem had; -1: not asked
  std::string rule;       // "lcp", "painleve", "newton", ...
};

/// One way to go on from a branch point; with `parameter` it stands for a family, `pick` is the
/// member meant.
struct Future {
  std::string rule, parameter;  // parameter empty: isolated solution
  double lower = 0, upper = 0, pick = 0;
};

struct BranchPoint {
  std::size_t event = 0;  // index into events
  std::vector<Future> futures;
  std::size_t taken =
      0;  // index into futures; futures.size(): none (the run ended, waiting for a choice)
};

enum class End : std::uint8_t {
  Duration,
  NeedsChoice,
  Limit,
  EventLimit,
  RowLimit,
  NoSolution,
  Cancelled
};

struct Trajectory {
  std::vector<Column> columns;
  std::vector<std::shared_ptr<const Chunk>> chunks;
  std::vector<Event> events;
  std::vector<BranchPoint> branches;
  std::vector<Snapshot> checkpoints;  // ascending time; each goes on by itself
  std::vector<std::string> contacts;  // ids, what Event::contact counts
  End end = End::Duration;
  std::string endReason;  // one sentence, empty for End::Duration
  double endTime = 0;     // s

  std::size_t rowCount() const;
  /// Cells of row i < rowCount().
  std::span<const double> row(std::size_t i) const;
  /// Last row with time <= t (0 where t is before the first); rowCount() must be > 0.
  std::size_t rowBefore(double t) const;
  /// Last checkpoint with time <= t (the first where t is before it); there must be one.
  const Snapshot& checkpointBefore(double t) const;
  /// Index of a column, or columns.size().
  std::size_t column(std::string_view id) const;
};

}  // namespace painleve
