#pragma once
// A short piece of line as a run is drawn in every view: a legend for lists.

#include <QPen>
#include <QWidget>

namespace painleve::ui {

class LineSample : public QWidget {
  Q_OBJECT
 public:
  explicit LineSample(QWidget* parent = nullptr);
  void setPen(const QPen& pen);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QPen pen_;
};

}  // namespace painleve::ui
