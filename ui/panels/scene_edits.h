#pragma once
// Small changes of a scene, and the words for them.

#include <string>

#include <QString>

#include "core/scene/scene.h"

namespace painleve::ui {

class Session;

/// Takes a value out of the scene: its default (or absence) holds again.
void removeValue(Scene& scene, const std::string& dottedPath);
/// Where a change of the value acts while changes go to the playhead, as a paragraph of a tooltip;
/// empty while they do not.
QString scopeWords(const Session& session, const std::string& dottedPath);

}  // namespace painleve::ui
