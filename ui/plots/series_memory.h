#pragma once
// Time series of runs whose digests are kept while the runs stay: a million rows are read once, not
// at every zoom.

#include <memory>
#include <string>
#include <vector>

#include "ui/plots/time_series.h"

namespace painleve::ui {

class SeriesMemory {
 public:
  /// One series a quantity, in the order given.
  std::vector<TimePoints> series(const Trajectory& trajectory, const TimeWindow& window,
                                 const std::vector<Quantity>& quantities);
  /// Forgets what nobody asked for since the last call.
  void beginRound();
  std::size_t digestCount() const { return entries_.size(); }

 private:
  struct Entry {
    std::shared_ptr<const Chunk> first, last;  // held, so that no other run has their places
    std::string id;
    std::shared_ptr<const Digest> digest;
    bool isUsed = true;
  };
  /// The digest of a quantity, computed only where it is `wanted`; null: none.
  const Digest* digest(const Trajectory& trajectory, const Quantity& quantity, bool wanted);

  std::vector<Entry> entries_;
};

}  // namespace painleve::ui
