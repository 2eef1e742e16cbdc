#pragma once
// Trajectories as CSV: RFC 4180, one header line with units, doubles that round-trip, empty cell
// for "no value".

#include <functional>
#include <string>
#include <string_view>

#include "core/trajectory/trajectory.h"

namespace painleve {

/// Receives pieces of text in order; false: could not be taken, writing stops.
using TextSink = std::function<bool(std::string_view)>;

/// Comma: CSV (RFC 4180); tab: what spreadsheets paste.
enum class Separator : char { Comma = ',', Tab = '\t' };

/// "theta [rad]"; no bracket for dimensionless columns.
std::string csvHeader(const std::vector<Column>& columns);
/// True when everything was taken.
bool writeCsv(const Trajectory& trajectory, const TextSink& sink);

}  // namespace painleve
