#pragma once
// Energy that an impact of a run created, and the restitution that would not. [own] derivations 12

#include <optional>
#include <string>

#include "core/analysis/impact_report_result.h"
#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

class Session;

struct EnergyGain {
  double time = 0, amount = 0;  // s, J
  std::string parameter;        // path of the restitution
  /// The nearest restitution with which no such impact gains; empty where none is known.
  std::optional<double> safe;
};

/// nullopt: the impact created nothing.
std::optional<EnergyGain> gainOf(const ImpactReport& report);
/// Of the first impact of the run that created energy. The scene is the one that the trajectory was
/// computed from.
std::optional<EnergyGain> firstGain(const Scene& scene, const Trajectory& trajectory);

/// The restitution that was in force at the impact becomes the safe one: one undo entry. False
/// where nothing is known that is safe, or the change is refused.
bool clampRestitution(Session& session, EnergyGain gain);

}  // namespace painleve::ui
