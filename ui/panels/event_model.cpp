#include "ui/panels/event_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QIcon>
#include <QPainter>

#include "core/trajectory/event_summary.h"
#include "core/trajectory/shown_event.h"
#include "ui/panels/edit_words.h"
#include "ui/theme/badge.h"
#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kSwatch = 14, kMostDecimals = 6;

struct Heading {
  const char *text, *help;
};

constexpr std::array<Heading, EventModel::ColumnCount> kHeadings{{
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "t [s]"), ""},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "what"), ""},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "contact"), ""},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "modes"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel",
                       "mode of the contact before → after; in brackets the LCP mode")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "A [m/s²]"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel", "of the contact problem that the event met")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "B [kg⁻¹]"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel", "of the contact problem that the event met")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "solutions"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel",
                       "how many isolated solutions the contact problem had")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "rule"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel", "what chose")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "Λₙ [N s]"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel", "normal impulse")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "Λₜ [N s]"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel", "tangential impulse")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "E before [J]"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel", "energy T + V")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "E after [J]"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel", "energy T + V")},
    {QT_TRANSLATE_NOOP("painleve::ui::EventModel", "ΔE [J]"),
     QT_TRANSLATE_NOOP("painleve::ui::EventModel", "⚠: an impact law that creates energy")},
}};

bool isNumber(int column) {
  switch (column) {
    case EventModel::What:
    case EventModel::Contact:
    case EventModel::Modes:
    case EventModel::Rule:
      return false;
    default:
      return true;
  }
}

int alignmentOf(int column) {
  return static_cast<int>(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
}

QString numberOrNothing(double value) {
  return std::isnan(value) ? QString() : numberText(value);
}

/// A and B vanish at many events: what is left is rounding.
QString vanishing(double value) {
  constexpr double kRounding = 1e-10;
  return value != 0 && std::abs(value) < kRounding ? QStringLiteral("≈ 0") : numberOrNothing(value);
}

/// The LCP mode an event stands for, where theory has no answer or several.
int specialMode(EventKind kind) {
  if (kind == EventKind::TangentialImpact || kind == EventKind::SingularPoint) return 2;
  return kind == EventKind::BranchPoint ? 4 : 0;
}

QIcon swatch(int lcpMode) {
  QPixmap picture(kSwatch, kSwatch);
  picture.fill(tint(lcpMode));
  QPainter painter(&picture);
  painter.fillRect(picture.rect(), modeHatch(lcpMode));
  painter.setPen(QPen(palette().lcp.at(static_cast<std::size_t>(lcpMode)), 2));
  painter.drawRect(picture.rect().adjusted(1, 1, -1, -1));
  painter.end();
  return {picture};
}

QString modesText(const EventSummary& e) {
  const QString after = contactModeWords(e.modeAfter, e.lcpAfter);
  const QString before = contactModeWords(e.modeBefore, e.lcpBefore);
  return before == after ? after : before + " → " + after;
}

QString changeText(double change, bool isGain) {
  if (change == 0) return QStringLiteral("0");
  const QString sign = change > 0 ? QStringLiteral("+") : QString();
  return (isGain ? QStringLiteral("⚠ ") : QString()) + sign + numberText(change);
}

}  // namespace

void EventModel::show(std::shared_ptr<const Scene> scene,
                      std::shared_ptr<const Trajectory> trajectory) {
  beginResetModel();
  scene_ = std::move(scene);
  trajectory_ = std::move(trajectory);
  current_ = -1;
  edits_.clear();
  editWords_.clear();
  if (trajectory_ != nullptr && scene_ != nullptr && !scene_->edits.empty()) {
    for (std::size_t i = 0; i < trajectory_->events.size(); ++i)
      if (trajectory_->events[i].kind == EventKind::Edit) edits_.push_back(i);
    editWords_ = editWords(*scene_);
  }
  endResetModel();
}

double EventModel::timeOf(int row) const {
  return trajectory_->events[static_cast<std::size_t>(row)].time;
}

int EventModel::rowAt(double t) const {
  if (trajectory_ == nullptr || trajectory_->events.empty()) return -1;
  const auto& events = trajectory_->events;
  if (const Event* shown = shownEvent(*trajectory_, t))
    return static_cast<int>(shown - events.data());
  const auto after = std::ranges::upper_bound(events, t, {}, &Event::time);
  return static_cast<int>(after - events.begin()) - 1;
}

void EventModel::setPlayhead(double t) {
  const int row = rowAt(t);
  const bool ahead = trajectory_ != nullptr && shownEvent(*trajectory_, t) != nullptr;
  if (row == current_ && ahead == isAhead_) return;
  isAhead_ = ahead;
  const int old = std::exchange(current_, row);
  for (const int changed : {old, row})
    if (changed >= 0) emit dataChanged(index(changed, 0), index(changed, ColumnCount - 1));
}

int EventModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid() || trajectory_ == nullptr) return 0;
  return static_cast<int>(trajectory_->events.size());
}

int EventModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

/// As many decimals as the length of the run leaves readable.
QString EventModel::timeText(double t) const {
  const double end = std::max(trajectory_->endTime, 1e-9);
  const int decimals = kMostDecimals - std::max(0, static_cast<int>(std::floor(std::log10(end))));
  return QString::number(t, 'f', std::clamp(decimals, 0, kMostDecimals));
}

QString EventModel::mark(int row) const {
  if (row != current_) return {};
  return isAhead_ ? QStringLiteral("▷ ") : QStringLiteral("▶ ");
}

QString EventModel::what(int row) const {
  const auto event = static_cast<std::size_t>(row);
  const Event& e = trajectory_->events[event];
  QString words = eventWords(e.kind);
  if (const BranchPoint* branch = branchAt(*trajectory_, event))
    return words + ": " + takenWords(*branch);
  if (e.kind != EventKind::Edit) return words;
  const auto number = std::ranges::lower_bound(edits_, event) - edits_.begin();
  return number < editWords_.size() ? words + ": " + editWords_[static_cast<int>(number)] : words;
}

bool EventModel::gains(int row) const {
  return energyCreated(*trajectory_, trajectory_->events[static_cast<std::size_t>(row)]) > 0;
}

QString EventModel::text(int row, int column) const {
  const EventSummary e = summaryOf(*trajectory_, static_cast<std::size_t>(row));
  switch (column) {
    case Time:
      return mark(row) + timeText(e.time);
    case What:
      return what(row);
    case Contact:
      return QString::fromStdString(e.contact);
    case Modes:
      return modesText(e);
    case A:
      return vanishing(e.A);
    case B:
      return vanishing(e.B);
    case Solutions:
      return e.solutions < 0 ? QString() : QString::number(e.solutions);
    case Rule:
      return ruleName(e.rule);
    case NormalImpulse:
      return numberOrNothing(e.impulseNormal);
    case TangentImpulse:
      return numberOrNothing(e.impulseTangent);
    case EnergyBefore:
      return numberOrNothing(e.energyBefore);
    case EnergyAfter:
      return numberOrNothing(e.energyAfter);
    default:
      return changeText(e.change, gains(row));
  }
}

QString EventModel::explanation(int row) const {
  const Event& e = trajectory_->events[static_cast<std::size_t>(row)];
  const QString first = what(row) + ", t = " + QString::number(e.time, 'g', 17) + " s";
  QStringList lines{e.rule.empty() ? first : first + "\n" + ruleWords(e.rule)};
  if (const BranchPoint* branch = branchAt(*trajectory_, static_cast<std::size_t>(row)))
    lines << tr("futures: %1").arg(futureWords(*branch));
  // A narrow table has no room for all columns: here they are.
  for (const int column : {Modes, A, B, Solutions, NormalImpulse, TangentImpulse, EnergyBefore,
                           EnergyAfter, EnergyChange}) {
    const QString value = text(row, column);
    if (!value.isEmpty())
      lines << tr(kHeadings.at(static_cast<std::size_t>(column)).text) + ": " + value;
  }
  return lines.join('\n');
}

QVariant EventModel::data(const QModelIndex& index, int role) const {
  const int row = index.row();
  if (!index.isValid() || row >= rowCount()) return {};
  const Event& event = trajectory_->events[static_cast<std::size_t>(row)];
  switch (role) {
    case Qt::DisplayRole:
      return text(row, index.column());
    case Qt::ToolTipRole:
      return explanation(row);
    case Qt::TextAlignmentRole:
      return alignmentOf(index.column());
    case Qt::BackgroundRole:
      return row == current_ ? QVariant(ui::palette().grid) : QVariant();
    case Qt::ForegroundRole: {
      const bool gain = index.column() == EnergyChange && gains(row);
      return gain ? QVariant(ui::palette().created) : QVariant();
    }
    case Qt::DecorationRole: {
      const int mode = index.column() == What ? specialMode(event.kind) : 0;
      return mode != 0 ? QVariant(swatch(mode)) : QVariant();
    }
    default:
      return {};
  }
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
  const Heading& heading = kHeadings.at(static_cast<std::size_t>(section));
  if (role == Qt::DisplayRole) return tr(heading.text);
  if (role == Qt::ToolTipRole && *heading.help != '\0') return tr(heading.help);
  if (role == Qt::TextAlignmentRole) return alignmentOf(section);
  return {};
}

}  // namespace painleve::ui
