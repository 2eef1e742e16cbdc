#pragma once
// A number as people type it.

#include <QString>

namespace painleve::ui {

/// NaN for what is no number. A comma is understood as a decimal sign, too.
double typedNumber(const QString& text);

}  // namespace painleve::ui
