#pragma once
// Curves that a system knows about itself in closed form: figures of the papers, for any of its
// parameters.

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace painleve {

struct TheoryQuantity {
  std::string symbol, unit;  // symbol as in parameter tables; empty unit: dimensionless
};

/// Points from left to right; one that is no number lifts the pen.
struct TheoryCurve {
  std::string symbol;
  std::vector<std::array<double, 2>> points;
};

/// A place on the horizontal axis that has a name.
struct TheoryMark {
  std::string symbol;
  double x = 0;
};

struct TheoryFigure {
  std::string id, title, meaning, source;
  TheoryQuantity x, y;
  double lower = 0, upper = 1;  // of x
  /// Where the scene stands on the horizontal axis: a value of its laws, or of a column of its run.
  std::optional<double> present;
  std::string column = {};
  std::vector<TheoryCurve> curves = {};
  std::vector<TheoryMark> marks = {};
};

}  // namespace painleve
