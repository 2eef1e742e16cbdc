#pragma once
// The row of the layer menu that makes arrows longer and shorter.

#include <QWidget>

class QLabel;

namespace painleve::ui {

class ArrowScaleRow : public QWidget {
  Q_OBJECT
 public:
  explicit ArrowScaleRow(QWidget* parent = nullptr);
  void setScale(double scale);

 signals:
  /// The user wants this scale: 1, 2 or 5 times a power of ten.
  void wanted(double scale);

 private:
  double scale_ = 1;
  QLabel* label_ = nullptr;
};

/// The next of 1, 2, 5, 10, ... above (direction > 0) or below.
double steppedScale(double scale, int direction);

}  // namespace painleve::ui
