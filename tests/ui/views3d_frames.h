#pragma once
// Frames written by hand: the views need no solver to be looked at.

#include <numbers>

#include <Eigen/Geometry>

#include <QColor>
#include <QImage>

#include "ui/session/frame.h"

namespace painleve::ui {

inline constexpr double kWeight = 9.8;  // N, of the bodies in these frames

/// A leaning bar of 2 m whose lower end is at `tip`; forces in weights.
inline Frame leaningFrame(Place tip, double angle, double normalForce, double friction) {
  const Place along = Eigen::AngleAxisd(angle, Place::UnitZ()) * Place::UnitX();
  Frame frame;
  frame.valid = true;
  Depiction& d = frame.depiction;
  d.bodies = {{"bar", {ShapeKind::Capsule, 2, 0, 0.035, 0}, tip + along, angle}};
  d.grounds = {{"ground"}};
  d.markers = {{"tip", "A", MarkerKind::ContactPoint, tip},
               {"centre", "G", MarkerKind::Centre, tip + along}};
  d.contacts = {{"tip", tip}};
  d.size = 2;
  d.weight = kWeight;
  ContactReading reading;
  reading.id = "tip";
  reading.mode = Mode::SlipMinus;
  reading.lcpMode = 1;
  reading.normalForce = normalForce * kWeight;
  reading.friction = friction * kWeight;
  frame.contacts = {reading};
  return frame;
}

/// One solid of each kind that rests on the ground.
inline Frame solidsFrame() {
  Frame frame = leaningFrame(Place::Zero(), std::numbers::pi / 4, 0.5, 0);
  frame.depiction.bodies.push_back({"block", {ShapeKind::Box, 0.6, 0.4, 0, 0.4}, {-1, 0.2, 0}, 0});
  frame.depiction.bodies.push_back({"ball", {ShapeKind::Sphere, 0, 0, 0.2, 0}, {-0.4, 0.2, 0}, 0});
  return frame;
}

/// How many pixels have this colour, up to rounding.
inline int pixelsOf(const QImage& image, const QColor& colour, int tolerance = 3) {
  const auto near = [&](int a, int b) { return a - b <= tolerance && b - a <= tolerance; };
  const auto alike = [&](QRgb p) {
    return near(qRed(p), colour.red()) && near(qGreen(p), colour.green()) &&
           near(qBlue(p), colour.blue());
  };
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) count += alike(image.pixel(x, y)) ? 1 : 0;
  return count;
}

}  // namespace painleve::ui
