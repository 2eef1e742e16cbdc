#pragma once
// The times at which steps end: k h from t = 0 on, and shortened steps around edits and at the end.
// [own]

#include <optional>

namespace painleve {

class StepGrid {
 public:
  /// `shorten`: the last step ends at `until`; else steps that end later do not exist.
  StepGrid(double step, double until, bool shorten)
      : step_(step), until_(until), shorten_(shorten) {}

  struct Next {
    double end = 0, length = 0;  // s
  };
  /// The step that begins at `time`; nullopt: none is left.
  std::optional<Next> after(double time) const;

 private:
  double tolerance(double time) const;

  double step_, until_;  // s
  bool shorten_;
};

/// How many whole spans fit into a time, where a rounding error below the end of a span counts as
/// its end. `share`: of a span that counts as rounding.
double wholeSpans(double time, double span, double share);

}  // namespace painleve
