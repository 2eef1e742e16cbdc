#include "ui/session/energy_gain.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/analyse.h"
#include "core/trajectory/event_summary.h"
#include "ui/session/session.h"
#include "ui/session/time_edits.h"

namespace painleve::ui {
namespace {

constexpr auto kRestitution = "laws.impact.e";

}  // namespace

std::optional<EnergyGain> gainOf(const ImpactReport& report) {
  if (!(report.created > 0)) return std::nullopt;
  EnergyGain gain{report.time, report.created, kRestitution, {}};
  if (!report.safe || report.safe->lower > report.safe->upper) return gain;
  const double e = restitutionOf(report.law);
  const double safe = std::clamp(e, report.safe->lower, report.safe->upper);
  if (safe != e) gain.safe = safe;
  return gain;
}

std::optional<EnergyGain> firstGain(const Scene& scene, const Trajectory& trajectory) {
  for (std::size_t i = 0; i < trajectory.events.size(); ++i) {
    if (!(energyCreated(trajectory, trajectory.events[i]) > 0)) continue;
    const auto report = impactReport(scene, trajectory, i);
    if (!report) continue;
    if (auto gain = gainOf(*report)) return gain;
  }
  return std::nullopt;
}

bool clampRestitution(Session& session, EnergyGain gain) {
  if (!gain.safe) return false;
  const QString text =
      QCoreApplication::translate("painleve::ui::EnergyGain", "clamp of e to e_safe");
  return session.apply(
      text, {}, [&](Scene& scene) { setInForce(scene, gain.time, gain.parameter, *gain.safe); });
}

}  // namespace painleve::ui
