#pragma once
// Bodies of a few lines, which the notes' numbers of the time-stepping scheme were made with. [MO]

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "core/model/system.h"

namespace painleve::test {

/// What a test does not ask of a system: names, charts, pictures.
class SmallSystem : public System {
 public:
  SmallSystem(int coordinates, int contacts) {
    for (int i = 0; i < coordinates; ++i) {
      const std::string id = "q" + std::to_string(i);
      coordinates_.push_back({id, id, "m", id + "_dot", "m/s"});
    }
    for (int i = 0; i < contacts; ++i) contacts_.push_back({"c" + std::to_string(i), "contact", 1});
  }
  std::span<const Coordinate> coordinates() const override { return coordinates_; }
  std::span<const ContactSpec> contacts() const override { return contacts_; }
  std::span<const Chart> charts() const override { return {}; }
  State toState(const Chart& /*chart*/, std::span<const double> /*values*/) const override {
    return {};
  }
  std::vector<double> fromState(const Chart& /*chart*/, const State& /*s*/) const override {
    return {};
  }
  Depiction depict(const State& /*s*/) const override { return {}; }
  Mat massMatrix(const State& s) const override { return Mat::Identity(s.q.size(), s.q.size()); }
  double gap(int contact, const State& s) const override { return kinematics(contact, s).gap; }
  double potential(const State& /*s*/) const override { return 0; }

 protected:
  std::vector<ContactSpec> contacts_;

 private:
  std::vector<Coordinate> coordinates_;
};

inline Vec vecOf(std::initializer_list<double> numbers) {
  Vec v(static_cast<Eigen::Index>(numbers.size()));
  std::copy(numbers.begin(), numbers.end(), v.data());
  return v;
}
inline Row rowOf(std::initializer_list<double> numbers) {
  Row r(static_cast<Eigen::Index>(numbers.size()));
  std::copy(numbers.begin(), numbers.end(), r.data());
  return r;
}
inline Track trackOf(std::initializer_list<double> numbers, double offset = 0, double drift = 0) {
  return {rowOf(numbers), offset, drift};
}
inline Kinematics planarContact(double gap, Track normal, Track tangent) {
  Kinematics k;
  k.gap = gap;
  k.points[0].normal = std::move(normal);
  k.points[0].tangent[0] = std::move(tangent);
  return k;
}

/// A point mass (1 kg) at (x, y) above the floor y = 0, pulled along x; the floor may be a belt.
class Block : public SmallSystem {
 public:
  explicit Block(double gravity = 9.81, double pull = 0, double belt = 0)
      : SmallSystem(2, 1), gravity_(gravity), pull_(pull), belt_(belt) {}
  Vec force(const State& /*s*/) const override { return vecOf({pull_, -gravity_}); }
  double potential(const State& s) const override { return gravity_ * s.q[1] - pull_ * s.q[0]; }
  Kinematics kinematics(int /*contact*/, const State& s) const override {
    return planarContact(s.q[1], trackOf({0, 1}), trackOf({1, 0}, -belt_));
  }

 protected:
  double gravity_, pull_, belt_;
};

/// A block drawn by a spring whose other end moves steadily: a third coordinate without force.
class DrawnBlock final : public SmallSystem {
 public:
  DrawnBlock(double stiffness, double gravity)
      : SmallSystem(3, 1), stiffness_(stiffness), gravity_(gravity) {}
  Vec force(const State& s) const override {
    return vecOf({stiffness_ * (s.q[2] - s.q[0]), -gravity_, 0});
  }
  double potential(const State& s) const override { return gravity_ * s.q[1]; }
  Kinematics kinematics(int /*contact*/, const State& s) const override {
    return planarContact(s.q[1], trackOf({0, 1, 0}), trackOf({1, 0, 0}));
  }

