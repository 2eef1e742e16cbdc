#pragma once
// The mode badge: number and word on the tint of the mode, with its hatch: legible without colour.

#include <optional>
#include <string>

#include <QBrush>
#include <QColor>
#include <QRectF>
#include <QString>

#include "core/trajectory/trajectory.h"

class QPainter;

namespace painleve::ui {

/// Second sign of a region besides its colour: (2) diagonal, (4) two-way, in text colour at 12 %;
/// else no brush.
QBrush modeHatch(int lcpMode);

/// What a badge says: the state of a contact, and what happens to it at this very moment.
struct BadgeState {
  Mode mode = Mode::Free;
  int lcpMode = 0;
  std::optional<EventKind> ahead = {};
  std::string rule = {};  // what decides it
};

/// The mode in words; "singular point → lift-off" and "impact", where no mode says what there is.
QString badgeWords(const BadgeState& state);
/// The mode's colour; at a singular point that of its rule.
QColor badgeColour(const BadgeState& state);

QRectF badgeRect(const BadgeState& state);
void paintBadge(QPainter& painter, const QRectF& rect, const BadgeState& state);

/// Room the badge needs, at the origin.
QRectF badgeRect(Mode mode, int lcpMode);
/// Paints it into `rect` (of badgeRect's size).
void paintBadge(QPainter& painter, const QRectF& rect, Mode mode, int lcpMode);

}  // namespace painleve::ui
