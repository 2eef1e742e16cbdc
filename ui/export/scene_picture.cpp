#include "ui/export/scene_picture.h"

#include <algorithm>

#include <QPainter>

#include "ui/export/off_screen_stage.h"
#include "ui/export/theme_scope.h"
#include "ui/views3d/hud.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/scene_feed.h"
#include "ui/views3d/scene_view.h"
#include "ui/views3d/stage.h"
#include "ui/views3d/view_block.h"

namespace painleve::ui {
namespace {

/// As the view has it, in the colours of the look in force.
Shown shownIn(const SceneView& view, const Session& session) {
  Shown shown = view.shown();
  SceneFeed(session).takeGhosts(shown);
  return shown;
}

void setUp(Stage& stage, const SceneView& view) {
  const Tree state = view.viewState();
  stage.setSwitches(switchesOf(state.find("layers"), LayerSwitches()));
  stage.fitNext(cameraOf(state.find("camera")));
}

void paintOver(QImage& image, const Stage& stage, const Shown& shown, bool hasWords) {
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  Lettering lettering(stage.projection().size());
  HudParts parts;
  parts.hasSpeed = false;
  if (hasWords) writeHud(lettering, shown.frame, parts);
  if (!shown.frame.depiction.bodies.empty()) stage.paint(painter, lettering);
  lettering.paint(painter);
  if (hasWords) paintHudBadge(painter, lettering, shown.frame, parts);
}

}  // namespace

SceneSettings allowed(SceneSettings settings) {
  settings.size = settings.size.expandedTo({kLeastSceneSide, kLeastSceneSide})
                      .boundedTo({kMostScenePixels, kMostScenePixels});
  const int longest = std::max(settings.size.width(), settings.size.height());
  settings.scale =
      std::clamp(settings.scale, 1, std::min(kMostSceneScale, kMostScenePixels / longest));
  return settings;
}

QImage scenePicture(const SceneView& view, const Session& session, const SceneSettings& settings) {
  const SceneSettings s = allowed(settings);
  const ThemeScope look(s.theme);
  OffScreenStage hidden(s.size * s.scale, s.scale,
                        s.isTransparent ? Ground::Transparent : Ground::Opaque);
  Stage& stage = hidden.stage();
  setUp(stage, view);
  const Shown shown = shownIn(view, session);
  stage.show(shown);
  QImage image = hidden.render();
  image.setDevicePixelRatio(s.scale);
  paintOver(image, stage, shown, s.hasWords);
  return image;
}

}  // namespace painleve::ui
