#pragma once
// Parameter changes during the motion, as the scene's edits.

#include <optional>
#include <string>

#include "core/scene/scene.h"

namespace painleve::ui {

/// A body in motion can feel a change of this value: parameters of the system, laws, branch rules.
bool canChangeInTime(const std::string& dottedPath);
/// One edit a time: a second change there joins it, the same path is overwritten.
void setEdit(Scene& scene, double time, const std::string& dottedPath, const Tree& value);
/// Time of the edit that gives the value at this path its present value at t; nothing where it is
/// the scene's own.
std::optional<double> editInForce(const Scene& scene, double t, const std::string& dottedPath);
}  // namespace painleve::ui
