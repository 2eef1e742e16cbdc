#include "core/model/types_of_systems.h"

#include "core/errors.h"

namespace painleve {

Chart freeChart(std::span<const Coordinate> coordinates, const std::vector<double>& standards,
                const std::vector<std::pair<double, double>>& sliders, std::pair<int, int> axes) {
  Chart chart{"free", "free", {}, {}, axes.first, axes.second, -1};
  for (const Coordinate& c : coordinates)
    chart.entries.push_back({c.id, c.symbol, c.unit, "Coordinate " + c.symbol, "free start"});
  for (const Coordinate& c : coordinates)
    chart.entries.push_back({c.id + "_dot", c.velocitySymbol, c.velocityUnit,
                             "Velocity " + c.velocitySymbol, "free start"});
  check(standards.size() == chart.entries.size(), "one standard an entry");
  for (std::size_t i = 0; i < standards.size(); ++i) chart.entries[i].standard = standards[i];
  setSliders(chart.entries, sliders);
  return chart;
}

State freeState(int dof, std::span<const double> values) {
  check(values.size() == 2 * static_cast<std::size_t>(dof),
        "a free start has coordinates and velocities");
  State s;
  s.q = Eigen::Map<const Eigen::VectorXd>(values.data(), dof);
  s.v = Eigen::Map<const Eigen::VectorXd>(values.data() + dof, dof);
  return s;
}

std::vector<double> freeValues(const State& s) {
  std::vector<double> values(s.q.begin(), s.q.end());
  values.insert(values.end(), s.v.begin(), s.v.end());
  return values;
}

void setSliders(std::vector<ParameterSpec>& specs,
                const std::vector<std::pair<double, double>>& ranges) {
  check(specs.size() == ranges.size(), "one slider range a parameter");
  for (std::size_t i = 0; i < specs.size(); ++i) {
    specs[i].sliderLower = ranges[i].first;
    specs[i].sliderUpper = ranges[i].second;
  }
}

}  // namespace painleve
