#include "ui/plots/jump_parabola.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "ui/plots/handle_painter.h"
#include "ui/plots/label_spots.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/badge.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kPieces = 96;                      // of the curve
constexpr double kBefore = 0.06, kAfter = 1.14;  // of the largest impulse: the horizontal range
constexpr int kAbove = 36, kBelow = 52;          // px over and under the parabola, for names
constexpr double kMostSpare = 0.55;              // of the height, for both
constexpr double kCurve = 3, kThin = 1.5, kInterval = 4, kRing = 6, kGap = 10;  // px
// Of the height of a band: where its name may be.
constexpr std::array kBandPlaces{0.5, 0.35, 0.7, 0.85, 0.92};
constexpr double kBandStrength = 0.12;

QString words(const char* text) {
  return QCoreApplication::translate("JumpParabola", text);
}

QString normalSymbol() {
  return QStringLiteral("Λ<sub>n</sub>");
}

}  // namespace

JumpParabola::JumpParabola(QCustomPlot& plot) : AxesLayer(&plot, kMarksLayer) {}

void JumpParabola::fit(QCustomPlot& plot) const {
  if (!impact_ || !impact_->report.jumps) return;
  const double depth = std::max(-jumps().work(jumps().stopping()), 1e-300);
  const ContactPair taken = impact_->report.impulse;
  const double right = std::max(jumps().largest, jumps().hops ? taken.normal : 0.0);
  const double deepest = std::max(depth, jumps().hops ? -impact_->report.work : 0.0);
  plot.xAxis->setRange(-kBefore * right, kAfter * right);
  const double height = std::max(1, plot.axisRect()->height());
  const double above = grown(kAbove), below = grown(kBelow);
  const double spare = std::min(kMostSpare, (above + below) / height);
  const double unit = deepest / (1 - spare) * spare / (above + below);  // J a pixel of the spare
  plot.yAxis->setRange(-deepest - below * unit, above * unit);
}

void JumpParabola::draw(QCPPainter* painter) {
  names_.clear();
  written_.clear();
  if (!impact_ || !impact_->report.jumps) return;
  drawBands(*painter);
  drawInterval(*painter);
  drawCurve(*painter);
  drawPoints(*painter);
  writeNames(*painter);
}

std::vector<TangentialJumps::Part> JumpParabola::unsolvable() const {
  std::vector<TangentialJumps::Part> gaps;
  double from = 0;
  for (const TangentialJumps::Part& part : jumps().solvable) {
    if (part.lower > from) gaps.push_back({from, part.lower});
    from = part.upper;
  }
  return gaps;
}

QRectF JumpParabola::band(const TangentialJumps::Part& part) const {
  const QRectF axes = clipRect();
  return {QPointF(pixel({part.lower, 0}).x(), axes.top()),
          QPointF(pixel({part.upper, 0}).x(), axes.bottom())};
}

void JumpParabola::drawBands(QCPPainter& painter) const {
  QColor grey = palette().muted;
  grey.setAlphaF(static_cast<float>(kBandStrength));
  for (const TangentialJumps::Part& part : unsolvable()) {
    painter.fillRect(band(part), grey);
    painter.fillRect(band(part), modeHatch(2));
  }
}

QPolygonF JumpParabola::curve(double lower, double upper) const {
  QPolygonF line;
  for (int k = 0; k <= kPieces; ++k) line << at(lower + k * (upper - lower) / kPieces);
  return line;
}

// Outside the interval energy would grow: the curve goes on in the colour of what is created.
void JumpParabola::drawCurve(QCPPainter& painter) const {
  const auto& colours = palette();
  const QCPRange range = parentPlot()->xAxis->range();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(dashedPen(colours.created, kThin));
  if (range.lower < 0) painter.drawPolyline(curve(range.lower, 0));
  if (range.upper > jumps().largest) painter.drawPolyline(curve(jumps().largest, range.upper));
  painter.setPen(linePen(colours.muted, kThin));
  for (const TangentialJumps::Part& part : unsolvable())
    painter.drawPolyline(curve(part.lower, part.upper));
  painter.setPen(linePen(colours.text, kCurve));
  for (const TangentialJumps::Part& part : jumps().solvable)
    painter.drawPolyline(curve(part.lower, part.upper));
}

