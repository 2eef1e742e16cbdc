#include "ui/panels/lcp_rows.h"

#include <array>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QTextOption>

#include "ui/theme/badge.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kRows = 4, kChip = 36, kNarrowest = 268;
constexpr double kRadius = 6, kPadding = 2, kGap = 3;

struct RowText {
  const char *signs, *words, *outcome;
};

constexpr std::array<RowText, kRows> kTexts{{
    {"A > 0, B > 0", QT_TRANSLATE_NOOP("painleve::ui::LcpRows", "one solution: contact"),
     QT_TRANSLATE_NOOP("painleve::ui::LcpRows", "<i>F</i><sub>N</sub> = A/B holds the contact")},
    {"A > 0, B < 0", QT_TRANSLATE_NOOP("painleve::ui::LcpRows", "no solution"),
     QT_TRANSLATE_NOOP("painleve::ui::LcpRows", "no force fits, only an impulse")},
    {"A < 0, B > 0", QT_TRANSLATE_NOOP("painleve::ui::LcpRows", "one solution: leaves"),
     QT_TRANSLATE_NOOP("painleve::ui::LcpRows", "<i>F</i><sub>N</sub> = 0, the contact opens")},
    {"A < 0, B < 0", QT_TRANSLATE_NOOP("painleve::ui::LcpRows", "two solutions"),
     QT_TRANSLATE_NOOP("painleve::ui::LcpRows", "<i>F</i><sub>N</sub> = A/B or 0: a rule chooses")},
}};

const RowText& textOf(int lcpMode) {
  return kTexts.at(static_cast<std::size_t>(lcpMode - 1));
}

QFont boldFont() {
  QFont font = panelFont();
  font.setBold(true);
  return font;
}

void paintChip(QPainter& painter, int lcpMode, const QRectF& chip) {
  QPainterPath outline;
  outline.addRoundedRect(chip.adjusted(1, 1, -1, -1), kRadius, kRadius);
  painter.fillPath(outline, tint(lcpMode));
  painter.fillPath(outline, modeHatch(lcpMode));
  painter.setPen(QPen(palette().lcp.at(static_cast<std::size_t>(lcpMode)), 2));
  painter.drawPath(outline);
  painter.setPen(palette().text);
  painter.setFont(boldFont());
  painter.drawText(chip, Qt::AlignCenter, QStringLiteral("(%1)").arg(lcpMode));
}

/// Rich text on one line; its colour is the painter's.
QStaticText oneLine(const QString& html) {
  QStaticText text(html);
  text.setTextFormat(Qt::RichText);
  QTextOption option;
  option.setWrapMode(QTextOption::NoWrap);
  text.setTextOption(option);
  text.prepare({}, panelFont());
  return text;
}

}  // namespace

LcpRows::LcpRows(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAccessibleName(tr("LCP table"));
  for (int mode = 1; mode <= kRows; ++mode)
    outcomes_.at(static_cast<std::size_t>(mode - 1)) = oneLine(tr(textOf(mode).outcome));
  setLive(0);
}

void LcpRows::setLive(int lcpMode) {
  if (lcpMode == live_) return;
  live_ = lcpMode;
  setAccessibleDescription(
      live_ == 0 ? tr("no row applies")
                 : tr("row (%1): %2, %3")
                       .arg(live_)
                       .arg(QLatin1String(textOf(live_).signs), tr(textOf(live_).words)));
  update();
}

void LcpRows::setCompact(bool compact) {
  if (compact == compact_) return;
  compact_ = compact;
  updateGeometry();
  update();
}

double LcpRows::rowHeight() const {
  return std::ceil((compact_ ? 1 : 2) * QFontMetricsF(panelFont()).height() + 2 * kPadding);
}

QSize LcpRows::sizeHint() const {
  return {grown(kNarrowest), static_cast<int>(kRows * rowHeight() + (kRows - 1) * kGap)};
}

QSize LcpRows::minimumSizeHint() const {
  return sizeHint();
}

void LcpRows::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int mode = 1; mode <= kRows; ++mode) {
    const double top = (mode - 1) * (rowHeight() + kGap);
    paintRow(painter, mode, QRectF(0, top, width(), rowHeight()));
  }
}

void LcpRows::paintRow(QPainter& painter, int lcpMode, const QRectF& row) const {
  const bool lit = lcpMode == live_;
  const RowText& text = textOf(lcpMode);
  if (lit) {
    QPainterPath outline;
    outline.addRoundedRect(row.adjusted(1, 1, -1, -1), kRadius, kRadius);
    painter.fillPath(outline, tint(lcpMode));
    painter.setPen(QPen(ui::palette().lcp.at(static_cast<std::size_t>(lcpMode)), 2));
    painter.drawPath(outline);
  }
  const double chip = grown(kChip);
  paintChip(painter, lcpMode, QRectF(row.left(), row.top(), chip, row.height()));
  const QRectF first(row.left() + chip + kGrid, row.top() + kPadding,
                     row.width() - chip - 2 * kGrid,
                     (row.height() - 2 * kPadding) / (compact_ ? 1 : 2));
  painter.setPen(lit ? ui::palette().text : ui::palette().muted);
  painter.setFont(boldFont());
  painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter, tr(text.words));
  painter.setFont(lit ? boldFont() : panelFont());
  painter.drawText(first, Qt::AlignRight | Qt::AlignVCenter, QLatin1String(text.signs));
  if (compact_) return;
  painter.setFont(panelFont());
  painter.drawStaticText(first.bottomLeft(), outcomes_.at(static_cast<std::size_t>(lcpMode - 1)));
}

}  // namespace painleve::ui
