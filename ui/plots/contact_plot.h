#pragma once
// One quantity of the contact against time: its slip, or its gap.

#include "ui/plots/time_plot.h"

namespace painleve::ui {

class ContactPlot : public TimePlot {
  Q_OBJECT
 public:
  /// `quantity`: the column without the contact's id ("slip"); `symbol` and `name` for people.
  struct Kind {
    std::string quantity;
    QString symbol, name, unit, empty;
  };

 protected:
  ContactPlot(Session& session, Kind kind, QWidget* parent);

  bool showRun(const Trajectory& trajectory, const TimeWindow& window) override;
  void clearRun() override;
  QString emptySentence() const override { return kind_.empty; }
  Quantity mainQuantity(const Trajectory& trajectory) override;

 private:
  std::size_t column(const Trajectory& trajectory);

  Kind kind_;
  QCPGraph *line_ = nullptr, *zero_ = nullptr;
};

/// Velocity of the contact point along the ground: positive in slip+.
class SlipPlot : public ContactPlot {
  Q_OBJECT
 public:
  explicit SlipPlot(Session& session, QWidget* parent = nullptr);
};

/// Distance of the contact point from the ground.
class GapPlot : public ContactPlot {
  Q_OBJECT
 public:
  explicit GapPlot(Session& session, QWidget* parent = nullptr);
};

}  // namespace painleve::ui
