#pragma once
// Between which bounds friction may lie: -mu_plus F_N <= F_T <= mu_minus F_N, with the numbers in
// force at each time.

#include <string>
#include <vector>

#include "core/contact/mode.h"
#include "core/scene/scene.h"

namespace painleve::ui {

/// Friction numbers of a contact.
struct FrictionNumbers {
  double minus = 0, plus = 0;          // of slip-, slip+
  double restMinus = 0, restPlus = 0;  // how far friction goes at rest
  bool operator==(const FrictionNumbers&) const = default;
};
FrictionNumbers frictionNumbers(const Scene& scene, const std::string& contact);

struct FrictionSpan {
  double lower = 0, upper = 0;
};

/// The numbers of a whole run: they change at its edits.
class FrictionHistory {
 public:
  FrictionHistory(const Scene& scene, const std::string& contact);
  const FrictionNumbers& at(double time) const;
  /// The band of one unit of normal force; at rest that of the static limit.
  FrictionSpan spanAt(double time, Mode mode) const;

 private:
  struct Step {
    double from;
    FrictionNumbers numbers;
  };
  std::vector<Step> steps_;
};

}  // namespace painleve::ui
