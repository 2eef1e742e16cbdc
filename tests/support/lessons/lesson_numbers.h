#pragma once
// Looking numbers up in the run of a lesson. Everything that is not there throws std::out_of_range.

#include "core/analyse.h"
#include "tests/support/lessons/claims.h"

namespace painleve::test {

const Event& eventOf(const LessonRun& run, const std::string& name);
double valueOf(const LessonRun& run, const Cells& cells, const std::string& column);
Cells rowOf(const LessonRun& run, std::size_t i);
std::size_t peakRow(const LessonRun& run, const std::string& column, const std::string& until);
double timeOfLevel(const LessonRun& run, const std::string& column, double level);
std::vector<PlanePoint> singularPoints(const LessonRun& run);
double criticalSpeed(const LessonRun& run, double x);
double degrees(double radians);

}  // namespace painleve::test
