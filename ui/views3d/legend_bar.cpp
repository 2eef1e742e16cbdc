#include "ui/views3d/legend_bar.h"

#include <cmath>

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/nice_number.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/sign_painter.h"

namespace painleve::ui {
namespace {

// Logical pixels.
constexpr double kMargin = 12, kTick = 4, kLongest = 110, kArrowWidth = 5;
constexpr int kSlotHeight = 36;

void paintBar(QPainter& painter, QPointF left, QPointF right, LegendBar::Line line) {
  const QPointF tick(0, kTick);
  painter.setPen(QPen(palette().text, line == LegendBar::Line::Solid ? 2 : 1));
  painter.drawLine(left - tick, left + tick);
  painter.drawLine(right - tick, right + tick);
  switch (line) {
    case LegendBar::Line::Solid:
      painter.drawLine(left, right);
      return;
    case LegendBar::Line::Outline:
      paintOutlineArrow(painter, left, right, palette().text, kArrowWidth);
      return;
    case LegendBar::Line::Double:
      paintDoubleArrow(painter, left, right, palette().text, kArrowWidth);
      return;
  }
}

}  // namespace

void paintLegendBar(QPainter& painter, const Projection& projection, Lettering& lettering,
                    const LegendBar& bar) {
  const double pixels = bar.metresPerUnit * projection.pixelsPerMetre();
  if (!(pixels > 0) || !std::isfinite(pixels)) return;
  const double units = niceBelow(kLongest / pixels);
  const QPointF right(projection.size().width() - kMargin,
                      projection.size().height() - kMargin - kTick - bar.slot * grown(kSlotHeight));
  const QPointF left = right - QPointF(units * pixels, 0);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  paintBar(painter, left, right, bar.line);
  painter.restore();
  lettering.keepClear(QLineF(left, right), 2 * kArrowWidth);
  lettering.pin({QString::number(units) + QStringLiteral("&thinsp;") + bar.unit, panelFont(),
                 palette().text, painter.opacity()},
                (left + right) / 2 - QPointF(0, kTick), Qt::AlignHCenter | Qt::AlignBottom);
}

}  // namespace painleve::ui
