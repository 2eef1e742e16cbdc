#include "ui/views3d/hud.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QPainter>

#include "ui/theme/badge.h"
#include "ui/theme/palette.h"
#include "ui/views3d/rich_label.h"

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

}  // namespace

const ContactReading* badgeContact(const Frame& frame) {
  const auto& contacts = frame.contacts;
  if (contacts.empty()) return nullptr;
  const auto closed = std::find_if(contacts.begin(), contacts.end(),
                                   [](const auto& c) { return c.mode != Mode::Free; });
  return closed == contacts.end() ? &contacts.front() : &*closed;
}

void paintHud(QPainter& painter, QSizeF size, const Frame& frame, const HudParts& parts) {
  const QPointF corner(kMargin, kMargin);
  if (frame.depiction.bodies.empty()) {
    paintLabel(painter, QPointF(size.width() / 2, size.height() / 2), Qt::AlignCenter,
               {words("The motion will appear here."), plotFont(), palette().muted});
    return;
  }
  // Always as many digits: a running number must not jitter.
  const QString time =
      QStringLiteral("<i>t</i> = %1&thinsp;s").arg(frame.time, 0, 'f', kTimeDecimals);
  const QRectF room = paintLabel(painter, corner, Qt::AlignLeft | Qt::AlignTop,
                                 {time, badgeFont(), palette().text});
  paintLabel(painter, room.bottomLeft(), Qt::AlignLeft | Qt::AlignTop,
             {words("speed %1").arg(speedText(parts.speed)), panelFont(), palette().muted});
  const ContactReading* contact = badgeContact(frame);
  if (parts.hasBadge && frame.valid && contact) {
    const BadgeState state{contact->mode, contact->lcpMode, frame.ahead, frame.rule};
    QRectF badge = badgeRect(state);
    badge.moveTopRight(QPointF(size.width() - kMargin, kMargin));
    paintBadge(painter, badge, state);
  }
}

}  // namespace painleve::ui
