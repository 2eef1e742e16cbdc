#pragma once
// What a system looks like: solids with poses, ground lines, markers and contact frames. Motion is
// in the x-y plane, z points to the viewer.

#include <string>
#include <vector>

#include <Eigen/Core>

namespace painleve {

using Place = Eigen::Vector3d;  // m

/// Solids are centred on their pose. Capsule: length along local x (tip to tip), radius. Box:
/// width, height, depth. Sphere: radius.
enum class ShapeKind { Capsule, Box, Sphere };

struct Shape {
  ShapeKind kind = ShapeKind::Capsule;
  double length = 1, height = 0, radius = 0.05, depth = 0.1;  // m
};

struct Body {
  std::string id;
  Shape shape;
  Place centre = Place::Zero();
  double angle = 0;  // rad, about +z, from +x to the local x axis
};

/// A rigid half space: its surface passes through `place`, `normal` (unit, in the plane) points out
/// of it.
struct Ground {
  std::string id;
  Place place = Place::Zero(), normal = Place::UnitY();
};

enum class MarkerKind { Centre, ContactPoint, Pivot };

struct Marker {
  std::string id, label;  // label may be rich text, e.g. "A", "G"
  MarkerKind kind = MarkerKind::ContactPoint;
  Place place = Place::Zero();
};

/// Where a contact's forces and velocity are drawn: F_N along normal, F_T and slip along tangent.
struct ContactFrame {
  std::string contact;
  Place place = Place::Zero(), normal = Place::UnitY(), tangent = Place::UnitX();
};

struct Depiction {
  std::vector<Body> bodies;
  std::vector<Ground> grounds;
  std::vector<Marker> markers;
  std::vector<ContactFrame> contacts;  // in the order of System::contacts()
  double size = 1;                     // m, a length the camera can be fitted to
  double weight = 1;  // N, m g of the whole system: unit of force arrows; 0 without gravity
};

}  // namespace painleve
