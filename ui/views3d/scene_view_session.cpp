// The thin thread between the view and the session; the rest of the view knows what is shown only.

#include "core/parameters/tree.h"
#include "ui/session/session.h"
#include "ui/views3d/scene_feed.h"
#include "ui/views3d/scene_view.h"
#include "ui/views3d/stage.h"
#include "ui/views3d/view_block.h"

namespace painleve::ui {

SceneView::SceneView(Session& session, QWidget* parent) : SceneView(parent) {
  feed_ = std::make_unique<SceneFeed>(session);
  connect(&session, &Session::documentOpened, this, [this, &session] {
    feed_->open(shown_);
    obey(session.scene().view);
  });
  connect(&session, &Session::trajectoryChanged, this, [this] { feed_->takeRun(shown_); });
  connect(&session, &Session::playheadChanged, this, &SceneView::takeFrame);
  connect(&session, &Session::runsChanged, this, [this] {
    feed_->takeGhosts(shown_);
    stage_->showLayer(LayerKind::Ghosts, shown_);
    updateOverlay();
  });
  feed_->open(shown_);
  feed_->takeRun(shown_);
  obey(session.scene().view);
  takeFrame();
}

void SceneView::takeFrame() {
  if (feed_->takeFrame(shown_, clock_.elapsed())) fadeTimer_.start();
  present();
}

void SceneView::fade() {
  if (feed_->fade(shown_, clock_.elapsed())) fadeTimer_.start();
  stage_->showLayer(LayerKind::Impulses, shown_);
  updateOverlay();
}

void SceneView::obey(const Tree& viewBlock) {
  stage_->fitNext(cameraOf(viewBlock.find("camera")));
  setArrowScale(arrowScaleOf(viewBlock.find("arrow_scale")).value_or(1));
  // What the block leaves open is as usual, not as the document before had it.
  setSwitches(switchesOf(viewBlock.find("layers"), LayerSwitches()));
}

}  // namespace painleve::ui
