#pragma once
// Velocity of the contact points as outlined arrows, with the word that tells whether friction
// presses the contact.

#include <vector>

#include <QString>

#include "ui/views3d/arrow_scale.h"
#include "ui/views3d/layer.h"

namespace painleve::ui {

struct DrawnVelocity {
  ScaledArrow arrow;
  double speed = 0;  // m/s
  int drive = 0;     // +1 pushed, -1 pulled
};

/// Of the closed contacts; in flight, of the one nearest to its ground.
std::vector<DrawnVelocity> drawnVelocities(const Shown& shown);

class VelocityLayer : public Layer {
 public:
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  std::vector<DrawnVelocity> velocities_;
  double unitLength_ = 1;  // m of arrow for 1 m/s
};

/// "pushed ←", "pulled →": the arrow as the picture shows the motion. Empty for no drive.
QString driveWord(int drive, bool toTheLeft);

}  // namespace painleve::ui
