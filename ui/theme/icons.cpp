#include "ui/theme/icons.h"

#include <utility>

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include "core/errors.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

QColor colourFor(QIcon::Mode mode) {
  return mode == QIcon::Disabled ? palette().frame : palette().text;
}

/// Draws the SVG anew at each asked size with currentColor replaced: Qt's own SVG engine knows no
/// currentColor.
class TintedSvg : public QIconEngine {
 public:
  explicit TintedSvg(QByteArray svg) : svg_(std::move(svg)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    QByteArray tinted = svg_;
    tinted.replace("currentColor", colourFor(mode).name().toLatin1());
    QSvgRenderer renderer(tinted);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(painter, rect);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap result(size);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return result;
  }

  QIconEngine* clone() const override { return new TintedSvg(svg_); }

 private:
  QByteArray svg_;
};

}  // namespace

QIcon icon(const QString& name) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  check(file.open(QIODevice::ReadOnly), "no icon of this name is shipped");
  return QIcon(new TintedSvg(file.readAll()));
}

}  // namespace painleve::ui
