#include "ui/plots/impulse_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QLabel>
#include <QVBoxLayout>

#include "ui/plots/impulse_bar.h"
#include "ui/plots/impulse_plane.h"
#include "ui/plots/impulse_words.h"
#include "ui/plots/jump_figure.h"
#include "ui/plots/jump_hand.h"
#include "ui/plots/plane_mouse.h"
#include "ui/session/event_times.h"
#include "ui/session/session.h"
#include "ui/theme/gain_note.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

// px: from here on there is room for both pictures, beside or above one another.
constexpr int kBothWidth = 560, kBothHeight = 430;
constexpr double kFlat = 1.6;     // width over height: from here on beside
constexpr int kTextHeight = 260;  // px: a smaller view has no room for remarks

}  // namespace

ImpulsePlot::ImpulsePlot(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  makeParts();
  connectParts();
  refresh();
}

void ImpulsePlot::makeParts() {
  bar_ = new ImpulseBar(this);
  auto* left = new QCustomPlot(this);
  auto* right = new QCustomPlot(this);
  plane_ = new ImpulsePlane(*left);
  jump_ = new JumpFigure(*right);
  hand_ = new JumpHand(session_, this);
  margin_ = new QLabel(this);
  margin_->setObjectName("margin");
  margin_->setProperty("quiet", true);
  margin_->setWordWrap(true);
  margin_->setAlignment(Qt::AlignCenter);
  gainNote_ = new GainNote(this);
  gainNote_->setAlignment(Qt::AlignCenter);
  figures_ = new QBoxLayout(QBoxLayout::LeftToRight);
  figures_->setSpacing(0);
  figures_->addWidget(left, 1);
  figures_->addWidget(right, 1);
  auto* room = new QVBoxLayout(this);
  room->setContentsMargins(0, 0, 0, 0);
  room->setSpacing(0);
  room->addWidget(bar_);
  room->addWidget(gainNote_);
  room->addLayout(figures_, 1);
  room->addWidget(margin_);
}

void ImpulsePlot::connectParts() {
  connect(bar_, &ImpulseBar::stepWanted, this, &ImpulsePlot::step);
  connect(gainNote_, &GainNote::clampWanted, this, &ImpulsePlot::clamp);
  hand_->serve(*plane_, *new PlaneMouse(plane_->plot()));
  hand_->serve(*jump_, *new PlaneMouse(jump_->plot()));
  connect(hand_, &JumpHand::moved, this, &ImpulsePlot::showHandle);
  // The impact in the hand stays, though the run is played or its later impacts change.
  connect(hand_, &JumpHand::began, this, [this] {
    if (const auto now = place()) chosen_ = now->number;
    if (impact_) session_.setPlayhead(impact_->report.time);
  });
  connect(&session_, &Session::documentOpened, this, [this] {
    chosen_.reset();
    shown_.reset();
    refresh();
  });
  connect(&session_, &Session::trajectoryChanged, this, &ImpulsePlot::refresh);
  connect(&session_, &Session::playheadChanged, this, &ImpulsePlot::refresh);
}

QString ImpulsePlot::title() const {
  return bar_->title();
}

void ImpulsePlot::fit() {
  plane_->fit();
  jump_->fit();
}

QString ImpulsePlot::note() const {
  return plane_->note();
}

void ImpulsePlot::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

void ImpulsePlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

// Nothing is computed while nobody can see it.
void ImpulsePlot::refresh() {
  stale_ = !isVisible();
  if (stale_) return;
  adoptRun();
  const auto now = place();
  if (!now) return displayNothing();
  chosen_ =
      now->when == ImpactTime::Now || hand_->isActive() ? std::optional(now->number) : std::nullopt;
  if (const std::size_t event = impacts_[now->number]; event_ != event) {
    display(event, std::exchange(shown_, now->number) != now->number);
  }
  showTexts(*now);
}

void ImpulsePlot::adoptRun() {
  const auto run = session_.trajectory();
  if (run == run_) return;
  run_ = run;
  impacts_ = run ? impactsOf(*run) : std::vector<std::size_t>();
  event_.reset();
}

