#pragma once
// How long arrows are. A scale never follows the size of what it shows: a tenfold force looks
// tenfold, until it is longer than the view can hold, and then a number says so.

#include "ui/views3d/shown.h"

namespace painleve::ui {

/// Metres of arrow for one weight (one newton without gravity), one N s, one m/s.
double lengthOfWeight(const Shown& shown);
double lengthOfImpulse(const Shown& shown);
double lengthOfSpeed(const Shown& shown);

/// The longest arrow, m.
double longestArrow(const Depiction& depiction);

/// Vectors in metres of arrow.
struct ScaledArrow {
  Place tail = Place::Zero(), vector = Place::Zero();
  bool clamped = false;  // longer than the longest arrow: no longer to scale
};
ScaledArrow scaledArrow(const Place& tail, const Place& vector, double longest);

/// A unit of velocity arrows that suits a run: they stay inside the view and can be seen.
double speedUnitFor(const std::vector<ContactPath>& paths);

}  // namespace painleve::ui
