#include "ui/views3d/view_block.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

namespace painleve::ui {
namespace {

constexpr double kFarthest = 1e9;       // m: what lies farther has no place in a picture
constexpr double kLevel = 1e-6;         // sine between sight and up: less leaves no upright picture
constexpr double kNearestSight = 1e-9;  // m

Tree placeTree(const Place& place) {
  return Array{place.x(), place.y(), place.z()};
}

std::optional<double> finiteNumber(const Tree* tree) {
  const double* number = tree != nullptr ? tree->number() : nullptr;
  if (number == nullptr || !std::isfinite(*number)) return std::nullopt;
  return *number;
}

std::optional<Place> placeOf(const Tree* tree) {
  const Array* array = tree != nullptr ? tree->array() : nullptr;
  if (array == nullptr || array->size() != 3) return std::nullopt;
  Place place;
  for (int i = 0; i < 3; ++i) {
    const auto number = finiteNumber(&(*array)[static_cast<std::size_t>(i)]);
    if (!number || std::abs(*number) > kFarthest) return std::nullopt;
    place[i] = *number;
  }
  return place;
}

bool isUpright(const CameraState& camera) {
  const Place sight = camera.focal - camera.position;
  if (sight.norm() < kNearestSight || camera.up.norm() < kNearestSight) return false;
  return sight.normalized().cross(camera.up.normalized()).norm() > kLevel;
}

}  // namespace

Tree cameraTree(const CameraState& camera) {
  Tree tree = Tree::object();
  tree.set("position", placeTree(camera.position));
  tree.set("focal_point", placeTree(camera.focal));
  tree.set("up", placeTree(camera.up));
  tree.set("scale", camera.halfHeight);
  tree.set("parallel", camera.parallel);
  return tree;
}

std::optional<CameraState> cameraOf(const Tree* tree) {
  if (tree == nullptr || !tree->isObject()) return std::nullopt;
  const auto position = placeOf(tree->find("position")), focal = placeOf(tree->find("focal_point")),
             up = placeOf(tree->find("up"));
  const auto scale = finiteNumber(tree->find("scale"));
  if (!position || !focal || !up || !scale || *scale <= 0) return std::nullopt;
  const Tree* parallel = tree->find("parallel");
  const bool* isParallel = parallel != nullptr ? parallel->boolean() : nullptr;
  const CameraState camera{*position, *focal, *up, *scale, isParallel == nullptr || *isParallel};
  if (!isUpright(camera)) return std::nullopt;
  return camera;
}

Tree switchesTree(const LayerSwitches& switches) {
  Tree tree = Tree::object();
  for (const LayerKind kind : kLayerKinds) tree.set(layerId(kind), switches.isOn(kind));
  return tree;
}

LayerSwitches switchesOf(const Tree* tree, LayerSwitches switches) {
  if (tree == nullptr) return switches;
  for (const LayerKind kind : kLayerKinds) {
    const Tree* member = tree->find(layerId(kind));
    const bool* on = member != nullptr ? member->boolean() : nullptr;
    if (on != nullptr) switches.set(kind, *on);
  }
  return switches;
}

std::optional<double> arrowScaleOf(const Tree* tree) {
  const auto scale = finiteNumber(tree);
  if (!scale || *scale <= 0) return std::nullopt;
  return std::clamp(*scale, kLeastArrowScale, kMostArrowScale);
}

}  // namespace painleve::ui
