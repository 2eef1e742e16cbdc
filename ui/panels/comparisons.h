#pragma once
// The commands that put several runs beside the active one: the same in the window's menu and in
// the list of runs.

#include <functional>

class QMenu;

namespace painleve::ui {

class Session;

/// Called when runs were put beside the active one: where they are listed should be seen.
using WhenCompared = std::function<void()>;

/// All futures of the branch point at the playhead, as kept runs.
void keepAllFutures(Session& session, const WhenCompared& whenCompared);
/// "All impact laws", "The other solver", ...: the scene beside itself under something else.
void addComparisons(QMenu& menu, Session& session, const WhenCompared& whenCompared);

}  // namespace painleve::ui
