#include "tests/support/lessons/claims.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "core/scene/scene_json.h"
#include "core/scene/variation.h"
#include "tests/support/lessons/lesson_numbers.h"

namespace painleve::test {
namespace {

using Number = std::function<double(const LessonRun&)>;

Printed printed(std::string what, Number of, const std::string& text) {
  return {std::move(what), std::move(of), text};
}

}  // namespace

void PrintTo(const PresetClaims& claims, std::ostream* out) {
  *out << claims.preset;
}

Printed time(const std::string& event, const std::string& text) {
  return printed(
      "time of " + event, [event](const LessonRun& run) { return eventOf(run, event).time; }, text);
}

Printed before(const std::string& event, const std::string& column, const std::string& text) {
  return printed(
      column + " before " + event,
      [=](const LessonRun& run) { return valueOf(run, eventOf(run, event).before, column); }, text);
}

Printed after(const std::string& event, const std::string& column, const std::string& text) {
  return printed(
      column + " after " + event,
      [=](const LessonRun& run) { return valueOf(run, eventOf(run, event).after, column); }, text);
}

Printed impulse(const std::string& event, const std::string& which, const std::string& text) {
  return printed(
      which + " impulse of " + event,
      [=](const LessonRun& run) {
        const Event& found = eventOf(run, event);
        return which == "normal" ? found.impulseNormal : found.impulseTangent;
      },
      text);
}

Printed change(const std::string& event, const std::string& text) {
  return printed(
      "energy change of " + event,
      [event](const LessonRun& run) { return eventOf(run, event).energyChange; }, text);
}

Printed share(const std::string& event, const std::string& text) {
  return printed(
      "share of the kinetic energy in " + event,
      [event](const LessonRun& run) {
        const Event& found = eventOf(run, event);
        return found.energyChange / valueOf(run, found.before, "T");
      },
      text);
}

Printed at(double t, const std::string& column, const std::string& text) {
  return printed(
      column + " at " + std::to_string(t),
      [=](const LessonRun& run) {
        return valueOf(run, cellsAt(run.scene, *run.trajectory, t), column);
      },
      text);
}

Printed first(const std::string& column, const std::string& text) {
  return printed(
      column + " at the start",
      [column](const LessonRun& run) { return valueOf(run, rowOf(run, 0), column); }, text);
}

Printed peak(const std::string& column, const std::string& until, const std::string& text) {
  return printed(
      "peak of " + column,
      [=](const LessonRun& run) {
        return valueOf(run, rowOf(run, peakRow(run, column, until)), column);
      },
      text);
}

Printed peakTime(const std::string& column, const std::string& until, const std::string& text) {
  return printed(
      "time of the peak of " + column,
      [=](const LessonRun& run) { return rowOf(run, peakRow(run, column, until))[0]; }, text);
}

Printed reaching(const std::string& column, double level, const std::string& text) {
  return printed(
      column + " reaching " + std::to_string(level),
      [=](const LessonRun& run) { return timeOfLevel(run, column, level); }, text);
}

Printed power(const std::string& column, const std::string& event, const std::string& text) {
  return printed(
      "power of " + column + " before " + event,
      [=](const LessonRun& run) {
        constexpr double kNear = 1e-6, kNearer = 1e-7;  // s
        const double end = eventOf(run, event).time;
        const auto value = [&](double left) {
          return valueOf(run, cellsAt(run.scene, *run.trajectory, end - left), column);
        };
        return std::log(value(kNearer) / value(kNear)) / std::log(kNearer / kNear);
      },
      text);
}

Printed futures(const std::string& text) {
  return printed(
      "futures",
      [](const LessonRun& run) {
        return static_cast<double>(run.trajectory->branches.at(0).futures.size());
      },
      text);
}

Printed solutionCount(double t, const std::string& text) {
  return printed(
      "number of solutions",
      [t](const LessonRun& run) {
        return static_cast<double>(
            contactSolutions(run.scene, *run.trajectory, t).solutions.size());
      },
      text);
}

Printed solutionForce(double t, std::size_t i, const std::string& text) {
  return printed(
      "F_N of solution " + std::to_string(i),
      [=](const LessonRun& run) {
        return contactSolutions(run.scene, *run.trajectory, t).solutions.at(i).normal.at(0);
      },
      text);
}

Printed singularCount(const std::string& text) {
  return printed(
      "number of singular points",
      [](const LessonRun& run) { return static_cast<double>(singularPoints(run).size()); }, text);
}

Printed singularX(std::size_t i, const std::string& text) {
  return printed(
      "singular angle", [i](const LessonRun& run) { return singularPoints(run).at(i).x; }, text);
}

Printed singularDegrees(std::size_t i, const std::string& text) {
  return printed(
      "singular angle in degrees",
      [i](const LessonRun& run) { return degrees(singularPoints(run).at(i).x); }, text);
}

Printed singularY(std::size_t i, const std::string& text) {
  return printed(
      "singular speed", [i](const LessonRun& run) { return singularPoints(run).at(i).y; }, text);
}

Printed criticalOrbit(double x, const std::string& text) {
  return printed(
      "critical orbit", [x](const LessonRun& run) { return criticalSpeed(run, x); }, text);
}

std::string kindsOf(const Trajectory& trajectory) {
  std::string words;
  for (const Event& event : trajectory.events)
    words += (words.empty() ? "" : " ") + std::string(eventKindName(event.kind));
  return words;
}

double toleranceOf(const std::string& text) {
  const std::size_t point = text.find('.');
  const std::size_t digits = point == std::string::npos ? 0 : text.size() - point - 1;
  return 0.5001 * std::pow(10.0, -static_cast<double>(digits));
}

LessonRun runOf(const Scene& preset, const Claim& claim) {
  Scene scene = preset;
  if (!claim.variation.empty()) {
    const auto found = std::ranges::find(preset.variations, claim.variation, &Variation::name);
    if (found == preset.variations.end()) throw std::out_of_range("no run " + claim.variation);
    scene = variedScene(preset, *found);
  }
  scene.variations.clear();
  scene = withValues(scene, claim.set);
  return {scene, simulate(scene)};
}

}  // namespace painleve::test
