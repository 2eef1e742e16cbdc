#pragma once
// A line of rich text that takes its own room in a plot's layout: axis labels, captions.

#include <qcustomplot.h>

#include "ui/plots/label_painter.h"

namespace painleve::ui {

class RichTextElement : public QCPLayoutElement {
 public:
  enum class Turn { Level, Upwards };

  RichTextElement(QCustomPlot& plot, Label label, Turn turn = Turn::Level);

  void setHtml(const QString& html) { label_.html = html; }
  const QString& html() const { return label_.html; }
  /// A hidden text takes no room.
  void setShown(bool shown) { shown_ = shown; }

 protected:
  QSize minimumOuterSizeHint() const override;
  QSize maximumOuterSizeHint() const override;
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  Label label_;
  Turn turn_;
  bool shown_ = true;
};

}  // namespace painleve::ui
