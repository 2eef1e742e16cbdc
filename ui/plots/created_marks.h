#pragma once
// A warning sign at every event that creates energy. [CB] sec. 6.3

#include <vector>

#include <qcustomplot.h>

#include "core/trajectory/trajectory.h"

namespace painleve::ui {

class CreatedMarks : public QCPLayerable {
 public:
  explicit CreatedMarks(QCustomPlot& plot);
  /// nullptr: none.
  void setRun(const Trajectory* run);
  std::size_t count() const { return marks_.size(); }

 protected:
  QRect clipRect() const override;
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  struct Mark {
    double time = 0, energy = 0;  // s, J
  };
  std::vector<Mark> marks_;
};

}  // namespace painleve::ui
