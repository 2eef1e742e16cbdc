#pragma once
// A parameter's slider: rounds to neat numbers and shows the System's landmarks with their symbols.

#include <vector>

#include <QString>

#include "ui/panels/track_slider.h"

namespace painleve::ui {

class LandmarkSlider : public TrackSlider {
  Q_OBJECT
 public:
  struct Mark {
    double value = 0;
    QString symbol;  // rich text
    QString tooltip;
    bool operator==(const Mark&) const = default;
  };

  explicit LandmarkSlider(QWidget* parent = nullptr);
  /// Marks outside the range are not shown. A click on a symbol goes exactly there.
  void setMarks(std::vector<Mark> marks);
  const std::vector<Mark>& marks() const { return marks_; }
  /// Open ends are never picked.
  void setOpenEnds(bool lowerOpen, bool upperOpen);

  QSize sizeHint() const override;

 protected:
  double grooveY() const override;
  void drawMarks(QPainter& painter) override;
  double pick(const QPointF& position) const override;
  bool event(QEvent* event) override;

 private:
  struct Label {
    const Mark* mark;
    double left, width;
  };
  /// Symbols side by side without overlap, each as near to its mark as that allows.
  std::vector<Label> layoutLabels() const;
  const Mark* labelAt(const QPointF& position) const;

  std::vector<Mark> marks_;
  bool lowerOpen_ = false, upperOpen_ = false;
};

}  // namespace painleve::ui
