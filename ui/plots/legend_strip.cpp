#include "ui/plots/legend_strip.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/plots/label_painter.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kSwatchHeight = 12, kRow = 20, kMargin = 4;  // px
constexpr int kFewRows = 2;

/// px across.
struct Spacing {
  double swatch, gap, column;
};
constexpr Spacing kWide{28, 7, 20}, kTight{20, 5, 11};

constexpr const Spacing& spacing(bool isBrief) {
  return isBrief ? kTight : kWide;
}

Label labelOf(const LegendEntry& entry, bool isBrief) {
  return {isBrief ? entry.brief : entry.html, panelFont(), palette().text};
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

double LegendStrip::Arrangement::width() const {
  if (widths.empty()) return 0;
  return std::accumulate(widths.begin(), widths.end(),
                         static_cast<double>(widths.size() - 1) * spacing(isBrief).column);
}

LegendStrip::Arrangement LegendStrip::inRows(bool isBrief, int rows) const {
  Arrangement result{isBrief, rows, {}};
  const auto deep = static_cast<std::size_t>(rows);
  const auto& space = spacing(isBrief);
  result.widths.assign((entries_.size() + deep - 1) / deep, 0);
  for (std::size_t k = 0; k < entries_.size(); ++k) {
    double& width = result.widths[k / deep];
    const double words = labelSize(labelOf(entries_[k], isBrief)).width();
    width = std::max(width, space.swatch + space.gap + words);
  }
  return result;
}

LegendStrip::Arrangement LegendStrip::arranged(bool isBrief, double room) const {
  const int all = static_cast<int>(entries_.size());
  for (int rows = 1; rows < all; ++rows) {
    auto result = inRows(isBrief, rows);
    if (result.width() <= room) return result;
  }
  return inRows(isBrief, std::max(1, all));
}

LegendStrip::Arrangement LegendStrip::arranged() const {
  const double room = parentPlot()->viewport().width() - 2 * kMargin;
  auto full = arranged(false, room);
  return full.rows <= kFewRows ? full : arranged(true, room);
}

int LegendStrip::height() const {
  return entries_.empty() ? 0 : static_cast<int>(std::ceil(arranged().rows * kRow));
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
  const auto arrangement = arranged();
  const auto deep = static_cast<std::size_t>(arrangement.rows);
  double left = rect().center().x() - 0.5 * arrangement.width();
  for (std::size_t k = 0; k < entries_.size(); ++k) {
    // Down the columns: what belongs together stands one below the other.
    const double width = arrangement.widths[k / deep];
    const double top = rect().top() + static_cast<double>(k % deep) * kRow;
    drawEntry(*painter, entries_[k], QRectF(left, top, width, kRow), arrangement.isBrief);
    if (k % deep + 1 == deep) left += width + spacing(arrangement.isBrief).column;
  }
}

void LegendStrip::drawEntry(QCPPainter& painter, const LegendEntry& entry, const QRectF& place,
                            bool isBrief) const {
  const double middle = place.center().y();
  const auto& space = spacing(isBrief);
  if (entry.ground.isValid()) {
    const QRectF swatch(place.left(), middle - kSwatchHeight / 2, space.swatch, kSwatchHeight);
    painter.fillRect(swatch, entry.ground);
    painter.fillRect(swatch, entry.hatch);
  } else {
    painter.setPen(entry.line);
    painter.drawLine(QPointF(place.left(), middle), QPointF(place.left() + space.swatch, middle));
  }
  paintLabel(painter, labelOf(entry, isBrief), {place.left() + space.swatch + space.gap, middle},
             Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace painleve::ui
