#pragma once
// Contact forces on the bodies: F_N, F_T and their resultant, in units of the weight, with a legend
// bar.

#include <vector>

#include <QColor>

#include "ui/views3d/layer.h"

namespace painleve::ui {

/// What is drawn of one contact's force: vectors in metres of arrow.
struct DrawnForce {
  Place tail = Place::Zero(), normal = Place::Zero(), friction = Place::Zero();
  double normalUnits = 0,
         frictionUnits = 0;  // in units of the weight, friction signed along the tangent
  bool clamped = false;      // longer than the longest arrow: no longer to scale
};

/// Nothing (all zero) for an open contact and where the force is no number.
DrawnForce drawnForce(const Shown& shown, std::size_t contact);

class ForceLayer : public Layer {
 public:
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  struct Component {
    Place tail, vector;
    double units = 0;
    bool clamped = false;
    char letter = 'N';
    QColor colour;
  };
  void paintForce(QPainter& painter, const Projection& projection, Lettering& lettering,
                  const DrawnForce& force) const;
  void paintComponent(QPainter& painter, const Projection& projection, Lettering& lettering,
                      const Component& c) const;

  std::vector<DrawnForce> forces_;  // one a contact
  double unitLength_ = 1;           // m of arrow for a force of one weight
  bool hasWeight_ = true;
  bool isCandidate_ = false;  // a solution that the rule does not take
};

}  // namespace painleve::ui
