#include "ui/plots/thinned_line.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace painleve::ui {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kTolerance = 0.3;             // px
constexpr double kFar = 100, kFarDecades = 8;  // heights of the frame: what is beyond is held there

/// A point and the height of its value in pixels.
struct Spot {
  QCPGraphData point;
  double height = 0;
};

/// From values to heights above the lower end of the frame.
class Heights {
 public:
  explicit Heights(const LineFrame& frame)
      : isLogarithmic_(frame.logarithmic),
        lower_(units(frame.range.lower)),
        size_(units(frame.range.upper) - lower_),
        pixels_(std::max(1, frame.pixels)),
        far_(isLogarithmic_ ? kFarDecades : kFar) {}

  Spot at(const QCPGraphData& p) const {
    const double share = (units(p.value) - lower_) / size_;
    const double held = std::clamp(share, -far_, 1 + far_);
    return {held == share ? p : QCPGraphData(p.key, value(held)), held * pixels_};
  }

 private:
  double units(double value) const {
    constexpr double kLeast = std::numeric_limits<double>::min();
    return isLogarithmic_ ? std::log10(std::max(value, kLeast)) : value;
  }
  double value(double share) const {
    const double units = lower_ + share * size_;
    return isLogarithmic_ ? std::pow(10, units) : units;
  }

  bool isLogarithmic_;
  double lower_, size_, pixels_, far_;
};

/// Slopes of lines through the anchor that pass all points since within the tolerance.
struct Door {
  double low = -kInfinity, high = kInfinity;

  bool admits(const Spot& anchor, const Spot& p) const {
    const double dt = p.point.key - anchor.point.key;
    if (dt <= 0) return std::abs(p.height - anchor.height) <= kTolerance;
    const double slope = (p.height - anchor.height) / dt;
    return slope >= low && slope <= high;
  }
  void narrow(const Spot& anchor, const Spot& p) {
    const double dt = p.point.key - anchor.point.key;
    if (dt <= 0) return;
    low = std::max(low, (p.height - kTolerance - anchor.height) / dt);
    high = std::min(high, (p.height + kTolerance - anchor.height) / dt);
  }
};

/// One piece of the line between gaps.
class Piece {
 public:
  explicit Piece(TimePoints& kept) : kept_(kept) {}

  void add(const Spot& p) {
    if (!open_) {
      start(p);
    } else if (!door_.admits(anchor_, p)) {
      // The point before is where the line has to bend; the new one starts from there.
      if (!isAnchor(last_)) start(last_);
      if (!door_.admits(anchor_, p)) start(p);
    }
    door_.narrow(anchor_, p);
    last_ = p;
  }
  void close() {
    if (open_ && !isAnchor(last_)) kept_ << last_.point;
    open_ = false;
  }

 private:
  bool isAnchor(const Spot& p) const {
    return p.point.key == anchor_.point.key && p.point.value == anchor_.point.value;
  }
  void start(const Spot& p) {
    kept_ << p.point;
    anchor_ = last_ = p;
    door_ = Door();
    open_ = true;
  }

  TimePoints& kept_;
  Spot anchor_, last_;
  Door door_;
  bool open_ = false;
};

}  // namespace

TimePoints thinnedLine(const TimePoints& points, const LineFrame& frame) {
  TimePoints kept;
  Piece piece(kept);
  const Heights heights(frame);
  for (const QCPGraphData& p : points) {
    if (std::isnan(p.value)) {
      piece.close();
      kept << p;
    } else {
      piece.add(heights.at(p));
    }
  }
  piece.close();
  return kept;
}

}  // namespace painleve::ui
