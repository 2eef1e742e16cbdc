#include "ui/panels/impact_words.h"

#include <cmath>

#include <QCoreApplication>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kStopped = 1e-9;  // of the speed before: a slip that has ended

struct Words {
  Q_DECLARE_TR_FUNCTIONS(painleve::ui::ImpactWords)
};

QString changeText(const QString& symbol, double before, double after, double scale) {
  return Words::tr("%1: %2 → %3")
      .arg(symbol, numberText(withoutRounding(before, scale)),
           numberText(withoutRounding(after, scale), "m/s"));
}

QString slipText(const ImpactReport& report) {
  const double before = report.before.tangent, after = report.after.tangent;
  const double speed = std::hypot(before, report.before.normal);
  if (std::abs(after) <= kStopped * speed)
    return std::abs(before) <= kStopped * speed ? QString() : Words::tr(" (the slip stops)");
  return before * after < 0 ? Words::tr(" (the slip turns round)") : QString();
}

}  // namespace

QString impactWords(const ImpactReport& report) {
  const ContactPair& before = report.before;
  const ContactPair& after = report.after;
  const double scale = std::hypot(before.normal, before.tangent);
  QString text =
      changeText("<i>v</i><sub>n</sub>", before.normal, after.normal, scale) + ", " +
      changeText("<i>v</i><sub>t</sub>", before.tangent, after.tangent, scale) + slipText(report) +
      Words::tr(
          "; impulse <i>Λ</i><sub>N</sub> = %1, <i>Λ</i><sub>T</sub> = %2; kinetic "
          "energy %3%4.")
          .arg(numberText(report.impulse.normal, "N s"), numberText(report.impulse.tangent, "N s"),
               report.work > 0 ? QStringLiteral("+") : QString(), numberText(report.work, "J"));
  if (report.jams)
    text += Words::tr(
        " B &lt; 0 for the slip before: pressing pulls the contact in, so that the slip has to end "
        "first.");
  return text;
}

}  // namespace painleve::ui
