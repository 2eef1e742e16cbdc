#include "ui/export/svg_engine.h"

#include <QBuffer>
#include <QPainter>
#include <QPixmap>

#include "ui/export/svg_words.h"

namespace painleve::ui {
namespace {

constexpr double kHatch = 8;  // px between the lines, as on the screen

/// The lines of one cell of a hatch; empty: the style is no hatch of lines.
QString hatchLines(Qt::BrushStyle style) {
  switch (style) {
    case Qt::HorPattern:
      return QStringLiteral("M0 4H8");
    case Qt::VerPattern:
      return QStringLiteral("M4 0V8");
    case Qt::CrossPattern:
      return QStringLiteral("M0 4H8M4 0V8");
    case Qt::BDiagPattern:
      return QStringLiteral("M-1 1L1 -1M0 8L8 0M7 9L9 7");
    case Qt::FDiagPattern:
      return QStringLiteral("M-1 7L1 9M0 0L8 8M7 -1L9 1");
    case Qt::DiagCrossPattern:
      return QStringLiteral("M-1 1L1 -1M0 8L8 0M7 9L9 7M-1 7L1 9M0 0L8 8M7 -1L9 1");
    default:
      return {};
  }
}

}  // namespace

SvgEngine::SvgEngine() : QPaintEngine(AllFeatures) {}

bool SvgEngine::begin(QPaintDevice*) {
  ids_.clear();
  definitions_.clear();
  body_.clear();
  return true;
}

QString SvgEngine::define(const QString& tag, const QString& attributes, const QString& content) {
  const auto [entry, isNew] = ids_.try_emplace(tag + attributes + content);
  if (!isNew) return entry->second;
  entry->second = 'd' + QString::number(ids_.size());
  definitions_ +=
      QStringLiteral("<%1 id=\"%2\"%3>%4</%1>\n").arg(tag, entry->second, attributes, content);
  return entry->second;
}

QString SvgEngine::clip() {
  const QPainter& painter = *this->painter();
  if (!painter.hasClipping()) return {};
  const QPainterPath path = painter.combinedTransform().map(painter.clipPath());
  const QString id = define(QStringLiteral("clipPath"), {}, "<path d=\"" + svgPath(path) + "\"/>");
  return QStringLiteral(" clip-path=\"url(#%1)\"").arg(id);
}

void SvgEngine::add(const QString& element) {
  QString group = clip();
  if (const double opacity = painter()->opacity(); opacity < 1)
    group += QStringLiteral(" opacity=\"%1\"").arg(svgNumber(opacity));
  // A clip stands in the picture, what it clips under the painter's transform.
  body_ += group.isEmpty() ? element : QStringLiteral("<g%1>%2</g>").arg(group, element);
  body_ += '\n';
}

QString SvgEngine::hatch(const QBrush& brush) {
  const QString lines = hatchLines(brush.style());
  const QString size = svgNumber(kHatch);
  const QString cell =
      QStringLiteral(" width=\"%1\" height=\"%1\" patternUnits=\"userSpaceOnUse\"");
  return define(QStringLiteral("pattern"), cell.arg(size),
                QStringLiteral("<path fill=\"none\" d=\"%1\"%2/>")
                    .arg(lines, svgColour(QStringLiteral("stroke"), brush.color())));
}

QString SvgEngine::paint(const QBrush& brush) {
  if (brush.style() == Qt::NoBrush) return QStringLiteral(" fill=\"none\"");
  if (!hatchLines(brush.style()).isEmpty())
    return QStringLiteral(" fill=\"url(#%1)\"").arg(hatch(brush));
  return svgColour(QStringLiteral("fill"), brush.color());
}

void SvgEngine::addShape(const QPainterPath& path, bool isFilled) {
  const QPainter& painter = *this->painter();
  const QBrush brush = isFilled ? painter.brush() : QBrush(Qt::NoBrush);
  const bool hasPen = painter.pen().style() != Qt::NoPen;
  if (path.isEmpty() || (!hasPen && brush.style() == Qt::NoBrush)) return;
  const QString rule =
      path.fillRule() == Qt::OddEvenFill ? QStringLiteral("evenodd") : QStringLiteral("nonzero");
  add(QStringLiteral("<path d=\"%1\" fill-rule=\"%2\"").arg(svgPath(path), rule) + paint(brush) +
      (hasPen ? svgPen(painter.pen()) : QString()) + svgMatrix(painter.combinedTransform()) + "/>");
}

void SvgEngine::drawPath(const QPainterPath& path) {
  addShape(path, true);
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
  QPainterPath path;
  for (int i = 0; i < count; ++i) i == 0 ? path.moveTo(points[i]) : path.lineTo(points[i]);
  if (mode != PolylineMode) path.closeSubpath();
  path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
  addShape(path, mode != PolylineMode);
}

void SvgEngine::drawTextItem(const QPointF& at, const QTextItem& item) {
  const QPainter& painter = *this->painter();
  add(QStringLiteral("<text x=\"%1\" y=\"%2\" xml:space=\"preserve\"")
          .arg(svgNumber(at.x()), svgNumber(at.y())) +
      svgFont(item.font()) + svgColour(QStringLiteral("fill"), painter.pen().color()) +
      svgMatrix(painter.combinedTransform()) + '>' + item.text().toHtmlEscaped() + "</text>");
}

void SvgEngine::drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  pixmap.copy(source.toAlignedRect()).save(&buffer, "PNG");
  add(QStringLiteral("<image x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\"")
          .arg(svgNumber(target.x()), svgNumber(target.y()), svgNumber(target.width()),
               svgNumber(target.height())) +
      svgMatrix(painter()->combinedTransform()) + " href=\"data:image/png;base64," +
      QString::fromLatin1(bytes.toBase64()) + "\"/>");
}

}  // namespace painleve::ui
