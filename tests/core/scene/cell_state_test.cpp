#include "core/scene/cell_state.h"

#include <gtest/gtest.h>

#include "core/scene/experiment.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

const std::string kShort = R"("duration": 0.01, "laws": {"friction": {"mu": 1.4}})";

TEST(CellState, GivesBackTheStateOfARow) {
  const Scene scene = parseScene(test::sceneText(kShort));
  const auto run = simulate(scene);
  const auto system = makeSystem(scene);
  for (const Snapshot& point : run->checkpoints) {
    const Cells cells = cellsAt(scene, *run, point.state.t);
    const State state = stateOfCells(*system, cells);
    EXPECT_EQ(state.t, point.state.t);
    EXPECT_EQ(state.q, point.state.q);
    EXPECT_EQ(state.v, point.state.v);
  }
}

TEST(CellState, FindsTheModesOfEveryContact) {
  const auto run = simulate(parseScene(test::sceneText(kShort)));
  const ModeColumns columns = modeColumnsOf(*run);
  ASSERT_EQ(columns.mode.size(), 2U);
  const auto row = run->row(run->rowCount() - 1);
  EXPECT_EQ(modeOfCell(row, columns.mode[0]), Mode::SlipMinus);
  EXPECT_EQ(lcpModeOfCell(row, columns.lcp[0]), 1);
  EXPECT_EQ(modeOfCell(row, columns.mode[1]), Mode::Free);
  EXPECT_EQ(lcpModeOfCell(row, columns.lcp[1]), 0) << "an empty cell";
}

TEST(CellState, AColumnThatIsNotThereIsFree) {
  const std::vector<double> cells{0, 1};
  EXPECT_EQ(modeOfCell(cells, 2), Mode::Free);
  EXPECT_EQ(lcpModeOfCell(cells, 7), 0);
}

TEST(CellState, ARowThatIsTooShortIsABrokenPrecondition) {
  const auto system = makeSystem(parseScene(test::sceneText()));
  const std::vector<double> cells(6);
  EXPECT_THROW(stateOfCells(*system, cells), std::logic_error);
}

}  // namespace
}  // namespace painleve
