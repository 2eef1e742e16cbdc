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

class HiddenPlots : public QObject {
 public:
  HiddenPlots(Session& session, const FrameLayout& layout);
  ~HiddenPlots() override;

  /// Into the pixels of the picture, at the playhead of the session.
  void paint(QPainter& painter) const;

 protected:
  /// Plots lay themselves out in turns of their own: then, too, in the look of the film.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  FrameLayout layout_;
  Theme theme_ = currentTheme();
  QWidget host_;
  PhasePlanePlot* plane_;
  EnergyPlot* energies_;
};

}  // namespace painleve::ui
