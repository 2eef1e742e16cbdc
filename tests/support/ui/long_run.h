#pragma once
// Hand-made trajectories for plots: any number of rows, no solver.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/trajectory/trajectory.h"

namespace painleve::ui {

class Session;

/// Columns "time", then the given ones; `cell(column, time)` fills them (column counts from 0 after
/// time). Rows at k * step.
std::shared_ptr<Trajectory> madeRun(const std::vector<Column>& columns, std::size_t rows,
                                    double step,
                                    const std::function<double(std::size_t, double)>& cell);

/// Shows a trajectory as if the session had computed it for its scene; with the checkpoints of the
/// one it replaces, where it has none.
void putRun(Session& session, std::shared_ptr<Trajectory> run);

}  // namespace painleve::ui
