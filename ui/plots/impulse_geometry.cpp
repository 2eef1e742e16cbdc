#include "ui/plots/impulse_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace painleve::ui {
namespace {

constexpr double kRoom = 0.12;      // of the extent, around it
constexpr double kConeShare = 0.5;  // the cone is shown this wide at least, in units of its height
constexpr double kMostSpare = 1.6;  // one scale may leave so many times the extent

void take(ImpulseWindow& window, double tangent, double normal) {
  window.left = std::min(window.left, tangent);
  window.right = std::max(window.right, tangent);
  window.bottom = std::min(window.bottom, normal);
  window.top = std::max(window.top, normal);
}

ImpulseWindow extentOf(const ImpactReport& report) {
  ImpulseWindow window{0, 0, 0, 0};
  take(window, report.impulse.tangent, report.impulse.normal);
  for (const ImpactOutcome& outcome : report.laws)
    for (const ContactPair& corner : outcome.path) take(window, corner.tangent, corner.normal);
  if (report.jumps)
    take(window, report.jumps->ratio * report.jumps->largest, report.jumps->largest);
  if (!(window.top > 0)) window.top = 1;
  for (const ConeEdge& edge : coneEdges(report)) {
    const double wide = std::clamp(edge.ratio, -kConeShare, kConeShare);
    take(window, wide * window.top, 0);
  }
  if (!(window.right > window.left)) take(window, kConeShare * window.top, 0);
  return window;
}

void widen(double& lower, double& upper, double length) {
  const double by = 0.5 * (length - (upper - lower));
  lower -= by;
  upper += by;
}

}  // namespace

ImpulseLine lineOfSticking(const ImpactReport& report) {
  return {report.att, report.ant, -report.before.tangent};
}

ImpulseLine lineOfCompression(const ImpactReport& report) {
  return {report.ant, report.ann, -report.before.normal};
}

std::array<ConeEdge, 2> coneEdges(const ImpactReport& report) {
  const double minus = report.friction.minus, plus = report.friction.plus;
  return {ConeEdge{minus, report.ann + minus * report.ant <= 0},
          ConeEdge{-plus, report.ann - plus * report.ant <= 0}};
}

ImpulseWindow impulseWindow(const ImpactReport& report, const QSizeF& axes) {
  ImpulseWindow window = extentOf(report);
  const double width = (1 + 2 * kRoom) * (window.right - window.left);
  const double height = (1 + 2 * kRoom) * (window.top - window.bottom);
  widen(window.left, window.right, width);
  widen(window.bottom, window.top, height);
  if (axes.width() < 1 || axes.height() < 1) return window;
  const double scale = std::max(width / axes.width(), height / axes.height());
  const double across = scale * axes.width(), up = scale * axes.height();
  if (across > kMostSpare * width || up > kMostSpare * height) return window;
  widen(window.left, window.right, across);
  window.top += up - height;
  return window;
}

std::optional<QLineF> inWindow(const ImpulseLine& line, const ImpulseWindow& window) {
  const double size = std::hypot(line.along, line.up);
  if (!(size > 0)) return std::nullopt;
  // From the foot of the perpendicular along the line, cut by the four sides in turn.
  const double x = line.rest * line.along / (size * size), y = line.rest * line.up / (size * size);
  const double dx = line.up / size, dy = -line.along / size;
  double from = -std::numeric_limits<double>::infinity(), to = -from;
  const auto cut = [&](double at, double speed, double lower, double upper) {
    if (speed == 0) return lower <= at && at <= upper;
    const double a = (lower - at) / speed, b = (upper - at) / speed;
    from = std::max(from, std::min(a, b));
    to = std::min(to, std::max(a, b));
    return true;
  };
  const bool crosses =
      cut(x, dx, window.left, window.right) && cut(y, dy, window.bottom, window.top);
  if (!crosses || !(from < to)) return std::nullopt;
  QLineF part(x + from * dx, y + from * dy, x + to * dx, y + to * dy);
  if (part.x1() > part.x2()) part.setPoints(part.p2(), part.p1());
  return part;
}

}  // namespace painleve::ui
