#include "core/solver/moreau/lift.h"

#include <algorithm>

#include "core/solver/moreau/step_impulses.h"

namespace painleve {
namespace {

// Rows of another point leave a rest of the overlap, in the ratio of their angle squared.
constexpr int kMostLifts = 8;
constexpr double kRounding = 1e-15;  // m, relative to 1 m and the largest coordinate

}  // namespace

PerContact<ActiveContact> liftedContacts(const Task& task, const Snapshot& from,
                                         const FreeStep& free, const State& end) {
  PerContact<ActiveContact> contacts = activeContacts(task, from, free);
  for (int i = 0; i < static_cast<int>(task.system.contacts().size()); ++i) {
    const bool known = std::ranges::find(contacts, i, &ActiveContact::contact) != contacts.end();
    if (!known && task.system.gap(i, end) < 0)
      contacts.push_back(readContactRows(task, from, free, i));
  }
  return contacts;
}

void liftOverlaps(const Task& task, const PerContact<ActiveContact>& contacts, State& end) {
  const auto p = static_cast<Eigen::Index>(contacts.size());
  if (p == 0) return;
  Vec gaps(p);
  for (int i = 0; i < kMostLifts; ++i) {
    for (Eigen::Index c = 0; c < p; ++c)
      gaps[c] = task.system.gap(contacts[static_cast<std::size_t>(c)].contact, end);
    if (gaps.minCoeff() >= -kRounding * (1 + end.q.cwiseAbs().maxCoeff())) return;
    const std::optional<Vec> multipliers = liftMultipliers(task.law, contacts, gaps);
    if (!multipliers) return;
    for (Eigen::Index c = 0; c < p; ++c)
      end.q += contacts[static_cast<std::size_t>(c)].viaNormal * (*multipliers)[c];
  }
}

}  // namespace painleve
