#pragma once
// A table of chosen columns of a trajectory: CSV for files, tabs for what spreadsheets paste.

#include <cstddef>
#include <vector>

#include "core/io/csv.h"

namespace painleve {

/// Indices into Trajectory::columns, in the order of the table.
using ColumnChoice = std::vector<std::size_t>;

/// In the order of the trajectory.
ColumnChoice allColumns(const Trajectory& trajectory);
/// The header, then one piece of text a chunk; true when everything was taken.
bool writeColumns(const Trajectory& trajectory, const ColumnChoice& chosen, Separator separator,
                  const TextSink& sink);

}  // namespace painleve
