#include "ui/panels/rich_text.h"

#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QFontMetrics>
#include <QPainter>

#include "ui/theme/palette.h"

namespace painleve::ui {

RichText::RichText(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  document_.setDocumentMargin(0);
  document_.setDefaultFont(panelFont());
  document_.setUndoRedoEnabled(false);
}

int RichText::laidOut(int width) const {
  if (document_.textWidth() != width) document_.setTextWidth(width);
  return static_cast<int>(std::ceil(document_.size().height()));
}

void RichText::setHtml(const QString& html) {
  if (html == html_) return;
  html_ = html;
  document_.setHtml(html);
  setAccessibleName(plainText());
  const int height = laidOut(width());
  if (height != height_) updateGeometry();
  height_ = height;
  update();
}

int RichText::heightForWidth(int width) const {
  return laidOut(width);
}

QSize RichText::sizeHint() const {
  return {width(), heightForWidth(width())};
}

QSize RichText::minimumSizeHint() const {
  return {0, QFontMetrics(panelFont()).height()};
}

void RichText::paintEvent(QPaintEvent*) {
  laidOut(width());
  QPainter painter(this);
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, ui::palette().text);
  document_.documentLayout()->draw(&painter, context);
}

}  // namespace painleve::ui
