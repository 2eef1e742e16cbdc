#pragma once
// What a column of a run is called where people choose it: symbol, contact and unit.

#include <span>

#include <QString>

#include "core/parameters/chart.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

/// "F_N, left end [N]", for lists.
QString variableText(const Trajectory& trajectory, std::size_t column,
                     std::span<const ContactSpec> contacts);
/// The same as HTML, for an axis.
QString variableHtml(const Trajectory& trajectory, std::size_t column,
                     std::span<const ContactSpec> contacts);
/// "F_N = 5.6 N" as HTML, a mode by its word; of a column by id.
QString variableValue(const Trajectory& trajectory, const std::string& id, double value);

}  // namespace painleve::ui