std::optional<NearImpact> ImpulsePlot::place() const {
  if (!run_) return std::nullopt;
  const double t = session_.playhead();
  if (chosen_ && *chosen_ < impacts_.size()) {
    const double off = std::abs(run_->events[impacts_[*chosen_]].time - t);
    if (off <= kInstant || hand_->isActive()) return NearImpact{*chosen_, ImpactTime::Now};
  }
  return impactNear(*run_, impacts_, t);
}

void ImpulsePlot::display(std::size_t event, bool isOther) {
  event_ = event;
  auto shown = shownImpact(*session_.runs().front().scene, *run_, event);
  impact_ = shown ? std::make_shared<const ShownImpact>(std::move(*shown)) : nullptr;
  hand_->setImpact(impact_);
  // First what is to be seen: a plot that is hidden does not draw what it is given.
  arrange();
  plane_->setNote(impact_ ? QString() : tr("Nothing is known of the impulse of this impact."));
  plane_->show(impact_);
  jump_->show(impact_ && impact_->report.jumps ? impact_ : nullptr);
  if (isOther) {
    plane_->fit();
    jump_->fit();
  }
  showHandle();
  gain_ = impact_ ? gainOf(impact_->report) : std::nullopt;
  if (gain_)
    gainNote_->warn(tr("This impact"), gain_->amount, gain_->safe);
  else
    gainNote_->hide();
}

void ImpulsePlot::displayNothing() {
  event_.reset();
  shown_.reset();
  impact_.reset();
  gain_.reset();
  hand_->setImpact(nullptr);
  arrange();
  plane_->show(nullptr);
  plane_->setNote(tr("The impulses of the run's next impact will appear here."));
  jump_->show(nullptr);
  gainNote_->hide();
  bar_->setTitles({});
}

void ImpulsePlot::showTexts(const NearImpact& place) {
  bar_->setSteps(place.number > 0 || place.when == ImpactTime::Before,
                 place.number + 1 < impacts_.size() || place.when == ImpactTime::Ahead);
  if (impact_)
    bar_->setTitles(impactTitles(*impact_, place, impacts_.size()));
  else
    bar_->setTitles({tr("impact %1 of %2").arg(place.number + 1).arg(impacts_.size())});
}

void ImpulsePlot::showHandle() {
  plane_->setHandle(hand_->fraction());
  jump_->setHandle(hand_->fraction());
}

// A tangential impact has two pictures; where there is room for one, the parabola says more.
void ImpulsePlot::arrange() {
  const bool jumps = impact_ && impact_->report.jumps;
  const bool isTall = height() >= kBothHeight;
  const bool beside = width() >= kBothWidth && (!isTall || width() >= kFlat * height());
  const bool above = !beside && isTall;
  figures_->setDirection(above ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  plane_->plot().setVisible(!jumps || beside || above);
  jump_->plot().setVisible(jumps);
  const QString margin = impact_ ? marginWords(*impact_) : QString();
  margin_->setText(margin);
  margin_->setVisible(!margin.isEmpty() && height() >= kTextHeight);
}

// From beside an impact the step leads to it, from an impact to its neighbour.
void ImpulsePlot::step(int by) {
  const auto now = place();
  if (!now) return;
  const bool toItself =
      (by < 0 && now->when == ImpactTime::Before) || (by > 0 && now->when == ImpactTime::Ahead);
  const auto last = static_cast<std::ptrdiff_t>(impacts_.size()) - 1;
  const auto wanted = static_cast<std::ptrdiff_t>(now->number) + (toItself ? 0 : by);
  chosen_ = static_cast<std::size_t>(std::clamp(wanted, std::ptrdiff_t{0}, last));
  session_.setPlayhead(run_->events[impacts_[*chosen_]].time);
  refresh();
}

void ImpulsePlot::clamp() {
  if (gain_) clampRestitution(session_, *gain_);
}

}  // namespace painleve::ui
