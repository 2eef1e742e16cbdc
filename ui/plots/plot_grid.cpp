#include "ui/plots/plot_grid.h"

#include "ui/plots/direct_labels.h"

namespace painleve::ui {
namespace {

constexpr int kSpacing = 2, kTop = 8;  // px
constexpr double kNoStretch = 0.001;   // the room is for the axes

}  // namespace

QCPLayoutGrid& layOutAxes(QCustomPlot& plot, QCPLayoutElement* left, QCPLayoutElement* below,
                          const QMargins& margins) {
  auto* grid = plot.plotLayout();
  auto* axes = plot.axisRect();
  grid->take(axes);
  grid->simplify();
  grid->addElement(0, 0, left);
  grid->addElement(0, 1, axes);
  grid->addElement(1, 1, below);
  grid->setRowSpacing(kSpacing);
  grid->setColumnSpacing(kSpacing);
  grid->setMargins(margins);
  grid->setColumnStretchFactor(0, kNoStretch);
  return *grid;
}

void fixSides(QCustomPlot& plot, int left) {
  auto* axes = plot.axisRect();
  const QMargins margins(left, kTop, DirectLabels::room(), 0);
  axes->setAutoMargins(QCP::msBottom | QCP::msTop);
  axes->setMargins(margins);
  axes->setMinimumMargins(margins);
}

}  // namespace painleve::ui
