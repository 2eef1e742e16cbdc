#pragma once
// One look for all plots: quiet ground, frame on left and bottom, light grid, true minus.

#include <QPen>
#include <qcustomplot.h>

namespace painleve::ui {

/// Layers of every plot, from the ground up; kPlayheadLayer is drawn alone while the playhead
/// moves.
inline constexpr auto kGroundLayer = "plot_ground";
inline constexpr auto kMarksLayer = "plot_marks";
inline constexpr auto kPlayheadLayer = "plot_playhead";

/// Ground, layers, axes of the default axis rect.
void stylePlot(QCustomPlot& plot);
/// Ticks and grid; without them an empty plot is only its frame.
void showScales(QCustomPlot& plot, bool shown);

/// Over decades, numbered by powers of ten; or linear and calm, as stylePlot() leaves it.
void showDecades(QCPAxis& axis, bool decades);

/// A solid line with round joins.
QPen linePen(const QColor& colour, double width);
/// The dash of B = 0.
QPen dashedPen(const QColor& colour, double width);
/// Amber and solid; text colour and dotted.
QPen criticalOrbitPen();
QPen criticalLinePen();

/// At most six lines between the ends (fewer on request), at 1, 2, 2.5, 3, 4 or 5 times a power of
/// ten, and no fewer than two; minus signs are true ones.
class CalmTicker : public QCPAxisTicker {
 public:
  /// The numbers are written in this many units of the axis: 1e-3 for mm on an axis in m.
  explicit CalmTicker(double unit = 1) : unit_(unit) {}
  static constexpr int kMost = 6;
  /// As many lines as `pixels` have room for with this font's height.
  /// True: the numbers will be others.
  bool fitInto(int pixels);

 protected:
  double getTickStep(const QCPRange& range) override;
  int getSubTickCount(double) override { return 0; }
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

 private:
  int most_ = kMost;
  double unit_, step_ = 0;
};

/// A plot of little height has room for fewer numbers on its vertical axis.
void fitVerticalNumbers(QCustomPlot& plot);

}  // namespace painleve::ui
