#pragma once
// One maker a system file, called by registry.cpp, and the small pieces every system file needs.
// [own]

#include <utility>

#include "core/model/registry.h"

namespace painleve {

SystemType rodType();
SystemType doublePendulumType();

/// The free start: coordinates, then velocities, with standards and slider ranges in that order;
/// `axes` spans the plane.
Chart freeChart(std::span<const Coordinate> coordinates, const std::vector<double>& standards,
                const std::vector<std::pair<double, double>>& sliders, std::pair<int, int> axes);
/// State from the values of a free chart, and back.
State freeState(int dof, std::span<const double> values);
std::vector<double> freeValues(const State& s);
void setSliders(std::vector<ParameterSpec>& specs,
                const std::vector<std::pair<double, double>>& ranges);

}  // namespace painleve
