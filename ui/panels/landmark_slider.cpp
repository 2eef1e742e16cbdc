#include "ui/panels/landmark_slider.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kTrackHeight = 22;

int labelHeight() {
  return grown(17);
}

void setUp(QTextDocument& document, const QString& html) {
  document.setDocumentMargin(0);
  document.setDefaultFont(panelFont());
  document.setDefaultStyleSheet("body { color: " + ui::palette().text.name() + "; }");
  document.setHtml("<body>" + html + "</body>");
}

/// The neat grid of a range: a power of ten that divides it into 300 to 3000 steps.
double neatStep(double range) {
  return std::pow(10, std::floor(std::log10(range / 300)));
}

double rounded(double value, double step) {
  // Dividing by a whole power of ten gives the double nearest to the decimal number.
  return step < 1 ? std::round(value / step) / std::round(1 / step)
                  : std::round(value / step) * step;
}

}  // namespace

LandmarkSlider::LandmarkSlider(QWidget* parent) : TrackSlider(parent) {
  setFixedHeight(LandmarkSlider::sizeHint().height());
}

void LandmarkSlider::setMarks(std::vector<Mark> marks) {
  std::sort(marks.begin(), marks.end(),
            [](const Mark& a, const Mark& b) { return a.value < b.value; });
  if (marks == marks_) return;
  marks_ = std::move(marks);
  setFixedHeight(sizeHint().height());
  update();
}

void LandmarkSlider::setOpenEnds(bool lowerOpen, bool upperOpen) {
  lowerOpen_ = lowerOpen;
  upperOpen_ = upperOpen;
}

QSize LandmarkSlider::sizeHint() const {
  return {120, marks_.empty() ? kTrackHeight : kTrackHeight + labelHeight()};
}

double LandmarkSlider::grooveY() const {
  return height() - kTrackHeight / 2.0;
}

std::vector<LandmarkSlider::Label> LandmarkSlider::layoutLabels() const {
  constexpr double kGap = 5;
  std::vector<Label> labels;
  for (const Mark& mark : marks_) {
    if (mark.value < lower() || mark.value > upper()) continue;
    QTextDocument document;
    setUp(document, mark.symbol);
    const double wide = document.idealWidth();
    labels.push_back({&mark, positionOf(mark.value) - wide / 2, wide});
  }
  // Neighbours that overlap share the way apart; a few rounds settle the handful there is.
  for (int round = 0; round < 8; ++round) {
    for (std::size_t i = 1; i < labels.size(); ++i) {
      Label& a = labels[i - 1];
      Label& b = labels[i];
      const double overlap = a.left + a.width + kGap - b.left;
      if (overlap <= 0) continue;
      a.left -= overlap / 2;
      b.left += overlap / 2;
    }
  }
  for (Label& label : labels)
    label.left = std::clamp(label.left, 0.0, std::max(0.0, width() - label.width));
  return labels;
}

void LandmarkSlider::drawMarks(QPainter& painter) {
  painter.setPen(QPen(ui::palette().text, 1.5));
  for (const Label& label : layoutLabels()) {
    const double x = positionOf(label.mark->value);
    painter.drawLine(QPointF(x, grooveY() - 8), QPointF(x, grooveY() + 6));
    QTextDocument document;
    setUp(document, label.mark->symbol);
    painter.save();
    painter.translate(label.left, 0);
    document.drawContents(&painter);
    painter.restore();
  }
}

const LandmarkSlider::Mark* LandmarkSlider::labelAt(const QPointF& position) const {
  if (marks_.empty() || position.y() > labelHeight()) return nullptr;
  for (const Label& label : layoutLabels()) {
    if (position.x() >= label.left && position.x() <= label.left + label.width) return label.mark;
  }
  return nullptr;
}

double LandmarkSlider::pick(const QPointF& position) const {
  if (const Mark* mark = labelAt(position)) return mark->value;
  const double raw = valueAt(position.x());
  const double inside = std::clamp(raw, lower(), upper());
  // Over decades the grid follows the value, three digits of it.
  const bool decades = lower() > 0 && upper() / lower() > 100;
  const double step = neatStep(decades ? inside : upper() - lower());
  const double neat = std::clamp(rounded(inside, step), lower(), upper());
  if (lowerOpen_ && neat <= lower()) return lower() + step;
  if (upperOpen_ && neat >= upper()) return upper() - step;
  return neat;
}

bool LandmarkSlider::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return TrackSlider::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Mark* mark = labelAt(help->pos());
  if (mark == nullptr) return TrackSlider::event(event);
  QToolTip::showText(help->globalPos(), mark->tooltip, this);
  return true;
}

}  // namespace painleve::ui
