#include "ui/plots/path_point.h"

namespace painleve::ui {
namespace {

constexpr double kReach = 12;  // px

}  // namespace

std::optional<QCPCurveData> pathPointAt(const QPointF& pointer,
                                        const std::vector<const QCPCurve*>& curves) {
  std::optional<QCPCurveData> nearest;
  double least = kReach;
  for (const QCPCurve* curve : curves)
    for (const QCPCurveData& point : *curve->data()) {
      const double distance =
          (curve->coordsToPixels(point.key, point.value) - pointer).manhattanLength();
      if (!(distance < least)) continue;  // a pause is no number, and at no distance
      least = distance;
      nearest = point;
    }
  return nearest;
}

}  // namespace painleve::ui
