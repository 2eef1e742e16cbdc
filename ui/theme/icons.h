#pragma once
// The program's own line icons (resources/icons), tinted in the colours of the theme.

#include <QIcon>
#include <QString>

namespace painleve::ui {

/// Icon by the name of its file without ending ("play"); sharp at any size and pixel ratio, muted
/// while disabled. An unknown name is a broken precondition.
QIcon icon(const QString& name);

}  // namespace painleve::ui
