#pragma once
// Whether there is a screen, real or virtual: asked before a toolkit that would abort without one.

namespace painleve::ui {

bool hasDisplay();

}  // namespace painleve::ui
