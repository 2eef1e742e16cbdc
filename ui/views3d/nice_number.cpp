#include "ui/views3d/nice_number.h"

#include <cmath>

namespace painleve::ui {

double niceBelow(double value) {
  constexpr double kSlack = 1 + 1e-12;  // so that 0.2 stays 0.2
  const double decade = std::pow(10, std::floor(std::log10(value * kSlack)));
  const double lead = value * kSlack / decade;
  return decade * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

}  // namespace painleve::ui
