#include "ui/panels/preset_card.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPainterPath>
#include <QTextDocument>

#include "ui/panels/sketch_painter.h"
#include "ui/session/sketch_source.h"
#include "ui/theme/palette.h"
#include "ui/theme/prose.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kNoteLines = 3, kPictureWidth = 208, kRadius = 8;

QFont titleFont() {
  QFont font = panelFont();
  font.setBold(true);
  return font;
}

int cardHeight() {
  const QFontMetrics title(titleFont()), plain(panelFont());
  return title.height() + plain.height() + kNoteLines * plain.lineSpacing() + 4 * kGrid;
}

void paintHeading(QPainter& painter, const QRect& room, const QString& text) {
  painter.setFont(titleFont());
  painter.setPen(ui::palette().muted);
  painter.drawText(room.adjusted(kGrid, 0, 0, -kGrid / 2), Qt::AlignLeft | Qt::AlignBottom, text);
}

void paintFrame(QPainter& painter, const QRect& room, bool chosen) {
  const Palette& colours = ui::palette();
  painter.setPen(chosen ? QPen(colours.normalForce, 2) : QPen(colours.grid, 1));
  painter.setBrush(colours.surface);
  painter.drawRoundedRect(QRectF(room).adjusted(1, 1, -1, -1), kRadius, kRadius);
}

/// As many lines as there is room for.
void paintNote(QPainter& painter, const QRect& room, const QString& text) {
  QTextDocument note;
  note.setDocumentMargin(0);
  note.setDefaultFont(panelFont());
  note.setHtml(proseHtml(text));
  note.setTextWidth(room.width());
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, ui::palette().text);
  context.clip = QRectF(0, 0, room.width(), room.height());
  painter.save();
  painter.translate(room.topLeft());
  painter.setClipRect(context.clip);
  note.documentLayout()->draw(&painter, context);
  painter.restore();
}

/// Title, where it belongs, and what to look for.
void paintWords(QPainter& painter, const QRect& room, const QModelIndex& index) {
  const QFontMetrics title(titleFont()), plain(panelFont());
  QRect line(room.left(), room.top(), room.width(), title.height());
  painter.setPen(ui::palette().text);
  painter.setFont(titleFont());
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   title.elidedText(index.data().toString(), Qt::ElideRight, room.width()));
  line = QRect(room.left(), line.bottom(), room.width(), plain.height());
  painter.setFont(panelFont());
  painter.setPen(ui::palette().muted);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                   index.data(PresetCard::kCaptionRole).toString());
  const QRect note(room.left(), line.bottom() + kGrid / 2, room.width(),
                   kNoteLines * plain.lineSpacing());
  paintNote(painter, note, index.data(PresetCard::kNoteRole).toString());
}

}  // namespace

PresetCard::PresetCard(const SketchSource& sketches, QObject* parent)
    : QStyledItemDelegate(parent), sketches_(sketches) {}

QSize PresetCard::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
  const bool heading = index.data(kPresetRole).toInt() < 0;
  return {kPictureWidth, heading ? QFontMetrics(titleFont()).height() + 2 * kGrid : cardHeight()};
}

void PresetCard::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const int preset = index.data(kPresetRole).toInt();
  if (preset < 0) {
    paintHeading(*painter, option.rect, index.data().toString());
  } else {
    const QRect card = option.rect.adjusted(0, 0, 0, -kGrid / 2);
    paintFrame(*painter, card, option.state.testFlag(QStyle::State_Selected));
    QRect picture = card.adjusted(kGrid / 2, kGrid / 2, 0, -kGrid / 2);
    picture.setWidth(kPictureWidth);
    paintPicture(*painter, picture, preset);
    paintWords(*painter, card.adjusted(kPictureWidth + 2 * kGrid, kGrid, -kGrid, -kGrid), index);
  }
  painter->restore();
}

void PresetCard::paintPicture(QPainter& painter, const QRect& room, int preset) const {
  QPainterPath frame;
  frame.addRoundedRect(room, kRadius / 2., kRadius / 2.);
  painter.fillPath(frame, ui::palette().plotGround);
  if (const Sketch* sketch = sketches_.sketch(preset)) paintSketch(painter, room, *sketch);
}

}  // namespace painleve::ui
