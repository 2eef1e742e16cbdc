#pragma once
// What a phase plane is asked to show: chart and axes, slip direction, density of the field.

#include "core/simulate.h"
#include "ui/plots/plane_view.h"

namespace painleve::ui {

enum class PlaneDirection { Follow, Left, Right };
enum class FieldDensity { Off, Few, Normal, Dense };

struct PlaneSetup {
  PlaneAxes axes;
  PlaneDirection direction = PlaneDirection::Follow;
  FieldDensity density = FieldDensity::Normal;
};

/// Chart and axes as a system has them: what the axes do not name, or the system does not know, is
/// the first contact chart over its own axes. No chart: the system has none.
PlaneSpan planeSpan(const SystemCard& card, const PlaneAxes& axes);

/// `chart`, `x`, `y`, `direction`, `field`.
void putSetup(Tree& tree, const PlaneSetup& setup);
/// `setup` with what the tree says; what it does not say stays.
PlaneSetup setupOf(const Tree& tree, PlaneSetup setup);

}  // namespace painleve::ui
