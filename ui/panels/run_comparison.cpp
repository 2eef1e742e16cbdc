#include "ui/panels/run_comparison.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/trajectory/event_summary.h"
#include "ui/session/event_times.h"
#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

/// As many as "Physics or step?" compares; more columns cannot be read in a panel.
constexpr std::size_t kMostColumns = 6;
/// Times and values that are closer are one: relative to 1 and themselves.
constexpr double kSame = 1e-9;
/// J; less motion at the start is no measure for what is lost later.
constexpr double kNoMotion = 1e-9;

QString tr(const char* text) {
  return QCoreApplication::translate("painleve::ui::RunComparison", text);
}

/// What a run has in a row of the table: words, and the number that differences are taken of.
struct Cell {
  QString words = QStringLiteral("–");
  double number = kNoValue;
};

using Runs = std::vector<const Run*>;
using CellOf = std::function<Cell(const Trajectory&)>;

bool isSame(double a, double b) {
  return std::abs(a - b) <= kSame * (1 + std::abs(a));
}

QString muted(const QString& html) {
  return "<span style=\"color:" + palette().muted.name() + "\">" + html + "</span>";
}

QString title(const QString& words, const QString& unit) {
  return unit.isEmpty() ? words : words + " [" + unit + "]";
}

Runs comparedRuns(std::span<const Run> runs) {
  Runs shown;
  for (const Run& run : runs) {
    const bool wanted = shown.empty() || run.role == Role::Compared;
    if (wanted && shown.size() < kMostColumns) shown.push_back(&run);
  }
  return shown;
}

/// "<b>2.0</b>, below +0.5" where it is not what the active run has.
QString cellHtml(const Cell& cell, const Cell& active) {
  const bool numbers = std::isfinite(cell.number) && std::isfinite(active.number);
  if (numbers && !isSame(active.number, cell.number)) {
    const double difference = cell.number - active.number;
    const QString sign = difference > 0 ? QStringLiteral("+") : QString();
    return "<b>" + cell.words + "</b><br>" + muted(sign + numberText(difference));
  }
  return cell.words == active.words ? cell.words : "<b>" + cell.words + "</b>";
}

QString row(const QString& title, const Runs& runs, const CellOf& cellOf) {
  QString html = "<tr><td>" + muted(title) + "</td>";
  const Cell active = cellOf(*runs.front()->trajectory);
  for (const Run* run : runs) {
    const QString cell =
        run->trajectory ? cellHtml(cellOf(*run->trajectory), active) : QStringLiteral("…");
    html += "<td>" + cell + "</td>";
  }
  return html + "</tr>";
}

Cell number(double value) {
  return {numberText(value), value};
}

double valueAt(const Trajectory& run, std::size_t rowIndex, const std::string& id) {
  const std::size_t column = run.column(id);
  return rowIndex < run.rowCount() && column < run.columns.size() ? run.row(rowIndex)[column]
                                                                  : kNoValue;
}

double lastValue(const Trajectory& run, const std::string& id) {
  return run.rowCount() == 0 ? kNoValue : valueAt(run, run.rowCount() - 1, id);
}

double energyChange(const Trajectory& run) {
  return lastValue(run, "E") - valueAt(run, 0, "E");
}

/// J; what impacts gained, without what others lost.
double gainOf(const Trajectory& run) {
  double sum = 0;
  for (const Event& event : run.events) sum += energyCreated(run, event);
  return sum;
}

/// Of the kinetic energy at the start: that of position has no zero of its own.
Cell energyShare(const Trajectory& run) {
  const double motion = valueAt(run, 0, "T");
  if (!(motion > kNoMotion)) return {};
  const double share = 100 * energyChange(run) / motion;
  return {numberText(share), share};
}

QString endText(const Trajectory& run) {
  return run.endReason.empty() ? tr("its duration")
                               : QString::fromStdString(run.endReason).toHtmlEscaped();
}

bool endsEarly(const Run* run) {
  return run->trajectory && !run->trajectory->endReason.empty();
}

