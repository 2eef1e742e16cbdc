#include "ui/plots/impulse_plane.h"

#include <algorithm>

#include "ui/plots/empty_note.h"
#include "ui/plots/impulse_geometry.h"
#include "ui/plots/impulse_ground.h"
#include "ui/plots/impulse_paths.h"
#include "ui/plots/impulse_words.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/law_table.h"

namespace painleve::ui {
namespace {

constexpr double kReach = 14;  // px from the line of all impulses

}  // namespace

ImpulsePlane::ImpulsePlane(QCustomPlot& plot)
    : ImpulseFigure(plot, axisText("Λ<sub>t</sub>", "N s"), axisText("Λ<sub>n</sub>", "N s")) {
  ground_ = new ImpulseGround(plot);
  paths_ = new ImpulsePaths(plot);
  note_ = new EmptyNote(plot);
  table_ = new LawTable(plot);
  plot.plotLayout()->addElement(0, 2, table_);
  plot.plotLayout()->setColumnStretchFactor(2, 0.001);
}

void ImpulsePlane::setNote(const QString& text) {
  note_->setText(text);
  refresh();
}

QString ImpulsePlane::note() const {
  return note_->text();
}

void ImpulsePlane::display() {
  ground_->set(impact());
  paths_->set(impact());
  paths_->setHandle(handle());
  table_->set(impact().get());
}

void ImpulsePlane::makeRoom() {
  const bool wasBelow = table_->isBelow();
  table_->fitInto(plot().viewport().size());
  if (table_->isBelow() == wasBelow) return;
  auto* grid = plot().plotLayout();
  grid->take(table_);
  grid->simplify();
  if (table_->isBelow())
    grid->addElement(2, 1, table_);
  else
    grid->addElement(0, 2, table_);
  if (!table_->isBelow()) grid->setColumnStretchFactor(2, 0.001);
}

void ImpulsePlane::showAll() {
  const ImpulseWindow window = impulseWindow(impact()->report, plot().axisRect()->size());
  plot().xAxis->setRange(window.left, window.right);
  plot().yAxis->setRange(window.bottom, window.top);
}

QStringList ImpulsePlane::linesAt(const QPointF& pixel) const {
  return impulseLines(
      *impact(), {plot().yAxis->pixelToCoord(pixel.y()), plot().xAxis->pixelToCoord(pixel.x())});
}

QLineF ImpulsePlane::ray() const {
  const TangentialJumps& jumps = *impact()->report.jumps;
  return {plot().xAxis->coordToPixel(0), plot().yAxis->coordToPixel(0),
          plot().xAxis->coordToPixel(jumps.ratio * jumps.largest),
          plot().yAxis->coordToPixel(jumps.largest)};
}

double ImpulsePlane::fractionAt(const QPointF& pixel) const {
  if (!hasJumps()) return 0;
  const QLineF line = ray();
  const QPointF along = line.p2() - line.p1();
  const double length = QPointF::dotProduct(along, along);
  return length > 0 ? QPointF::dotProduct(pixel - line.p1(), along) / length : 0;
}

bool ImpulsePlane::isGrip(const QPointF& pixel) const {
  if (!hasJumps() || !handle()) return false;
  const double fraction = std::clamp(fractionAt(pixel), 0.0, 1.0);
  return QLineF(ray().pointAt(fraction), pixel).length() <= kReach;
}

double ImpulsePlane::fractionPerPixel() const {
  const double length = hasJumps() ? ray().length() : 0;
  return length > 0 ? 1 / length : 1;
}

}  // namespace painleve::ui
