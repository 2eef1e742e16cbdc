#pragma once
// What there is to take away: the session, and the views of the window as they are now.

#include <functional>
#include <vector>

#include <QPointer>
#include <QString>
#include <QWidget>

#include "core/parameters/tree.h"
#include "ui/views3d/scene_view.h"

namespace painleve::ui {

class Session;

struct PlotSource {
  QString id, title;
  QPointer<QWidget> view;
};

struct ExportSources {
  QPointer<SceneView> scene;
  std::vector<PlotSource> plots;
  Tree view;  // the view block of a scene that is looked at as the window does
};

/// Asked anew each time: another look of the window builds its views anew.
using AskSources = std::function<ExportSources()>;

}  // namespace painleve::ui
