#include "ui/plots/plane_runs.h"

#include <algorithm>

#include "ui/plots/plane_jumps.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"

namespace painleve::ui {

namespace {

constexpr double kActive = 3, kActiveFlight = 1.5, kHalo = 6;  // px
constexpr double kOther = 2, kOtherFlight = 1.2;
constexpr double kJump = 2.5, kOtherJump = 1.5;

}  // namespace

PlaneRuns::PlaneRuns(QCustomPlot& plot)
    : plot_(plot), otherJumps_(new PlaneJumps(&plot, "main")), halo_(addCurve(kMarksLayer)) {
  active_ = {kActiveRun, nullptr, addCurve(kMarksLayer)};
  active_.contact = addCurve(kMarksLayer);
  jumps_ = new PlaneJumps(&plot, kMarksLayer);
  rings_ = new PlaneRings(plot);
  const auto& colours = palette();
  halo_->setPen(linePen(colours.plotGround, kHalo));
  active_.contact->setPen(linePen(colours.text, kActive));
  active_.flight->setPen(linePen(colours.text, kActiveFlight));
}

QCPCurve* PlaneRuns::addCurve(const char* layer) {
  auto* curve = new QCPCurve(plot_.xAxis, plot_.yAxis);
  curve->setLayer(layer);
  return curve;
}

PlaneRuns::Curves& PlaneRuns::curvesFor(std::size_t index) {
  while (others_.size() <= index) others_.push_back({0, addCurve("main"), addCurve("main")});
  return others_[index];
}

void PlaneRuns::show(std::span<const Run> runs, const PlanePaths& paths) {
  std::vector<StartRing> rings;
  std::size_t shown = 0, number = 0;
  otherJumps_->clear();
  for (const Run& run : runs) {
    const PlaneRun* path = paths.of(run.id);
    const bool isKept = run.role == Role::Kept || run.role == Role::Compared;
    // Hidden runs count as well: a run keeps its pen.
    const std::size_t pen = isKept ? number++ : 0;
    if (run.id == kActiveRun || path == nullptr) continue;
    showOther(curvesFor(shown++), run, *path, pen);
    if (isKept && path->start) rings.push_back({run.id, *path->start});
  }
  for (std::size_t k = shown; k < others_.size(); ++k) {
    others_[k].run = 0;
    others_[k].contact->data()->clear();
    others_[k].flight->data()->clear();
  }
  const PlaneRun* active = paths.of(kActiveRun);
  showActive(active);
  if (active != nullptr && active->start) rings.push_back({kActiveRun, *active->start});
  rings_->setRings(std::move(rings));
}

void PlaneRuns::showActive(const PlaneRun* path) {
  static const PlaneRun kNone;
  const PlaneRun& shown = path != nullptr ? *path : kNone;
  halo_->data()->set(shown.contact, true);
  active_.contact->data()->set(shown.contact, true);
  active_.flight->data()->set(shown.flight, true);
  jumps_->clear();
  jumps_->add(shown.jumps, palette().text, palette().lcp[2], kJump);
}

void PlaneRuns::showOther(Curves& curves, const Run& run, const PlaneRun& path,
                          std::size_t number) {
  const auto pen = [&](double width) {
    if (run.role == Role::Ghost) return ghostPen(run.name, width);
    return run.role == Role::Compared ? runPen(number, width) : keptPen(number, width);
  };
  curves.run = run.id;
  curves.contact->setPen(pen(kOther));
  curves.flight->setPen(pen(kOtherFlight));
  curves.contact->data()->set(path.contact, true);
  curves.flight->data()->set(path.flight, true);
  const QColor colour = pen(kOther).color();
  otherJumps_->add(path.jumps, colour, colour, kOtherJump);
}

const QCPCurve* PlaneRuns::contactOf(RunId id) const {
  if (id == kActiveRun) return active_.contact;
  const auto found = std::find_if(others_.begin(), others_.end(),
                                  [id](const Curves& curves) { return curves.run == id; });
  return found == others_.end() ? nullptr : found->contact;
}

int PlaneRuns::jumpCount() const {
  return jumps_->count();
}

}  // namespace painleve::ui
