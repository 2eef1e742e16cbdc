#pragma once
// The phase plane of the active scene: regions by LCP mode, A = 0, B = 0, P_c, the run and the
// playhead. [GB] Fig. 2

#include <memory>

#include <QTimer>
#include <QWidget>
#include <qcustomplot.h>

#include "core/analysis/phase_plane_result.h"
#include "ui/plots/plane_view.h"

namespace painleve::ui {

class CriticalCurves;
class EmptyNote;
class LegendStrip;
class PlaneField;
class PlaneTints;
class RichTextElement;
class Session;

class PhasePlanePlot : public QWidget {
  Q_OBJECT
 public:
  explicit PhasePlanePlot(Session& session, QWidget* parent = nullptr);
  ~PhasePlanePlot() override;

  /// The window asked for by the scene, else by run and curves (double click, menu "fit").
  void fit();
  PlaneView view() const;
  void setView(const PlaneView& view);

  QCustomPlot& plot() { return *plot_; }
  const PlayheadDot& playhead() const { return *dot_; }
  const CriticalCurves& critical() const { return *critical_; }
  QString caption() const;
  QString note() const;
  QSize minimumSizeHint() const override { return {280, 220}; }
  QSize sizeHint() const override { return {600, 420}; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeCurves();
  void makeLayout();
  QCPCurve* addCurve(const QPen& pen, const char* layer);

  void onDocumentOpened();
  void onPlaneChanged();
  void onTrajectoryChanged();
  void onPlayheadChanged();
  void onRangeDragged();
  void onLayout();

  void requestPlane();
  void fitWhenKnown();
  void showPlane();
  void showRun();
  void showTexts();
  void showNote();
  bool columnsOfAxes(PlaneColumns& columns) const;
  void setCurve(QCPCurve& curve, const std::vector<Polyline>& lines);

  Session& session_;
  QCustomPlot* plot_ = nullptr;
  PlaneTints* tints_ = nullptr;
  PlaneField* field_ = nullptr;
  std::unique_ptr<CriticalCurves> critical_;
  LegendStrip* legend_ = nullptr;
  PlaneMarks* marks_ = nullptr;
  PlayheadDot* dot_ = nullptr;
  EmptyNote* note_ = nullptr;
  RichTextElement *xLabel_ = nullptr, *yLabel_ = nullptr, *caption_ = nullptr;
  QCPCurve *aZero_ = nullptr, *bZero_ = nullptr;
  QCPCurve *halo_ = nullptr, *contact_ = nullptr, *flight_ = nullptr;
  std::shared_ptr<const PhasePlane> plane_;
  QTimer requestTimer_;      // gathers the requests of one turn of the event loop
  QSize arrows_;             // of the direction field, as asked for last
  int slip_ = 0;             // direction the plane is asked for; 0: the scene's
  bool fitPending_ = false;  // the window follows when plane and run are there
  bool settingView_ = false;
};

}  // namespace painleve::ui
