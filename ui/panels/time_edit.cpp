#include "ui/panels/time_edit.h"

#include <array>
#include <utility>

#include "ui/session/event_times.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

/// Units and how many make a second. Longer endings first: "ms" ends in "s". The micro sign and the
/// Greek letter look alike.
constexpr std::array<std::pair<const char*, double>, 5> kUnits{
    {{"ms", 1e3}, {"\u00B5s", 1e6}, {"\u03BCs", 1e6}, {"us", 1e6}, {"s", 1}}};

}  // namespace

std::optional<double> parseTime(const QString& text) {
  const QString plain = text.trimmed();
  for (const auto& [unit, inSecond] : kUnits) {
    const QString ending = QString::fromUtf8(unit);
    if (!plain.endsWith(ending)) continue;
    const auto number = parseNumber(plain.chopped(ending.size()));
    return number ? std::optional(*number / inSecond) : std::nullopt;
  }
  return parseNumber(plain);
}

TimeEdit::TimeEdit(Session& session, QWidget* parent) : NumberEdit(parent), session_(session) {
  setObjectName("time");
  setAccessibleName(tr("time in seconds"));
  setToolTip(tr("<p>Time of the playhead<br>in s; ms and µs with their unit</p>"));
  connect(this, &NumberEdit::entered, this, &TimeEdit::go);
  connect(this, &NumberEdit::rejected, this, &TimeEdit::refuse);
  connect(this, &NumberEdit::cleared, this, [this] { display(session_.playhead()); });
  connect(&session_, &Session::playheadChanged, this, &TimeEdit::display);
  display(session_.playhead());
}

void TimeEdit::go(double time) {
  if (time < 0 || time > session_.endTime()) {
    markWrong(true);
    return refuse(text());
  }
  session_.setPlayhead(time);
  display(time);
}

// Just after the start is the start: its place in the instant is told by the badge, not by digits.
void TimeEdit::display(double time) {
  setNumber(time <= kInstant ? 0 : time);
}

void TimeEdit::refuse(const QString& text) {
  emit refused(tr("time: “%1” is not in this run; allowed: 0 to %2")
                   .arg(text, numberText(session_.endTime(), "s")));
}

}  // namespace painleve::ui
