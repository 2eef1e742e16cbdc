#include "core/io/events_table.h"

#include <array>
#include <string_view>
#include <vector>

#include "core/io/cell_text.h"
#include "core/trajectory/event_summary.h"

namespace painleve {

namespace {

constexpr std::array kNames{"time [s]",
                            "kind",
                            "contact",
                            "mode_before",
                            "mode_after",
                            "A [m/s^2]",
                            "B [1/kg]",
                            "lcp_solutions",
                            "rule",
                            "impulse_normal [N s]",
                            "impulse_tangential [N s]",
                            "E_before [J]",
                            "E_after [J]",
                            "energy_change [J]",
                            "futures"};

std::string number(double value) {
  std::string text;
  appendCell(text, ColumnKind::Number, value);
  return text;
}

std::string joined(std::vector<std::string> fields, Separator separator) {
  std::string text;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) text += static_cast<char>(separator);
    text += csvField(fields[i], separator);
  }
  return text;
}

std::string futuresOf(const Trajectory& trajectory, std::size_t event) {
  const BranchPoint* branch = branchAt(trajectory, event);
  if (branch == nullptr) return {};
  std::string text;
  for (const Future& future : branch->futures) text += (text.empty() ? "" : ", ") + future.rule;
  return text;
}

}  // namespace

std::string eventsHeader(Separator separator) {
  return joined({kNames.begin(), kNames.end()}, separator);
}

std::string eventLine(const Trajectory& trajectory, std::size_t event, Separator separator) {
  const EventSummary e = summaryOf(trajectory, event);
  return joined({number(e.time), eventKindName(e.kind), e.contact, modeName(e.modeBefore),
                 modeName(e.modeAfter), number(e.A), number(e.B),
                 e.solutions < 0 ? std::string() : std::to_string(e.solutions), e.rule,
                 number(e.impulseNormal), number(e.impulseTangent), number(e.energyBefore),
                 number(e.energyAfter), number(e.change), futuresOf(trajectory, event)},
                separator);
}

bool writeEventsTable(const Trajectory& trajectory, Separator separator, const TextSink& sink) {
  const std::string end = lineEnd(separator);
  if (!sink(eventsHeader(separator) + end)) return false;
  for (std::size_t i = 0; i < trajectory.events.size(); ++i)
    if (!sink(eventLine(trajectory, i, separator) + end)) return false;
  return true;
}

}  // namespace painleve
