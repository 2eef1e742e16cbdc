#include "ui/views3d/probe.h"

#include <QPainter>
#include <QTextDocument>

#include "ui/theme/palette.h"
#include "ui/views3d/label_placer.h"
#include "ui/views3d/projection.h"

namespace painleve::ui {
namespace {

// Logical pixels.
constexpr double kPadding = 8, kRadius = 6, kRing = 12, kMargin = 8;
constexpr int kTop = 96;  // under time and badge
constexpr double kStrength = 0.94;

void paintPlate(QPainter& painter, QPointF at, QSizeF view, const QString& text) {
  QTextDocument document;
  document.setDocumentMargin(0);
  document.setDefaultFont(panelFont());
  document.setHtml(
      QStringLiteral("<div style='color:%1'>%2</div>").arg(palette().text.name(), text));
  const QSizeF size = document.size() + QSizeF(2 * kPadding, 2 * kPadding);
  // In the half of the view where the thing is not, and always there: numbers that change must not
  // move.
  const double left = at.x() > view.width() / 2 ? 0 : view.width() - size.width();
  const QPointF corner(left, grown(kTop));
  const QRectF within = QRectF(QPointF(), view).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  const QRectF room = movedInto(QRectF(corner, size), within);
  QColor ground = palette().surface;
  ground.setAlphaF(static_cast<float>(kStrength));
  painter.setPen(QPen(palette().grid, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(room, kRadius, kRadius);
  painter.translate(room.topLeft() + QPointF(kPadding, kPadding));
  document.drawContents(&painter);
}

}  // namespace

bool Probe::hover(std::optional<Pick> pick) {
  if (pick == hovered_) return false;
  hovered_ = pick;
  return !pinned_;
}

void Probe::click(std::optional<Pick> pick) {
  pinned_ = pick;
  hovered_ = pick;
}

bool Probe::dismiss() {
  const bool wasShown = shown().has_value();
  click(std::nullopt);
  return wasShown;
}

void Probe::paint(QPainter& painter, const Projection& projection, const Shown& shown) const {
  const auto pick = this->shown();
  if (!pick) return;
  const auto at = placeOfPick(projection, shown.frame.depiction, *pick);
  const QString text = numbersOfPick(shown, *pick);
  if (!at || text.isEmpty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette().muted, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(*at, kRing, kRing);
  paintPlate(painter, *at, projection.size(), text);
  painter.restore();
}

}  // namespace painleve::ui
