#pragma once
// The log of a time-stepping run as CSV: one row a step, the columns of each contact in turn.

#include "core/io/csv.h"
#include "core/trajectory/step_record.h"

namespace painleve {

/// "time [s]", "step [s]", then for each contact (with its id where there are several) its mode,
/// impulses, velocities and B, then works.
std::vector<Column> stepColumns(const std::vector<std::string>& contacts);
/// One cell a column.
Cells stepCells(const StepRecord& record);
/// Header line and rows, each with its line end.
std::string stepsHeader(const std::vector<std::string>& contacts,
                        Separator separator = Separator::Comma);
std::string stepsRow(const std::vector<std::string>& contacts, const StepRecord& record,
                     Separator separator = Separator::Comma);

}  // namespace painleve
