#include "ui/plots/plot_style.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QFontMetricsF>

#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

void styleAxis(QCPAxis& axis) {
  const auto& colours = palette();
  showDecades(axis, false);
  axis.setBasePen(QPen(colours.frame, 1));
  axis.setTickPen(QPen(colours.frame, 1));
  axis.setTickLengthIn(0);
  axis.setTickLengthOut(5);
  axis.setTickLabelFont(plotFont());
  axis.setTickLabelColor(colours.text);
  axis.setTickLabelPadding(4);
  axis.setPadding(0);
  axis.grid()->setPen(QPen(colours.grid, 1));
  axis.grid()->setZeroLinePen(QPen(colours.grid, 1));
  axis.grid()->setAntialiased(false);
}

/// Multiples of the step in the range; one that stands on an end may be lost to rounding.
double linesIn(const QCPRange& range, double step) {
  const double slack = 1e-9;
  return std::floor(range.upper / step - slack) - std::ceil(range.lower / step + slack) + 1;
}

/// Digits that tell a tick from the next one.
int digitsFor(double tick, double step) {
  constexpr int kStepDigits = 2, kMost = 9;
  if (tick == 0 || !(step > 0)) return 0;
  const double decades = std::floor(std::log10(std::abs(tick))) - std::floor(std::log10(step));
  return static_cast<int>(std::clamp(decades, 0.0, 1.0 * kMost - kStepDigits)) + kStepDigits;
}

}  // namespace

void stylePlot(QCustomPlot& plot) {
  plot.setBackground(QBrush(palette().plotGround));
  plot.setNoAntialiasingOnDrag(false);
  plot.setPlottingHint(QCP::phFastPolylines, false);
  // An immediate refresh of one plot would compose the whole window, once for each of them.
  plot.setPlottingHint(QCP::phImmediateRefresh, false);
  plot.addLayer(kGroundLayer, plot.layer("grid"), QCustomPlot::limBelow);
  plot.addLayer(kMarksLayer, plot.layer("legend"), QCustomPlot::limAbove);
  plot.addLayer(kPlayheadLayer, plot.layer("overlay"), QCustomPlot::limBelow);
  plot.layer(kPlayheadLayer)->setMode(QCPLayer::lmBuffered);
  styleAxis(*plot.xAxis);
  styleAxis(*plot.yAxis);
}

void showDecades(QCPAxis& axis, bool decades) {
  axis.setScaleType(decades ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  if (decades) {
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog));
  } else {
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new CalmTicker));
  }
  axis.setSubTicks(false);
  axis.setNumberFormat(decades ? "eb" : "gb");
  axis.setNumberPrecision(decades ? 0 : 6);
}

void showScales(QCustomPlot& plot, bool shown) {
  for (auto* axis : {plot.xAxis, plot.yAxis}) {
    axis->setTicks(shown);
    axis->setTickLabels(shown);
    axis->grid()->setVisible(shown);
  }
}

QPen linePen(const QColor& colour, double width) {
  return {colour, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin};
}

QPen dashedPen(const QColor& colour, double width) {
  QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::BevelJoin);
  pen.setDashPattern({5, 2.5});
  return pen;
}

QPen criticalOrbitPen() {
  return linePen(ui::palette().critical, 3);
}

QPen criticalLinePen() {
  QPen pen(ui::palette().text, 2, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({1, 1.2});
  return pen;
}

bool CalmTicker::fitInto(int pixels) {
  constexpr double kLineShare = 1.6;  // of a text's height
  const double line = kLineShare * QFontMetricsF(plotFont()).height();
  const int most = std::clamp(static_cast<int>(pixels / line), 2, kMost);
  return std::exchange(most_, most) != most;
}

void fitVerticalNumbers(QCustomPlot& plot) {
  const auto ticker = plot.yAxis->ticker().dynamicCast<CalmTicker>();
  // The layout that told the height has its numbers already: others come with the next drawing.
  if (ticker && ticker->fitInto(plot.axisRect()->height()))
    plot.replot(QCustomPlot::rpQueuedReplot);
}

double CalmTicker::getTickStep(const QCPRange& range) {
  // The slack is for ranges that are a whole number of steps but for rounding.
  const double least = (1 - 1e-9) * range.size() / most_;
  const double decade = std::pow(10, std::floor(std::log10(least)));
  constexpr std::array kFactors{0.5, 1.0, 2.0, 2.5, 3.0, 4.0, 5.0, 10.0};
  const auto isCoarse = [&](double factor) { return factor * decade >= least; };
  auto factor = std::find_if(kFactors.begin() + 1, kFactors.end() - 1, isCoarse);
  // One number alone is no scale.
  while (factor != kFactors.begin() && linesIn(range, *factor * decade) < 2) --factor;
  step_ = *factor * decade;
  return step_;
}

QString CalmTicker::getTickLabel(double tick, const QLocale& locale, QChar format, int precision) {
  // What is left of a zero after adding up steps is no number to print.
  const double value = std::abs(tick) < 1e-9 * step_ ? 0 : tick;
  QString text = QCPAxisTicker::getTickLabel(value / unit_, locale, format,
                                             std::max(precision, digitsFor(value, step_)));
  if (text.startsWith('-')) text[0] = QChar(0x2212);
  return text;
}

}  // namespace painleve::ui
