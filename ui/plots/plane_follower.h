#pragma once
// What a phase plane that follows the playhead is drawn for: slip direction and held values there.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/phase_plane_result.h"
#include "ui/plots/plane_view.h"
#include "ui/session/frame.h"
#include "ui/session/run.h"

namespace painleve::ui {

class PlaneFollower {
 public:
  /// Another document: nothing is known.
  void forget();
  /// Reads the frame of the active run. True where the plane changes. Without contact, and in
  /// stick the direction, everything stays as it was.
  bool read(const Run& active, const Frame& frame, const PlaneSpan& span, const PhasePlane* plane);

  int slip() const { return slip_; }  // 0: not known, the scene's
  const std::vector<ChartValue>& held() const { return held_; }
  /// The frame's point in the plane; nullopt: there is none.
  std::optional<PlanePoint> point(const Run& active, const Frame& frame, const PlaneSpan& span);

 private:
  /// An entry at the frame; NaN where it does not exist.
  double valueAt(const Run& active, const Frame& frame, const PlaneSpan& span,
                 const std::string& entry);
  std::vector<ChartValue> valuesOf(const Run& active, const Frame& frame, const PlaneSpan& span,
                                   const PhasePlane& plane);

  std::shared_ptr<const Trajectory> trajectory_;  // what the readers read
  std::string chart_;
  std::map<std::string, RowReader> readers_;  // by entry
  int slip_ = 0;
  std::vector<ChartValue> held_;
};

}  // namespace painleve::ui
