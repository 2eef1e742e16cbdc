#include "ui/plots/plane_readout.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kMargin = 4;           // px from the axes
constexpr double kPadX = 6, kPadY = 2;  // px
constexpr double kRadius = 4, kStrength = 0.9, kFontShare = 0.9;
constexpr auto kEquals = "\u2009=\u2009";

QString words(const char* text) {
  return QCoreApplication::translate("PlaneReadout", text);
}

QString valueText(const ParameterSpec& entry, double value) {
  return richSymbol(QString::fromStdString(entry.symbol)) + kEquals +
         numberText(value, QString::fromStdString(entry.unit));
}

QString forceText(const PlaneReading& reading) {
  QString ratio =
      "F<sub>N</sub>" + QString(kEquals) + "A/B" + kEquals + numberText(reading.A / reading.B, "N");
  switch (reading.lcpMode) {
    case 1:
      return ratio;
    case 3:
      return "F<sub>N</sub>" + QString(kEquals) + "0";
    case 4:
      return "F<sub>N</sub>" + QString(kEquals) + "0, " + words("or") + " A/B" + kEquals +
             numberText(reading.A / reading.B, "N");
    default:
      return words("no F<sub>N</sub> fits");
  }
}

}  // namespace

QStringList readoutLines(const PlaneSpan& span, PlanePoint at, const PlaneReading& reading) {
  QStringList lines{valueText(span.horizontal(), at.x) + ", " + valueText(span.vertical(), at.y)};
  if (!reading.isState) {
    if (!reading.reason.empty())
      lines << words("no state: %1").arg(QString::fromStdString(reading.reason).toHtmlEscaped());
    return lines;
  }
  if (!reading.inContact) return lines;
  if (reading.lcpMode == 0) {
    lines << (reading.A == 0 ? words("on A = 0") : words("on B = 0"));
  } else {
    const QString mode = words("mode %1").arg(modeWords(slipMode(reading.slip), reading.lcpMode));
    lines << "<b>" + mode.toHtmlEscaped() + "</b>" << forceText(reading);
  }
  lines << "A" + QString(kEquals) + numberText(reading.A, "m/s²") + ", B" + kEquals +
               numberText(reading.B, "kg⁻¹");
  return lines;
}

QStringList outsideLines(const PlaneSpan& span, PlanePoint at) {
  return {"<b>" + words("state outside") + "</b>",
          valueText(span.horizontal(), at.x) + ", " + valueText(span.vertical(), at.y),
          words("double click: fit the window")};
}

PlaneReadout::PlaneReadout(QCustomPlot& plot) : AxesLayer(&plot, kPlayheadLayer) {}

void PlaneReadout::show(QPointF pointer, const QStringList& lines) {
  pointer_ = pointer;
  lines_ = lines;
}

void PlaneReadout::draw(QCPPainter* painter) {
  if (lines_.isEmpty()) return;
  const auto& colours = palette();
  QFont font = panelFont();
  font.setPointSizeF(kFontShare * font.pointSizeF());
  const Label text{lines_.join("<br>"), font, colours.text};
  QRectF box(QPointF(), labelSize(text) + QSizeF(2 * kPadX, 2 * kPadY));
  const QRectF room = QRectF(clipRect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  const bool isLeft = pointer_.x() > room.center().x(), isAbove = pointer_.y() > room.center().y();
  box.moveTopLeft({isLeft ? room.left() : std::max(room.left(), room.right() - box.width()),
                   isAbove ? room.top() : std::max(room.top(), room.bottom() - box.height())});
  QColor ground = colours.surface;
  ground.setAlphaF(static_cast<float>(kStrength));
  painter->setPen(QPen(colours.frame, 1));
  painter->setBrush(ground);
  painter->drawRoundedRect(box, kRadius, kRadius);
  paintLabel(*painter, text, box.center(), Qt::AlignCenter);
}

}  // namespace painleve::ui
