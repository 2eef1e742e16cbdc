#pragma once
// One grey sentence in an empty plot: what will appear here.

#include <qcustomplot.h>

namespace painleve::ui {

class EmptyNote : public QCPLayerable {
 public:
  explicit EmptyNote(QCustomPlot& plot);
  /// Shown while the text is not empty.
  void setText(const QString& text) { text_ = text; }
  const QString& text() const { return text_; }

 protected:
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  QString text_;
};

}  // namespace painleve::ui
