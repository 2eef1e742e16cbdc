#pragma once
// Rows at every k * output.step, read off the dense output, and extra rows where F_N grows tenfold. DESIGN 4 [own]

#include "core/solver/event_driven/flow.h"
#include "core/solver/solver.h"

namespace painleve {

class RowClock {
 public:
  RowClock(double step, const Flow& flow, Recorder& recorder) : step_(step), flow_(flow), recorder_(recorder) {}

  /// Writes the rows of the integrator's last step that lie before `s`. Advances snapshot.step; the rest of it is a template.
  void upTo(const Integrator& integrator, double s, Snapshot& snapshot);
  /// At the end of a step: a row where the contact force is ten times that of the last such row.
  void growth(const Snapshot& snapshot);

 private:
  double find(const Integrator& integrator, double time, double lower, double upper) const;

  double step_;
  const Flow& flow_;
  Recorder& recorder_;
  double level_ = -1;  // N; < 0: not measured yet
};

}  // namespace painleve
