#include "ui/views3d/hud.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QCoreApplication>

#include "ui/session/slow_motion.h"
#include "ui/theme/badge.h"
#include "ui/theme/palette.h"
#include "ui/views3d/lettering.h"

namespace painleve::ui {
namespace {

constexpr double kMargin = 12;  // logical pixels
constexpr int kTimeDecimals = 4;

QString words(const char* text) {
  return QCoreApplication::translate("SceneView", text);
}

/// "1/16 ×", "2 ×": slow motion as the fraction people say.
QString speedText(double speed) {
  const double inverse = 1 / speed;
  const bool fraction = speed < 1 && std::abs(inverse - std::round(inverse)) < 1e-6 * inverse;
  const QString factor =
      fraction ? QStringLiteral("1/%1").arg(std::round(inverse)) : QString::number(speed, 'g', 3);
  return factor + QStringLiteral(" ×");
}

std::optional<BadgeState> stateOfBadge(const Frame& frame, const HudParts& parts) {
  if (!parts.hasBadge || !frame.valid || frame.depiction.bodies.empty()) return {};
  const ContactReading* contact = badgeContact(frame);
  if (contact == nullptr) return {};
  return BadgeState{contact->mode, contact->lcpMode, frame.ahead, frame.rule};
}

QRectF roomOfBadge(QSizeF view, const BadgeState& state) {
  QRectF badge = badgeRect(state);
  badge.moveTopRight(QPointF(view.width() - kMargin, kMargin));
  return badge;
}

QRectF writeTime(Lettering& lettering, const Frame& frame, QPointF at) {
  // Always as many digits: a running number must not jitter.
  const QString time =
      QStringLiteral("<i>t</i> = %1&thinsp;s").arg(frame.time, 0, 'f', kTimeDecimals);
  return lettering.pin({time, badgeFont(), palette().text}, at, Qt::AlignLeft | Qt::AlignTop);
}

void writeSpeed(Lettering& lettering, const HudParts& parts, QPointF at) {
  QString pace = words("speed %1").arg(speedText(parts.speed));
  if (parts.lens < 1) pace += words(" · lens %1").arg(speedText(readableSpeed(parts.lens)));
  lettering.pin({pace, panelFont(), palette().muted}, at, Qt::AlignLeft | Qt::AlignTop);
}

}  // namespace

const ContactReading* badgeContact(const Frame& frame) {
  const auto& contacts = frame.contacts;
  if (contacts.empty()) return nullptr;
  const auto closed = std::find_if(contacts.begin(), contacts.end(),
                                   [](const auto& c) { return c.mode != Mode::Free; });
  return closed == contacts.end() ? &contacts.front() : &*closed;
}

void writeHud(Lettering& lettering, const Frame& frame, const HudParts& parts) {
  const QPointF corner(kMargin, kMargin);
  if (frame.depiction.bodies.empty()) {
    const QSizeF size = lettering.view();
    lettering.pin({words("The motion will appear here."), plotFont(), palette().muted},
                  QPointF(size.width() / 2, size.height() / 2), Qt::AlignCenter);
    return;
  }
  QPointF below = corner;
  if (parts.hasTime) below = writeTime(lettering, frame, corner).bottomLeft();
  if (parts.hasSpeed) writeSpeed(lettering, parts, below);
  if (const auto state = stateOfBadge(frame, parts))
    lettering.keepClear(roomOfBadge(lettering.view(), *state));
}

void paintHudBadge(QPainter& painter, const Lettering& lettering, const Frame& frame,
                   const HudParts& parts) {
  if (const auto state = stateOfBadge(frame, parts))
    paintBadge(painter, roomOfBadge(lettering.view(), *state), *state);
}

}  // namespace painleve::ui
