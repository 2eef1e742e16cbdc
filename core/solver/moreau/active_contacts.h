#pragma once
// Which contacts act in a step, and their numbers: the test point and the point of the gradients
// are what tells the variants apart. [MO] Remark 11.1

#include "core/model/system.h"
#include "core/solver/moreau/free_step.h"
#include "core/solver/moreau/planar_step.h"
#include "core/solver/solver.h"

namespace painleve {

struct ActiveContact {
  int contact = 0;
  Track normal, tangent;
  Vec viaNormal, viaTangent;  // M^-1 row'
  Delassus H;
  PlanarVelocity start, loose;    // of u_I and u_L
  double scaleN = 0, scaleT = 0;  // m/s, size of the terms of the two
  Coulomb cone;                   // the static one of either side where the last step stuck
};

/// Contacts that the variant's test finds closed, in the order of the System.
PerContact<ActiveContact> activeContacts(const Task& task, const Snapshot& from,
                                         const FreeStep& free);

/// The same numbers of any contact, whether the test finds it closed or not.
ActiveContact readContactRows(const Task& task, const Snapshot& from, const FreeStep& free,
                              int contact);

/// Offset included, m/s.
double speedAlong(const Track& track, const Vec& velocity);

}  // namespace painleve
