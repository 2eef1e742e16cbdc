#include "ui/plots/rich_text_element.h"

#include <utility>

#include <QtMath>

namespace painleve::ui {

RichTextElement::RichTextElement(QCustomPlot& plot, Label label, Turn turn)
    : QCPLayoutElement(&plot), label_(std::move(label)), turn_(turn) {
  setLayer("legend");
  setMargins(QMargins(0, 0, 0, 0));
}

QSize RichTextElement::minimumOuterSizeHint() const {
  // The room along the text is given by the plot, not by the text.
  const int height = shown_ ? qCeil(labelSize(label_).height()) : 0;
  return turn_ == Turn::Level ? QSize(0, height) : QSize(height, 0);
}

QSize RichTextElement::maximumOuterSizeHint() const {
  const int height = shown_ ? qCeil(labelSize(label_).height()) : 0;
  return turn_ == Turn::Level ? QSize(QWIDGETSIZE_MAX, height) : QSize(height, QWIDGETSIZE_MAX);
}

void RichTextElement::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeOther);
}

void RichTextElement::draw(QCPPainter* painter) {
  if (!shown_) return;
  painter->save();
  painter->translate(QRectF(rect()).center());
  if (turn_ == Turn::Upwards) painter->rotate(-90);
  paintLabel(*painter, label_, {0, 0}, Qt::AlignCenter);
  painter->restore();
}

}  // namespace painleve::ui
