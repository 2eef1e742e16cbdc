#include "ui/export/svg_words.h"

#include <cmath>

#include <QFontInfo>
#include <QStringList>

namespace painleve::ui {
namespace {

constexpr int kDigits = 7;       // of a place: far finer than a pixel
constexpr double kHairline = 1;  // px, of a cosmetic pen of no width
constexpr int kBezier = 3;       // elements of a path: two handles and the end

QString point(const QPainterPath::Element& at) {
  return svgNumber(at.x) + ' ' + svgNumber(at.y);
}

QString capOf(Qt::PenCapStyle cap) {
  return cap == Qt::FlatCap ? "butt" : cap == Qt::RoundCap ? "round" : "square";
}

QString joinOf(Qt::PenJoinStyle join) {
  return join == Qt::RoundJoin ? "round" : join == Qt::BevelJoin ? "bevel" : "miter";
}

}  // namespace

QString svgNumber(double value) {
  return std::isfinite(value) ? QString::number(value, 'g', kDigits) : QStringLiteral("0");
}

QString svgPath(const QPainterPath& path) {
  QString text;
  QPointF start;
  int corners = 0;  // passed since the start
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element at = path.elementAt(i);
    if (at.isMoveTo()) {
      start = at;
      corners = 0;
      text += 'M' + point(at);
    } else if (at.isCurveTo() && i + kBezier - 1 < path.elementCount()) {
      text +=
          'C' + point(at) + ' ' + point(path.elementAt(i + 1)) + ' ' + point(path.elementAt(i + 2));
      i += kBezier - 1;
      ++corners;
    } else {
      // A corner that is closed is joined as the others are.
      const bool isLast = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
      text += isLast && corners > 0 && at == start ? QStringLiteral("Z") : 'L' + point(at);
      ++corners;
    }
  }
  return text;
}

QString svgMatrix(const QTransform& transform) {
  const QStringList parts{svgNumber(transform.m11()), svgNumber(transform.m12()),
                          svgNumber(transform.m21()), svgNumber(transform.m22()),
                          svgNumber(transform.dx()),  svgNumber(transform.dy())};
  return QStringLiteral(" transform=\"matrix(%1)\"").arg(parts.join(' '));
}

QString svgColour(const QString& name, const QColor& colour) {
  QString text = QStringLiteral(" %1=\"%2\"").arg(name, colour.name());
  if (colour.alpha() < 255)
    text += QStringLiteral(" %1-opacity=\"%2\"").arg(name, svgNumber(colour.alphaF()));
  return text;
}

QString svgPen(const QPen& pen) {
  const double width = pen.widthF() > 0 ? pen.widthF() : kHairline;
  QString text = svgColour("stroke", pen.color()) +
                 QStringLiteral(" stroke-width=\"%1\" stroke-linecap=\"%2\" stroke-linejoin=\"%3\"")
                     .arg(svgNumber(width), capOf(pen.capStyle()), joinOf(pen.joinStyle()));
  if (pen.isCosmetic()) text += QStringLiteral(" vector-effect=\"non-scaling-stroke\"");
  if (pen.style() == Qt::SolidLine) return text;
  QStringList dashes;
  for (const double length : pen.dashPattern()) dashes << svgNumber(length * width);
  return text + QStringLiteral(" stroke-dasharray=\"%1\"").arg(dashes.join(' '));
}

QString svgFont(const QFont& font) {
  const QFontInfo info(font);
  QString text = QStringLiteral(" font-family=\"%1, sans-serif\" font-size=\"%2px\"")
                     .arg(font.family().toHtmlEscaped(), svgNumber(info.pixelSize()));
  if (font.weight() != QFont::Normal)
    text += QStringLiteral(" font-weight=\"%1\"").arg(static_cast<int>(font.weight()));
  if (font.italic()) text += QStringLiteral(" font-style=\"italic\"");
  return text;
}

}  // namespace painleve::ui
