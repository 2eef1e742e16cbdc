#include "ui/views3d/scene_feed.h"

#include "core/simulate.h"
#include "ui/session/session.h"
#include "ui/theme/event_words.h"
#include "ui/theme/run_style.h"
#include "ui/views3d/arrow_scale.h"

namespace painleve::ui {
namespace {

constexpr std::size_t kPathPoints = 800;  // more cannot be told apart in a view
constexpr std::size_t kMostGhosts = 8;
constexpr double kLine = 1.5;  // logical pixels

/// A future that was not taken is seen from where it parts.
bool isSeen(const Run& run, double playhead) {
  const bool isThere = run.visible && run.trajectory && !run.trajectory->checkpoints.empty();
  return isThere && (run.role != Role::Ghost || playhead >= run.since);
}

}  // namespace

void SceneFeed::open(Shown& shown) {
  hasSpeedUnit_ = false;
  shown.contactNames.clear();
  for (const ContactSpec& contact : session_.card().contacts)
    shown.contactNames.push_back(contact.name);
}

void SceneFeed::takeRun(Shown& shown) {
  const Run& active = session_.runs().front();
  if (active.trajectory == trajectory_) return;
  trajectory_ = active.trajectory;
  jolts_.reset();
  playhead_ = session_.playhead();
  shown.paths = nullptr;
  if (!trajectory_) return;
  shown.paths = std::make_shared<const std::vector<ContactPath>>(
      contactPaths(*active.scene, *trajectory_, kPathPoints));
  if (!hasSpeedUnit_) shown.speedUnit = speedUnitFor(*shown.paths);
  hasSpeedUnit_ = true;
}

bool SceneFeed::takeFrame(Shown& shown, std::int64_t now) {
  shown.frame = session_.frame();
  const Run& active = session_.runs().front();
  const bool isKnown = shown.frame.valid && active.trajectory && !shown.frame.cells.empty();
  shown.sight = isKnown ? sightOf(*active.scene, *active.trajectory, shown.frame.cells) : Sight{};
  const double playhead = session_.playhead();
  if (trajectory_) jolts_.move(*trajectory_, playhead_, playhead, now);
  playhead_ = playhead;
  takeGhosts(shown);
  return fade(shown, now);
}

void SceneFeed::takeGhosts(Shown& shown) const {
  shown.ghosts.clear();
  const double playhead = session_.playhead();
  std::size_t kept = 0;
  for (const Run& run : session_.runs().subspan(1)) {
    const bool isFuture = run.role == Role::Ghost;
    const std::size_t number = isFuture ? kept : kept++;
    if (!isSeen(run, playhead) || shown.ghosts.size() == kMostGhosts) continue;
    const QPen pen = isFuture                     ? ghostPen(run.name, kLine)
                     : run.role == Role::Compared ? runPen(number, kLine)
                                                  : keptPen(number, kLine);
    // A future bears the id of the rule that chose it.
    const QString name = isFuture ? ruleName(run.name) : QString::fromStdString(run.name);
    shown.ghosts.push_back({depict(*run.scene, *run.trajectory, playhead), pen, name});
  }
}

bool SceneFeed::fade(Shown& shown, std::int64_t now) const {
  shown.jolts.clear();
  if (trajectory_) shown.jolts = jolts_.shown(*session_.runs().front().scene, *trajectory_, now);
  return jolts_.isFading(now);
}

}  // namespace painleve::ui
