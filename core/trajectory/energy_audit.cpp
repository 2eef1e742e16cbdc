#include "core/trajectory/energy_audit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace painleve {

std::optional<double> energyDrift(const Trajectory& trajectory) {
  const std::size_t energy = trajectory.column("E");
  std::array<std::size_t, 5> works{};
  std::size_t last = energy, count = 0;
  for (const char* id : {"W_friction", "W_impact", "W_external", "W_edit", "W_correction"}) {
    works.at(count++) = trajectory.column(id);
    last = std::max(last, works.at(count - 1));
  }
  if (last >= trajectory.columns.size()) return std::nullopt;
  std::optional<double> first;
  double drift = 0, scale = 1;
  for (const auto& chunk : trajectory.chunks) {
    for (std::size_t row = 0; row < chunk->rows(); ++row) {
      const double* cells = chunk->cells.data() + row * chunk->columns;
      double booked = cells[energy];
      for (const std::size_t work : works) booked -= cells[work];
      if (!std::isfinite(booked)) continue;
      if (!first) first = booked;
      drift = std::max(drift, std::abs(booked - *first));
      scale = std::max(scale, std::abs(cells[energy]));
    }
  }
  return first ? std::optional(drift / scale) : std::nullopt;
}

}  // namespace painleve
