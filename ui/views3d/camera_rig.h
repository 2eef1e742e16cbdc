#pragma once
// Where the scene is seen from: home fits the bodies and the ground, then the camera goes along
// with the bodies.

#include <cstdint>
#include <vector>

#include "core/scenery/depiction.h"

class vtkCamera;

namespace painleve::ui {

enum class ViewSide : std::uint8_t { Front, Right, Top, Isometric };

/// Half of the height [m] that is seen at the focal point.
double visibleHalfHeight(vtkCamera& camera);
/// Mean of the bodies' centres; the origin where there are none.
Place bodyCentre(const std::vector<Body>& bodies);
inline Place bodyCentre(const Depiction& depiction) {
  return bodyCentre(depiction.bodies);
}

/// All that another view needs to show the same.
struct CameraState {
  Place position = Place::UnitZ(), focal = Place::Zero(), up = Place::UnitY();  // m, m, direction
  double halfHeight = 1;  // m, seen at the focal point
  bool parallel = true;
};

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
  /// Keeps the bodies' centre in the middle third (less strictly upwards), and the bodies off the
  /// edges where they fit, by moving along with them, never by jumping.
  void follow(const Depiction& depiction);
  /// Width over height of the view; an untouched home view is fitted anew.
  void setAspect(double aspect);
  CameraState state() const;
  void restore(const CameraState& state);
  /// The user moved the camera: from now on a new size of the view keeps his zoom.
  void taken();

 private:
  struct Span {
    double low = 0, high = 0;
  };
  /// Where the bodies lie along an axis, seen from the focal point.
  Span spanAlong(const Place& axis, const std::vector<Body>& bodies) const;
  double shiftAlong(const Place& axis, double middle, double half,
                    const std::vector<Body>& now) const;
  void setHalfHeight(double halfHeight);
  void fitHeight();
  void clip();

  vtkCamera& camera_;
  double aspect_ = 1.5;
  double size_ = 1;                        // m, of the depiction
  double halfWidth_ = 1, halfHeight_ = 1;  // m, what home must show
  double lift_ = 0;                        // m, of home in a narrow view
  std::vector<Body> followed_;             // the bodies when last followed
  bool untouched_ = true;
};

}  // namespace painleve::ui
