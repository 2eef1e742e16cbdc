#pragma once
// What an impact of a run did, and what the other laws would have made of it, as values. [own]
// derivations 12

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/contact/mode.h"
#include "core/laws/laws.h"

namespace painleve {

/// Velocity of the contact point, m/s, or an impulse, N s.
struct ContactPair {
  double normal = 0, tangent = 0;
};

/// What a law makes of the collision.
struct ImpactOutcome {
  ImpactLaw law;
  ContactPair impulse, after;
  double work = 0;     // J, half the impulse times the sum of the velocities: the change of T
  double created = 0;  // J, the part of it that is a gain; 0 within rounding
  std::optional<ImpactCourse> course;  // resolved laws
  std::vector<ContactPair> path;       // impulses on the way, from none to the whole: its corners
};

/// The tangential impacts that one state allows: tangent = ratio * normal, 0 < normal <= largest,
/// none of which raises the energy. [GB] eqs. (40)-(46); [own] derivations 10
struct TangentialJumps {
  double largest = 0, ratio = 0;    // N s; 1
  double slope = 0, curvature = 0;  // m/s, 1/kg: change of T over the normal impulse
  /// Normal impulses after which the contact problem has a solution, ascending; the others go on
  /// to the stop of the slip.
  struct Part {
    double lower = 0, upper = 0;  // N s
  };
  std::vector<Part> solvable;
  std::optional<double> fraction;     // of `largest`: the member that the run took
  bool hops = false;                  // the run took what its impact law makes of it: a rebound
  std::optional<std::size_t> branch;  // number of the branch point that chose it

  double stopping() const { return largest / 2; }  // N s, stops the slip and loses most
  double work(double normal) const { return normal * (curvature * normal + slope); }
  bool isSolvable(double normal) const;
};

/// The impact of an event: collision, or tangential impact (v_n = 0 before).
struct ImpactReport {
  double time = 0;      // s
  std::string contact;  // id
  ImpactLaw law;        // in force
  bool tangential = false;
  double ann = 0, ant = 0, att = 0;  // 1/kg
  Coulomb friction;
  ContactPair before, after;  // m/s
  ContactPair impulse;        // N s
  double work = 0;            // J, change of T
  double created = 0;         // J, the part of it that is a gain; 0 within rounding
  bool jams = false;          // B <= 0 for the slip before: compression grows first
  /// Restitutions that gain nothing whatever the velocities, where the law in force is Newton's;
  /// empty where lower > upper. `upper` is e_safe.
  struct Safe {
    double lower = 0, upper = 1;
  };
  std::optional<Safe> safe;
  /// All laws at the same restitution, in the order of the table. At a tangential impact: those
  /// that restitution tells apart, none where it is 0.
  std::vector<ImpactOutcome> laws;
  std::optional<TangentialJumps> jumps;  // tangential impacts only

  /// m/s, after an impulse in place of the one that acted.
  ContactPair velocityAfter(const ContactPair& other) const {
    return {before.normal + ann * other.normal + ant * other.tangent,
            before.tangent + ant * other.normal + att * other.tangent};
  }
  /// J, the change of T that it would mean.
  double workOf(const ContactPair& other) const {
    const ContactPair then = velocityAfter(other);
    return 0.5 * (other.normal * (before.normal + then.normal) +
                  other.tangent * (before.tangent + then.tangent));
  }
};

}  // namespace painleve
