#pragma once
// Sentences of scene files, with indices as indices.

#include <QString>

namespace painleve::ui {

/// "Above μ_C" with a real index, escaped, on one line; ids such as zeno_speed stay as they are.
QString proseHtml(const QString& text);

}  // namespace painleve::ui
