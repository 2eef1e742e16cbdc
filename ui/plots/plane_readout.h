#pragma once
// What holds at the pointer of a phase plane, in a quiet box.

#include <QStringList>

#include "ui/plots/axes_layer.h"
#include "ui/plots/plane_view.h"

namespace painleve::ui {

/// "θ = 0.71 rad, θ̇ = 2.4 rad/s", then the LCP mode with A, B and the force it means, or why the
/// point is no state. Rich text, one a line.
QStringList readoutLines(const PlaneSpan& span, PlanePoint at, const PlaneReading& reading);

/// A state outside the window, and how to see it.
QStringList outsideLines(const PlaneSpan& span, PlanePoint at);

class PlaneReadout : public AxesLayer {
 public:
  explicit PlaneReadout(QCustomPlot& plot);
  /// In the corner that is farthest from the pointer, so that it hides nothing of what is looked
  /// at; no lines: nothing.
  void show(QPointF pointer, const QStringList& lines);
  void hide() { lines_.clear(); }
  const QStringList& lines() const { return lines_; }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  QPointF pointer_;
  QStringList lines_;
};

}  // namespace painleve::ui
