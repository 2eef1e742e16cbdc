#include "core/trajectory/energy_audit.h"

#include <array>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

namespace painleve {
namespace {

Trajectory books(const std::vector<std::array<double, 2>>& energyAndFriction) {
  Trajectory t;
  for (const char* id :
       {"time", "E", "W_friction", "W_impact", "W_external", "W_edit", "W_correction"})
    t.columns.push_back({id, id, "J"});
  auto chunk = std::make_shared<Chunk>();
  chunk->columns = t.columns.size();
  double time = 0;
  for (const auto& [energy, friction] : energyAndFriction) {
    const std::vector<double> row{time++, energy, friction, 0, 0, 0, 0};
    chunk->cells.insert(chunk->cells.end(), row.begin(), row.end());
  }
  t.chunks.push_back(chunk);
  return t;
}

TEST(EnergyAudit, whatFrictionTakesIsNoDrift) {
  EXPECT_DOUBLE_EQ(energyDrift(books({{10, 0}, {8, -2}, {5, -5}})).value(), 0);
}

TEST(EnergyAudit, whatNobodyBookedIsDriftRelativeToTheLargestEnergy) {
  EXPECT_NEAR(energyDrift(books({{10, 0}, {8, -1.5}, {5, -5}})).value(), 0.05, 1e-15);
  EXPECT_NEAR(energyDrift(books({{0.1, 0}, {0.2, 0}})).value(), 0.1, 1e-15) << "at least of 1 J";
}

TEST(EnergyAudit, cellsThatDoNotExistAreSkipped) {
  EXPECT_DOUBLE_EQ(energyDrift(books({{10, 0}, {kNoValue, 0}, {9, -1}})).value(), 0);
  EXPECT_FALSE(energyDrift(books({{kNoValue, 0}})));
  EXPECT_FALSE(energyDrift(books({})));
  EXPECT_FALSE(energyDrift(Trajectory{}));
}

}  // namespace
}  // namespace painleve
