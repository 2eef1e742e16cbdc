#pragma once
// A and B of one sliding contact as functions of two chart entries. [GB] eqs. (5)-(6)

#include <array>
#include <functional>
#include <optional>
#include <span>

#include "core/analysis/phase_plane_result.h"
#include "core/contact/contact_problem.h"
#include "core/model/system.h"

namespace painleve {

struct PlaneSample {
  double A = 0, B = 0;  // m/s^2, 1/kg
  int drive = 0;        // +1: friction lowers B below a_nn (pushed), -1: raises it (pulled)
  bool exists = false;  // the point is a state of the chart
  int slip = 0;         // sign of v_t
};
using PlaneFunction = std::function<PlaneSample(PlanePoint)>;

/// A point of the plane with what is known there.
struct PlaneNode {
  PlanePoint at;
  PlaneSample sample;
};

/// What a phase plane is drawn over: the chart with values for the entries that are not axes.
/// `slip`: sign of v_t; 0 where it follows from the state. Exactly one contact is closed.
struct PlaneChart {
  const System& system;
  const Laws& laws;
  const Chart& chart;
  std::span<const double> values;
  int slip = -1;
};

/// The chart's state with the plane's two entries at p; nullopt where it has none.
std::optional<State> stateInPlane(const PlaneChart& plane, PlanePoint p);
/// The plane's slip sign, or that of the problem's contact; where v_t = 0 divides the plane, the
/// dividing line belongs to the side of slip+.
int slipOf(const PlaneChart& plane, const ContactProblem& problem);

/// The function refers to what `plane` refers to, and copies the values.
PlaneFunction planeFunction(const PlaneChart& plane);

}  // namespace painleve
