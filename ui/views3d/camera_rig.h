#pragma once
// Where the scene is seen from: home fits the bodies and the ground, then the camera goes along
// with the bodies.

#include <cstdint>

#include "core/scenery/depiction.h"

class vtkCamera;

namespace painleve::ui {

enum class ViewSide : std::uint8_t { Front, Right, Top, Isometric };

/// Half of the height [m] that is seen at the focal point.
double visibleHalfHeight(vtkCamera& camera);
/// Mean of the bodies' centres; the origin where there are none.
Place bodyCentre(const Depiction& depiction);

class CameraRig {
 public:
  explicit CameraRig(vtkCamera& camera);

  /// Side view with parallel projection that shows the bodies, their ground and room for their
  /// motion.
  void home(const Depiction& depiction);
  /// Turns around the point looked at; the size of things stays.
  void lookFrom(ViewSide side);
  void setParallel(bool parallel);
  bool isParallel() const;
  /// Keeps the bodies' centre in the middle third (less strictly upwards) by moving along with it,
  /// never by jumping.
  void follow(const Depiction& depiction);
  /// Width over height of the view; an untouched home view is fitted anew.
  void setAspect(double aspect);
  /// The user moved the camera: from now on a new size of the view keeps his zoom.
  void taken();

 private:
  void setHalfHeight(double halfHeight);
  void fitHeight();
  void clip();

  vtkCamera& camera_;
  double aspect_ = 1.5;
  double size_ = 1;                        // m, of the depiction
  double halfWidth_ = 1, halfHeight_ = 1;  // m, what home must show
  double lift_ = 0;                        // m, of home in a narrow view
  Place centre_ = Place::Zero();           // of the bodies when last followed
  bool untouched_ = true;
};

}  // namespace painleve::ui
