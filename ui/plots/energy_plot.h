#pragma once
// T, V and E against time; between E and its start, what friction and impacts took away.

#include <optional>

#include "ui/plots/time_plot.h"

namespace painleve::ui {

class CreatedMarks;

class EnergyPlot : public TimePlot {
  Q_OBJECT
 public:
  explicit EnergyPlot(Session& session, QWidget* parent = nullptr);

 protected:
  bool showRun(const Trajectory& trajectory, const TimeWindow& window) override;
  void clearRun() override;
  QString emptySentence() const override;
  Quantity mainQuantity(const Trajectory& trajectory) override;

 private:
  void showLabels(const std::vector<TimePoints>& series);
  QCPGraph* addArea(QCPGraph& below, const QColor& colour);

  QCPGraph *kinetic_ = nullptr, *potential_ = nullptr, *total_ = nullptr;
  QCPGraph *friction_ = nullptr, *impacts_ = nullptr, *created_ = nullptr;
  CreatedMarks* createdMarks_ = nullptr;
};

}  // namespace painleve::ui
