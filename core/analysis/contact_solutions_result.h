#pragma once
// The contact problem at one moment of a run, with all its solutions, as values. [GB] eqs. (4)-(8),
// Table 1

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/contact/mode.h"
#include "core/laws/laws.h"

namespace painleve {

/// What there is to solve. Flight: nothing touches. Collision: a contact closes with v_n < 0, which
/// is a question for the impact law. Singular: A = B = 0.
enum class Situation : std::uint8_t { Flight, Sliding, Sticking, Several, Collision, Singular };

/// One contact of the system.
struct ContactFacts {
  std::string id, name;
  Mode mode = Mode::Free;
  bool active = false;             // takes part in the problem
  double slip = 0;                 // m/s, v_t
  std::optional<double> A, B;      // m/s^2, 1/kg; only where one contact slides
  int lcpMode = 0;                 // 1...4; 0: not asked
  std::optional<double> F_N, F_T;  // N, acting; empty: no admissible value
  Coulomb friction;                // in force at this moment
};

/// One solution: modes, forces and accelerations of the active contacts, in their order.
struct ContactSolution {
  std::vector<Mode> mode;
  std::vector<double> normal, tangent;    // N
  std::vector<double> aNormal, aTangent;  // m/s^2, accelerations of the contact points
  double residual = 0;                    // largest violation of contact and friction law, relative
  double kinematic = 0;    // m/s^2: how far closed contacts accelerate apart or together, and
                           // sticking ones along
  bool redundant = false;  // other forces give the same accelerations
};

/// How the run goes on from here, and what said so.
struct Verdict {
  std::string rule;     // "lcp", "painleve", "contact", "impact", ...; empty: nothing was decided
  bool choice = false;  // a choice stored in the scene, not the policy
  std::optional<std::size_t> taken;  // index into solutions; none: a jump, or the run ends
  std::optional<double> since;       // s: the branch point that decided, where it lies before
};

struct ContactSolutions {
  double time = 0;  // s
  Situation situation = Situation::Flight;
  std::vector<ContactFacts> contacts;      // all of the system
  std::vector<ContactSolution> solutions;  // isolated ones
  /// N s: normal impulse of the tangential impact that stops the slip; empty where there is none.
  std::optional<double> jump;
  Verdict verdict;
};

}  // namespace painleve
