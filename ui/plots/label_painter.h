#pragma once
// Rich text in plots (θ̇, F_N, P_c1^±), whose own labels are plain text.

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

class QPainter;

namespace painleve::ui {

/// HTML of a symbol: "F_N" gets its index lowered, "P_c1^+" both; HTML is taken as it is.
QString richSymbol(const QString& symbol);
/// "θ̇ [rad/s]" with a thin space; no bracket for a dimensionless quantity.
QString axisText(const QString& symbol, const QString& unit);

struct Label {
  QString html;
  QFont font;
  QColor colour;
};

QSizeF labelSize(const Label& label);
/// A plate of the plot's ground: what is written on it stays legible across curves and hatches.
void paintBacking(QPainter& painter, const QRectF& box);
/// `align` says which part of the label lies at `at`: Qt::AlignLeft puts its left edge there.
void paintLabel(QPainter& painter, const Label& label, const QPointF& at, Qt::Alignment align);
/// A symbol with an index below an exponent, its left centre at `at`: "P", "c1", "+".
struct StackedLabel {
  QString base, below, above;
  QFont font;
  QColor colour;
};
QSizeF labelSize(const StackedLabel& label);
void paintLabel(QPainter& painter, const StackedLabel& label, const QPointF& topLeft);

}  // namespace painleve::ui
