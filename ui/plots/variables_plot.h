#pragma once
// Any two columns of the run against one another, the motion in order of time.

#include <vector>

#include <QWidget>
#include <qcustomplot.h>

#include "core/parameters/tree.h"
#include "ui/plots/plane_marks.h"
#include "ui/plots/variable_paths.h"
#include "ui/session/run.h"

namespace painleve::ui {

class EmptyNote;
class InfinityMarks;
class PlaneJumps;
class PlaneMarks;
class PlaneReadout;
class RichTextElement;
class Session;
class VariableChoice;

class VariablesPlot : public QWidget {
  Q_OBJECT
 public:
  explicit VariablesPlot(Session& session, QWidget* parent = nullptr);

  QCustomPlot& plot() { return *plot_; }
  const PlayheadDot& playhead() const { return *dot_; }
  const InfinityMarks& infinityMarks() const { return *infinity_; }
  const PlaneMarks& eventMarks() const { return *marks_; }
  /// Under the pointer, a line each; none: nothing to say.
  QStringList readout() const;
  int jumpCount() const;
  QString note() const;
  /// Columns by id; unknown ones leave the plot as it is.
  void setColumns(const std::string& x, const std::string& y);
  /// The range of the run, and of the other runs.
  void fit();

  Tree viewState() const;
  void setViewState(const Tree& state);
  QSize minimumSizeHint() const override { return {280, 150}; }
  QSize sizeHint() const override { return {600, 280}; }

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeLayout();
  void refresh();
  void redraw();
  void draw();
  void drawLabels(const Trajectory& trajectory);
  /// Path and jumps of a run, in the pens of its curves.
  void drawRun(const Run& run, QCPCurve& contact, QCPCurve& flight);
  PlanePoint grain() const;
  const PlaneRun& pathOf(const Run& run);
  /// By the middle button: both axes follow.
  void pan(const QPointF& to);
  /// On the path its values and their time, on the arrow the state outside, else the place.
  void point(const QPointF& pointer);
  QStringList linesAt(const QPointF& pointer) const;
  void drawSideRuns();
  void moveDot();

  Session& session_;
  QCustomPlot* plot_;
  VariableChoice* choice_;
  RichTextElement *xLabel_ = nullptr, *yLabel_ = nullptr;
  QCPCurve *contact_ = nullptr, *flight_ = nullptr;
  std::vector<QCPCurve*> side_;
  PlaneJumps* jumps_ = nullptr;
  InfinityMarks* infinity_ = nullptr;
  PlaneMarks* marks_ = nullptr;
  PlaneReadout* readout_ = nullptr;
  VariablePaths paths_;
  PlayheadDot* dot_ = nullptr;
  EmptyNote* note_ = nullptr;
  bool stale_ = true, fitted_ = false;
  QPointF panFrom_;       // px
  bool isDrawn_ = false;  // the curves are those of run, columns and zoom
};

}  // namespace painleve::ui
