#include "ui/plots/impulse_words.h"

#include <cmath>

#include <QCoreApplication>

#include "ui/plots/impulse_geometry.h"
#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

QString words(const char* text) {
  return QCoreApplication::translate("ImpulseWords", text);
}

QString placeWords(ImpactTime when) {
  switch (when) {
    case ImpactTime::Before:
      return words("before the playhead");
    case ImpactTime::Ahead:
      return words("after the playhead");
    default:
      return words("at the playhead");
  }
}

QString impulseText(const ContactPair& impulse) {
  return "Λ<sub>t</sub> = " + numberText(impulse.tangent) +
         ", Λ<sub>n</sub> = " + numberText(impulse.normal, "N s");
}

bool isInCone(const ImpactReport& report, const ContactPair& impulse) {
  const auto edges = coneEdges(report);
  return impulse.tangent <= edges[0].ratio * impulse.normal &&
         impulse.tangent >= edges[1].ratio * impulse.normal;
}

QString course(ImpactCourse course) {
  switch (course) {
    case ImpactCourse::StickInCompression:
      return words("slip stops in compression");
    case ImpactCourse::StickInRestitution:
      return words("slip stops in restitution");
    case ImpactCourse::ReverseInCompression:
      return words("slip turns round in compression");
    case ImpactCourse::ReverseInRestitution:
      return words("slip turns round in restitution");
    default:
      return words("slips throughout");
  }
}

/// "slip turns round in restitution", "jam: ..."; empty where nothing is known of the way.
QString courseWords(const ShownImpact& impact) {
  const ImpactReport& report = impact.report;
  QStringList parts;
  if (report.jams) parts << words("jam: pressed on until the slip stops");
  if (impact.inForce && report.laws[*impact.inForce].course)
    parts << course(*report.laws[*impact.inForce].course);
  return parts.join(", ");
}

}  // namespace

QStringList impactTitles(const ShownImpact& impact, const NearImpact& place, std::size_t count) {
  const ImpactReport& report = impact.report;
  const QString kind =
      report.tangential ? eventWords(EventKind::TangentialImpact) : eventWords(EventKind::Impact);
  const QString brief = words("%1 at t = %2").arg(kind, numberText(report.time, "s"));
  const QString named = brief + ", " + QString::fromStdString(report.contact);
  const QString counted = words("%1 of %2").arg(place.number + 1).arg(count);
  QStringList titles;
  QStringList parts{named, placeWords(place.when), counted};
  const QString way = courseWords(impact);
  if (!way.isEmpty()) titles << (parts + QStringList(way)).join(" · ");
  titles << parts.join(" · ") << QStringList{named, counted}.join(" · ") << named << brief;
  titles << numberText(report.time, "s");
  return titles;
}

QString marginWords(const ShownImpact& impact) {
  const ImpactReport& report = impact.report;
  if (!report.safe || report.created > 0) return {};
  const double e = restitutionOf(report.law);
  if (report.safe->lower > report.safe->upper || e <= report.safe->upper) return {};
  return words("e is above e_safe = %1: not here, but at another velocity it could gain")
      .arg(numberText(report.safe->upper));
}

QStringList impulseLines(const ShownImpact& impact, const ContactPair& impulse) {
  const ContactPair after = impact.report.velocityAfter(impulse);
  const double scale = std::hypot(impact.report.before.normal, impact.report.before.tangent);
  QStringList lines{
      impulseText(impulse),
      "v<sub>n</sub>⁺ = " + numberText(withoutRounding(after.normal, scale)) +
          ", v<sub>t</sub>⁺ = " + numberText(withoutRounding(after.tangent, scale), "m/s"),
      "ΔT = " + impact.workWords(impact.report.workOf(impulse))};
  if (!isInCone(impact.report, impulse)) lines << words("outside the friction cone");
  return lines;
}

QStringList jumpLines(const ShownImpact& impact, double normal) {
  const TangentialJumps& jumps = *impact.report.jumps;
  const ContactPair impulse{normal, jumps.ratio * normal};
  QStringList lines{
      impulseText(impulse),
      "v<sub>t</sub>⁺ = " + numberText(impact.report.velocityAfter(impulse).tangent, "m/s"),
      "ΔT = " + impact.workWords(jumps.work(normal))};
  if (normal <= 0 || normal > jumps.largest)
    lines << words("gains energy: no such impact");
  else if (!jumps.isSolvable(normal))
    lines << words("no solution follows: goes on to the stop");
  return lines;
}

}  // namespace painleve::ui
