#pragma once
// Named layouts of the window: columns of cells, each a stack of views of which the first is on
// top. A view that an arrangement does not name is closed.

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace painleve::ui {

/// Ids of the views: names of docks in saved layouts.
namespace views {
inline constexpr auto kParameters = "parameters", kScene = "view3d", kPlane = "phase_plane",
                      kEnergies = "energies", kForces = "forces", kSlip = "slip", kGap = "gap",
                      kVariables = "variables", kImpulse = "impulse", kModes = "modes",
                      kStory = "events", kRuns = "runs", kStudy = "study", kSteps = "steps";
/// In the order of the menu.
inline constexpr std::array kAll{kParameters, kScene,     kPlane,   kEnergies, kForces, kSlip, kGap,
                                 kVariables,  kImpulse,   kModes,   kStory,    kRuns,   kStudy,
                                 kSteps};
}  // namespace views

struct Cell {
  int share = 1;  // of the column's height
  std::vector<std::string> stack;
};

struct Column {
  int share = 1;  // of the width
  std::vector<Cell> cells;
};

struct Arrangement {
  std::string id;     // "map": what a scene's view.layout says
  const char* title;  // to be translated
  std::vector<Column> columns;
};

/// All of them, the standard one first.
const std::vector<Arrangement>& arrangements();
/// Null where there is none of this id.
const Arrangement* findArrangement(std::string_view id);

}  // namespace painleve::ui
