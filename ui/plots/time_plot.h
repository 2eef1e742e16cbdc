#pragma once
// A plot against time: linked time axis, playhead, events. What is drawn is the heir's business.

#include <utility>
#include <vector>

#include <QWidget>
#include <qcustomplot.h>

#include "ui/plots/side_lines.h"
#include "ui/plots/time_series.h"

namespace painleve::ui {

class DirectLabels;
class EmptyNote;
class EventTicks;
class OffFrameMarks;
class PlayheadLine;
class PointerNote;
class RichTextElement;
class Session;
class TimeAxis;

class TimePlot : public QWidget {
  Q_OBJECT
 public:
  TimePlot(Session& session, const QString& verticalAxis, QWidget* parent);

  QCustomPlot& plot() { return *plot_; }
  const PlayheadLine& playhead() const { return *playhead_; }
  const PointerNote& pointer() const { return *pointer_; }
  const EventTicks& eventTicks() const { return *ticks_; }
  /// Where curves leave the frame: infinite values do.
  const OffFrameMarks& offFrameMarks() const { return *offFrame_; }
  QString note() const;
  QSize minimumSizeHint() const override { return {280, 150}; }
  QSize sizeHint() const override { return {600, 280}; }

 protected:
  /// Fills graphs and labels for the window; false: nothing to show, the note appears.
  virtual bool showRun(const Trajectory& trajectory, const TimeWindow& window) = 0;
  virtual void clearRun() = 0;
  virtual QString emptySentence() const = 0;
  /// What is drawn of the other runs; without a value: nothing.
  virtual Quantity mainQuantity(const Trajectory&) { return {}; }

  /// What the read-out under the pointer says of a row.
  struct Reading {
    QString name;  // rich text
    RowValue value;
    QString unit;
  };
  void setReadings(std::vector<Reading> readings) { readings_ = std::move(readings); }

  /// Takes over the run as it is; an heir calls it once it is complete.
  void refresh();
  QCPGraph* addGraph(const QPen& pen, const char* layer = "main");
  /// Of the active run; what a window needs of a million rows is kept.
  std::vector<TimePoints> seriesOf(const Trajectory& trajectory, const TimeWindow& window,
                                   const std::vector<Quantity>& quantities) {
    return memory_.series(trajectory, window, quantities);
  }
  void setVerticalAxis(const QString& html);
  /// The points as a line of this plot, no more than its pixels need; once the axis has its
  /// range. The only point there is becomes a dot.
  void setLine(QCPGraph& graph, const TimePoints& points);
  /// Marks where a line leaves the vertical range.
  void markOffFrame(const std::vector<std::pair<TimePoints, QColor>>& lines);
  SideLines& sideLines() { return side_; }
  DirectLabels& labels() { return *labels_; }
  OffFrameMarks& offFrameLayer() { return *offFrame_; }
  Session& session() { return session_; }

  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void makeLayout(const QString& verticalAxis);
  LineFrame lineFrame() const;
  void placePlayhead();
  void movePlayhead();
  void drag(QMouseEvent& event);
  void pan(double fromPixel, double toPixel);
  void zoom(const QWheelEvent& event);
  void point(const QMouseEvent& event);
  void leave();
  QString readingsAt(double time) const;

  Session& session_;
  TimeAxis& axis_;
  QCustomPlot* plot_ = nullptr;
  RichTextElement* yLabel_ = nullptr;
  DirectLabels* labels_ = nullptr;
  EmptyNote* note_ = nullptr;
  EventTicks* ticks_ = nullptr;
  OffFrameMarks* offFrame_ = nullptr;
  PlayheadLine* playhead_ = nullptr;
  PointerNote* pointer_ = nullptr;
  SideLines side_;
  SeriesMemory memory_;
  std::vector<Reading> readings_;
  bool stale_ = false;  // something changed while nobody could see the plot
  double panFrom_ = 0;  // px
};

}  // namespace painleve::ui
