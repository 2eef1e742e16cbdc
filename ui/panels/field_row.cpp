#include "ui/panels/field_row.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QGridLayout>
#include <QLabel>

#include "core/scene/scene_json.h"
#include "ui/panels/number_edit.h"
#include "ui/panels/scene_edits.h"
#include "ui/session/plain_symbol.h"
#include "ui/session/session.h"
#include "ui/session/time_edits.h"
#include "ui/theme/gain_note.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kNameWidth = 84, kEditWidth = 78;

QString rich(const std::string& text) {
  return QString::fromStdString(text);
}

QString rangeText(const ParameterSpec& spec) {
  return rich(spec.rangeText()).replace("<=", "≤").replace(">=", "≥").toHtmlEscaped();
}

QString tooltip(const ParameterSpec& spec) {
  QString text = "<p>" + rich(spec.meaning);
  if (!spec.source.empty()) text += "<br>" + rich(spec.source);
  return text + "<br>" + rangeText(spec) + "</p>";
}

std::pair<double, double> sliderRange(const Field& field) {
  const ParameterSpec& spec = field.spec;
  if (spec.sliderLower < spec.sliderUpper) return {spec.sliderLower, spec.sliderUpper};
  const double reach = std::max(1.0, 2 * std::abs(field.value));
  const double lower = std::isfinite(spec.lower) ? spec.lower : -reach;
  const double upper = std::isfinite(spec.upper) ? spec.upper : std::max(lower, 0.0) + reach;
  return {lower, upper};
}

}  // namespace

FieldRow::FieldRow(Session& session, const Field& field, QWidget* parent)
    : QWidget(parent),
      session_(session),
      field_(field),
      name_(new QLabel(this)),
      error_(new QLabel(this)),
      slider_(new LandmarkSlider(this)),
      edit_(new NumberEdit(this)) {
  const QString path = rich(field.path);
  slider_->setObjectName("slider:" + path);
  edit_->setObjectName("edit:" + path);
  error_->setObjectName("error:" + path);
  name_->setTextFormat(Qt::RichText);
  name_->setText(rich(field.spec.symbol) +
                 (field.spec.unit.empty() ? "" : " [" + rich(field.spec.unit) + "]"));
  name_->setBuddy(edit_);
  edit_->setAccessibleName(rich(field.spec.meaning));
  edit_->setPlaceholderText(field.spec.optional ? tr("not given") : QString());
  error_->setWordWrap(true);
  error_->hide();
  showScope();
  setUpSlider();
  layOut(false);
  connectParts();
}

void FieldRow::showScope() {
  const QString text = tooltip(field_.spec) + scopeWords(session_, field_.path);
  for (QWidget* part :
       {static_cast<QWidget*>(name_), static_cast<QWidget*>(slider_), static_cast<QWidget*>(edit_)})
    part->setToolTip(text);
}

void FieldRow::setUpSlider() {
  const auto [lower, upper] = sliderRange(field_);
  slider_->setRange(lower, upper, field_.spec.logarithmic && lower > 0);
  slider_->setOpenEnds(field_.spec.lowerOpen && lower <= field_.spec.lower,
                       field_.spec.upperOpen && upper >= field_.spec.upper);
}

/// A slider with landmarks gets a line of its own, as wide as the panel: they need the room.
void FieldRow::layOut(bool marked) {
  delete layout();
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(2);
  name_->setMinimumWidth(grown(kNameWidth));
  edit_->setFixedWidth(grown(kEditWidth));
  grid->addWidget(name_, 0, 0);
  grid->addWidget(edit_, 0, 2);
  if (marked) {
    grid->addWidget(slider_, 1, 0, 1, 3);
  } else {
    grid->addWidget(slider_, 0, 1);
  }
  grid->addWidget(error_, 2, 0, 1, 3);
  if (gainNote_ != nullptr) grid->addWidget(gainNote_, 3, 0, 1, 3);
  grid->setColumnStretch(1, 1);
}

void FieldRow::connectParts() {
  connect(slider_, &TrackSlider::moved, this, [this](double value) { setValue(value, true); });
  connect(slider_, &TrackSlider::released, &session_, &Session::endMerge);
  connect(&session_, &Session::fromHereChanged, this, &FieldRow::showScope);
  connect(edit_, &NumberEdit::entered, this, [this](double value) {
    if (!setValue(value, false)) edit_->markWrong(true);
  });
  connect(edit_, &NumberEdit::cleared, this, &FieldRow::clearValue);
  connect(edit_, &NumberEdit::rejected, this, [this](const QString& text) {
    showError(
        tr("“%1” is not a number; allowed: %2").arg(text.toHtmlEscaped(), rangeText(field_.spec)));
  });
  connect(edit_, &NumberEdit::reverted, this, [this] { showError({}); });
}

void FieldRow::refresh(const Field& field, std::vector<LandmarkSlider::Mark> marks) {
  const bool changed = field.value != field_.value || field.given != field_.given;
  const bool relaid = marks.empty() != slider_->marks().empty();
  field_ = field;
  if (changed) showError({});
  slider_->setMarks(std::move(marks));
  if (relaid) layOut(!slider_->marks().empty());
  const bool absent = field.spec.optional && !field.given;
  slider_->setVisible(!absent);
  slider_->setValue(field.value);
  edit_->setNumber(absent ? std::nullopt : std::optional(field.value));
}

void FieldRow::warn(const std::optional<EnergyGain>& gain) {
  gain_ = gain;
  if (gain && gainNote_ == nullptr) {
    gainNote_ = new GainNote(this);
    connect(gainNote_, &GainNote::clampWanted, this, [this] {
      if (gain_) clampRestitution(session_, *gain_);
    });
    layOut(!slider_->marks().empty());
  }
  if (gain)
    gainNote_->warn(tr("The impact at t = %1").arg(numberText(gain->time, "s")), gain->amount,
                    gain->safe);
  else if (gainNote_ != nullptr)
    gainNote_->hide();
}

void FieldRow::showError(const QString& text) {
  error_->setText(text.isEmpty() ? QString() : "<b>⚠</b> " + text);
  error_->setVisible(!text.isEmpty());
}

bool FieldRow::setValue(double value, bool merges) {
  if (!field_.spec.accepts(value)) {
    showError(tr("allowed: %1").arg(rangeText(field_.spec)));
    return false;
  }
  showError({});
  const QString path = rich(field_.path);
  return session_.setValue(path, Tree(value),
                           tr("change of %1").arg(plainSymbol(field_.spec.symbol)),
                           merges ? path : QString());
}

void FieldRow::clearValue() {
  if (!field_.spec.optional) {
    edit_->markWrong(true);
    showError(tr("a number is needed: %1").arg(rangeText(field_.spec)));
    return;
  }
  session_.apply(tr("removal of %1").arg(plainSymbol(field_.spec.symbol)), {},
                 [this](Scene& scene) {
                   // The value that is seen is the one that goes: an edit's before the scene's.
                   if (!removeFromEdits(scene, session_.playhead(), field_.path))
                     removeValue(scene, field_.path);
                 });
}

}  // namespace painleve::ui
