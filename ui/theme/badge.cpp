#include "ui/theme/badge.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kHatchStrength = 0.12, kPadding = 12, kChip = 14, kRadius = 8;

QColor ground(Mode mode, int lcpMode) {
  if (mode == Mode::Free) return tint(3);
  return tint(mode == Mode::Stick ? 0 : lcpMode);
}

}  // namespace

QBrush modeHatch(int lcpMode) {
  QColor colour = palette().text;
  colour.setAlphaF(static_cast<float>(kHatchStrength));
  if (lcpMode == 2) return {colour, Qt::BDiagPattern};
  if (lcpMode == 4) return {colour, Qt::DiagCrossPattern};
  return {Qt::NoBrush};
}

QRectF badgeRect(Mode mode, int lcpMode) {
  const QFontMetricsF metrics(badgeFont());
  const double width = metrics.horizontalAdvance(modeWords(mode, lcpMode));
  return {0, 0, kChip + 2 * kPadding + width, metrics.height() + kPadding};
}

void paintBadge(QPainter& painter, const QRectF& rect, Mode mode, int lcpMode) {
  const QColor colour = modeColour(mode, lcpMode);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath outline;
  outline.addRoundedRect(rect.adjusted(1, 1, -1, -1), kRadius, kRadius);
  painter.fillPath(outline, ground(mode, lcpMode));
  if (slipSign(mode) != 0) painter.fillPath(outline, modeHatch(lcpMode));
  painter.setClipPath(outline);
  painter.fillRect(QRectF(rect.left(), rect.top(), kChip, rect.height()), colour);
  painter.setClipping(false);
  painter.setPen(QPen(colour, 2));
  painter.drawPath(outline);
  painter.setFont(badgeFont());
  painter.setPen(palette().text);
  painter.drawText(rect.adjusted(kChip, 0, 0, 0), Qt::AlignCenter, modeWords(mode, lcpMode));
  painter.restore();
}

}  // namespace painleve::ui
