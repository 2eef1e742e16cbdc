#pragma once
// All that is drawn in a phase plane, from the tints up, and where it stands.

#include <memory>

#include "ui/plots/critical_curves.h"
#include "ui/plots/plane_marks.h"
#include "ui/plots/plane_readout.h"
#include "ui/plots/plane_runs.h"
#include "ui/plots/plane_setup.h"

namespace painleve::ui {

class EmptyNote;
class InfinityMarks;
class LegendStrip;
class PlaneField;
class PlaneTints;
class RichTextElement;

class PlaneFigure {
 public:
  explicit PlaneFigure(QCustomPlot& plot);

  /// Null: regions, curves and points go.
  void showPlane(const std::shared_ptr<const PhasePlane>& plane);
  void showRuns(std::span<const Run> runs, const PlanePaths& paths);
  void showAxes(const PlaneSpan& span);
  /// `isWorthItsRoom`: else the axes take its place.
  void setCaption(const QString& html, bool isWorthItsRoom);
  void setNote(const QString& text);
  void setDensity(FieldDensity density);

  PlaneView view() const;
  void setView(const PlaneView& view);
  /// Arrows of the direction field that the axes have room for.
  QSize arrows() const;
  /// A point under a pixel, with the digits that a pixel can tell.
  PlanePoint pointAt(QPointF pixel) const;
  QPointF pixelOf(PlanePoint at) const;
  /// Units of either axis in one pixel.
  PlanePoint unitsPerPixel() const;

  PlayheadDot& dot() { return *dot_; }
  const PlayheadDot& dot() const { return *dot_; }
  PlaneReadout& readout() { return *readout_; }
  const PlaneReadout& readout() const { return *readout_; }
  const PlaneRuns& runs() const { return *runs_; }
  const CriticalCurves& critical() const { return *critical_; }
  void fitTicks();
  QString caption() const;
  QString note() const;
  /// What moves with playhead and pointer alone.
  void refreshOverlay();
  void refresh();

 private:
  QCPCurve* addCurve(const QPen& pen);
  void makeLayout();

  QCustomPlot& plot_;  // owns what is not in a unique_ptr
  FieldDensity density_ = FieldDensity::Normal;
  PlaneTints* tints_;
  PlaneField* field_;
  QCPCurve *aZero_, *bZero_;
  std::unique_ptr<CriticalCurves> critical_;
  std::unique_ptr<PlaneRuns> runs_;
  PlaneMarks* marks_;
  InfinityMarks* infinity_;
  PlayheadDot* dot_;
  PlaneReadout* readout_;
  EmptyNote* note_;
  LegendStrip* legend_;
  RichTextElement *xLabel_, *yLabel_, *caption_;
};

}  // namespace painleve::ui
