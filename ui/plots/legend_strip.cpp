#include "ui/plots/legend_strip.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/plots/label_painter.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kSwatch = 28, kSwatchHeight = 12, kGap = 7, kColumnGap = 20, kRow = 21;

Label labelOf(const LegendEntry& entry) {
  return {entry.html, panelFont(), palette().text};
}

}  // namespace

LegendStrip::LegendStrip(QCustomPlot& plot, std::vector<LegendEntry> entries)
    : QCPLayoutElement(&plot), entries_(std::move(entries)) {
  setLayer("legend");
  setMargins(QMargins(0, 0, 0, 0));
}

void LegendStrip::setEntries(std::vector<LegendEntry> entries) {
  entries_ = std::move(entries);
}

int LegendStrip::rows(int columns) const {
  return (static_cast<int>(entries_.size()) + columns - 1) / columns;
}

double LegendStrip::room() const {
  return parentPlot()->viewport().width() - 2 * kColumnGap;
}

std::vector<double> LegendStrip::columnWidths(int columns) const {
  std::vector<double> widths(static_cast<std::size_t>(columns), 0);
  const auto deep = static_cast<std::size_t>(rows(columns));
  for (std::size_t k = 0; k < entries_.size(); ++k) {
    double& width = widths[k / deep];
    width = std::max(width, kSwatch + kGap + labelSize(labelOf(entries_[k])).width());
  }
  return widths;
}

int LegendStrip::columns(double width) const {
  for (int asked = static_cast<int>(entries_.size()); asked > 1; --asked) {
    // As few columns as these many rows need.
    const int fit = rows(rows(asked));
    const auto widths = columnWidths(fit);
    const double sum = std::accumulate(widths.begin(), widths.end(), (fit - 1) * kColumnGap);
    if (sum <= width) return fit;
  }
  return 1;
}

int LegendStrip::height() const {
  return static_cast<int>(std::ceil(rows(columns(room())) * kRow));
}

QSize LegendStrip::minimumOuterSizeHint() const {
  return {0, height()};
}

QSize LegendStrip::maximumOuterSizeHint() const {
  return {QWIDGETSIZE_MAX, height()};
}

void LegendStrip::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeLegend);
}

void LegendStrip::draw(QCPPainter* painter) {
  const int perRow = columns(room());
  const auto deep = static_cast<std::size_t>(rows(perRow));
  const auto widths = columnWidths(perRow);
  const double all = std::accumulate(widths.begin(), widths.end(), (perRow - 1) * kColumnGap);
  double left = rect().center().x() - 0.5 * all;
  for (std::size_t k = 0; k < entries_.size(); ++k) {
    // Down the columns: what belongs together stands one below the other.
    const double width = widths[k / deep];
    const double top = rect().top() + static_cast<double>(k % deep) * kRow;
    drawEntry(*painter, entries_[k], QRectF(left, top, width, kRow));
    if (k % deep + 1 == deep) left += width + kColumnGap;
  }
}

void LegendStrip::drawEntry(QCPPainter& painter, const LegendEntry& entry,
                            const QRectF& place) const {
  const double middle = place.center().y();
  if (entry.ground.isValid()) {
    const QRectF swatch(place.left(), middle - kSwatchHeight / 2, kSwatch, kSwatchHeight);
    painter.fillRect(swatch, entry.ground);
    painter.fillRect(swatch, entry.hatch);
  } else {
    painter.setPen(entry.line);
    painter.drawLine(QPointF(place.left(), middle), QPointF(place.left() + kSwatch, middle));
  }
  paintLabel(painter, labelOf(entry), {place.left() + kSwatch + kGap, middle},
             Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace painleve::ui
