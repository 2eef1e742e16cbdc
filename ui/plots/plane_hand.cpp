// What a hand does in the phase plane: reads it, sets starts, opens the menu.

#include <QApplication>
#include <QClipboard>

#include "core/errors.h"
#include "core/parameters/number_text.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/plane_menu.h"
#include "ui/plots/plane_mouse.h"
#include "ui/session/session.h"

namespace painleve::ui {

void PhasePlanePlot::connectMouse() {
  connect(mouse_, &PlaneMouse::hovered, this, &PhasePlanePlot::hover);
  connect(mouse_, &PlaneMouse::left, this, &PhasePlanePlot::hideReadout);
  connect(mouse_, &PlaneMouse::pressed, this, &PhasePlanePlot::press);
  connect(mouse_, &PlaneMouse::dragged, this, &PhasePlanePlot::drag);
  connect(mouse_, &PlaneMouse::released, this, &PhasePlanePlot::release);
  connect(mouse_, &PlaneMouse::abandoned, this, [this] { start_.takeBack(); });
  connect(mouse_, &PlaneMouse::doubleClicked, this, &PhasePlanePlot::doubleClick);
  connect(mouse_, &PlaneMouse::menuWanted, this, &PhasePlanePlot::openMenu);
  connect(menu_, &PlaneMenu::startWanted, this, [this] { startAt(menuPoint_); });
  connect(menu_, &PlaneMenu::fitWanted, this, &PhasePlanePlot::fit);
  connect(menu_, &PlaneMenu::copyWanted, this, [this] { copyCoordinates(menuPoint_); });
}

void PhasePlanePlot::hover(const QPointF& at) {
  if (!span()) return;
  plot_->setCursor(figure_->runs().rings().at(at) ? Qt::OpenHandCursor : Qt::CrossCursor);
  showReadout(at);
}

void PhasePlanePlot::press(const QPointF& at) {
  if (!span()) return;
  const auto ring = figure_->runs().rings().at(at);
  grip_ = ring ? figure_->pixelOf(ring->at) - at : QPointF();
  if (ring) {
    plot_->setCursor(Qt::ClosedHandCursor);
    start_.grab(request(), ring->run);
  } else if (!start_.begin(request(), figure_->pointAt(at)) && !start_.refusal().isEmpty()) {
    emit failed(tr("No start here: %1").arg(start_.refusal()));
  }
  showReadout(at);
}

void PhasePlanePlot::drag(const QPointF& at) {
  if (!start_.isActive()) return;
  start_.move(figure_->pointAt(at + grip_));
  showReadout(at);
}

void PhasePlanePlot::release() {
  if (start_.isActive()) start_.end();
}

// Its first click set a start: that was not meant.
void PhasePlanePlot::doubleClick() {
  if (!start_.hasMoved()) start_.takeBack();
  fit();
}

void PhasePlanePlot::startAt(PlanePoint at) {
  if (!start_.begin(request(), at) && !start_.refusal().isEmpty())
    emit failed(tr("No start here: %1").arg(start_.refusal()));
  start_.end();
}

void PhasePlanePlot::openMenu(const QPointF& at, const QPoint& global) {
  if (!span()) return;
  menuPoint_ = figure_->pointAt(at);
  const auto reading = planePoint(session_.scene(), request(), menuPoint_.x, menuPoint_.y);
  menu_->openAt(global, reading.isState ? QString() : QString::fromStdString(reading.reason));
}

void PhasePlanePlot::copyCoordinates(PlanePoint at) const {
  const PlaneSpan plane = span();
  if (!plane) return;
  const PlaneAxes axes = plane.axes();
  const std::string text = axes.x + " = " + painleve::numberText(at.x) + ", " + axes.y + " = " +
                           painleve::numberText(at.y);
  QApplication::clipboard()->setText(QString::fromStdString(text));
}

void PhasePlanePlot::showReadout(const QPointF& at) {
  const PlaneSpan plane = span();
  if (!plane) return;
  const PlanePoint point = figure_->pointAt(at + (start_.isActive() ? grip_ : QPointF()));
  QStringList lines =
      readoutLines(plane, point, planePoint(session_.sceneInForce(), request(), point.x, point.y));
  const auto ring = figure_->runs().rings().at(at);
  if (ring && !start_.isActive()) {
    for (const Run& run : session_.runs()) {
      if (run.id != ring->run) continue;
      const QString name =
          run.id == kActiveRun
              ? tr("start of the active run")
              : tr("start of “%1”").arg(QString::fromStdString(run.name).toHtmlEscaped());
      lines.prepend("<b>" + name + "</b>, " + tr("drag to move it"));
    }
  }
  if (figure_->dot().isArrowAt(at) && !start_.isActive())
    lines = outsideLines(plane, figure_->dot().at());
  figure_->readout().show(at, lines);
  figure_->refreshOverlay();
}

void PhasePlanePlot::hideReadout() {
  plot_->unsetCursor();
  figure_->readout().hide();
  figure_->refreshOverlay();
}

}  // namespace painleve::ui
