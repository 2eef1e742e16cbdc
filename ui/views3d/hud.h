#pragma once
// What is written over the picture: time and speed top left, the mode badge top right.

#include <QSizeF>

#include "ui/session/frame.h"

class QPainter;

namespace painleve::ui {

/// The contact the badge speaks of: the first closed one, else the first; null without contacts.
const ContactReading* badgeContact(const Frame& frame);

/// `speed`: playback seconds a second of wall time.
void paintHud(QPainter& painter, QSizeF size, const Frame& frame, double speed);

}  // namespace painleve::ui
