#pragma once
// What the curves say under the pointer: one line inside the axes, gone when the pointer leaves.

#include <qcustomplot.h>

namespace painleve::ui {

class PointerNote : public QCPLayerable {
 public:
  explicit PointerNote(QCustomPlot& plot);
  /// Rich text; empty hides it. `x` in pixels: a thin line stands there.
  void show(const QString& html, double x);
  const QString& html() const { return html_; }

 protected:
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  QString html_;
  double x_ = 0;
};

}  // namespace painleve::ui
