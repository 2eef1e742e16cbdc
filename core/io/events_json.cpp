#include "core/io/events_json.h"

#include <algorithm>

#include "core/io/cell_text.h"
#include "core/parameters/number_text.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

std::string numberOrNull(double value) {
  return hasValue(value) ? numberText(value) : "null";
}

std::string textOrNull(const std::string& text) {
  return text.empty() ? "null" : jsonString(text);
}

void appendMember(std::string& text, std::string_view key, const std::string& value) {
  const bool first = text.back() == '{';
  text += first ? "" : ", ";
  text += jsonString(key) + ": " + value;
}

std::string cellJson(const Column& column, double cell) {
  if (!hasValue(cell)) return "null";
  std::string text;
  appendCell(text, column.kind, cell);
  return column.kind == ColumnKind::Mode ? jsonString(text) : text;
}

/// Every column but the time.
std::string cellsJson(const std::vector<Column>& columns, const Cells& cells) {
  std::string text = "{";
  for (std::size_t i = 1; i < std::min(columns.size(), cells.size()); ++i) {
    appendMember(text, columns[i].id, cellJson(columns[i], cells[i]));
  }
  return text + '}';
}

std::string contactJson(const Trajectory& trajectory, int contact) {
  const auto index = static_cast<std::size_t>(contact);
  const bool named = contact >= 0 && index < trajectory.contacts.size();
  return named ? jsonString(trajectory.contacts[index]) : "null";
}

std::string impulseJson(const Event& event) {
  std::string text = "{";
  appendMember(text, "normal", numberOrNull(event.impulseNormal));
  appendMember(text, "tangential", numberOrNull(event.impulseTangent));
  return text + '}';
}

/// `parameter` names what a family depends on; `pick` is the member that goes on.
std::string futureJson(const Future& future, bool taken) {
  std::string text = "{";
  appendMember(text, "rule", jsonString(future.rule));
  if (!future.parameter.empty()) {
    appendMember(text, "parameter", jsonString(future.parameter));
    appendMember(text, "lower", numberOrNull(future.lower));
    appendMember(text, "upper", numberOrNull(future.upper));
    appendMember(text, "pick", numberOrNull(future.pick));
  }
  appendMember(text, "taken", taken ? "true" : "false");
  return text + '}';
}

std::string futuresJson(const BranchPoint& branch) {
  std::string text = "[";
  for (std::size_t i = 0; i < branch.futures.size(); ++i) {
    text += (i > 0 ? ", " : "") + futureJson(branch.futures[i], i == branch.taken);
  }
  return text + ']';
}

std::string eventJson(const Trajectory& trajectory, std::size_t index) {
  const Event& event = trajectory.events[index];
  std::string text = "{";
  appendMember(text, "time", numberOrNull(event.time));
  appendMember(text, "kind", jsonString(eventKindName(event.kind)));
  appendMember(text, "contact", contactJson(trajectory, event.contact));
  appendMember(text, "before", cellsJson(trajectory.columns, event.before));
  appendMember(text, "after", cellsJson(trajectory.columns, event.after));
  appendMember(text, "impulse", impulseJson(event));
  appendMember(text, "energy_change", numberOrNull(event.energyChange));
  appendMember(text, "lcp_solutions",
               event.lcpSolutions < 0 ? "null" : std::to_string(event.lcpSolutions));
  appendMember(text, "rule", textOrNull(event.rule));
  const auto branch = std::ranges::find(trajectory.branches, index, &BranchPoint::event);
  if (branch != trajectory.branches.end()) appendMember(text, "futures", futuresJson(*branch));
  return text + '}';
}

}  // namespace

bool writeEvents(const Trajectory& trajectory, const TextSink& sink) {
  if (!sink("[")) return false;
  for (std::size_t i = 0; i < trajectory.events.size(); ++i) {
    if (!sink((i > 0 ? ",\n  " : "\n  ") + eventJson(trajectory, i))) return false;
  }
  return sink("\n]\n");
}

}  // namespace painleve
