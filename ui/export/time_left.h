#pragma once
// How long a piece of work still takes, from what it took so far.

#include <QString>

namespace painleve::ui {

/// s; negative while too little is done to tell.
double secondsLeft(double fraction, double seconds);
/// "about 12 s left"; empty where nobody can tell.
QString timeLeftText(double seconds);

}  // namespace painleve::ui
