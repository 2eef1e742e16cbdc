// Which views the main window has, and where things stand in it.

#include <QVBoxLayout>

#include "ui/main_window.h"
#include "ui/panels/event_story.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/mode_table.h"
#include "ui/panels/note_bar.h"
#include "ui/panels/parameter_form.h"
#include "ui/panels/run_panel.h"
#include "ui/panels/status_line.h"
#include "ui/panels/step_log.h"
#include "ui/panels/step_study_panel.h"
#include "ui/panels/sweep_bar.h"
#include "ui/panels/top_bar.h"
#include "ui/panels/transport.h"
#include "ui/plots/cone_plot.h"
#include "ui/plots/contact_plot.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/impulse_plot.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/theory_plot.h"
#include "ui/plots/time_axis.h"
#include "ui/plots/variables_plot.h"
#include "ui/recovery_bar.h"
#include "ui/theme/style.h"
#include "ui/views3d/scene_view.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

constexpr QSize kSmallest{1280, 720};
constexpr int kTight = kGrid / 2;

}  // namespace

void MainWindow::addViews() {
  Workspace& room = *workspace_;
  auto* form = new ParameterForm(session_);
  // A wider window is for the views: the form keeps its width.
  form->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
  room.add(views::kParameters, tr("Parameters"), form, kPanelPadding);
  runs_ = new RunPanel(session_);
  room.add(views::kRuns, tr("Runs"), runs_, kPanelPadding);
  room.add(views::kModes, tr("Contact problem"), new ModeTable(session_), kPanelPadding);
  auto* story = new EventStory(session_);
  connect(story, &EventStory::failed, this, &MainWindow::showMessage);
  room.add(views::kStory, tr("Events"), story, kTight);
  addStepViews();
  sceneView_ = new SceneView(session_, nullptr);
  sceneView_->setBadgeVisible(false);  // the top bar has it
  room.add(views::kScene, tr("3-D view"), sceneView_, kTight);
  phasePlane_ = new PhasePlanePlot(session_, nullptr);
  connect(phasePlane_, &PhasePlanePlot::failed, this, &MainWindow::showMessage);
  room.add(views::kPlane, tr("Phase plane"), phasePlane_, kTight);
  room.add(views::kEnergies, tr("Energies"), new EnergyPlot(session_, nullptr), kTight);
  room.add(views::kForces, tr("Forces"), new ForcePlot(session_, nullptr), kTight);
  room.add(views::kSlip, tr("Slip"), new SlipPlot(session_, nullptr), kTight);
  room.add(views::kGap, tr("Gap"), new GapPlot(session_, nullptr), kTight);
  room.add(views::kCone, tr("Friction cone"), new ConePlot(session_, nullptr), kTight);
  room.add(views::kTheory, tr("Theory"), new TheoryPlot(session_, nullptr), kTight);
  room.add(views::kVariables, tr("Variables"), new VariablesPlot(session_, nullptr), kTight);
  room.add(views::kImpulse, tr("Impulse"), new ImpulsePlot(session_, nullptr), kTight);
  addPictureCommands();
}

void MainWindow::addStepViews() {
  auto* study = new StepStudyPanel(session_);
  connect(study, &StepStudyPanel::compared, this, &MainWindow::showComparison);
  workspace_->add(views::kStudy, tr("Physics or step?"), study, kPanelPadding);
  auto* log = new StepLog(session_);
  connect(log, &StepLog::failed, this, &MainWindow::showMessage);
  workspace_->add(views::kSteps, tr("Steps"), log, kTight);
}

void MainWindow::showComparison() {
  workspace_->raiseView(views::kRuns);
  runs_->showComparison();
}

void MainWindow::layOut() {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(kGrid, 0, kGrid, kTight);
  column->setSpacing(kTight);
  auto* bar = new TopBar(session_, presets_);
  message_ = new MessageBar(page);
  workspace_ = new Workspace(page);
  addViews();
  workspace_->arrange(arrangements().front());
  transport_ = new Transport(session_, playback_);
  makeCard(*transport_);
  column->addWidget(bar);
  note_ = new NoteBar(session_, page);
  recovery_ = new RecoveryBar(guard_, page);
  column->addWidget(note_);
  column->addWidget(message_);
  column->addWidget(recovery_);
  column->addWidget(workspace_, 1);
  sweepBar_ = new SweepBar(session_, sweep_, page);
  makeCard(*sweepBar_);
  connect(sweepBar_, &SweepBar::refused, this, &MainWindow::showMessage);
  column->addWidget(sweepBar_);
  column->addWidget(transport_);
  status_ = new StatusLine(session_, page);
  column->addWidget(status_);
  setCentralWidget(page);
  // A click beside the fields, and the start: the keys belong to the transport.
  page->setFocusPolicy(Qt::ClickFocus);
  page->setFocus();
  setMinimumSize(kSmallest);
  connect(bar, &TopBar::presetChosen, this, &MainWindow::openPreset);
  connect(transport_, &Transport::refused, this, &MainWindow::showMessage);
  const auto tellSpeed = [this] {
    const double pace = playback_.effectiveSpeed();
    sceneView_->setSpeed(pace, pace / playback_.speed());
  };
  connect(&playback_, &Playback::effectiveSpeedChanged, sceneView_, tellSpeed);
  tellSpeed();
}

// A scene that names a layout is shown in it, where the user wants that.
void MainWindow::followLayout() {
  if (!settings_.layoutFollowsScene) return;
  const std::string wanted = session_.scene().view.textOr("layout", "");
  const Arrangement* arrangement = findArrangement(wanted);
  if (arrangement != nullptr && workspace_->arrangementId() != QString::fromStdString(wanted))
    workspace_->arrange(*arrangement);
}

// The view block of a scene that is looked at as this window does.
Tree MainWindow::seenView() const {
  Tree view = session_.document().view;
  const Tree picture = sceneView_->viewState();
  for (const Member& member : *picture.members()) view.set(member.key, member.value);
  view.set("plane", phasePlane_->viewState());
  view.set("layout", workspace_->arrangementId().toStdString());
  view.set("speed", playback_.speed());
  view.set("lens", playback_.slowsAtEvents());
  view.erase("sweep");
  const auto sweep = sweepBar_->isHidden() ? std::nullopt : sweepBar_->sweep();
  if (sweep) view.set("sweep", sweepTree(*sweep));
  return view;
}

// What a colleague sees who opens the file; one undo entry.
void MainWindow::keepViewInScene() {
  session_.apply(tr("keep view in the scene"), {},
                 [this](Scene& scene) { scene.view = seenView(); });
}

void MainWindow::resetLayout() {
  workspace_->arrange(arrangements().front());
  followLayout();
}

void MainWindow::resetViews() {
  sceneView_->home();
  phasePlane_->fit();
  workspace_->findChild<VariablesPlot*>()->fit();
  workspace_->findChild<ImpulsePlot*>()->fit();
  TimeAxis::of(session_).showAll();
}

}  // namespace painleve::ui