/// "3, first at 0.2"
Cell eventCell(const Trajectory& run, EventKind kind) {
  const auto count = std::ranges::count(run.events, kind, &Event::kind);
  if (count == 0) return {};
  const double first = std::ranges::find(run.events, kind, &Event::kind)->time;
  if (count == 1) return number(first);
  return {tr("%1, first at %2").arg(count).arg(numberText(first)), first};
}

std::set<EventKind> kindsOf(const Runs& runs) {
  std::set<EventKind> kinds;
  for (const Run* run : runs) {
    if (!run->trajectory) continue;
    for (const Event& event : run->trajectory->events)
      if (isInnerEvent(event.kind)) kinds.insert(event.kind);
  }
  return kinds;
}

/// When the first event comes that the active run does not have at the same time.
QString partingText(const Trajectory& active, const Trajectory& other) {
  const std::size_t common = std::min(active.events.size(), other.events.size());
  for (std::size_t i = 0; i < common; ++i) {
    const Event &a = active.events[i], &b = other.events[i];
    const bool agree =
        a.kind == b.kind && isSame(a.time, b.time) && isSame(a.energyChange, b.energyChange);
    if (!agree) return numberText(std::min(a.time, b.time));
  }
  if (active.events.size() == other.events.size()) return tr("never");
  const auto& longer = active.events.size() > common ? active.events : other.events;
  return numberText(longer[common].time);
}

QString headingRow(const Runs& runs) {
  QString html = "<tr><td></td>";
  for (const Run* run : runs) {
    const QString name = run == runs.front() ? tr("active run") : QString::fromStdString(run->name);
    html += "<td><b>" + name.toHtmlEscaped() + "</b></td>";
  }
  return html + "</tr>";
}

QString stateRows(const Runs& runs, std::span<const Coordinate> coordinates) {
  const auto line = [&runs](const std::string& symbol, const std::string& unit,
                            const std::string& id) {
    return row(
        title(tr("%1 there").arg(QString::fromStdString(symbol)), QString::fromStdString(unit)),
        runs, [&id](const Trajectory& run) { return number(lastValue(run, id)); });
  };
  QString html;
  for (const Coordinate& c : coordinates)
    html += line(c.symbol, c.unit, c.id) + line(c.velocitySymbol, c.velocityUnit, c.id + "_dot");
  return html;
}

QString energyRows(const Runs& runs) {
  QString html = row(title(tr("<i>E</i> there"), "J"), runs,
                     [](const Trajectory& run) { return number(lastValue(run, "E")); });
  html += row(title(tr("change of <i>E</i>"), "J"), runs,
              [](const Trajectory& run) { return number(energyChange(run)); });
  html += row(title(tr("of <i>T</i> at the start"), "%"), runs, energyShare);
  const auto creates = [](const Run* run) {
    return run->trajectory && gainOf(*run->trajectory) > 0;
  };
  if (std::ranges::none_of(runs, creates)) return html;
  return html + row(title(tr("created by impacts"), "J"), runs,
                    [](const Trajectory& run) { return number(gainOf(run)); });
}

}  // namespace

QString comparisonHtml(std::span<const Run> runs, std::span<const Coordinate> coordinates) {
  const Runs shown = comparedRuns(runs);
  if (shown.size() < 2 || !shown.front()->trajectory) return {};
  const Trajectory& active = *shown.front()->trajectory;
  QString html = R"(<table cellspacing="0" cellpadding="3">)" + headingRow(shown);
  html += row(title(tr("ends at"), "s"), shown,
              [](const Trajectory& run) { return number(run.endTime); });
  html += row(title(tr("events differ from"), "s"), shown, [&](const Trajectory& run) {
    return &run == &active ? Cell{} : Cell{partingText(active, run)};
  });
  for (const EventKind kind : kindsOf(shown))
    html += row(title(eventWords(kind), "s"), shown,
                [kind](const Trajectory& run) { return eventCell(run, kind); });
  html += energyRows(shown) + stateRows(shown, coordinates);
  if (std::ranges::any_of(shown, endsEarly))
    html += row(tr("ended by"), shown, [](const Trajectory& run) { return Cell{endText(run)}; });
  return html + "</table>";
}

}  // namespace painleve::ui
