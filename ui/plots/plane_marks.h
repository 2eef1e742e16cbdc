#pragma once
// Numbers of the regions, rings and names of the singular points, marks of the run's events.

#include <memory>
#include <optional>
#include <vector>

#include "ui/plots/axes_layer.h"
#include "ui/plots/plane_run.h"

namespace painleve::ui {

class PlaneMarks : public AxesLayer {
 public:
  explicit PlaneMarks(QCustomPlot& plot);
  void setPlane(std::shared_ptr<const PhasePlane> plane) { plane_ = std::move(plane); }
  /// Where two have one place, the one that says more is drawn.
  void setEvents(std::vector<PlaneEvent> events);
  const std::vector<PlaneEvent>& events() const { return events_; }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  /// The boxes of what stands where it stands: rings and events.
  std::vector<QRectF> fixedMarks() const;
  /// Boxes of the numbers, which keep clear of the marks; names keep clear of all that.
  std::vector<QRectF> drawNumbers(QCPPainter& painter, const std::vector<QRectF>& marks) const;
  void drawSingularPoints(QCPPainter& painter, std::vector<QRectF> taken) const;
  void drawEvents(QCPPainter& painter) const;

  std::shared_ptr<const PhasePlane> plane_;
  std::vector<PlaneEvent> events_;
};

/// The state at the playhead: a dot above everything, hollow in flight; an arrow at the edge where
/// the state is outside.
class PlayheadDot : public AxesLayer {
 public:
  explicit PlayheadDot(QCustomPlot& plot);
  void hide() { shown_ = false; }
  void moveTo(PlanePoint at, bool inFlight);
  bool isShown() const { return shown_; }
  PlanePoint at() const { return at_; }
  /// px: where the arrow stands; none where the state is inside.
  std::optional<QPointF> arrow() const;
  /// The pointer is on the arrow.
  bool isArrowAt(const QPointF& pointer) const;

 protected:
  /// At the edge of the axes it is whole.
  QRect clipRect() const override;
  void draw(QCPPainter* painter) override;

 private:
  void drawArrow(QCPPainter& painter, const QPointF& at) const;

  PlanePoint at_;
  bool shown_ = false, inFlight_ = false;
};

}  // namespace painleve::ui
