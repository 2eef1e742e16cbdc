#pragma once
// Events as a table of text, one line an event: for spreadsheets and the clipboard.

#include <cstddef>
#include <string>

#include "core/io/csv.h"

namespace painleve {

/// Column names with units, without a line end.
std::string eventsHeader(Separator separator);
/// One event; numbers round-trip, empty where there is none. Without a line end.
std::string eventLine(const Trajectory& trajectory, std::size_t event, Separator separator);
/// Header and all events; true when everything was taken.
bool writeEventsTable(const Trajectory& trajectory, Separator separator, const TextSink& sink);

}  // namespace painleve
