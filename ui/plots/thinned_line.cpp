#include "ui/plots/thinned_line.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace painleve::ui {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Slopes of lines through the anchor that pass all points since within the tolerance.
struct Door {
  double low = -kInfinity, high = kInfinity;

  bool admits(const QCPGraphData& anchor, const QCPGraphData& p, double tolerance) const {
    const double dt = p.key - anchor.key;
    if (dt <= 0) return std::abs(p.value - anchor.value) <= tolerance;
    const double slope = (p.value - anchor.value) / dt;
    return slope >= low && slope <= high;
  }
  void narrow(const QCPGraphData& anchor, const QCPGraphData& p, double tolerance) {
    const double dt = p.key - anchor.key;
    if (dt <= 0) return;
    low = std::max(low, (p.value - tolerance - anchor.value) / dt);
    high = std::min(high, (p.value + tolerance - anchor.value) / dt);
  }
};

/// One piece of the line between gaps.
class Piece {
 public:
  Piece(TimePoints& kept, double tolerance) : kept_(kept), tolerance_(tolerance) {}

  void add(const QCPGraphData& p) {
    if (!open_) {
      start(p);
    } else if (!door_.admits(anchor_, p, tolerance_)) {
      // The point before is where the line has to bend; the new one starts from there.
      if (last_.key != anchor_.key || last_.value != anchor_.value) start(last_);
      if (!door_.admits(anchor_, p, tolerance_)) start(p);
    }
    door_.narrow(anchor_, p, tolerance_);
    last_ = p;
  }
  void close() {
    if (open_ && (last_.key != anchor_.key || last_.value != anchor_.value)) kept_ << last_;
    open_ = false;
  }

 private:
  void start(const QCPGraphData& p) {
    kept_ << p;
    anchor_ = last_ = p;
    door_ = Door();
    open_ = true;
  }

  TimePoints& kept_;
  double tolerance_;
  QCPGraphData anchor_, last_;
  Door door_;
  bool open_ = false;
};

}  // namespace

TimePoints thinnedLine(const TimePoints& points, double tolerance) {
  TimePoints kept;
  Piece piece(kept, tolerance);
  for (const QCPGraphData& p : points) {
    if (std::isfinite(p.value)) {
      piece.add(p);
    } else {
      piece.close();
      kept << p;
    }
  }
  piece.close();
  return kept;
}

}  // namespace painleve::ui
