#pragma once
// Rows at every k * output.step, read off the dense output, and extra rows where F_N grows tenfold.
// [own]

#include "core/solver/event_driven/flow.h"
#include "core/solver/solver.h"

namespace painleve {

class RowClock {
 public:
  /// The rows at `start` and `until` belong to the instants there, not to the motion between.
  RowClock(const Flow& flow, Recorder& recorder, double step, double start, double until)
      : flow_(flow), recorder_(recorder), step_(step), start_(start), until_(until) {}

  /// Writes the rows of the integrator's last step that lie before `s`. Advances snapshot.step; the
  /// rest of it is a template.
  void upTo(const Integrator& integrator, double s, Snapshot& snapshot);
  /// At the end of a step: a row where the contact force is ten times that of the last such row.
  void growth(const Snapshot& snapshot, double normalForce);

 private:
  struct Range {
    double lower = 0, upper = 0;  // of the integrator's time
  };
  double guess(const Integrator& integrator, double time) const;
  double find(const Integrator& integrator, double time, Range range, FlowVector& y) const;

  const Flow& flow_;
  Recorder& recorder_;
  double step_, start_, until_;  // s
  double level_ = -1;            // N; < 0: not measured yet
};

}  // namespace painleve
