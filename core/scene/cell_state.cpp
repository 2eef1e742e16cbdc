#include "core/scene/cell_state.h"

#include <cmath>

#include "core/errors.h"
#include "core/trajectory/contact_suffix.h"

namespace painleve {
namespace {

long wholeNumberOf(std::span<const double> cells, std::size_t column) {
  if (column >= cells.size() || std::isnan(cells[column])) return 0;
  return std::lround(cells[column]);
}

}  // namespace

State stateOfCells(const System& system, std::span<const double> cells) {
  const auto count = static_cast<Eigen::Index>(system.coordinates().size());
  check(cells.size() > 2 * system.coordinates().size(), "a row holds coordinates and velocities");
  State state;
  state.t = cells[0];
  state.q = Eigen::Map<const Eigen::VectorXd>(cells.data() + 1, count);
  state.v = Eigen::Map<const Eigen::VectorXd>(cells.data() + 1 + count, count);
  return state;
}

ModeColumns modeColumnsOf(const Trajectory& trajectory) {
  ModeColumns columns;
  for (const std::string& contact : trajectory.contacts) {
    const std::string suffix = contactSuffix(trajectory.contacts.size(), contact);
    columns.mode.push_back(trajectory.column("mode" + suffix));
    columns.lcp.push_back(trajectory.column("lcp_mode" + suffix));
  }
  return columns;
}

Mode modeOfCell(std::span<const double> cells, std::size_t column) {
  return static_cast<Mode>(wholeNumberOf(cells, column));
}

int lcpModeOfCell(std::span<const double> cells, std::size_t column) {
  return static_cast<int>(wholeNumberOf(cells, column));
}

}  // namespace painleve
