#include "ui/plots/phase_plane_plot.h"

#include <algorithm>

#include <QVBoxLayout>

#include "ui/plots/plane_bar.h"
#include "ui/plots/plane_caption.h"
#include "ui/plots/plane_follower.h"
#include "ui/plots/plane_menu.h"
#include "ui/plots/plane_mouse.h"
#include "ui/plots/plot_detail.h"
#include "ui/session/session.h"

namespace painleve::ui {

namespace {

constexpr double kRunGrain = 0.5;  // px
constexpr int kCaptioned = 300;    // px: a lower plane needs its height for the axes

}  // namespace

PhasePlanePlot::PhasePlanePlot(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), start_(session) {
  makeParts();
  requestTimer_.setSingleShot(true);
  requestTimer_.setInterval(0);
  connect(&requestTimer_, &QTimer::timeout, this, &PhasePlanePlot::requestPlane);
  const auto changed = qOverload<const QCPRange&>(&QCPAxis::rangeChanged);
  connect(plot_->xAxis, changed, this, &PhasePlanePlot::onRangeDragged);
  connect(plot_->yAxis, changed, this, &PhasePlanePlot::onRangeDragged);
  connect(plot_, &QCustomPlot::afterLayout, this, &PhasePlanePlot::onLayout);
  connect(bar_, &PlaneBar::axesWanted, this, &PhasePlanePlot::setAxes);
  connect(bar_, &PlaneBar::directionWanted, this, &PhasePlanePlot::setDirection);
  connect(bar_, &PlaneBar::densityWanted, this, &PhasePlanePlot::setDensity);
  connectMouse();
  connectSession();
  onDocumentOpened();
}

PhasePlanePlot::~PhasePlanePlot() = default;

void PhasePlanePlot::makeParts() {
  bar_ = new PlaneBar(session_, this);
  plot_ = new QCustomPlot(this);
  figure_ = std::make_unique<PlaneFigure>(*plot_);
  follower_ = std::make_unique<PlaneFollower>();
  mouse_ = new PlaneMouse(*plot_);
  menu_ = new PlaneMenu(session_, *bar_, this);
  auto* room = new QVBoxLayout(this);
  room->setContentsMargins(0, 0, 0, 0);
  room->setSpacing(0);
  room->addWidget(bar_);
  room->addWidget(plot_, 1);
}

void PhasePlanePlot::connectSession() {
  connect(&session_, &Session::documentOpened, this, &PhasePlanePlot::onDocumentOpened);
  connect(&session_, &Session::sceneChanged, this, &PhasePlanePlot::showSetup);
  connect(&session_, &Session::forceChanged, this, &PhasePlanePlot::showTexts);
  connect(&session_, &Session::phasePlaneChanged, this, &PhasePlanePlot::onPlaneChanged);
  connect(&session_, &Session::trajectoryChanged, this, &PhasePlanePlot::onTrajectoryChanged);
  connect(&session_, &Session::runsChanged, this, &PhasePlanePlot::showRuns);
  connect(&session_, &Session::playheadChanged, this, &PhasePlanePlot::onPlayheadChanged);
}

PlaneSpan PhasePlanePlot::span() const {
  return planeSpan(session_.card(), setup_.axes);
}

std::shared_ptr<const PhasePlane> PhasePlanePlot::plane() const {
  auto plane = session_.phasePlane();
  const PlaneSpan here = span();
  const bool isOurs =
      plane && here && PlaneAxes{plane->chart, plane->xId, plane->yId} == here.axes();
  return isOurs ? plane : nullptr;
}

// --- window

void PhasePlanePlot::setView(const PlaneView& view) {
  fitPending_ = false;
  moveTo(view);
}

void PhasePlanePlot::moveTo(const PlaneView& view) {
  settingView_ = true;
  figure_->setView(view);
  settingView_ = false;
  requestTimer_.start();
  showRuns();
}

void PhasePlanePlot::fit() {
  const PlaneSpan here = span();
  if (!here) return;
  const auto asked = here.axes() == sceneAxes_ ? rangeOf(session_.scene().view) : std::nullopt;
  fitPending_ = !asked;
  moveTo(asked ? *asked : viewOfSpan(here));
}

void PhasePlanePlot::fitWhenKnown() {
  const PlaneRun* run = paths_.of(kActiveRun);
  const auto known = plane();
  if (!fitPending_ || !known || run == nullptr) return;
  setView(fittedView(span(), view(), *known, run->extent));
}

void PhasePlanePlot::onRangeDragged() {
  if (settingView_) return;
  fitPending_ = false;
  requestTimer_.start();
  showRuns();
}

// Another size has room for more arrows or for less.
void PhasePlanePlot::onLayout() {
  figure_->fitTicks();
  if (figure_->arrows() != arrows_) requestTimer_.start();
}

void PhasePlanePlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showTexts();
  showRuns();
}

