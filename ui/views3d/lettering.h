#pragma once
// The texts of one picture, gathered while its signs are painted and written when all are known.

#include <cstdint>
#include <vector>

#include <QLineF>
#include <QRectF>

#include "ui/views3d/rich_label.h"

class QPainter;

namespace painleve::ui {

/// Who chooses first: points before arrows before remarks.
enum class Rank : std::uint8_t { Point, Arrow, Remark };

class Lettering {
 public:
  explicit Lettering(QSizeF view);

  /// Exactly here, unless the edge of the view cuts it off; returns the room it takes.
  QRectF pin(const PlateLabel& label, QPointF at, Qt::Alignment anchor);
  /// With the named edge or corner here, or as near to it as there is room.
  void write(Rank rank, const PlateLabel& label, QPointF at, Qt::Alignment anchor);
  /// No text that is free to move stands here.
  void keepClear(const QRectF& room) { taken_.push_back(room); }
  void keepClear(const QLineF& line, double width);

  QSizeF view() const { return view_; }
  void paint(QPainter& painter) const;

 private:
  struct Text {
    Rank rank = Rank::Point;
    PlateLabel label;
    QRectF room;
  };
  QRectF bounds() const;

  QSizeF view_;
  std::vector<Text> pinned_, free_;
  std::vector<QRectF> taken_;
};

}  // namespace painleve::ui
