#include "ui/export/frame_layout.h"

#include <algorithm>

namespace painleve::ui {
namespace {

/// The layout is made for this size, in logical pixels.
constexpr QSizeF kDesigned{1280, 720};
constexpr double kLeastScale = 0.75;  // smaller type is not legible in a film
constexpr QSizeF kLeastWithHeader{300, 200};
constexpr QSizeF kLeastComposed{560, 420};
constexpr double kWide = 1.3;  // width over height: plots go beside, else below
constexpr double kSceneWidth = 0.56, kSceneHeight = 0.54;
constexpr double kPlaneHeight = 0.56;  // of the column beside
constexpr double kPlaneWidth = 0.5;    // of the row below

bool fits(const QSizeF& needed, const QSizeF& size) {
  return needed.width() <= size.width() && needed.height() <= size.height();
}

void putBeside(FrameLayout& layout, const QRectF& room) {
  const double x = room.left() + kSceneWidth * room.width();
  const double y = room.top() + kPlaneHeight * room.height();
  layout.scene = QRectF(room.topLeft(), QPointF(x, room.bottom()));
  layout.plane = QRectF(QPointF(x, room.top()), QPointF(room.right(), y));
  layout.energies = QRectF(QPointF(x, y), room.bottomRight());
}

void putBelow(FrameLayout& layout, const QRectF& room) {
  const double x = room.left() + kPlaneWidth * room.width();
  const double y = room.top() + kSceneHeight * room.height();
  layout.scene = QRectF(room.topLeft(), QPointF(room.right(), y));
  layout.plane = QRectF(QPointF(room.left(), y), QPointF(x, room.bottom()));
  layout.energies = QRectF(QPointF(x, y), room.bottomRight());
}

/// Of the picture against what it was designed for.
double enlargement(const QSizeF& pixels) {
  return std::min(pixels.width() / kDesigned.width(), pixels.height() / kDesigned.height());
}

}  // namespace

QSize leastComposedSize() {
  return (kLeastComposed * kLeastScale).toSize();
}

QSize leastSizeWithHeader() {
  return (kLeastWithHeader * kLeastScale).toSize();
}

QSize previewSize(QSize film) {
  return (QSizeF(film) / std::max(1.0, enlargement(film))).toSize();
}

FrameLayout frameLayout(const AnimationSettings& settings, double headerHeight) {
  const QSizeF pixels = effectiveSize(settings);
  FrameLayout layout;
  layout.scale = std::max(kLeastScale, enlargement(pixels));
  const QSizeF size = pixels / layout.scale;
  QRectF room(QPointF(), size);
  if (headerHeight > 0 && fits(kLeastWithHeader, size)) {
    layout.header = QRectF(0, 0, size.width(), headerHeight);
    room.setTop(headerHeight);
  }
  if (settings.picture == AnimationPicture::SceneOnly || !fits(kLeastComposed, size)) {
    layout.scene = room;
  } else if (room.width() >= kWide * room.height() && size.width() >= kDesigned.width()) {
    putBeside(layout, room);
  } else {
    putBelow(layout, room);
  }
  return layout;
}

QRect pixelRect(const QRectF& room, double scale) {
  const QPoint topLeft(qRound(room.left() * scale), qRound(room.top() * scale));
  const QPoint end(qRound(room.right() * scale), qRound(room.bottom() * scale));
  return {topLeft, QSize(end.x() - topLeft.x(), end.y() - topLeft.y())};
}

}  // namespace painleve::ui
