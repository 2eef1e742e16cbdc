#include "core/analysis/contact_verdict.h"

#include <algorithm>

#include "core/trajectory/event_summary.h"

namespace painleve {
namespace {

bool isOpen(const ContactSolution& solution) {
  return std::ranges::all_of(solution.mode, [](Mode mode) { return mode == Mode::Free; });
}

std::optional<std::size_t> takenByRule(const ContactSolutions& problem, const std::string& rule) {
  const bool opens = rule == "painleve";
  if (!opens && rule != "contact") return std::nullopt;
  const auto found = std::ranges::find(problem.solutions, opens, isOpen);
  if (found == problem.solutions.end()) return std::nullopt;
  return static_cast<std::size_t>(found - problem.solutions.begin());
}

/// The solution with the modes that the motion has.
std::optional<std::size_t> takenByMotion(const ContactSolutions& problem) {
  std::vector<Mode> modes;
  for (const ContactFacts& contact : problem.contacts)
    if (contact.active) modes.push_back(contact.mode);
  const auto found = std::ranges::find(problem.solutions, modes, &ContactSolution::mode);
  if (found == problem.solutions.end()) return std::nullopt;
  return static_cast<std::size_t>(found - problem.solutions.begin());
}

bool isChosen(const Scene& scene, const Trajectory& trajectory, const BranchPoint& branch) {
  const auto number = static_cast<std::size_t>(&branch - trajectory.branches.data());
  return branch.taken < branch.futures.size() &&
         std::ranges::any_of(scene.choices, [&](const Choice& choice) {
           return choice.branch == number && choice.rule == branch.futures[branch.taken].rule;
         });
}

/// The branch point that an event is or, at a singular point, that comes with it.
const BranchPoint* branchWith(const Trajectory& trajectory, const Event& event) {
  const auto index = static_cast<std::size_t>(&event - trajectory.events.data());
  return branchAt(trajectory, event.kind == EventKind::SingularPoint ? index + 1 : index);
}

const BranchPoint* lastBranch(const Trajectory& trajectory, double t) {
  const auto after = std::ranges::partition_point(trajectory.branches, [&](const BranchPoint& b) {
    return trajectory.events[b.event].time <= t;
  });
  return after == trajectory.branches.begin() ? nullptr : &*(after - 1);
}

// Two solutions while the motion goes on: one of them was chosen at the branch point before; a
// contact at rest simply holds as long as it can.
Verdict ofMotion(const Scene& scene, const Trajectory& trajectory,
                 const ContactSolutions& problem) {
  Verdict verdict;
  verdict.taken = takenByMotion(problem);
  if (problem.situation == Situation::Sticking) {
    verdict.rule = "hold";
    return verdict;
  }
  const BranchPoint* branch = lastBranch(trajectory, problem.time);
  if (branch == nullptr) return verdict;
  const Event& event = trajectory.events[branch->event];
  verdict.rule = event.rule;
  verdict.choice = isChosen(scene, trajectory, *branch);
  verdict.since = event.time;
  return verdict;
}

}  // namespace

Verdict verdictOf(const Scene& scene, const Trajectory& trajectory, const Event* shown,
                  const ContactSolutions& problem) {
  if (problem.situation == Situation::Flight) return {};
  const BranchPoint* branch = shown != nullptr ? branchWith(trajectory, *shown) : nullptr;
  Verdict verdict;
  if (branch != nullptr) {
    verdict.rule = shown->rule;
    verdict.choice = isChosen(scene, trajectory, *branch);
    verdict.taken = takenByRule(problem, verdict.rule);
  } else if (problem.solutions.size() == 1) {
    verdict.rule = "lcp";
    verdict.taken = 0;
  } else if (shown != nullptr) {
    verdict.rule = shown->rule;
  } else {
    verdict = ofMotion(scene, trajectory, problem);
  }
  return verdict;
}

}  // namespace painleve
