#pragma once
// The plotting library by name and version, for the About window.

#include <QString>

namespace painleve::ui {

QString plotToolkit();

}  // namespace painleve::ui
