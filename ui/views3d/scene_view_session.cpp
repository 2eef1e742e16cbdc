// The thin thread between the view and the session; the rest of the view knows frames only.

#include "ui/session/session.h"
#include "ui/views3d/scene_view.h"
#include "ui/views3d/stage.h"

namespace painleve::ui {

SceneView::SceneView(Session& session, QWidget* parent) : SceneView(parent) {
  connect(&session, &Session::documentOpened, this, [this] { stage_->fitNext(); });
  const auto show = [this, &session] { setFrame(session.frame()); };
  connect(&session, &Session::playheadChanged, this, show);
  show();
}

}  // namespace painleve::ui
