// Where things stand in the main window.

#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/main_window.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/parameter_form.h"
#include "ui/panels/top_bar.h"
#include "ui/panels/transport.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/time_axis.h"
#include "ui/theme/style.h"
#include "ui/views3d/scene_view.h"

namespace painleve::ui {
namespace {

constexpr QSize kSmallest{1280, 720};
constexpr int kFormWidth = 312, kPlotsWidth = 420, kCentreWidth = 548;

/// A rounded card around one view.
QWidget* card(QWidget* content, int padding) {
  auto* frame = new QWidget;
  makeCard(*frame);
  auto* column = new QVBoxLayout(frame);
  column->setContentsMargins(padding, padding, padding, padding);
  column->addWidget(content);
  return frame;
}

QSplitter* splitter(Qt::Orientation orientation, std::initializer_list<QWidget*> parts) {
  auto* result = new QSplitter(orientation);
  result->setHandleWidth(kGrid);
  result->setChildrenCollapsible(false);
  for (QWidget* part : parts) result->addWidget(part);
  return result;
}

}  // namespace

QWidget* MainWindow::makePlots() {
  phasePlane_ = new PhasePlanePlot(session_, nullptr);
  tabs_ = new QTabWidget;
  tabs_->setDocumentMode(true);
  tabs_->addTab(new EnergyPlot(session_, nullptr), tr("Energies"));
  tabs_->addTab(new ForcePlot(session_, nullptr), tr("Forces"));
  plots_ = splitter(Qt::Vertical, {card(phasePlane_, kGrid / 2), card(tabs_, kGrid / 2)});
  plots_->setStretchFactor(0, 3);
  plots_->setStretchFactor(1, 2);
  return plots_;
}

void MainWindow::layOut() {
  auto* form = new ParameterForm(session_);
  formCard_ = card(form, kPanelPadding);
  formCard_->setMinimumWidth(kFormWidth);
  sceneView_ = new SceneView(session_, nullptr);
  panes_ = splitter(Qt::Horizontal, {formCard_, card(sceneView_, kGrid / 2), makePlots()});
  panes_->setStretchFactor(1, 3);
  panes_->setStretchFactor(2, 2);
  panes_->setSizes({kFormWidth, kCentreWidth, kPlotsWidth});
  transport_ = new Transport(session_, playback_);
  makeCard(*transport_);

  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(kGrid, 0, kGrid, kGrid);
  column->setSpacing(kGrid);
  auto* bar = new TopBar(session_, presets_);
  column->addWidget(bar);
  column->addWidget(message_);
  column->addWidget(panes_, 1);
  column->addWidget(transport_);
  setCentralWidget(page);
  // A click beside the fields, and the start: the keys belong to the transport.
  page->setFocusPolicy(Qt::ClickFocus);
  page->setFocus();
  setMinimumSize(kSmallest);
  resize(kSmallest);
  connect(bar, &TopBar::presetChosen, this, &MainWindow::openPreset);
  connect(&playback_, &Playback::speedChanged, sceneView_, &SceneView::setSpeed);
  sceneView_->setSpeed(playback_.speed());
}

void MainWindow::resetViews() {
  sceneView_->home();
  phasePlane_->fit();
  TimeAxis::of(session_).showAll();
}

}  // namespace painleve::ui
