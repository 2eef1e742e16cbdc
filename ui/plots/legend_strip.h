#pragma once
// A legend above the axes: swatches and words in rows; where its words would take more than two
// rows it has shorter ones.

#include <vector>

#include <QBrush>
#include <QPen>
#include <qcustomplot.h>

namespace painleve::ui {

struct LegendEntry {
  QString html, brief;
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
  /// How the entries stand: as many columns as fit, each as wide as its own entries.
  struct Arrangement {
    bool isBrief = false;
    int rows = 0;
    std::vector<double> widths;  // one a column
    double width() const;
  };
  Arrangement arranged() const;
  Arrangement arranged(bool isBrief, double room) const;
  Arrangement inRows(bool isBrief, int rows) const;
  int height() const;
  void drawEntry(QCPPainter& painter, const LegendEntry& entry, const QRectF& place,
                 bool isBrief) const;

  std::vector<LegendEntry> entries_;
};

}  // namespace painleve::ui
