#include "ui/panels/step_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QStringList>

#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

enum Quantity {
  Time,
  Modes,
  ImpulseNormal,
  ImpulseTangent,
  StartNormal,
  StartTangent,
  LooseNormal,
  LooseTangent,
  EndNormal,
  EndTangent,
  Coefficient,
  ImpulseWork,
  EnergyChange,
  Lift,
  Length,
  QuantityCount
};
constexpr int kFirstOfContact = Modes, kLastOfContact = Coefficient;

struct Heading {
  const char *text, *help;
};

#define WORDS(text) QT_TRANSLATE_NOOP("painleve::ui::StepModel", text)
constexpr std::array<Heading, QuantityCount> kHeadings{{
    {WORDS("t [s]"), WORDS("end of the step")},
    {WORDS("mode"), WORDS("mode of the contact before → after the step")},
    {WORDS("Pₙ [N s]"), WORDS("normal impulse of the step")},
    {WORDS("Pₜ [N s]"), WORDS("tangential impulse of the step")},
    {WORDS("u_I n [m/s]"), WORDS("normal velocity at the start of the step")},
    {WORDS("u_I t [m/s]"), WORDS("tangential velocity at the start of the step")},
    {WORDS("u_L n [m/s]"), WORDS("normal velocity at its end, were there no contact")},
    {WORDS("u_L t [m/s]"), WORDS("tangential velocity at its end, were there no contact")},
    {WORDS("u_F n [m/s]"), WORDS("normal velocity at its end")},
    {WORDS("u_F t [m/s]"), WORDS("tangential velocity at its end")},
    {WORDS("B [kg⁻¹]"),
     WORDS("of the slip that u_L has: negative where friction pulls the contact into the ground")},
    {WORDS("W_P [J]"), WORDS("work of the impulses")},
    {WORDS("ΔE [J]"), WORDS("change of T + V, without the lift")},
    {WORDS("lift [J]"), WORDS("energy that the correction of overlaps added")},
    {WORDS("h [s]"), WORDS("length of the step")},
}};
#undef WORDS

int alignmentOf(bool isText) {
  return static_cast<int>(Qt::AlignVCenter | (isText ? Qt::AlignLeft : Qt::AlignRight));
}

/// Idle contacts would only fill the table with nothing.
bool doesAnything(const ContactStep& contact) {
  return contact.active || contact.impulseNormal != 0 || contact.impulseTangent != 0 ||
         contact.before != Mode::Free || contact.mode != Mode::Free;
}

/// Nothing where there is no value, and where nothing happened.
QString numberOrNothing(double value) {
  return std::isfinite(value) ? numberText(value) : QString();
}
QString amount(double value) {
  return value == 0 ? QString() : numberOrNothing(value);
}

QString modesText(const ContactStep& contact) {
  const QString after = contactModeWords(contact.mode);
  return contact.before == contact.mode ? after : contactModeWords(contact.before) + " → " + after;
}

double contactNumber(const ContactStep& contact, int quantity) {
  switch (quantity) {
    case StartNormal:
      return contact.start.normal;
    case StartTangent:
      return contact.start.tangent;
    case LooseNormal:
      return contact.loose.normal;
    case LooseTangent:
      return contact.loose.tangent;
    case EndNormal:
      return contact.end.normal;
    case EndTangent:
      return contact.end.tangent;
    default:
      return contact.B;
  }
}

QString contactText(const ContactStep& contact, int quantity) {
  if (quantity == Modes) return modesText(contact);
  if (quantity == ImpulseNormal) return amount(contact.impulseNormal);
  if (quantity == ImpulseTangent) return amount(contact.impulseTangent);
  return numberOrNothing(contactNumber(contact, quantity));
}

/// So many digits that neighbouring steps differ.
QString timeText(const StepRecord& step) {
  constexpr int kLeast = 4, kMost = 12;
  const int decimals =
      step.length > 0 ? static_cast<int>(std::ceil(-std::log10(step.length))) + 2 : kLeast;
  return QString::number(step.time, 'f', std::clamp(decimals, kLeast, kMost));
}

QString exact(double value) {
  return QString::number(value, 'g', 17);
}

}  // namespace

void StepModel::show(std::vector<StepRecord> steps, std::vector<std::string> contacts) {
  beginResetModel();
  steps_ = std::move(steps);
  contacts_ = std::move(contacts);
  current_ = -1;
  arrangeColumns();
  endResetModel();
}

void StepModel::arrangeColumns() {
  columns_ = {{Time, -1}};
  std::vector<int> busy;
  for (int i = 0; i < static_cast<int>(contacts_.size()); ++i) {
    const auto acts = [i](const StepRecord& step) {
      return doesAnything(step.contacts[static_cast<std::size_t>(i)]);
    };
    if (std::ranges::any_of(steps_, acts)) busy.push_back(i);
  }
  several_ = busy.size() > 1;
  for (const int contact : busy)
    for (int quantity = kFirstOfContact; quantity <= kLastOfContact; ++quantity)
      columns_.push_back({quantity, contact});
  for (const int quantity : {ImpulseWork, EnergyChange, Lift, Length})
    columns_.push_back({quantity, -1});
}

void StepModel::setPlayhead(double t) {
  const auto after = std::ranges::upper_bound(steps_, t, {}, &StepRecord::time);
  const int row = static_cast<int>(after - steps_.begin()) - 1;
  if (row == current_) return;
  const int old = std::exchange(current_, row);
  for (const int changed : {old, row})
    if (changed >= 0) emit dataChanged(index(changed, 0), index(changed, columnCount() - 1));
}

int StepModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(steps_.size());
}

int StepModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QString StepModel::text(const StepRecord& step, const Place& place) const {
  if (place.contact >= 0)
    return contactText(step.contacts[static_cast<std::size_t>(place.contact)], place.quantity);
  switch (place.quantity) {
    case Time:
      return timeText(step);
    case Length:
      return numberText(step.length);
    case ImpulseWork:
      return amount(step.impulseWork);
    case EnergyChange:
      return amount(step.energyChange);
    default:
      return amount(step.lift);
  }
}

QString StepModel::explanation(const StepRecord& step) const {
  QStringList lines{
      tr("step from t = %1 s to %2 s").arg(exact(step.time - step.length), exact(step.time))};
  for (const Place& place : columns_) {
    const QString value = text(step, place);
    if (place.quantity != Time && !value.isEmpty()) lines << heading(place) + ": " + value;
  }
  return lines.join('\n');
}

QString StepModel::heading(const Place& place) const {
  QString words = tr(kHeadings.at(static_cast<std::size_t>(place.quantity)).text);
  if (place.contact < 0 || !several_) return words;
  return QString::fromStdString(contacts_[static_cast<std::size_t>(place.contact)]) + ": " + words;
}

QVariant StepModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const StepRecord& step = steps_[static_cast<std::size_t>(index.row())];
  const Place& place = columns_[static_cast<std::size_t>(index.column())];
  switch (role) {
    case Qt::DisplayRole:
      return text(step, place);
    case Qt::ToolTipRole:
      return explanation(step);
    case Qt::TextAlignmentRole:
      return alignmentOf(place.quantity == Modes);
    case Qt::BackgroundRole:
      return index.row() == current_ ? QVariant(ui::palette().grid) : QVariant();
    default:
      return {};
  }
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  const Place& place = columns_[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return heading(place);
  if (role == Qt::ToolTipRole)
    return tr(kHeadings.at(static_cast<std::size_t>(place.quantity)).help);
  if (role == Qt::TextAlignmentRole) return alignmentOf(place.quantity == Modes);
  return {};
}

}  // namespace painleve::ui
