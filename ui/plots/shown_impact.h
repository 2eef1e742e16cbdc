#pragma once
// One impact of the active run, with what its picture needs besides the report.

#include <map>
#include <optional>
#include <string>

#include <QString>

#include "core/analysis/impact_report_result.h"
#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

struct ShownImpact {
  ImpactReport report;
  double kinetic = kNoValue;                // J, T before
  std::map<std::string, QString> lawNames;  // by id, as the form has them
  std::optional<std::size_t> inForce = {};  // index into report.laws: what the run took

  QString lawName(const ImpactLaw& law) const;
  QString shortName(const ImpactLaw& law) const;  // without what stands in brackets
  /// "-0.01362 J (-58.7 %)"; without the share where T was zero.
  QString workWords(double work) const;
  QString share(double work) const;  // "-58.7 %", empty where T was zero
};

/// nullopt: the event is no impact, or nothing is known of it. The scene is the one that the
/// trajectory was computed from.
std::optional<ShownImpact> shownImpact(const Scene& scene, const Trajectory& trajectory,
                                       std::size_t event);

}  // namespace painleve::ui
