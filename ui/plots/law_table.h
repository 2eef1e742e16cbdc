#pragma once
// What each impact law would have made of the energy: a legend beside the plane of impulses, or
// below it.

#include <memory>
#include <vector>

#include <qcustomplot.h>

#include "ui/plots/shown_impact.h"

namespace painleve::ui {

class LawTable : public QCPLayoutElement {
 public:
  explicit LawTable(QCustomPlot& plot);
  void set(const ShownImpact* impact);
  /// Nothing where the plot has too little room, the share alone where it has some.
  void fitInto(const QSize& room);
  bool isBelow() const { return below_; }
  QStringList texts() const;  // of the rows shown

 protected:
  QSize minimumOuterSizeHint() const override;
  QSize maximumOuterSizeHint() const override;
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  enum class Extent { Nothing, Share, Whole };
  struct Row {
    QPen pen;
    QString name, work, share;
    bool strong = false, gains = false;
  };
  static int sampleOf(Extent extent);  // px
  int widthOf(Extent extent) const;
  int height() const;
  void drawRow(QCPPainter& painter, const Row& row, double middle) const;

  std::vector<Row> rows_;
  Extent extent_ = Extent::Nothing;
  bool below_ = false;
};

}  // namespace painleve::ui
