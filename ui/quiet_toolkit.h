#pragma once
// Standard error belongs to the program: scripts read its one line.

namespace painleve::ui {

/// What the toolkit remarks on the machine (an unset variable, a missing bus) is dropped from now
/// on; its errors are not.
void quietToolkit();

}  // namespace painleve::ui
