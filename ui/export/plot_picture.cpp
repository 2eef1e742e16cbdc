#include "ui/export/plot_picture.h"

#include <algorithm>

#include <QBuffer>
#include <QGuiApplication>
#include <QPageSize>
#include <QPdfWriter>
#include <QScreen>
#include <qcustomplot.h>

#include "ui/export/plot_copy.h"
#include "ui/export/png_bytes.h"
#include "ui/export/svg_device.h"
#include "ui/export/theme_scope.h"

namespace painleve::ui {
namespace {

constexpr double kPointsPerInch = 72;

void paintOn(QPaintDevice& device, PlotCopy& copy, bool isVector) {
  QCPPainter painter;
  painter.begin(&device);
  painter.setMode(QCPPainter::pmVectorized, isVector);
  painter.setMode(QCPPainter::pmNoCaching);
  copy.paint(painter);
  painter.end();
}

QImage imageOf(PlotCopy& copy, QSize size, double scale) {
  QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
  if (image.isNull()) return image;
  image.setDevicePixelRatio(scale);
  paintOn(image, copy, false);
  return image;
}

QByteArray svgOf(PlotCopy& copy, QSize size) {
  SvgDevice device(size);
  paintOn(device, copy, true);
  return device.document();
}

QByteArray pdfOf(PlotCopy& copy, QSize size) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  // Type in points has the room that it has on the screen.
  const double dpi = QGuiApplication::primaryScreen()->logicalDotsPerInchX();
  writer.setResolution(qRound(dpi));
  writer.setPageSize(
      QPageSize(QSizeF(size) * kPointsPerInch / dpi, QPageSize::Point, {}, QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));
  paintOn(writer, copy, true);
  return bytes;
}

}  // namespace

QString pictureEnding(PictureFormat format) {
  switch (format) {
    case PictureFormat::Png:
      return QStringLiteral(".png");
    case PictureFormat::Svg:
      return QStringLiteral(".svg");
    default:
      return QStringLiteral(".pdf");
  }
}

PlotSettings allowed(PlotSettings settings) {
  settings.size = settings.size.expandedTo({kLeastPlotSide, kLeastPlotSide})
                      .boundedTo({kMostPlotSide, kMostPlotSide});
  settings.scale = std::clamp(settings.scale, 1, kMostScale);
  return settings;
}

QByteArray plotPicture(Session& session, QWidget& view, const PlotSettings& settings) {
  const PlotSettings s = allowed(settings);
  if (s.format == PictureFormat::Png) return pngBytes(plotImage(session, view, s, s.scale));
  const ThemeScope look(s.theme);
  PlotCopy copy(session, view, s.size);
  copy.setPlayheadShown(s.hasPlayhead);
  return s.format == PictureFormat::Svg ? svgOf(copy, s.size) : pdfOf(copy, s.size);
}

QImage plotImage(Session& session, QWidget& view, const PlotSettings& settings, double scale) {
  const PlotSettings s = allowed(settings);
  const ThemeScope look(s.theme);
  PlotCopy copy(session, view, s.size);
  copy.setPlayheadShown(s.hasPlayhead);
  return imageOf(copy, s.size, scale);
}

}  // namespace painleve::ui