// Nothing is computed for a plane that nobody sees.
void PhasePlanePlot::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  requestTimer_.start();
  showPlane();
  showRuns();
  fitWhenKnown();
}

// --- what is shown

void PhasePlanePlot::setAxes(const PlaneAxes& axes) {
  setup_.axes = axes;
  follower_->forget();
  showSetup();
  showPlane();
  fit();
}

void PhasePlanePlot::setDirection(PlaneDirection direction) {
  setup_.direction = direction;
  showSetup();
  requestTimer_.start();
}

void PhasePlanePlot::setDensity(FieldDensity density) {
  setup_.density = density;
  showSetup();
  requestTimer_.start();
}

Tree PhasePlanePlot::viewState() const {
  Tree state = Tree::object();
  putSetup(state, setup_);
  putRange(state, view());
  return state;
}

void PhasePlanePlot::setViewState(const Tree& state) {
  setup_ = setupOf(state, setup_);
  follower_->forget();
  showSetup();
  showPlane();
  fit();
  if (const auto range = rangeOf(state)) setView(*range);
}

void PhasePlanePlot::onDocumentOpened() {
  follower_->forget();
  setup_.axes = {};
  setup_.direction = PlaneDirection::Follow;
  const Tree* asked = session_.scene().view.find("plane");
  if (asked != nullptr) setup_ = setupOf(*asked, setup_);
  const PlaneSpan here = span();
  sceneAxes_ = here.axes();
  showPlane();
  fit();
  if (const auto range = asked != nullptr ? rangeOf(*asked) : std::nullopt) setView(*range);
  showSetup();
}

PhaseRequest PhasePlanePlot::request() const {
  const auto window = view();
  const QSize arrows = figure_->arrows();
  PhaseRequest request;
  request.xLower = window.xLower;
  request.xUpper = window.xUpper;
  request.yLower = window.yLower;
  request.yUpper = window.yUpper;
  request.fieldColumns = arrows.width();
  request.fieldRows = arrows.height();
  request.axes = span().axes();
  const bool follows = setup_.direction == PlaneDirection::Follow;
  request.slip = follows ? follower_->slip() : setup_.direction == PlaneDirection::Left ? -1 : 1;
  if (follows) request.held = follower_->held();
  return request;
}

void PhasePlanePlot::requestPlane() {
  if (!span() || !isVisible()) return;
  arrows_ = figure_->arrows();
  session_.requestPhasePlane(request());
}

void PhasePlanePlot::onPlaneChanged() {
  showPlane();
  showTexts();
  fitWhenKnown();
  // Only now it is known what the plane depends on.
  onPlayheadChanged();
}

void PhasePlanePlot::onTrajectoryChanged() {
  showRuns();
  fitWhenKnown();
}

void PhasePlanePlot::showPlane() {
  const auto shown = plane();
  figure_->showPlane(shown);
  figure_->setNote(shown ? QString() : tr("The regions of the phase plane will appear here."));
}

void PhasePlanePlot::showRuns() {
  if (!isVisible()) return;
  const PlanePoint units = figure_->unitsPerPixel();
  const double grain = kRunGrain / detailOf(*plot_);
  paths_.update(session_.runs(), span(), {grain * units.x, grain * units.y});
  followPlayhead();
  figure_->showRuns(session_.runs(), paths_);
}

void PhasePlanePlot::onPlayheadChanged() {
  if (!isVisible()) return;
  followPlayhead();
  figure_->refreshOverlay();
}

void PhasePlanePlot::followPlayhead() {
  const auto& frame = session_.frame();
  const Run& active = session_.runs().front();
  const PlaneSpan here = span();
  const auto at = follower_->point(active, frame, here);
  if (at) {
    figure_->dot().moveTo(*at, frame.isInFlight());
  } else {
    figure_->dot().hide();
  }
  const bool moved = follower_->read(active, frame, here, plane().get());
  if (moved && setup_.direction == PlaneDirection::Follow) requestTimer_.start();
}

void PhasePlanePlot::showSetup() {
  bar_->show(setup_);
  figure_->setDensity(setup_.density);
  figure_->showAxes(span());
  showTexts();
}

void PhasePlanePlot::showTexts() {
  const bool atPlayhead = setup_.direction == PlaneDirection::Follow && !follower_->held().empty();
  const auto known = plane();
  const bool hasRegions = known && std::ranges::count(known->present, true) > 0;
  figure_->setCaption(
      span() ? planeCaption(session_.sceneInForce(), known.get(), atPlayhead) : QString(),
      !hasRegions || height() >= kCaptioned);
}

}  // namespace painleve::ui
