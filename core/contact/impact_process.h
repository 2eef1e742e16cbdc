#pragma once
// The impact of one planar contact resolved in its normal impulse p: Coulomb's law at every p makes
// it piecewise linear (Darboux, Keller; Routh's diagram). [own] derivations 12.2

#include "core/contact/contact_problem.h"

namespace painleve {

/// At p = 0 the velocities before the impact; at most two phases: a slip until it stops, then
/// sticking or a slip the other way. Kinetic friction only: nothing has been at rest ([MO] sec.
/// 17).
class ImpactProcess {
 public:
  /// Precondition: one contact with v_n <= 0.
  explicit ImpactProcess(const ContactProblem& problem);

  /// What the contact has taken and how it moves after the normal impulse p. N s, m/s
  struct Point {
    double normal = 0, tangent = 0, vn = 0, vt = 0;
  };
  Point at(double p) const;
  Mode modeAt(double p) const;
  ImpactCourse courseTo(double end) const;

  /// Impulse at which the slip stops; infinite where it never does.
  double stop() const { return stop_; }
  /// Impulse at which v_n = 0; infinite where no impulse turns v_n round (normal and tangent of the
  /// contact are the same direction of the system).
  double compression() const { return compression_; }
  /// J, work of the normal impulse until then, <= 0.
  double compressionWork() const;
  /// B <= 0 for the slip before: compression grows until the slip has stopped.
  bool jams() const { return before_.normal <= 0; }

  /// Impulse after compression at which v_n = speed >= 0; infinite where none is.
  double impulseAtSpeed(double speed) const;
  /// Impulse after compression at which restitution has done this work, J; the end of compression
  /// where nothing can move the contact any more.
  double impulseAtWork(double work) const;

 private:
  // d(v_n)/dp, d(v_t)/dp, d(tangential impulse)/dp while a mode lasts.
  struct Rate {
    Mode mode = Mode::Stick;
    double normal = 0, tangent = 0, impulse = 0;
  };
  Rate slipping(int sign) const;
  Rate afterStop() const;
  double endOfCompression() const;

  double Ann_, Ant_, Att_;
  Coulomb friction_;
  double vn_, vt_;
  Rate before_, after_;
  double stop_, compression_;
};

}  // namespace painleve
