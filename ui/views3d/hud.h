#pragma once
// What is written over the picture: time and speed top left, the mode badge top right.

#include <QSizeF>

#include "ui/session/frame.h"

class QPainter;

namespace painleve::ui {

/// The contact the badge speaks of: the first closed one, else the first; null without contacts.
const ContactReading* badgeContact(const Frame& frame);

struct HudParts {
  double speed = 1;  // playback seconds a second of wall time
  bool hasBadge = true;
};
void paintHud(QPainter& painter, QSizeF size, const Frame& frame, const HudParts& parts);

}  // namespace painleve::ui
