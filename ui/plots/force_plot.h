#pragma once
// Normal force and friction of the contact against time. [GB] eq. (4): F_N = A/B has no bound at B
// = 0

#include "ui/plots/time_plot.h"

namespace painleve::ui {

class OffFrameMarks;

class ForcePlot : public TimePlot {
  Q_OBJECT
 public:
  explicit ForcePlot(Session& session, QWidget* parent = nullptr);

  const OffFrameMarks& offFrameMarks() const { return *offFrame_; }

 protected:
  bool showRun(const Trajectory& trajectory, const TimeWindow& window) override;
  void clearRun() override;
  QString emptySentence() const override;

 private:
  std::size_t contact();

  QCPGraph *normal_ = nullptr, *friction_ = nullptr;
  OffFrameMarks* offFrame_ = nullptr;
};

}  // namespace painleve::ui
