#pragma once
// A row's coordinates, velocities and modes as a state again.

#include <span>
#include <vector>

#include "core/contact/mode.h"
#include "core/model/system.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

/// Time, coordinates and velocities lead every row.
State stateOfCells(const System& system, std::span<const double> cells);

/// Columns of "mode" and "lcp_mode", one a contact.
struct ModeColumns {
  std::vector<std::size_t> mode, lcp;
};
ModeColumns modeColumnsOf(const Trajectory& trajectory);

/// Free where the cell is empty or absent.
Mode modeOfCell(std::span<const double> cells, std::size_t column);
/// 0 where the cell is empty or absent.
int lcpModeOfCell(std::span<const double> cells, std::size_t column);

}  // namespace painleve
