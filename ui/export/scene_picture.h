#pragma once
// The 3-D view as a picture of its own: drawn off the screen, in any size, with no ground of its
// own where that is wanted.

#include <QImage>
#include <QSize>

#include "ui/theme/palette.h"

namespace painleve::ui {

class SceneView;
class Session;

inline constexpr int kMostSceneScale = 4;
inline constexpr int kLeastSceneSide = 16, kMostScenePixels = 8192;

struct SceneSettings {
  QSize size{960, 600};  // px at scale 1
  int scale = 2;
  bool isTransparent = false, hasWords = true;  // words: time and mode
  Theme theme = Theme::Light;

  bool operator==(const SceneSettings&) const = default;
};

/// Brought into what can be drawn: the size first, then the scale.
SceneSettings allowed(SceneSettings settings);
/// What the view shows, from its camera.
QImage scenePicture(const SceneView& view, const Session& session, const SceneSettings& settings);

}  // namespace painleve::ui
