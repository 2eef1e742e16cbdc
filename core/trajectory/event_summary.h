#pragma once
// What one line says about an event: modes, A, B and energy before and after it.

#include "core/trajectory/trajectory.h"

namespace painleve {

/// Numbers are kNoValue where they do not exist.
struct EventSummary {
  double time = 0;
  EventKind kind = EventKind::Start;
  std::string contact;  // id; empty: no contact, or the system has only one
  Mode modeBefore = Mode::Free, modeAfter = Mode::Free;
  int lcpBefore = 0, lcpAfter = 0;    // LCP mode, 0: not asked
  double A = kNoValue, B = kNoValue;  // of the contact problem that the event met
  int solutions = -1;                 // isolated ones; -1: not asked
  std::string rule;
  double impulseNormal = kNoValue, impulseTangent = kNoValue;          // N s
  double energyBefore = kNoValue, energyAfter = kNoValue, change = 0;  // J
};

/// An event without a contact (start, edit, end) tells of the contact that is closed, if any.
EventSummary summaryOf(const Trajectory& trajectory, std::size_t event);
/// J: what an impact gained; 0 where it cost energy, within rounding, and for other events: a step
/// of the time-stepping solver that holds one may gain by its length, an edit by the experimenter.
double energyCreated(const Trajectory& trajectory, const Event& event);
/// The branch point that an event is, or nullptr.
const BranchPoint* branchAt(const Trajectory& trajectory, std::size_t event);

}  // namespace painleve
