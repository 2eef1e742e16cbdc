#include "ui/plots/infinity_marks.h"

#include <algorithm>

#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kInside = 10;    // px from the edge
constexpr double kSameSpot = 12;  // px: marks nearer than this are one

}  // namespace

InfinityMarks::InfinityMarks(QCustomPlot& plot) : AxesLayer(&plot, kMarksLayer) {}

void InfinityMarks::draw(QCPPainter* painter) {
  const QRectF room =
      QRectF(parentPlot()->axisRect()->rect()).adjusted(kInside, kInside, -kInside, -kInside);
  QFont font = plotFont();
  font.setBold(true);
  std::vector<QPointF> taken;
  for (const PlanePoint& point : points_) {
    const QPointF far = pixel(point);
    const QPointF at(std::clamp(far.x(), room.left(), room.right()),
                     std::clamp(far.y(), room.top(), room.bottom()));
    const bool isTaken = std::any_of(taken.begin(), taken.end(), [&](const QPointF& other) {
      return (other - at).manhattanLength() < kSameSpot;
    });
    if (isTaken) continue;
    taken.push_back(at);
    paintLabel(*painter, {"∞", font, palette().text}, at, Qt::AlignCenter);
  }
}

}  // namespace painleve::ui