 private:
  double stiffness_, gravity_;
};

/// A bead (1 kg) inside a circular bowl of radius 1 about the origin.
class Bead final : public SmallSystem {
 public:
  explicit Bead(double gravity) : SmallSystem(2, 1), gravity_(gravity) {}
  Vec force(const State& /*s*/) const override { return vecOf({0, -gravity_}); }
  double potential(const State& s) const override { return gravity_ * s.q[1]; }
  Kinematics kinematics(int /*contact*/, const State& s) const override {
    const double r = s.q.norm();
    const double c = s.q[0] / r, n = s.q[1] / r;
    return planarContact(1 - r, trackOf({-c, -n}), trackOf({-n, c}));
  }

 private:
  double gravity_;
};

/// theta'' = -sin theta - c theta'; nothing touches it.
class DampedPendulum final : public SmallSystem {
 public:
  explicit DampedPendulum(double damping) : SmallSystem(1, 0), damping_(damping) {}
  Vec force(const State& s) const override {
    return vecOf({-std::sin(s.q[0]) - damping_ * s.v[0]});
  }
  double potential(const State& s) const override { return -std::cos(s.q[0]); }
  Kinematics kinematics(int /*contact*/, const State& /*s*/) const override { return {}; }

 private:
  double damping_;
};

/// Moreau's example 15.3: a heavy disc on a light stem with a round tip, (x, y, theta) of G. cgs.
class RoundTip final : public SmallSystem {
 public:
  RoundTip() : SmallSystem(3, 1) {}
  static constexpr double kMass = 1, kLength = 10, kTip = 1, kInertia = 3, kGravity = 981;
  Mat massMatrix(const State& /*s*/) const override {
    Mat m = Mat::Zero(3, 3);
    m.diagonal() << kMass, kMass, kInertia;
    return m;
  }
  Vec force(const State& /*s*/) const override { return vecOf({0, -kMass * kGravity, 0}); }
  double potential(const State& s) const override { return kMass * kGravity * s.q[1]; }
  Kinematics kinematics(int /*contact*/, const State& s) const override {
    const double sine = std::sin(s.q[2]), cosine = std::cos(s.q[2]);
    const double spin = kLength * s.v[2] * s.v[2];  // of the drifts
    return planarContact(s.q[1] - kLength * sine - kTip,
                         trackOf({0, 1, -kLength * cosine}, 0, spin * sine),
                         trackOf({1, 0, kLength * sine + kTip}, 0, spin * cosine));
  }
  /// Touching, sliding at `slip` without normal velocity.
  static State sliding(double theta, double omega, double slip) {
    const double sine = std::sin(theta), cosine = std::cos(theta);
    return {0, vecOf({0, kLength * sine + kTip, theta}),
            vecOf({slip - omega * (kLength * sine + kTip), kLength * cosine * omega, omega})};
  }
};

/// A rectangle (width, height) on its two lower corners, (x, y, theta) of G.
class Rectangle final : public SmallSystem {
 public:
  Rectangle(double mass, double width, double height, double gravity)
      : SmallSystem(3, 2), mass_(mass), width_(width), height_(height), gravity_(gravity) {}
  Mat massMatrix(const State& /*s*/) const override {
    Mat m = Mat::Zero(3, 3);
    m.diagonal() << mass_, mass_, mass_ * (height_ * height_ + width_ * width_) / 12;
    return m;
  }
  Vec force(const State& /*s*/) const override { return vecOf({0, -mass_ * gravity_, 0}); }
  double potential(const State& s) const override { return mass_ * gravity_ * s.q[1]; }
  Kinematics kinematics(int contact, const State& s) const override {
    const double side = contact == 0 ? 1 : -1;
    const double sine = std::sin(s.q[2]), cosine = std::cos(s.q[2]);
    const double a = height_ / 2 * sine + side * width_ / 2 * cosine;
    const double b = height_ / 2 * cosine - side * width_ / 2 * sine;
    return planarContact(s.q[1] - b, trackOf({0, 1, a}), trackOf({1, 0, b}));
  }

 private:
  double mass_, width_, height_, gravity_;
};

}  // namespace painleve::test
