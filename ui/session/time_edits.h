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
/// The scene with the values in force at t: all edits up to it applied; no edits and variations
/// are left in it.
Scene inForce(const Scene& scene, double t);
/// Time of the edit that gives the value at this path its present value at t; nothing where it is
/// the scene's own.
std::optional<double> editInForce(const Scene& scene, double t, const std::string& dottedPath);
/// Number of edits up to t.
std::size_t editsUpTo(const Scene& scene, double t);

}  // namespace painleve::ui
