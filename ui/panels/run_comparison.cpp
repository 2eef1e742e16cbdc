#include "ui/panels/run_comparison.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

/// More columns than these cannot be read in a panel.
constexpr std::size_t kMostColumns = 4;
/// Times that are closer are one: relative to 1 s and the time itself.
constexpr double kSameTime = 1e-9;

QString tr(const char* text) {
  return QCoreApplication::translate("painleve::ui::RunComparison", text);
}

using Runs = std::vector<const Run*>;
using CellText = std::function<QString(const Trajectory&)>;

Runs comparedRuns(std::span<const Run> runs) {
  Runs shown;
  for (const Run& run : runs) {
    const bool wanted = shown.empty() || run.role == Role::Compared;
    if (wanted && shown.size() < kMostColumns) shown.push_back(&run);
  }
  return shown;
}

QString row(const QString& title, const Runs& runs, const CellText& text) {
  QString html =
      "<tr><td><span style=\"color:" + palette().muted.name() + "\">" + title + "</span></td>";
  QString first;
  for (const Run* run : runs) {
    const QString cell = run->trajectory ? text(*run->trajectory) : QStringLiteral("…");
    if (run == runs.front()) first = cell;
    html += cell == first ? "<td>" + cell + "</td>" : "<td><b>" + cell + "</b></td>";
  }
  return html + "</tr>";
}

QString lastCell(const Trajectory& run, const std::string& id, const QString& unit) {
  const std::size_t column = run.column(id);
  if (run.rowCount() == 0 || column >= run.columns.size()) return QStringLiteral("–");
  return numberText(run.row(run.rowCount() - 1)[column], unit);
}

QString endText(const Trajectory& run) {
  return run.endReason.empty() ? tr("its duration")
                               : QString::fromStdString(run.endReason).toHtmlEscaped();
}

bool isTold(EventKind kind) {
  return kind != EventKind::Start && kind != EventKind::End;
}

/// "3, first at t = 0.2 s"
QString eventText(const Trajectory& run, EventKind kind) {
  const auto count = std::ranges::count(run.events, kind, &Event::kind);
  if (count == 0) return QStringLiteral("–");
  const Event& first = *std::ranges::find(run.events, kind, &Event::kind);
  return tr("%1, first at %2").arg(count).arg(numberText(first.time, "s"));
}

std::set<EventKind> kindsOf(const Runs& runs) {
  std::set<EventKind> kinds;
  for (const Run* run : runs) {
    if (!run->trajectory) continue;
    for (const Event& event : run->trajectory->events)
      if (isTold(event.kind)) kinds.insert(event.kind);
  }
  return kinds;
}

/// When the first event comes that the active run does not have at the same time.
QString partingText(const Trajectory& active, const Trajectory& other) {
  const std::size_t common = std::min(active.events.size(), other.events.size());
  for (std::size_t i = 0; i < common; ++i) {
    const Event &a = active.events[i], &b = other.events[i];
    const bool same = a.kind == b.kind && std::abs(a.time - b.time) <= kSameTime * (1 + a.time);
    if (!same) return numberText(std::min(a.time, b.time), "s");
  }
  if (active.events.size() == other.events.size()) return tr("never");
  const auto& longer = active.events.size() > common ? active.events : other.events;
  return numberText(longer[common].time, "s");
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
  QString html;
  for (const Coordinate& c : coordinates) {
    html += row(
        tr("%1 there").arg(QString::fromStdString(c.symbol)), runs,
        [&](const Trajectory& run) { return lastCell(run, c.id, QString::fromStdString(c.unit)); });
    html += row(tr("%1 there").arg(QString::fromStdString(c.velocitySymbol)), runs,
                [&](const Trajectory& run) {
                  return lastCell(run, c.id + "_dot", QString::fromStdString(c.velocityUnit));
                });
  }
  return html;
}

}  // namespace

QString comparisonHtml(std::span<const Run> runs, std::span<const Coordinate> coordinates) {
  const Runs shown = comparedRuns(runs);
  if (shown.size() < 2 || !shown.front()->trajectory) return {};
  const Trajectory& active = *shown.front()->trajectory;
  QString html = "<table cellspacing=\"6\" cellpadding=\"2\">" + headingRow(shown);
  html +=
      row(tr("ends at"), shown, [](const Trajectory& run) { return numberText(run.endTime, "s"); });
  html += row(tr("because of"), shown, endText);
  html += row(tr("events differ from"), shown, [&](const Trajectory& run) {
    return &run == &active ? QStringLiteral("–") : partingText(active, run);
  });
  for (const EventKind kind : kindsOf(shown))
    html += row(eventWords(kind), shown,
                [kind](const Trajectory& run) { return eventText(run, kind); });
  html += row(tr("<i>E</i> there"), shown,
              [](const Trajectory& run) { return lastCell(run, "E", "J"); });
  html += stateRows(shown, coordinates);
  return html + "</table>";
}

}  // namespace painleve::ui
