#include "ui/plots/jump_hand.h"

#include <utility>

#include "ui/plots/impulse_figure.h"
#include "ui/plots/plane_mouse.h"
#include "ui/session/jump_choice.h"
#include "ui/session/session.h"

namespace painleve::ui {
namespace {

constexpr double kCatch = 7;   // px: nearer to the stop of the slip it is the stop
constexpr double kStop = 0.5;  // of the largest impulse

}  // namespace

JumpHand::JumpHand(Session& session, QObject* parent) : QObject(parent), session_(session) {}

void JumpHand::serve(ImpulseFigure& figure, PlaneMouse& mouse) {
  connect(&mouse, &PlaneMouse::hovered, this,
          [this, &figure](const QPointF& at) { hover(figure, at); });
  connect(&mouse, &PlaneMouse::left, this, [&figure] {
    figure.plot().unsetCursor();
    figure.hideReadout();
  });
  connect(&mouse, &PlaneMouse::pressed, this,
          [this, &figure](const QPointF& at) { begin(figure, at); });
  connect(&mouse, &PlaneMouse::dragged, this, [this, &figure](const QPointF& at) {
    dragged_ = true;
    move(figure, at);
  });
  connect(&mouse, &PlaneMouse::released, this, &JumpHand::end);
  connect(&mouse, &PlaneMouse::abandoned, this, &JumpHand::takeBack);
  connect(&mouse, &PlaneMouse::doubleClicked, this, [this, &figure] {
    // Its first click chose an impulse: that was not meant.
    takeBack();
    figure.fit();
  });
}

void JumpHand::setImpact(std::shared_ptr<const ShownImpact> impact) {
  impact_ = std::move(impact);
  if (!active_ && !session_.isComputing()) wanted_.reset();
}

std::optional<double> JumpHand::fraction() const {
  if (!impact_ || !impact_->report.jumps) return std::nullopt;
  const TangentialJumps& jumps = *impact_->report.jumps;
  if (wanted_) return wanted_;
  if (jumps.fraction) return jumps.fraction;
  return jumps.hops ? std::optional(kStop) : std::nullopt;
}

void JumpHand::hover(ImpulseFigure& figure, const QPointF& at) {
  figure.plot().setCursor(figure.isGrip(at) ? Qt::OpenHandCursor : Qt::CrossCursor);
  figure.readAt(at);
}

void JumpHand::begin(ImpulseFigure& figure, const QPointF& at) {
  result_ = nullptr;
  dragged_ = false;
  if (!figure.isGrip(at)) return;
  active_ = true;
  ++gestures_;
  figure.plot().setCursor(Qt::ClosedHandCursor);
  emit began();
  move(figure, at);
}

void JumpHand::move(ImpulseFigure& figure, const QPointF& at) {
  if (!active_) return figure.readAt(at);
  // The handle's own name says it all.
  figure.hideReadout();
  if (!impact_ || !impact_->report.jumps) return;
  const double wanted = takenFraction(*impact_->report.jumps, figure.fractionAt(at),
                                      kCatch * figure.fractionPerPixel());
  if (wanted == fraction()) return;
  const Scene* before = &session_.scene();
  wanted_ = wanted;
  chooseJump(session_, impact_->report, wanted, QString("tangential impact %1").arg(gestures_));
  if (&session_.scene() != before) result_ = &session_.scene();
  emit moved();
}

void JumpHand::end() {
  if (!active_) return;
  active_ = false;
  session_.endMerge();
  // What was drawn was meant; a click may be the first half of a double click.
  if (dragged_) result_ = nullptr;
}

void JumpHand::takeBack() {
  const Scene* result = std::exchange(result_, nullptr);
  end();
  wanted_.reset();
  if (result != nullptr && result == &session_.scene() && session_.canUndo()) session_.undo();
  emit moved();
}

}  // namespace painleve::ui
