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

/// RFC 4180, or what clipboards hold.
const char* lineEnd(Separator separator);
/// Quoted where it holds a separator, a quote or a line break.
std::string csvField(const std::string& text, Separator separator);
/// "theta [rad]"; no bracket for dimensionless columns. No line end.
std::string csvHeader(const std::vector<Column>& columns, Separator separator = Separator::Comma);
/// True when everything was taken.
bool writeCsv(const Trajectory& trajectory, const TextSink& sink);

}  // namespace painleve
