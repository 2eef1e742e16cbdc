#include "ui/plots/label_painter.h"

#include <algorithm>
#include <memory>

#include <QAbstractTextDocumentLayout>
#include <QCache>
#include <QCoreApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTextDocument>

#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kIndexSize = 0.72;                 // of the font
constexpr double kLowered = 0.28, kRaised = -0.26;  // of the font's height
constexpr int kKnownLabels = 512;
constexpr float kBackingStrength = 0.75F;
constexpr double kBackingRadius = 4;  // px
constexpr auto kThinSpace = "\u2009";

// A figure writes the same few labels many times a second, and laying out a document is slow.
std::shared_ptr<const QTextDocument> laidOut(const Label& label) {
  static QCache<QString, std::shared_ptr<const QTextDocument>> known(kKnownLabels);
  // Documents do not outlive the fonts of the program.
  static const bool once = (qAddPostRoutine([] { known.clear(); }), true);
  Q_UNUSED(once)
  const QString key = label.font.key() + '|' + label.html;
  if (const auto* document = known.object(key)) return *document;
  const auto document = std::make_shared<QTextDocument>();
  document->setDocumentMargin(0);
  document->setDefaultFont(label.font);
  document->setHtml(label.html);
  known.insert(key, new std::shared_ptr<const QTextDocument>(document));
  return document;
}

QFont indexFont(const QFont& font) {
  QFont small = font;
  small.setPointSizeF(kIndexSize * font.pointSizeF());
  return small;
}

Label part(const QString& text, const QFont& font, const QColor& colour) {
  return {text.toHtmlEscaped(), font, colour};
}

}  // namespace

QString richSymbol(const QString& symbol) {
  if (symbol.contains('<')) return symbol;
  static const QRegularExpression kIndex("_([^_^\\s]+)"), kExponent("\\^([^_^\\s]+)");
  QString html = symbol.toHtmlEscaped();
  html.replace(kIndex, "<sub>\\1</sub>");
  html.replace(kExponent, "<sup>\\1</sup>");
  return html;
}

QString axisText(const QString& symbol, const QString& unit) {
  const QString html = richSymbol(symbol);
  return unit.isEmpty() ? html : html + ' ' + kThinSpace + '[' + unit.toHtmlEscaped() + ']';
}

void paintBacking(QPainter& painter, const QRectF& box) {
  QColor colour = palette().plotGround;
  colour.setAlphaF(kBackingStrength);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRoundedRect(box, kBackingRadius, kBackingRadius);
}

QSizeF labelSize(const Label& label) {
  const auto document = laidOut(label);
  return {document->idealWidth(), document->size().height()};
}

void paintLabel(QPainter& painter, const Label& label, const QPointF& at, Qt::Alignment align) {
  const auto document = laidOut(label);
  const QSizeF size(document->idealWidth(), document->size().height());
  QPointF corner = at;
  if (align & Qt::AlignRight) corner.rx() -= size.width();
  if (align & Qt::AlignHCenter) corner.rx() -= size.width() / 2;
  if (align & Qt::AlignBottom) corner.ry() -= size.height();
  if (align & Qt::AlignVCenter) corner.ry() -= size.height() / 2;
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, label.colour);
  painter.save();
  painter.translate(corner);
  document->documentLayout()->draw(&painter, context);
  painter.restore();
}

QSizeF labelSize(const StackedLabel& label) {
  const auto small = indexFont(label.font);
  const QSizeF base = labelSize(part(label.base, label.font, label.colour));
  const double width = std::max(labelSize(part(label.below, small, label.colour)).width(),
                                labelSize(part(label.above, small, label.colour)).width());
  return {base.width() + width, base.height()};
}

void paintLabel(QPainter& painter, const StackedLabel& label, const QPointF& topLeft) {
  const auto small = indexFont(label.font);
  const auto base = part(label.base, label.font, label.colour);
  const QSizeF size = labelSize(base);
  paintLabel(painter, base, topLeft, Qt::AlignLeft | Qt::AlignTop);
  const QPointF beside = topLeft + QPointF(size.width(), size.height() / 2);
  paintLabel(painter, part(label.below, small, label.colour),
             beside + QPointF(0, kLowered * size.height()), Qt::AlignLeft | Qt::AlignVCenter);
  paintLabel(painter, part(label.above, small, label.colour),
             beside + QPointF(0, kRaised * size.height()), Qt::AlignLeft | Qt::AlignVCenter);
}

}  // namespace painleve::ui
