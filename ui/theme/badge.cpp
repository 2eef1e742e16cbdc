#include "ui/theme/badge.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"

namespace painleve::ui {
namespace {

constexpr double kHatchStrength = 0.12, kPadding = 12, kChip = 14, kRadius = 8;

bool isSingular(const BadgeState& state) {
  return state.ahead == EventKind::SingularPoint;
}

bool isImpact(const BadgeState& state) {
  return state.mode == Mode::Free && state.ahead == EventKind::Impact;
}

/// The LCP mode whose tint and hatch the badge bears; 0: neutral.
int groundMode(const BadgeState& state) {
  if (isSingular(state)) return modeOfRule(state.rule);
  if (state.mode == Mode::Free) return 3;
  return state.mode == Mode::Stick ? 0 : state.lcpMode;
}

/// The badge's font, smaller where the words would be cut.
QFont fittingFont(const QString& words, double width) {
  QFont font = badgeFont();
  const double wanted = QFontMetricsF(font).horizontalAdvance(words);
  if (wanted > width && width > 0) font.setPointSizeF(font.pointSizeF() * width / wanted);
  return font;
}

}  // namespace

QBrush modeHatch(int lcpMode) {
  QColor colour = palette().text;
  colour.setAlphaF(static_cast<float>(kHatchStrength));
  if (lcpMode == 2) return {colour, Qt::BDiagPattern};
  if (lcpMode == 4) return {colour, Qt::DiagCrossPattern};
  return {Qt::NoBrush};
}

QString badgeWords(const BadgeState& state) {
  if (isImpact(state)) return eventWords(EventKind::Impact);
  if (!isSingular(state)) return modeWords(state.mode, state.lcpMode);
  const QString words = eventWords(EventKind::SingularPoint);
  return state.rule.empty() ? words : words + QStringLiteral(" → ") + ruleName(state.rule);
}

QColor badgeColour(const BadgeState& state) {
  return isSingular(state) ? palette().lcp.at(static_cast<std::size_t>(modeOfRule(state.rule)))
                           : modeColour(state.mode, state.lcpMode);
}

QRectF badgeRect(const BadgeState& state) {
  const QFontMetricsF metrics(badgeFont());
  const double width = metrics.horizontalAdvance(badgeWords(state));
  return {0, 0, kChip + 2 * kPadding + width, metrics.height() + kPadding};
}

QRectF badgeRect(Mode mode, int lcpMode) {
  return badgeRect(BadgeState{mode, lcpMode});
}

void paintBadge(QPainter& painter, const QRectF& rect, const BadgeState& state) {
  const QColor colour = badgeColour(state);
  const int ground = groundMode(state);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath outline;
  outline.addRoundedRect(rect.adjusted(1, 1, -1, -1), kRadius, kRadius);
  painter.fillPath(outline, tint(ground));
  painter.fillPath(outline, modeHatch(ground));
  painter.setClipPath(outline);
  painter.fillRect(QRectF(rect.left(), rect.top(), kChip, rect.height()), colour);
  painter.setClipping(false);
  painter.setPen(QPen(colour, 2));
  painter.drawPath(outline);
  const QRectF room = rect.adjusted(kChip, 0, 0, 0);
  painter.setFont(fittingFont(badgeWords(state), room.width() - kPadding));
  painter.setPen(palette().text);
  painter.drawText(room, Qt::AlignCenter, badgeWords(state));
  painter.restore();
}

void paintBadge(QPainter& painter, const QRectF& rect, Mode mode, int lcpMode) {
  paintBadge(painter, rect, BadgeState{mode, lcpMode});
}

}  // namespace painleve::ui
