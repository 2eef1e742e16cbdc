#pragma once
// Planes for the tests of analysis: hand-made functions, and the contact chart of a system.

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/analysis/phase_plane.h"
#include "core/model/registry.h"

namespace painleve {

inline constexpr double kEdgeTolerance = 1e-9;  // of the window: what curves are refined to

/// A = radius^2 - x^2 - y^2, B = x - line: a disc cut by a vertical line.
inline PlaneFunction discAndLine(double radius, double line) {
  return [=](PlanePoint p) {
    return PlaneSample{radius * radius - p.x * p.x - p.y * p.y, p.x - line, 0, true};
  };
}

/// A system of the registry with everything its first contact chart needs.
class SystemPlane {
 public:
  SystemPlane(const char* type, const std::vector<double>& parameters, double mu)
      : system_(findSystemType(type)->make(parameters)) {
    Coulomb friction;
    friction.plus = friction.minus = mu;
    laws_.friction.assign(system_->contacts().size(), friction);
    for (int slip = -1; slip <= 1; ++slip) {
      auto& values = values_[slip];
      for (const auto& entry : chart().entries) values.push_back(entry.standard);
      if (chart().slip >= 0) values[static_cast<std::size_t>(chart().slip)] = slip;
    }
  }

  const System& system() const { return *system_; }
  const Chart& chart() const { return system_->charts()[1]; }
  /// Refers to this object.
  PlaneChart plane(int slip) const {
    return {*system_, laws_, chart(), values_.at(slip), chart().slip < 0 ? 0 : slip};
  }
  PlaneFunction function(int slip) const { return planeFunction(plane(slip)); }

 private:
  std::shared_ptr<const System> system_;
  Laws laws_;
  std::map<int, std::vector<double>> values_;  // by slip -1, 0, 1
};

/// Even-odd rule over all polygons.
inline bool covers(const std::vector<Polyline>& polygons, PlanePoint p) {
  bool inside = false;
  for (const auto& polygon : polygons) {
    for (std::size_t k = 0; k < polygon.size(); ++k) {
      const auto a = polygon[k], b = polygon[(k + 1) % polygon.size()];
      if ((a.y > p.y) == (b.y > p.y)) continue;
      if (p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
    }
  }
  return inside;
}

}  // namespace painleve
