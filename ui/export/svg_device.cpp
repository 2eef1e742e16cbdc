#include "ui/export/svg_device.h"

#include <QGuiApplication>
#include <QScreen>
#include <QtMath>

#include "ui/export/svg_engine.h"

namespace painleve::ui {
namespace {

constexpr double kMmPerInch = 25.4;
constexpr double kScreenDpi = 96;
constexpr int kColourDepth = 32;

double resolution() {
  const QScreen* screen = QGuiApplication::primaryScreen();
  return screen != nullptr ? screen->logicalDotsPerInchX() : kScreenDpi;
}

}  // namespace

SvgDevice::SvgDevice(QSize size) : size_(size), engine_(std::make_unique<SvgEngine>()) {}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const {
  return engine_.get();
}

QByteArray SvgDevice::document() const {
  const QString head =
      QStringLiteral(
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
          "width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\">\n")
          .arg(size_.width())
          .arg(size_.height());
  return (head + "<defs>\n" + engine_->definitions() + "</defs>\n" + engine_->body() + "</svg>\n")
      .toUtf8();
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
  switch (metric) {
    case PdmWidth:
      return size_.width();
    case PdmHeight:
      return size_.height();
    case PdmWidthMM:
      return qRound(size_.width() * kMmPerInch / resolution());
    case PdmHeightMM:
      return qRound(size_.height() * kMmPerInch / resolution());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
      return qRound(resolution());
    case PdmNumColors:
      return INT_MAX;
    case PdmDepth:
      return kColourDepth;
    case PdmDevicePixelRatio:
      return 1;
    case PdmDevicePixelRatioScaled:
      return qRound(devicePixelRatioFScale());
    default:
      return QPaintDevice::metric(metric);
  }
}

}  // namespace painleve::ui
