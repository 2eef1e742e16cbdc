#pragma once
// What stands upright in a plot of theory: named places of the horizontal axis, and the present.

#include <optional>
#include <vector>

#include "core/parameters/theory.h"
#include "ui/plots/axes_layer.h"

namespace painleve::ui {

class TheoryMarks : public AxesLayer {
 public:
  explicit TheoryMarks(QCustomPlot& plot);
  void set(std::vector<TheoryMark> marks) { marks_ = std::move(marks); }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  std::vector<TheoryMark> marks_;
};

class TheoryPresent : public AxesLayer {
 public:
  explicit TheoryPresent(QCustomPlot& plot);
  void set(std::optional<double> x) { x_ = x; }
  std::optional<double> x() const { return x_; }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  std::optional<double> x_;
};

}  // namespace painleve::ui
