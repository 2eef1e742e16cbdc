#pragma once
// From a snapshot to the cells of a row: the one column list of CSV, plots and event JSON.

#include "core/laws/laws.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

class System;

/// time, coordinates, velocities, contact columns (with the contact's id where the system has
/// several), energies, ledger.
std::vector<Column> columnsOf(const System& system);

/// Appends one cell a column to `out`.
void readCells(const System& system, const Laws& laws, const Snapshot& snapshot,
               std::vector<double>& out);

}  // namespace painleve
