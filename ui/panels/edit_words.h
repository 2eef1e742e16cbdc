#pragma once
// What the edits of a scene change, in words.

#include <QStringList>

#include "core/scene/scene.h"

namespace painleve::ui {

/// One line an edit, in the order in which a run makes them: "μ 1.2 → 1.6".
QStringList editWords(const Scene& scene);

}  // namespace painleve::ui
