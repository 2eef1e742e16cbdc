#pragma once
// What a lesson says about a shipped scene: the events of the run in order, and numbers as they are
// printed. A printed number is met where ours rounds to it.

#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "core/simulate.h"

namespace painleve::test {

struct LessonRun {
  Scene scene;
  std::shared_ptr<const Trajectory> trajectory;
};

/// A number of a run, and the text that stands for it.
struct Printed {
  std::string what;
  std::function<double(const LessonRun&)> of;
  std::string text;
};

/// About one run of a preset: the scene itself, or one of its variations; with more values set, a
/// neighbour that the lesson speaks of.
struct Claim {
  std::string variation;  // its name; empty: the scene itself
  Members set;
  std::string kinds;  // words of all events in order; empty: nothing is said about them
  std::vector<Printed> numbers;
};

struct PresetClaims {
  std::string preset;  // file name without .json
  std::vector<Claim> claims;
};
void PrintTo(const PresetClaims& claims, std::ostream* out);

// Events are named by their word, "slip" the first of its kind, "slip#2" the second. Columns have
// their bare names, whatever contact the system names them after; "F_N/mg" counts weights of one
// body.

Printed time(const std::string& event, const std::string& text);
Printed before(const std::string& event, const std::string& column, const std::string& text);
Printed after(const std::string& event, const std::string& column, const std::string& text);
/// N s, of an event; "normal" or "tangential".
Printed impulse(const std::string& event, const std::string& which, const std::string& text);
/// J, and as a share of the kinetic energy before.
Printed change(const std::string& event, const std::string& text);
Printed share(const std::string& event, const std::string& text);
/// A column at a time: exact, not a row.
Printed at(double t, const std::string& column, const std::string& text);
/// A column of the first row: before anything happened.
Printed first(const std::string& column, const std::string& text);
/// Largest value over the rows up to an event, and when.
Printed peak(const std::string& column, const std::string& until, const std::string& text);
Printed peakTime(const std::string& column, const std::string& until, const std::string& text);
/// When a column first reaches a level.
Printed reaching(const std::string& column, double level, const std::string& text);
/// d ln(column)/d ln(time left) just before an event.
Printed power(const std::string& column, const std::string& event, const std::string& text);
/// Branches of the run's first branch point.
Printed futures(const std::string& text);
/// How many solutions the contact problem at t has, and the normal force of one of them.
Printed solutionCount(double t, const std::string& text);
Printed solutionForce(double t, std::size_t i, const std::string& text);
/// Of the phase plane: singular points with y > 0 from left to right, their number, and the
/// critical orbit that ends at the first of them.
Printed singularCount(const std::string& text);
Printed singularX(std::size_t i, const std::string& text);
Printed singularDegrees(std::size_t i, const std::string& text);
Printed singularY(std::size_t i, const std::string& text);
Printed criticalOrbit(double x, const std::string& text);

/// Words of all events of a run, with blanks between.
std::string kindsOf(const Trajectory& trajectory);
/// Half a unit of the last printed digit; "0.40" is meant to 0.005.
double toleranceOf(const std::string& text);
/// The run that a claim is about. Throws std::out_of_range for an unknown variation.
LessonRun runOf(const Scene& preset, const Claim& claim);

}  // namespace painleve::test
