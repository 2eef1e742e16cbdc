#include "ui/plots/shown_impact.h"

#include <cmath>

#include "core/analyse.h"
#include "core/scene/scene_access.h"
#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kSame = 1e-9;  // relative: impulses that are one

bool isSame(const ContactPair& a, const ContactPair& b) {
  const double size = std::hypot(b.normal, b.tangent);
  return std::hypot(a.normal - b.normal, a.tangent - b.tangent) <= kSame * size;
}

// Where the run took something else (a rebound too slow to follow), none of the laws is in force.
std::optional<std::size_t> lawInForce(const ImpactReport& report) {
  const std::string id = impactLawId(report.law);
  for (std::size_t k = 0; k < report.laws.size(); ++k) {
    const ImpactOutcome& outcome = report.laws[k];
    if (impactLawId(outcome.law) == id && isSame(outcome.impulse, report.impulse)) return k;
  }
  return std::nullopt;
}

std::map<std::string, QString> namesOf(const Scene& scene) {
  std::map<std::string, QString> names;
  for (const FieldGroup& group : fieldGroups(scene)) {
    if (group.selectorPath != "laws.impact.type") continue;
    for (const Alternative& law : group.alternatives)
      names[law.id] = QString::fromStdString(law.name);
  }
  return names;
}

}  // namespace

QString ShownImpact::lawName(const ImpactLaw& law) const {
  const auto found = lawNames.find(impactLawId(law));
  return found != lawNames.end() ? found->second : ruleName(impactLawId(law));
}

QString ShownImpact::shortName(const ImpactLaw& law) const {
  return lawName(law).section(QStringLiteral(" ("), 0, 0);
}

QString ShownImpact::share(double work) const {
  if (!(kinetic > 0)) return {};
  // To one digit; what rounds to nothing has no sign.
  const double percent = std::round(1000 * work / kinetic) / 10 + 0.0;
  const QString sign = percent > 0 ? QStringLiteral("+") : QString();
  return sign + QString::number(percent, 'f', 1).replace('-', QChar(0x2212)) + QChar(0x2009) + '%';
}

QString ShownImpact::workWords(double work) const {
  const QString joules = (work > 0 ? "+" : "") + numberText(work, "J");
  const QString part = share(work);
  return part.isEmpty() ? joules : joules + " (" + part + ')';
}

std::optional<ShownImpact> shownImpact(const Scene& scene, const Trajectory& trajectory,
                                       std::size_t event) {
  auto report = impactReport(scene, trajectory, event);
  if (!report) return std::nullopt;
  ShownImpact shown{std::move(*report), kNoValue, namesOf(scene)};
  shown.inForce = lawInForce(shown.report);
  const std::size_t kinetic = trajectory.column("T");
  const Cells& before = trajectory.events[event].before;
  if (kinetic < before.size()) shown.kinetic = before[kinetic];
  return shown;
}

}  // namespace painleve::ui
