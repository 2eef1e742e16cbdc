#include "ui/plots/empty_note.h"

#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

EmptyNote::EmptyNote(QCustomPlot& plot) : QCPLayerable(&plot, kMarksLayer) {}

void EmptyNote::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeOther);
}

void EmptyNote::draw(QCPPainter* painter) {
  if (text_.isEmpty()) return;
  painter->setFont(plotFont());
  painter->setPen(palette().muted);
  const QRect room = parentPlot()->axisRect()->rect().adjusted(12, 12, -12, -12);
  painter->drawText(room, Qt::AlignCenter | Qt::TextWordWrap, text_);
}

}  // namespace painleve::ui
