#pragma once
// A plot against time: linked time axis, playhead, events. What is drawn is the heir's business.

#include <QWidget>
#include <qcustomplot.h>

#include "ui/plots/time_series.h"

namespace painleve::ui {

class DirectLabels;
class EmptyNote;
class EventTicks;
class PlayheadLine;
class RichTextElement;
class Session;
class TimeAxis;

class TimePlot : public QWidget {
  Q_OBJECT
 public:
  TimePlot(Session& session, const QString& verticalAxis, QWidget* parent);

  QCustomPlot& plot() { return *plot_; }
  const PlayheadLine& playhead() const { return *playhead_; }
  QString note() const;
  QSize minimumSizeHint() const override { return {280, 150}; }
  QSize sizeHint() const override { return {600, 280}; }

 protected:
  /// Fills graphs and labels for the window; false: nothing to show, the note appears.
  virtual bool showRun(const Trajectory& trajectory, const TimeWindow& window) = 0;
  virtual void clearRun() = 0;
  virtual QString emptySentence() const = 0;

  /// Takes over the run as it is; an heir calls it once it is complete.
  void refresh();
  QCPGraph* addGraph(const QPen& pen, const char* layer = "main");
  void setVerticalRange(double lower, double upper);
  DirectLabels& labels() { return *labels_; }
  Session& session() { return session_; }

  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeLayout(const QString& verticalAxis);
  void movePlayhead();
  void drag(QMouseEvent& event);
  void pan(double fromPixel, double toPixel);
  void zoom(const QWheelEvent& event);
  void showTooltip(const QMouseEvent& event);

  Session& session_;
  TimeAxis& axis_;
  QCustomPlot* plot_ = nullptr;
  RichTextElement* yLabel_ = nullptr;
  DirectLabels* labels_ = nullptr;
  EmptyNote* note_ = nullptr;
  EventTicks* ticks_ = nullptr;
  PlayheadLine* playhead_ = nullptr;
  double panFrom_ = 0;  // px
};

}  // namespace painleve::ui
