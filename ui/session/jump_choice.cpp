#include "ui/session/jump_choice.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/session/session.h"
#include "ui/session/time_edits.h"

namespace painleve::ui {
namespace {

constexpr double kStop = 0.5;
constexpr double kNeat = 1e-3;    // fractions are stored in steps of this
constexpr double kInside = 1e-6;  // how far inside a part its end is taken: on it A = 0
constexpr auto kFraction = "branch.impulse";

// The ends at 0.5 and 1 belong to the parts: the stop itself, and the whole.
double insideOf(const TangentialJumps::Part& part, double largest, double wanted) {
  const double lower = part.lower / largest, upper = part.upper / largest;
  const double first = lower == kStop ? kStop : std::min(lower + std::max(kNeat, kInside), upper);
  const double last = upper == 1 || upper == kStop ? upper : std::max(upper - kInside, first);
  return std::clamp(wanted, first, last);
}

void choose(Scene& scene, std::size_t branch, double fraction) {
  // Later branch points belong to another future.
  std::erase_if(scene.choices, [&](const Choice& choice) { return choice.branch >= branch; });
  scene.choices.push_back({branch, "impact", fraction});
}

}  // namespace

double takenFraction(const TangentialJumps& jumps, double wanted, double reach) {
  if (std::abs(wanted - kStop) <= reach) return kStop;
  const double neat = std::round(wanted / kNeat) * kNeat;
  double best = kStop;
  for (const TangentialJumps::Part& part : jumps.solvable) {
    const double candidate = insideOf(part, jumps.largest, neat);
    if (std::abs(candidate - neat) < std::abs(best - neat)) best = candidate;
  }
  return best;
}

bool chooseJump(Session& session, const ImpactReport& report, double fraction,
                const QString& mergeKey) {
  if (!report.jumps) return false;
  const QString text =
      QCoreApplication::translate("painleve::ui::JumpChoice", "choice of the tangential impact");
  return session.apply(text, mergeKey, [&](Scene& scene) {
    if (report.jumps->branch)
      choose(scene, *report.jumps->branch, fraction);
    else
      setInForce(scene, report.time, kFraction, fraction);
  });
}

}  // namespace painleve::ui
