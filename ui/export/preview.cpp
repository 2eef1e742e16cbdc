#include "ui/export/preview.h"

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kCheck = 8;  // px, of the pattern that stands for nothing

/// What is transparent is seen to be.
void paintChecks(QPainter& painter, const QRect& room) {
  painter.fillRect(room, QColor(Qt::white));
  for (int y = room.top(); y <= room.bottom(); y += kCheck)
    for (int x = room.left() + (((y - room.top()) / kCheck) % 2) * kCheck; x <= room.right();
         x += 2 * kCheck)
      painter.fillRect(QRect(x, y, kCheck, kCheck) & room, QColor(Qt::lightGray));
}

}  // namespace

Preview::Preview(QWidget* parent) : QWidget(parent) {
  setObjectName("preview");
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Preview::show(const QImage& image) {
  image_ = image;
  note_.clear();
  update();
}

void Preview::show(const QString& note) {
  image_ = {};
  note_ = note;
  update();
}

void Preview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (image_.isNull()) {
    painter.setPen(ui::palette().muted);
    painter.drawText(rect().adjusted(kGrid, kGrid, -kGrid, -kGrid),
                     Qt::AlignCenter | Qt::TextWordWrap, note_);
    return;
  }
  QRect room(QPoint(0, 0), image_.size().scaled(size() - QSize(2, 2), Qt::KeepAspectRatio));
  room.moveCenter(rect().center());
  if (image_.hasAlphaChannel()) paintChecks(painter, room);
  QImage small = image_.scaled(room.size() * devicePixelRatioF(), Qt::IgnoreAspectRatio,
                               Qt::SmoothTransformation);
  small.setDevicePixelRatio(devicePixelRatioF());
  painter.drawImage(room.topLeft(), small);
  painter.setPen(ui::palette().frame);
  painter.drawRect(room.adjusted(-1, -1, 0, 0));
}

}  // namespace painleve::ui
