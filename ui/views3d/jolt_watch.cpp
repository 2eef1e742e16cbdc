#include "ui/views3d/jolt_watch.h"

#include <algorithm>
#include <cmath>

#include "core/scene/sight.h"

namespace painleve::ui {
namespace {

constexpr std::int64_t kFullTime = 300, kFadeTime = 120;  // ms of wall time
constexpr double kSameTime = 1e-9;                        // s
constexpr std::size_t kMost = 4;                          // at once: the latest

bool isJolt(const Event& event) {
  const bool isImpact =
      event.kind == EventKind::Impact || event.kind == EventKind::TangentialImpact;
  return isImpact && event.contact >= 0 && std::isfinite(event.impulseNormal) &&
         std::isfinite(event.impulseTangent);
}

/// The latest jolts with from <= time <= to.
std::vector<std::size_t> joltsBetween(const Trajectory& trajectory, double from, double to) {
  const auto& events = trajectory.events;
  const auto after = std::upper_bound(events.begin(), events.end(), to,
                                      [](double t, const Event& e) { return t < e.time; });
  std::vector<std::size_t> found;
  for (auto i = after; i != events.begin() && found.size() < kMost; --i) {
    const Event& event = *(i - 1);
    if (event.time < from) break;
    if (isJolt(event)) found.push_back(static_cast<std::size_t>(i - 1 - events.begin()));
  }
  return found;
}

Jolt joltOf(const Scene& scene, const Event& event, double strength) {
  const Depiction depiction = depictionOf(scene, event.after);
  const ContactFrame& frame = depiction.contacts[static_cast<std::size_t>(event.contact)];
  return {frame.place, frame.normal * event.impulseNormal + frame.tangent * event.impulseTangent,
          event.kind == EventKind::TangentialImpact, strength};
}

}  // namespace

void JoltWatch::move(const Trajectory& trajectory, double from, double to, std::int64_t now) {
  for (Flash& flash : flashes_) {
    if (!flash.isHeld) continue;
    flash.isHeld = false;
    flash.released = now;
  }
  const auto add = [&](std::size_t event, bool isHeld) {
    std::erase_if(flashes_, [&](const Flash& flash) { return flash.event == event; });
    flashes_.push_back({event, isHeld, now});
  };
  if (to > from)
    for (const std::size_t event : joltsBetween(trajectory, from, to)) add(event, false);
  for (const std::size_t event : joltsBetween(trajectory, to - kSameTime, to + kSameTime))
    add(event, true);
  std::erase_if(flashes_, [&](const Flash& flash) { return strengthOf(flash, now) <= 0; });
  if (flashes_.size() > kMost)
    flashes_.erase(flashes_.begin(), flashes_.end() - static_cast<std::ptrdiff_t>(kMost));
}

double JoltWatch::strengthOf(const Flash& flash, std::int64_t now) {
  if (flash.isHeld) return 1;
  const double faded = static_cast<double>(now - flash.released - kFullTime) / kFadeTime;
  return std::clamp(1 - faded, 0.0, 1.0);
}

std::vector<Jolt> JoltWatch::shown(const Scene& scene, const Trajectory& trajectory,
                                   std::int64_t now) const {
  std::vector<Jolt> jolts;
  for (const Flash& flash : flashes_) {
    const double strength = strengthOf(flash, now);
    if (strength > 0 && flash.event < trajectory.events.size())
      jolts.push_back(joltOf(scene, trajectory.events[flash.event], strength));
  }
  return jolts;
}

bool JoltWatch::isFading(std::int64_t now) const {
  return std::any_of(flashes_.begin(), flashes_.end(), [&](const Flash& flash) {
    return !flash.isHeld && strengthOf(flash, now) > 0;
  });
}

}  // namespace painleve::ui
