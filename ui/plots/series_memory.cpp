#include "ui/plots/series_memory.h"

#include <algorithm>

namespace painleve::ui {

std::vector<TimePoints> SeriesMemory::series(const Trajectory& trajectory, const TimeWindow& window,
                                             const std::vector<Quantity>& quantities) {
  const bool isWanted = isCrowded(trajectory, window);
  std::vector<RowValue> values;
  std::vector<const Digest*> digests;
  for (const Quantity& quantity : quantities) {
    values.push_back(quantity.value);
    if (const Digest* known = digest(trajectory, quantity, isWanted)) digests.push_back(known);
  }
  if (digests.size() < values.size()) digests.clear();
  return timeSeries(trajectory, window, values, digests);
}

void SeriesMemory::beginRound() {
  std::erase_if(entries_, [](const Entry& entry) { return !entry.isUsed; });
  for (Entry& entry : entries_) entry.isUsed = false;
}

const Digest* SeriesMemory::digest(const Trajectory& trajectory, const Quantity& quantity,
                                   bool wanted) {
  if (trajectory.chunks.empty()) return nullptr;
  const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
    return entry.first == trajectory.chunks.front() && entry.last == trajectory.chunks.back() &&
           entry.id == quantity.id;
  });
  if (found != entries_.end()) {
    found->isUsed = true;
    return found->digest.get();
  }
  if (!wanted) return nullptr;
  entries_.push_back({trajectory.chunks.front(), trajectory.chunks.back(), quantity.id,
                      std::make_shared<const Digest>(digestOf(trajectory, quantity.value))});
  return entries_.back().digest.get();
}

}  // namespace painleve::ui
