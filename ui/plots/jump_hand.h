#pragma once
// A hand that chooses one of the tangential impacts: the run follows while it moves. One gesture,
// one undo entry.

#include <memory>
#include <optional>

#include <QObject>

#include "core/scene/scene.h"
#include "ui/plots/shown_impact.h"

namespace painleve::ui {

class ImpulseFigure;
class PlaneMouse;
class Session;

class JumpHand : public QObject {
  Q_OBJECT
 public:
  JumpHand(Session& session, QObject* parent);

  /// Both outlive the hand.
  void serve(ImpulseFigure& figure, PlaneMouse& mouse);
  /// What the run did; null: nothing to choose.
  void setImpact(std::shared_ptr<const ShownImpact> impact);
  /// Where the handle stands, of the largest impulse; nullopt: there is none.
  std::optional<double> fraction() const;
  bool isActive() const { return active_; }

 signals:
  void began();
  void moved();

 private:
  void hover(ImpulseFigure& figure, const QPointF& at);
  void begin(ImpulseFigure& figure, const QPointF& at);
  void move(ImpulseFigure& figure, const QPointF& at);
  void end();
  void takeBack();

  Session& session_;
  std::shared_ptr<const ShownImpact> impact_;
  std::optional<double> wanted_;  // until the run has it
  bool dragged_ = false;
  bool active_ = false;
  int gestures_ = 0;
  const Scene* result_ = nullptr;  // what the gesture made of the scene; null: it changed nothing
};

}  // namespace painleve::ui
