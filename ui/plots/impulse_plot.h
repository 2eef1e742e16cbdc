#pragma once
// The impulses of one impact of the active run: the plane with all laws, for a tangential impact
// also the parabola of its energy, whose handle chooses how the run goes on.

#include <memory>
#include <vector>

#include <QWidget>
#include <qcustomplot.h>

#include "ui/plots/shown_impact.h"
#include "ui/session/energy_gain.h"
#include "ui/session/impacts.h"

class QBoxLayout;
class QLabel;

namespace painleve::ui {

class GainNote;
class ImpulseBar;
class ImpulsePlane;
class JumpFigure;
class JumpHand;
class Session;

class ImpulsePlot : public QWidget {
  Q_OBJECT
 public:
  explicit ImpulsePlot(Session& session, QWidget* parent = nullptr);

  const ImpulsePlane& plane() const { return *plane_; }
  const JumpFigure& jump() const { return *jump_; }
  QString title() const;
  QString note() const;
  /// The figures as they were before a hand zoomed them.
  void fit();
  /// Null: there is no impact, or nothing is known of it.
  const ShownImpact* shown() const { return impact_.get(); }
  QSize minimumSizeHint() const override { return {260, 160}; }
  QSize sizeHint() const override { return {600, 420}; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void makeParts();
  void connectParts();

  void refresh();
  void adoptRun();
  std::optional<NearImpact> place() const;
  /// `isOther`: than the one shown, so that its window does not fit.
  void display(std::size_t event, bool isOther);
  void displayNothing();
  void showTexts(const NearImpact& place);
  void showHandle();
  void arrange();
  void step(int by);
  void clamp();

  Session& session_;
  ImpulseBar* bar_ = nullptr;
  QBoxLayout* figures_ = nullptr;
  ImpulsePlane* plane_ = nullptr;
  JumpFigure* jump_ = nullptr;
  JumpHand* hand_ = nullptr;
  QLabel* margin_ = nullptr;
  GainNote* gainNote_ = nullptr;

  std::shared_ptr<const Trajectory> run_;
  std::vector<std::size_t> impacts_;   // of run_
  std::optional<std::size_t> event_;   // shown
  std::optional<std::size_t> shown_;   // the same as index into impacts_; outlives a new run
  std::optional<std::size_t> chosen_;  // index into impacts_: stepped to, or in the hand
  std::shared_ptr<const ShownImpact> impact_;
  std::optional<EnergyGain> gain_;
  bool stale_ = false;  // something changed while nobody could see the plot
};

}  // namespace painleve::ui
