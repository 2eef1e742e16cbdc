#pragma once
// Vector pictures with real text as SVG. Qt's own generator knows no clipping: a curve would run on
// beyond its axes.

#include <memory>

#include <QByteArray>
#include <QPaintDevice>
#include <QSize>

namespace painleve::ui {

class SvgEngine;

class SvgDevice : public QPaintDevice {
 public:
  /// px of the picture, at the resolution of the screen.
  explicit SvgDevice(QSize size);
  ~SvgDevice() override;

  QPaintEngine* paintEngine() const override;
  /// The document, once the painter is done.
  QByteArray document() const;

 protected:
  int metric(PaintDeviceMetric metric) const override;

 private:
  QSize size_;
  std::unique_ptr<SvgEngine> engine_;
};

}  // namespace painleve::ui
