#pragma once
// The parts of the picture that can be switched on and off.

#include <array>
#include <cstdint>

#include <QString>

namespace painleve::ui {

enum class LayerKind : std::uint8_t {
  Forces,
  Impulses,
  Cone,
  Velocity,
  Trail,
  Ghosts,
  Markers,
  ContactPatch,
  Grid,
  Axes
};

inline constexpr std::array kLayerKinds{
    LayerKind::Forces, LayerKind::Impulses, LayerKind::Cone,    LayerKind::Velocity,
    LayerKind::Trail,  LayerKind::Ghosts,   LayerKind::Markers, LayerKind::ContactPatch,
    LayerKind::Grid,   LayerKind::Axes};

/// The word of the view block: "forces", "contact_patch".
const char* layerId(LayerKind kind);
/// For menus.
QString layerName(LayerKind kind);
/// First line what, second line formula or meaning.
QString layerHelp(LayerKind kind);

/// Which layers are shown; all but the axes at first.
class LayerSwitches {
 public:
  LayerSwitches();
  bool isOn(LayerKind kind) const { return on_[static_cast<std::size_t>(kind)]; }
  void set(LayerKind kind, bool on) { on_[static_cast<std::size_t>(kind)] = on; }

 private:
  std::array<bool, kLayerKinds.size()> on_{};
};

}  // namespace painleve::ui
