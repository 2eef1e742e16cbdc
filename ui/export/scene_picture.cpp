#include "ui/export/scene_picture.h"

#include <algorithm>
#include <memory>

#include <QPainter>

#include <vtkNew.h>
#include <vtkRenderWindow.h>
#include <vtkRenderer.h>
#include <vtkRendererCollection.h>
#include <vtkUnsignedCharArray.h>

#include "core/errors.h"
#include "ui/export/picture_look.h"
#include "ui/views3d/hud.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/scene_feed.h"
#include "ui/views3d/scene_view.h"
#include "ui/views3d/stage.h"
#include "ui/views3d/view_block.h"

namespace painleve::ui {
namespace {

constexpr int kSamples = 4;  // of one pixel
/// With more pixels their samples would take gigabytes, and edges are fine as they are.
constexpr qint64 kMostSampled = qint64{4096} * 2304;
constexpr int kBytes = 4;  // of a pixel

/// The scene in a window that nobody sees and that knows transparency.
class HiddenStage {
 public:
  explicit HiddenStage(QSize pixels) : pixels_(pixels) {
    const bool isSampled = qint64{pixels.width()} * pixels.height() <= kMostSampled;
    window_->SetOffScreenRendering(1);
    window_->SetAlphaBitPlanes(1);
    window_->SetMultiSamples(isSampled ? kSamples : 0);
    window_->SetSize(pixels.width(), pixels.height());
    stage_ = std::make_unique<Stage>(*window_);
  }
  // The actors of the stage release their graphics while their context is still there.
  ~HiddenStage() { window_->Finalize(); }
  HiddenStage(const HiddenStage&) = delete;
  HiddenStage& operator=(const HiddenStage&) = delete;

  Stage& stage() { return *stage_; }
  /// Over black, colours at the edges come out multiplied by their alpha, as Qt wants them.
  void leaveOutGround() {
    vtkRenderer& renderer = *window_->GetRenderers()->GetFirstRenderer();
    renderer.SetBackground(0, 0, 0);
    renderer.SetBackgroundAlpha(0);
  }
  QImage render() {
    window_->Render();
    const vtkNew<vtkUnsignedCharArray> data;
    window_->GetRGBACharPixelData(0, 0, pixels_.width() - 1, pixels_.height() - 1, 0, data);
    // Qt makes its own context current when it paints next, and must not find another one.
    window_->ReleaseCurrent();
    check(data->GetNumberOfValues() >= vtkIdType{kBytes} * pixels_.width() * pixels_.height(),
          "the picture could not be read back");
    const QImage upsideDown(data->GetPointer(0), pixels_.width(), pixels_.height(),
                            qsizetype{kBytes} * pixels_.width(),
                            QImage::Format_RGBA8888_Premultiplied);
    return upsideDown.mirrored();
  }

 private:
  QSize pixels_;
  vtkNew<vtkRenderWindow> window_;
  std::unique_ptr<Stage> stage_;
};

/// As the view has it, in the colours of the look in force.
Shown shownIn(const SceneView& view, const Session& session) {
  Shown shown = view.shown();
  SceneFeed(session).takeGhosts(shown);
  return shown;
}

void setUp(Stage& stage, const SceneView& view, QSize size) {
  const Tree state = view.viewState();
  stage.setSize(size);
  stage.setSwitches(switchesOf(state.find("layers"), LayerSwitches()));
  stage.fitNext(cameraOf(state.find("camera")));
}

void paintOver(QImage& image, const Stage& stage, const Shown& shown, bool hasWords) {
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  Lettering lettering(stage.projection().size());
  const HudParts parts{1, 1, true};
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
  const PictureLook look(s.theme);
  HiddenStage hidden(s.size * s.scale);
  Stage& stage = hidden.stage();
  if (s.isTransparent) hidden.leaveOutGround();
  setUp(stage, view, s.size);
  const Shown shown = shownIn(view, session);
  stage.show(shown);
  QImage image = hidden.render();
  if (!s.isTransparent) image = image.convertToFormat(QImage::Format_RGB32);
  image.setDevicePixelRatio(s.scale);
  paintOver(image, stage, shown, s.hasWords);
  return image;
}

}  // namespace painleve::ui
