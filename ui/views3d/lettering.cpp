#include "ui/views3d/lettering.h"

#include <algorithm>

#include "ui/views3d/label_placer.h"

namespace painleve::ui {
namespace {

constexpr double kMargin = 4;     // logical pixels, to the edge of the view
constexpr int kMostSquares = 64;  // of one line

}  // namespace

Lettering::Lettering(QSizeF view) : view_(view) {}

QRectF Lettering::bounds() const {
  return QRectF(QPointF(), view_).adjusted(kMargin, kMargin, -kMargin, -kMargin);
}

QRectF Lettering::pin(const PlateLabel& label, QPointF at, Qt::Alignment anchor) {
  const QRectF room = movedInto(anchored(at, anchor, sizeOfLabel(label)), bounds());
  pinned_.push_back({Rank::Point, label, room});
  keepClear(room);
  return room;
}

void Lettering::write(Rank rank, const PlateLabel& label, QPointF at, Qt::Alignment anchor) {
  free_.push_back({rank, label, anchored(at, anchor, sizeOfLabel(label))});
}

void Lettering::keepClear(const QLineF& line, double width) {
  // Squares along the line: the box around a slanted line would close off far too much.
  const double count = std::clamp(line.length() / std::max(width, 1.0), 0.0, 1.0 * kMostSquares);
  const int parts = std::max(1, qRound(count));
  for (int i = 0; i <= parts; ++i) {
    QRectF square(0, 0, width, width);
    square.moveCenter(line.pointAt(1.0 * i / parts));
    keepClear(square);
  }
}

void Lettering::paint(QPainter& painter) const {
  std::vector<Text> texts = free_;
  std::stable_sort(texts.begin(), texts.end(),
                   [](const Text& a, const Text& b) { return a.rank < b.rank; });
  std::vector<QRectF> wanted;
  wanted.reserve(texts.size());
  for (const Text& text : texts) wanted.push_back(text.room);
  const std::vector<QRectF> rooms = placedRooms(wanted, taken_, bounds());
  for (std::size_t i = 0; i < texts.size(); ++i) paintLabel(painter, rooms[i], texts[i].label);
  for (const Text& text : pinned_) paintLabel(painter, text.room, text.label);
}

}  // namespace painleve::ui
