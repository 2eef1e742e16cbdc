#pragma once
// What is written over the picture: time and speed top left, the mode badge top right.

#include "ui/session/frame.h"

class QPainter;

namespace painleve::ui {

class Lettering;

/// The contact the badge speaks of: the first closed one, else the first; null without contacts.
const ContactReading* badgeContact(const Frame& frame);

struct HudParts {
  double speed = 1;  // playback seconds a second of wall time
  double lens = 1;   // share of the chosen speed that the time lens leaves of it
  bool hasBadge = true, hasTime = true, hasSpeed = true;
};
/// Time and speed, or that there is nothing to see yet; keeps the room of the badge.
void writeHud(Lettering& lettering, const Frame& frame, const HudParts& parts);
void paintHudBadge(QPainter& painter, const Lettering& lettering, const Frame& frame,
                   const HudParts& parts);

}  // namespace painleve::ui
