#pragma once
// The phase plane of the active scene: regions by LCP mode, A = 0, B = 0, P_c, the runs and the
// playhead; a hand in it sets the start. [GB] Fig. 2

#include <memory>

#include <QTimer>
#include <QWidget>
#include <qcustomplot.h>

#include "core/analyse.h"
#include "ui/plots/plane_figure.h"
#include "ui/plots/plane_paths.h"
#include "ui/plots/plane_setup.h"
#include "ui/plots/plane_start.h"

namespace painleve::ui {

class PlaneBar;
class PlaneFollower;
class PlaneMenu;
class PlaneMouse;
class Session;

class PhasePlanePlot : public QWidget {
  Q_OBJECT
 public:
  explicit PhasePlanePlot(Session& session, QWidget* parent = nullptr);
  ~PhasePlanePlot() override;

  /// The window asked for by the scene, else by run and curves (double click, menu "fit").
  void fit();
  PlaneView view() const { return figure_->view(); }
  void setView(const PlaneView& view);

  void setAxes(const PlaneAxes& axes);
  void setDirection(PlaneDirection direction);
  void setDensity(FieldDensity density);
  const PlaneSetup& setup() const { return setup_; }
  /// Chart, axes, direction, field and ranges.
  Tree viewState() const;
  void setViewState(const Tree& state);

  QCustomPlot& plot() { return *plot_; }
  const PlaneFigure& figure() const { return *figure_; }
  const PlayheadDot& playhead() const { return figure_->dot(); }
  const CriticalCurves& critical() const { return figure_->critical(); }
  PlaneMenu& menu() { return *menu_; }
  QString caption() const { return figure_->caption(); }
  QString note() const { return figure_->note(); }
  QSize minimumSizeHint() const override { return {280, 220}; }
  QSize sizeHint() const override { return {600, 420}; }

 signals:
  /// A start that was clicked is none: one line that says why.
  void failed(const QString& message);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void makeParts();
  void connectSession();
  void connectMouse();

  void onDocumentOpened();
  void onPlaneChanged();
  void onTrajectoryChanged();
  void onPlayheadChanged();
  void followPlayhead();
  void onRangeDragged();
  void onLayout();

  PlaneSpan span() const;
  void moveTo(const PlaneView& view);
  PhaseRequest request() const;
  void requestPlane();
  /// The latest plane where it is one of the axes shown; else null.
  std::shared_ptr<const PhasePlane> plane() const;
  void fitWhenKnown();
  void showPlane();
  void showRuns();
  void showTexts();
  void showSetup();

  // plane_hand.cpp
  void hover(const QPointF& at);
  void press(const QPointF& at);
  void drag(const QPointF& at);
  void release();
  void doubleClick();
  void openMenu(const QPointF& at, const QPoint& global);
  void startAt(PlanePoint at);
  void copyCoordinates(PlanePoint at) const;
  void showReadout(const QPointF& at);
  void hideReadout();

  Session& session_;
  PlaneSetup setup_;
  QCustomPlot* plot_ = nullptr;
  PlaneBar* bar_ = nullptr;
  PlaneMenu* menu_ = nullptr;
  PlaneMouse* mouse_ = nullptr;
  std::unique_ptr<PlaneFigure> figure_;
  std::unique_ptr<PlaneFollower> follower_;
  PlanePaths paths_;
  PlaneStart start_;
  QPointF grip_;             // px from the pointer to the start that it holds
  PlanePoint menuPoint_;     // where the context menu was opened
  QTimer requestTimer_;      // gathers the requests of one turn of the event loop
  QSize arrows_;             // of the direction field, as asked for last
  PlaneAxes sceneAxes_;      // the range that the scene names is one of these axes
  bool fitPending_ = false;  // the window follows when plane and run are there
  bool settingView_ = false;
};

}  // namespace painleve::ui
