#include "ui/panels/sweep_bar.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QToolButton>

#include "core/trajectory/trajectory.h"
#include "ui/panels/number_edit.h"
#include "ui/session/plain_symbol.h"
#include "ui/session/session.h"
#include "ui/session/sweep_player.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"
#include "ui/theme/quiet_box.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kEditWidth = 78, kParameterWidth = 190, kValueWidth = 110;

QString rich(const std::string& text) {
  return QString::fromStdString(text);
}

std::optional<double> known(double number) {
  return std::isnan(number) ? std::nullopt : std::optional(number);
}

}  // namespace

SweepBar::SweepBar(Session& session, SweepPlayer& player, QWidget* parent)
    : QWidget(parent), session_(session), player_(player) {
  setObjectName("sweep");
  makeParts();
  connectParts();
  hide();
  adoptDocument();
  showState();
}

NumberEdit* SweepBar::addEdit(const char* name, const QString& help) {
  auto* edit = new NumberEdit(this);
  edit->setObjectName(name);
  edit->setAccessibleName(help);
  edit->setToolTip(help);
  edit->setFixedWidth(grown(kEditWidth));
  return edit;
}

void SweepBar::makeParts() {
  parameter_ = new QuietBox(this);
  parameter_->setObjectName("sweep parameter");
  parameter_->setAccessibleName(tr("parameter of the sweep"));
  parameter_->setFixedWidth(grown(kParameterWidth));
  from_ = addEdit("sweep from", tr("first value of the sweep"));
  to_ = addEdit("sweep to", tr("last value of the sweep"));
  seconds_ = addEdit("sweep seconds", tr("how long the sweep takes"));
  value_ = new QLabel(this);
  value_->setObjectName("sweep value");
  value_->setFixedWidth(grown(kValueWidth));
  const auto button = [this](const char* name) {
    auto* made = new QToolButton(this);
    made->setObjectName(name);
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    made->setFocusPolicy(Qt::NoFocus);
    return made;
  };
  play_ = button("sweep play");
  keep_ = button("sweep keep");
  keep_->setText(tr("Keep"));
  keep_->setToolTip(tr("The value that is shown becomes that of the scene"));
  auto* close = button("sweep close");
  close->setText("✕");
  close->setToolTip(tr("Hide the sweep"));
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPanelPadding, kGrid / 2, kGrid, kGrid / 2);
  row->setSpacing(kGrid);
  for (QWidget* part :
       {static_cast<QWidget*>(new QLabel(tr("Sweep"), this)), static_cast<QWidget*>(parameter_),
        static_cast<QWidget*>(new QLabel(tr("from"), this)), static_cast<QWidget*>(from_),
        static_cast<QWidget*>(new QLabel(tr("to"), this)), static_cast<QWidget*>(to_),
        static_cast<QWidget*>(new QLabel(tr("in"), this)), static_cast<QWidget*>(seconds_),
        static_cast<QWidget*>(new QLabel("s", this)), static_cast<QWidget*>(play_),
        static_cast<QWidget*>(keep_), static_cast<QWidget*>(value_)})
    row->addWidget(part);
  row->addStretch(1);
  row->addWidget(close);
}

void SweepBar::connectParts() {
  connect(parameter_, &QComboBox::activated, this, [this](int index) {
    if (index < 0 || index >= static_cast<int>(fields_.size())) return;
    player_.stop();
    sweep_.path = fields_[static_cast<std::size_t>(index)].path;
    suggestEnds();
  });
  const auto set = [this](NumberEdit* edit, double Sweep::*part) {
    connect(edit, &NumberEdit::entered, this, [this, edit, part](double value) {
      edit->setNumber(value);
      sweep_.*part = value;
    });
    connect(edit, &NumberEdit::rejected, this, [this, edit, part](const QString& text) {
      edit->markWrong(true);
      sweep_.*part = kNoValue;
      emit refused(tr("sweep: “%1” is no number").arg(text));
    });
    connect(edit, &NumberEdit::cleared, this, [this, part] { sweep_.*part = kNoValue; });
    connect(edit, &NumberEdit::reverted, this,
            [this, edit, part] { sweep_.*part = edit->number().value_or(kNoValue); });
  };
  set(from_, &Sweep::from);
  set(to_, &Sweep::to);
  set(seconds_, &Sweep::seconds);
  connect(play_, &QToolButton::clicked, this, &SweepBar::toggle);
  connect(keep_, &QToolButton::clicked, this, &SweepBar::keep);
  connect(&player_, &SweepPlayer::runningChanged, this, &SweepBar::showState);
  connect(&player_, &SweepPlayer::valueChanged, this, &SweepBar::showValue);
  connect(&session_, &Session::documentOpened, this, &SweepBar::adoptDocument);
  connect(&session_, &Session::sceneChanged, this, &SweepBar::followFields);
}

