#include "core/trajectory/event_summary.h"

#include <algorithm>
#include <cmath>

#include "core/trajectory/contact_suffix.h"

namespace painleve {
namespace {

constexpr double kGainRounding = 1e-9;  // relative to 1 J and the energy

/// Cells before and after an event, by column id.
class Reading {
 public:
  Reading(const Trajectory& trajectory, const Event& event)
      : trajectory_(trajectory), event_(event) {}

  double before(const std::string& id) const { return cell(event_.before, id); }
  double after(const std::string& id) const { return cell(event_.after, id); }

 private:
  double cell(const Cells& cells, const std::string& id) const {
    const std::size_t column = trajectory_.column(id);
    return column < cells.size() ? cells[column] : kNoValue;
  }

  const Trajectory& trajectory_;
  const Event& event_;
};

Mode modeOf(double cell) {
  return std::isfinite(cell) ? static_cast<Mode>(std::lround(cell)) : Mode::Free;
}

int lcpOf(double cell) {
  return std::isfinite(cell) ? static_cast<int>(std::lround(cell)) : 0;
}

// The event's contact; else the first closed one, else the first.
std::size_t contactOf(const Trajectory& trajectory, const Event& event, const Reading& read) {
  if (event.contact >= 0) return static_cast<std::size_t>(event.contact);
  for (std::size_t i = 0; i < trajectory.contacts.size(); ++i) {
    const std::string mode = "mode" + contactSuffix(trajectory, i);
    if (modeOf(read.before(mode)) != Mode::Free || modeOf(read.after(mode)) != Mode::Free) return i;
  }
  return 0;
}

// A start and an edit ask anew: what they meet stands after them.
bool meetsAfter(const Event& event, double before) {
  return event.kind == EventKind::Start || event.kind == EventKind::Edit || !std::isfinite(before);
}

void readContact(const Trajectory& trajectory, std::size_t contact, const Reading& read,
                 const Event& event, EventSummary& line) {
  const std::string suffix = contactSuffix(trajectory, contact);
  line.modeBefore = modeOf(read.before("mode" + suffix));
  line.modeAfter = modeOf(read.after("mode" + suffix));
  line.lcpBefore = lcpOf(read.before("lcp_mode" + suffix));
  line.lcpAfter = lcpOf(read.after("lcp_mode" + suffix));
  const bool later = meetsAfter(event, read.before("A" + suffix));
  line.A = later ? read.after("A" + suffix) : read.before("A" + suffix);
  line.B = later ? read.after("B" + suffix) : read.before("B" + suffix);
}

}  // namespace

EventSummary summaryOf(const Trajectory& trajectory, std::size_t event) {
  const Event& e = trajectory.events[event];
  const Reading read(trajectory, e);
  EventSummary line;
  line.time = e.time;
  line.kind = e.kind;
  const std::size_t contact = contactOf(trajectory, e, read);
  if (contact < trajectory.contacts.size()) {
    readContact(trajectory, contact, read, e, line);
    if (e.contact >= 0 && trajectory.contacts.size() > 1)
      line.contact = trajectory.contacts[contact];
  }
  line.solutions = e.lcpSolutions;
  line.rule = e.rule;
  line.impulseNormal = e.impulseNormal;
  line.impulseTangent = e.impulseTangent;
  line.energyBefore = read.before("E");
  line.energyAfter = read.after("E");
  line.change = e.energyChange;
  return line;
}

double energyCreated(const Trajectory& trajectory, const Event& event) {
  if (event.kind != EventKind::Impact && event.kind != EventKind::TangentialImpact) return 0;
  const double before = Reading(trajectory, event).before("E");
  const double rounding = kGainRounding * (1 + (std::isfinite(before) ? std::abs(before) : 0));
  return event.energyChange > rounding ? event.energyChange : 0;
}

const BranchPoint* branchAt(const Trajectory& trajectory, std::size_t event) {
  const auto found = std::ranges::lower_bound(trajectory.branches, event, {}, &BranchPoint::event);
  return found != trajectory.branches.end() && found->event == event ? &*found : nullptr;
}

}  // namespace painleve