// On the line of no change: open at zero, closed at the largest impulse.
void JumpParabola::drawInterval(QCPPainter& painter) const {
  const auto& colours = palette();
  const QRectF axes = clipRect();
  const QPointF from = pixel({0, 0}), to = pixel({jumps().largest, 0});
  painter.setPen(QPen(colours.frame, 1));
  painter.drawLine(QPointF(axes.left(), from.y()), QPointF(axes.right(), from.y()));
  painter.setPen(linePen(colours.normalForce, kInterval));
  painter.drawLine(from, to);
  painter.setPen(QPen(colours.normalForce, 2));
  painter.setBrush(colours.plotGround);
  painter.drawEllipse(from, kInterval, kInterval);
  painter.setBrush(colours.normalForce);
  painter.drawEllipse(to, kInterval, kInterval);
}

void JumpParabola::drawPoints(QCPPainter& painter) const {
  const auto& colours = palette();
  painter.setPen(QPen(colours.text, 2));
  painter.setBrush(colours.plotGround);
  painter.drawEllipse(at(jumps().stopping()), kRing, kRing);
  if (jumps().hops) {
    painter.setBrush(colours.text);
    painter.drawEllipse(rebound(), kRing, kRing);
  }
  if (handle_) paintHandle(painter, at(taken()));
}

void JumpParabola::write(QCPPainter& painter, LabelSpots& spots, const QStringList& variants,
                         const QPointF& at, const QColor& colour) {
  for (const QString& html : variants) {
    if (!spots.write(painter, {html, panelFont(), colour}, at, kGap)) continue;
    written_ << html;
    return;
  }
}

void JumpParabola::keepClear(LabelSpots& spots) const {
  const auto ring = [&](const QPointF& at) {
    spots.block({at.x() - kRing, at.y() - kRing, 2 * kRing, 2 * kRing});
  };
  ring(at(jumps().stopping()));
  if (jumps().hops) ring(rebound());
  if (handle_) spots.block(handleBox(at(taken())));
  const QPointF from = pixel({0, 0}), to = pixel({jumps().largest, 0});
  spots.block({from.x(), from.y() - kInterval, to.x() - from.x(), 2 * kInterval});
  spots.shun(curve(0, jumps().largest));
}

// Inside the band or not at all: beside it the words would be wrong.
void JumpParabola::nameBand(QCPPainter& painter, LabelSpots& spots,
                            const TangentialJumps::Part& part) {
  const QRectF box = band(part);
  const QStringList variants{words("no solution follows"), words("none follows")};
  for (const QString& name : variants) {
    const Label label{name, panelFont(), palette().muted};
    if (labelSize(label).width() > box.width()) continue;
    for (const double share : kBandPlaces) {
      if (!spots.writeOver(painter, label, {box.center().x(), box.top() + share * box.height()}))
        continue;
      written_ << name;
      return;
    }
  }
}

void JumpParabola::writeNames(QCPPainter& painter) {
  const auto& colours = palette();
  LabelSpots spots(QRectF(clipRect()).adjusted(2, 2, -2, -2));
  keepClear(spots);
  const std::size_t marks = spots.taken().size();
  const double stop = jumps().stopping();
  if (jumps().hops)
    write(
        painter, spots,
        {words("the law's rebound: ") + impact_->workWords(impact_->report.work), words("rebound")},
        rebound(), colours.text);
  if (handle_) {
    const QString value = normalSymbol() + " = " + numberText(taken(), "N s");
    const QString work = impact_->workWords(jumps().work(taken()));
    const QString name = taken() == stop ? words("stops the slip: ") : QString();
    write(painter, spots, {"<b>" + value + "</b><br>" + name + work, "<b>" + value + "</b>"},
          at(taken()), colours.text);
  }
  if (!handle_ || taken() != stop)
    write(painter, spots,
          {words("stops the slip: ") + impact_->workWords(jumps().work(stop)),
           words("stops the slip")},
          at(stop), colours.text);
  write(painter, spots,
        {"0 &lt; " + normalSymbol() + " ≤ " + numberText(jumps().largest, "N s"),
         numberText(jumps().largest, "N s")},
        pixel({jumps().largest, 0}), colours.normalForce);
  for (const TangentialJumps::Part& part : unsolvable()) nameBand(painter, spots, part);
  names_.assign(spots.taken().begin() + static_cast<std::ptrdiff_t>(marks), spots.taken().end());
}

}  // namespace painleve::ui
