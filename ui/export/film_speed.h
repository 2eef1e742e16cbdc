#pragma once
// How fast a film shows the motion: what is offered, and how it is said.

#include <vector>

#include <QString>

namespace painleve::ui {

/// Those of playing, and round parts beside the halves; slowest first.
std::vector<double> filmSpeeds();
/// "1/32", "2": a part as people say it.
QString filmSpeedText(double speed);
/// "1/4 of real time, slower near events".
QString filmPaceText(double speed, bool slowsAtEvents);

}  // namespace painleve::ui