/// A scene that names a sweep shows the bar; another one leaves it as it is.
void SweepBar::adoptDocument() {
  const auto asked = sweepOf(session_.document());
  sweep_ = asked.value_or(Sweep{});
  fields_.clear();
  followFields();
  if (asked) {
    from_->setNumber(sweep_.from);
    to_->setNumber(sweep_.to);
  } else if (!fields_.empty()) {
    choose("laws.friction.mu");
    suggestEnds();
  }
  seconds_->setNumber(sweep_.seconds);
  if (asked || openedByScene_) setVisible(asked.has_value());
  openedByScene_ = asked.has_value();
}

void SweepBar::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  // A window that is only minimised plays on.
  if (!event->spontaneous()) player_.stop();
}

Tree SweepBar::viewState() const {
  Tree state = sweepTree(sweep_);
  state.set("shown", !isHidden());
  return state;
}

void SweepBar::setViewState(const Tree& state) {
  sweep_ = {state.textOr("path", ""), state.numberOr("from", kNoValue),
            state.numberOr("to", kNoValue), state.numberOr("seconds", kNoValue)};
  choose(sweep_.path);
  from_->setNumber(known(sweep_.from));
  to_->setNumber(known(sweep_.to));
  seconds_->setNumber(known(sweep_.seconds));
  const Tree* shown = state.find("shown");
  setVisible(shown != nullptr && shown->boolean() != nullptr && *shown->boolean());
}

/// Another law or start has other numbers.
void SweepBar::followFields() {
  std::vector<Field> fields;
  for (const FieldGroup& group : fieldGroups(session_.scene()))
    for (const Field& field : group.fields)
      if (!field.spec.whole) fields.push_back(field);
  const bool alike = std::ranges::equal(fields, fields_, {}, &Field::path, &Field::path);
  fields_ = std::move(fields);
  if (alike) return;
  parameter_->clear();
  for (const Field& field : fields_)
    parameter_->addItem(plainSymbol(field.spec.symbol) + "  " + rich(field.spec.meaning));
  choose(sweep_.path);
}

void SweepBar::choose(const std::string& path) {
  const auto found = std::ranges::find(fields_, path, &Field::path);
  // What this choice of laws does not have stays asked for; nothing is chosen meanwhile.
  parameter_->setCurrentIndex(found == fields_.end() ? -1
                                                     : static_cast<int>(found - fields_.begin()));
  if (found != fields_.end()) sweep_.path = path;
  showState();
}

const Field* SweepBar::field() const {
  const auto index = static_cast<std::size_t>(parameter_->currentIndex());
  return index < fields_.size() ? &fields_[index] : nullptr;
}

void SweepBar::suggestEnds() {
  const Field* chosen = field();
  if (chosen == nullptr) return;
  const ParameterSpec& spec = chosen->spec;
  const bool hasSlider = spec.sliderLower < spec.sliderUpper;
  const bool isBounded = std::isfinite(spec.lower) && std::isfinite(spec.upper);
  sweep_.from = hasSlider ? spec.sliderLower : isBounded ? spec.lower : chosen->value;
  sweep_.to = hasSlider ? spec.sliderUpper : isBounded ? spec.upper : 2 * chosen->value;
  from_->setNumber(sweep_.from);
  to_->setNumber(sweep_.to);
  showState();
}

std::optional<Sweep> SweepBar::sweep() const {
  const bool isWhole = known(sweep_.from) && known(sweep_.to) && known(sweep_.seconds);
  return field() != nullptr && isWhole ? std::optional(sweep_) : std::nullopt;
}

bool SweepBar::accepts(NumberEdit& edit, double value, const ParameterSpec& spec) {
  const bool good = spec.accepts(value);
  edit.markWrong(!good);
  if (!good)
    emit refused(tr("%1: %2; allowed: %3")
                     .arg(edit.accessibleName(),
                          std::isnan(value) ? tr("no number") : numberText(value),
                          rich(spec.rangeText())));
  return good;
}

void SweepBar::toggle() {
  if (player_.isRunning()) return player_.stop();
  const Field* chosen = field();
  if (chosen == nullptr) return;
  const bool good = accepts(*from_, sweep_.from, chosen->spec) &&
                    accepts(*to_, sweep_.to, chosen->spec) &&
                    accepts(*seconds_, sweep_.seconds, sweepSecondsSpec());
  if (good) player_.start(sweep_);
}

void SweepBar::keep() {
  const Field* chosen = field();
  if (chosen != nullptr) player_.keep(tr("sweep of %1").arg(plainSymbol(chosen->spec.symbol)));
}

void SweepBar::showState() {
  const bool running = player_.isRunning();
  play_->setText(running ? tr("Stop") : tr("Play"));
  play_->setIcon(icon(running ? "pause" : "play"));
  play_->setEnabled(running || field() != nullptr);
  play_->setToolTip(field() != nullptr ? tr("Play the parameter instead of time")
                                       : tr("The scene has no such number with its present laws"));
  keep_->setEnabled(running);
  if (!running) value_->clear();
}

void SweepBar::showValue(double value) {
  const Field* chosen = field();
  if (chosen == nullptr) return;
  value_->setText(rich(chosen->spec.symbol) + " = " + numberText(value, rich(chosen->spec.unit)));
}

}  // namespace painleve::ui
