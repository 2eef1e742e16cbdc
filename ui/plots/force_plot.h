#pragma once
// Normal force and friction of the contact against time, in weights; the band that friction keeps
// to. [GB] eq. (4): F_N = A/B has no bound at B = 0

#include <memory>

#include "core/parameters/tree.h"
#include "ui/plots/time_plot.h"

class QAction;
class QToolButton;

namespace painleve::ui {

class LensInset;

class ForcePlot : public TimePlot {
  Q_OBJECT
 public:
  explicit ForcePlot(Session& session, QWidget* parent = nullptr);
  ~ForcePlot() override;

  bool isLogarithmic() const;
  void setLogarithmic(bool on);

  /// F_N over the time left, where the run has a force without bound.
  const LensInset& lens() const { return *lens_; }
  QAction* lensAction() const { return lensAction_; }

  Tree viewState() const;
  void setViewState(const Tree& state);

 protected:
  bool showRun(const Trajectory& trajectory, const TimeWindow& window) override;
  void clearRun() override;
  QString emptySentence() const override;
  Quantity mainQuantity(const Trajectory& trajectory) override;

 private:
  std::size_t contact();
  void makeActions();
  void makeLens();
  void showLens(const Trajectory& trajectory);
  void fitLens();
  void placeButtons();
  void showScale();
  Quantity force(std::size_t column) const;
  void showBand(const Trajectory& trajectory, const TimeWindow& window, std::size_t normal);
  void showMarks(const Trajectory& trajectory, const std::vector<TimePoints>& series,
                 const ValueExtent& range);

  QCPGraph *normal_ = nullptr, *friction_ = nullptr, *above_ = nullptr, *below_ = nullptr;
  QAction *logarithmic_ = nullptr, *lensAction_ = nullptr;
  QToolButton *lensButton_ = nullptr, *logButton_ = nullptr;
  std::unique_ptr<LensInset> lens_;
  double unit_ = 1;  // N: the weight, or 1 where there is none
  QString unitName_ = "N";
};

}  // namespace painleve::ui
