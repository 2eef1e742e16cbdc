#pragma once
// Parameter changes during the motion, as the scene's edits.

#include <optional>
#include <string>

#include "core/scene/scene.h"

namespace painleve::ui {

/// One edit a time: a second change there joins it, the same path is overwritten.
void setEdit(Scene& scene, double time, const std::string& dottedPath, const Tree& value);
/// Time of the edit that made the value at this path what it is at t; nothing where it is the
/// scene's own.
std::optional<double> editInForce(const Scene& scene, double t, const std::string& dottedPath);
/// Changes the value at this path that is in force at t where it was set: in that edit, else in the
/// scene.
void setInForce(Scene& scene, double t, const std::string& dottedPath, const Tree& value);
/// Takes the value out of the last edit up to t that sets it, and an edit that sets nothing more
/// out of the scene. False where there is none.
bool removeFromEdits(Scene& scene, double t, const std::string& dottedPath);

}  // namespace painleve::ui
