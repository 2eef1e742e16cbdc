#pragma once
// Values of a painter in the words of SVG; '.' is the decimal sign whatever the locale.

#include <QFont>
#include <QPainterPath>
#include <QPen>
#include <QString>
#include <QTransform>

namespace painleve::ui {

QString svgNumber(double value);
/// "M0 0L1 2Z".
QString svgPath(const QPainterPath& path);
QString svgMatrix(const QTransform& transform);
/// fill="#rrggbb", with fill-opacity where it is not opaque; `name`: fill or stroke.
QString svgColour(const QString& name, const QColor& colour);
/// Everything about a pen but that there is none.
QString svgPen(const QPen& pen);
QString svgFont(const QFont& font);

}  // namespace painleve::ui
