#include "ui/plots/time_marks.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/event_glyphs.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr int kSameSpot = 4;  // px: of events nearer than this the one that says most is drawn
constexpr double kReach = 7;  // px around the pointer
constexpr double kMarkGap = 3;

Label labelOf(const OffFrame& mark) {
  QFont font = plotFont();
  font.setBold(mark.unbounded);
  if (mark.unbounded) return {mark.above ? "∞" : "\u2212∞", font, mark.colour};
  return {(mark.above ? "▲ " : "▼ ") + numberText(mark.peak), font, mark.colour};
}

}  // namespace

EventTicks::EventTicks(QCustomPlot& plot) : QCPLayerable(&plot, kMarksLayer) {}

void EventTicks::setEvents(const std::vector<Event>& events) {
  ticks_.clear();
  for (const auto& event : events) {
    if (hasGlyph(event.kind)) ticks_.push_back({event.kind, event.time});
  }
  ranked_ = ticks_;
  std::ranges::stable_sort(ranked_, {}, [](const Tick& tick) { return glyphRank(tick.kind); });
}

void EventTicks::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeOther);
}

void EventTicks::draw(QCPPainter* painter) {
  for (const Drawn& tick : drawn())
    paintGlyph(*painter, tick.kind, {tick.x, 1.0 * parentPlot()->axisRect()->rect().bottom()});
}

std::vector<EventTicks::Drawn> EventTicks::drawn() const {
  const QRect axes = parentPlot()->axisRect()->rect();
  std::vector<Drawn> result;
  std::vector<bool> taken(static_cast<std::size_t>(std::max(0, axes.width()) + 2 * kSameSpot + 2));
  for (const auto& [kind, time] : ranked_) {
    const double x = parentPlot()->xAxis->coordToPixel(time);
    if (!(x >= axes.left() && x <= axes.right() + 1)) continue;
    const auto place = taken.begin() + static_cast<int>(x) - axes.left() + kSameSpot;
    if (*place) continue;
    std::fill(place - kSameSpot + 1, place + kSameSpot, true);
    result.push_back({kind, x});
  }
  return result;
}

QString EventTicks::textAt(const QPointF& pixel) const {
  const QRect axes = parentPlot()->axisRect()->rect();
  if (std::abs(pixel.y() - axes.bottom()) > kReach) return {};
  QStringList lines;
  for (const auto& [kind, time] : ticks_) {
    if (std::abs(parentPlot()->xAxis->coordToPixel(time) - pixel.x()) > kReach) continue;
    const QString line = eventWords(kind) + ", t = " + numberText(time, "s");
    if (lines.size() < 8 && !lines.contains(line)) lines << line;
  }
  return lines.join('\n');
}

PlayheadLine::PlayheadLine(QCustomPlot& plot) : QCPLayerable(&plot, kPlayheadLayer) {}

QRect PlayheadLine::clipRect() const {
  return parentPlot()->axisRect()->rect().adjusted(-2, 0, 2, 0);
}

void PlayheadLine::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  painter->setAntialiasing(false);
}

void PlayheadLine::draw(QCPPainter* painter) {
  if (std::isnan(time_)) return;
  const QRect axes = parentPlot()->axisRect()->rect();
  const double x = std::round(parentPlot()->xAxis->coordToPixel(time_));
  painter->setPen(QPen(palette().playhead, 1));
  painter->drawLine(QPointF(x, axes.top()), QPointF(x, axes.bottom()));
}

OffFrameMarks::OffFrameMarks(QCustomPlot& plot) : QCPLayerable(&plot, kMarksLayer) {}

QRect OffFrameMarks::clipRect() const {
  return parentPlot()->axisRect()->rect();
}

void OffFrameMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeOther);
}

void OffFrameMarks::draw(QCPPainter* painter) {
  const QRectF axes = parentPlot()->axisRect()->rect();
  std::vector<QRectF> taken;
  for (const auto& mark : marks_) {
    const Label label = labelOf(mark);
    const double x = parentPlot()->xAxis->coordToPixel(mark.time);
    QRectF box(QPointF(x + kMarkGap, axes.top()), labelSize(label));
    if (box.right() > axes.right()) box.moveRight(x - kMarkGap);
    if (!mark.above) box.moveBottom(axes.bottom() - kMarkGap);
    // Curves that leave together have their marks one below the other.
    const auto overlaps = [&](const QRectF& other) { return other.intersects(box); };
    while (std::any_of(taken.begin(), taken.end(), overlaps) && axes.intersects(box)) {
      box.translate(0, mark.above ? box.height() : -box.height());
    }
    taken.push_back(box);
    paintLabel(*painter, label, box.topLeft(), Qt::AlignLeft | Qt::AlignTop);
  }
}

}  // namespace painleve::ui
