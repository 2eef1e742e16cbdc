#pragma once
// Writes names beside points so that none lies over another.

#include <vector>

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include "ui/plots/label_painter.h"

namespace painleve::ui {

class LabelSpots {
 public:
  /// Nothing is written outside the room.
  explicit LabelSpots(const QRectF& room) : room_(room) {}

  /// Nothing is written here.
  void block(const QRectF& box) { taken_.push_back(box); }
  /// Names stay off this line as long as there is another place for them.
  void shun(const QPolygonF& line);
  /// Beside `at`, at least `gap` px away, in the first place that is free; false: there is none,
  /// and nothing is written.
  bool write(QPainter& painter, const Label& label, const QPointF& at, double gap);
  /// With its middle at `at`, off all lines; false: that place is not free.
  bool writeOver(QPainter& painter, const Label& label, const QPointF& at);
  const std::vector<QRectF>& taken() const { return taken_; }

 private:
  bool isFree(const QRectF& box) const;
  void writeInto(QPainter& painter, const Label& label, const QRectF& box);
  bool isClear(const QRectF& box) const;

  QRectF room_;
  std::vector<QRectF> taken_;
  std::vector<QLineF> shunned_;
};

}  // namespace painleve::ui
