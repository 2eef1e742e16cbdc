#pragma once
// One table row a parameter: it feeds the form, validation, JSON, schema, CSV header and help.

#include <limits>
#include <string>
#include <vector>

namespace painleve {

inline constexpr double kUnbounded = std::numeric_limits<double>::infinity();

/// What a number is and may be. `unit` is empty for dimensionless quantities; angles are in rad.
struct ParameterSpec {
  std::string id, symbol, unit, meaning, source;
  double standard = 0;  // the default; with `optional`, what a form offers first
  double lower = -kUnbounded, upper = kUnbounded;  // infinite: no bound on that side
  bool lowerOpen = false, upperOpen = false;
  bool logarithmic = false;  // sliders run over decades
  bool whole = false;        // integers only
  bool optional = false;     // may be absent; absent means "not given", not the default
  double sliderLower = 0, sliderUpper = 0;  // comfortable slider range; both 0: from lower/upper

  /// "0 < mass", "0 <= e <= 1", "any finite number"
  std::string rangeText() const;
  /// Finite, inside the bounds, whole where asked.
  bool accepts(double value) const;
};

struct Alternative;

/// A key of the scene whose members depend on one choice; `selector` is empty where there is
/// nothing to choose.
struct Group {
  std::string path, name, selector;       // "laws.friction", "Friction", "type"
  std::vector<Alternative> alternatives;  // the first is the default

  const Alternative* find(const std::string& id) const;
  /// "none, coulomb"
  std::string choicesText() const;
};

/// One way to fill a group, chosen by its `selector` key ("type", "variant", ...).
struct Alternative {
  std::string id, name, help;  // "coulomb", "Coulomb", one sentence: domain and defect
  std::vector<ParameterSpec> parameters;
  std::vector<Group> choices = {};  // selectors that this way has besides, in the same object
};

}  // namespace painleve
