#pragma once
// Names of curves at their right end, instead of a legend.

#include <vector>

#include <qcustomplot.h>

namespace painleve::ui {

struct DirectLabel {
  QString html;
  QColor colour;
  double value = 0;  // where the curve ends, in units of the vertical axis
};

class DirectLabels : public QCPLayerable {
 public:
  explicit DirectLabels(QCustomPlot& plot);
  void set(std::vector<DirectLabel> labels) { labels_ = std::move(labels); }
  const std::vector<DirectLabel>& labels() const { return labels_; }
  /// Room they need to the right of the axes, px.
  static int room();

 protected:
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  std::vector<DirectLabel> labels_;
};

/// Centres of labels of one height, moved apart as little as keeps them inside [top, bottom];
/// in the order given.
std::vector<double> spread(const std::vector<double>& wanted, double height, double top,
                           double bottom);

}  // namespace painleve::ui
