#pragma once
// A legend above the axes: swatches and words in rows, as many as the width asks for.

#include <vector>

#include <QBrush>
#include <QPen>
#include <qcustomplot.h>

namespace painleve::ui {

struct LegendEntry {
  QString html;
  QColor ground;  // invalid: the entry is a line
  QBrush hatch;   // over the ground
  QPen line;
};

class LegendStrip : public QCPLayoutElement {
 public:
  LegendStrip(QCustomPlot& plot, std::vector<LegendEntry> entries);
  void setEntries(std::vector<LegendEntry> entries);

 protected:
  QSize minimumOuterSizeHint() const override;
  QSize maximumOuterSizeHint() const override;
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  /// As many columns as fit, each as wide as its own entries.
  int columns(double width) const;
  std::vector<double> columnWidths(int columns) const;
  int rows(int columns) const;
  double room() const;
  int height() const;
  void drawEntry(QCPPainter& painter, const LegendEntry& entry, const QRectF& place) const;

  std::vector<LegendEntry> entries_;
};

}  // namespace painleve::ui
