#pragma once
// Phase plane and energies for a film: widgets that are laid out and fed, but never on a screen.

#include <QSize>
#include <QWidget>

#include "ui/export/frame_layout.h"

class QPainter;

namespace painleve::ui {

class EnergyPlot;
class PhasePlanePlot;
class Session;

class HiddenPlots {
 public:
  HiddenPlots(Session& session, const FrameLayout& layout);
  ~HiddenPlots();
  HiddenPlots(const HiddenPlots&) = delete;
  HiddenPlots& operator=(const HiddenPlots&) = delete;

  /// Into the pixels of the picture, at the playhead of the session.
  void paint(QPainter& painter) const;

 private:
  FrameLayout layout_;
  QWidget host_;
  PhasePlanePlot* plane_;
  EnergyPlot* energies_;
};

}  // namespace painleve::ui
