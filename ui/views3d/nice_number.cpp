#include "ui/views3d/nice_number.h"

#include <cmath>

namespace painleve::ui {

namespace {

constexpr double kSlack = 1 + 1e-12;  // so that 0.2 stays 0.2

}  // namespace

double niceBelow(double value) {
  const double decade = std::pow(10, std::floor(std::log10(value * kSlack)));
  const double lead = value * kSlack / decade;
  return decade * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

double niceAbove(double value) {
  const double below = niceBelow(value);
  return below * kSlack >= value ? below : niceBelow(below * 2.5);  // 1 to 2, 2 to 5, 5 to 10
}

}  // namespace painleve::ui
