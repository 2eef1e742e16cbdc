#pragma once
// What all time plots share above their curves: event glyphs on the time axis, playhead line,
// marks where a curve leaves the frame.

#include <vector>

#include <qcustomplot.h>

#include "core/trajectory/trajectory.h"

namespace painleve::ui {

class EventTicks : public QCPLayerable {
 public:
  explicit EventTicks(QCustomPlot& plot);
  void setEvents(const std::vector<Event>& events);
  /// Words and time of the events within reach of a place in the plot; empty: none.
  QString textAt(const QPointF& pixel) const;
  /// What is drawn: where marks have no room beside one another, those that say most.
  struct Drawn {
    EventKind kind;
    double x;  // px
  };
  std::vector<Drawn> drawn() const;

 protected:
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  struct Tick {
    EventKind kind;
    double time;
  };
  std::vector<Tick> ticks_, ranked_;  // by time; by what they say
};

class PlayheadLine : public QCPLayerable {
 public:
  explicit PlayheadLine(QCustomPlot& plot);
  /// NaN hides it.
  void setTime(double time) { time_ = time; }
  double time() const { return time_; }

 protected:
  QRect clipRect() const override;
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  double time_ = 0;
};

/// A curve that leaves the frame: "∞" where it is unbounded, else its peak.
struct OffFrame {
  double time = 0, peak = 0;
  bool above = true, unbounded = false;
  QColor colour;
};

class OffFrameMarks : public QCPLayerable {
 public:
  explicit OffFrameMarks(QCustomPlot& plot);
  void set(std::vector<OffFrame> marks) { marks_ = std::move(marks); }
  const std::vector<OffFrame>& marks() const { return marks_; }

 protected:
  QRect clipRect() const override;
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  std::vector<OffFrame> marks_;
};

}  // namespace painleve::ui
