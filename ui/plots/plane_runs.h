#pragma once
// The runs in a plane: paths, jumps, starts, the active one above the others, each in its pen.

#include <span>
#include <vector>

#include <qcustomplot.h>

#include "ui/plots/plane_paths.h"
#include "ui/plots/plane_rings.h"

namespace painleve::ui {

class PlaneJumps;

class PlaneRuns {
 public:
  explicit PlaneRuns(QCustomPlot& plot);

  /// Kept and compared runs have the pens of their number, ghosts those of their rule.
  void show(std::span<const Run> runs, const PlanePaths& paths);
  const PlaneRings& rings() const { return *rings_; }

  /// The curve of a run in contact; null where none is drawn.
  const QCPCurve* contactOf(RunId id) const;
  int jumpCount() const;

 private:
  struct Curves {
    RunId run = 0;
    QCPCurve *contact = nullptr, *flight = nullptr;
  };
  void showActive(const PlaneRun* path);
  void showOther(Curves& curves, const Run& run, const PlaneRun& path, std::size_t number);
  Curves& curvesFor(std::size_t index);
  QCPCurve* addCurve(const char* layer);

  QCustomPlot& plot_;  // owns all of what follows
  std::vector<Curves> others_;
  PlaneJumps* otherJumps_;
  PlaneJumps* jumps_ = nullptr;
  QCPCurve* halo_;
  Curves active_;
  PlaneRings* rings_;
};

}  // namespace painleve::ui
