#pragma once
// The outline of a body as the view shows it: for ghosts and for picking, sharp at any pixel ratio.

#include <QPolygonF>

#include "core/scenery/depiction.h"

namespace painleve::ui {

class Projection;

/// A convex polygon in logical pixels, without repeating the first point; empty for a body that a
/// perspective camera does not see whole.
QPolygonF silhouette(const Body& body, const Projection& projection);

}  // namespace painleve::ui
