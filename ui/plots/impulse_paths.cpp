#include "ui/plots/impulse_paths.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "ui/plots/handle_painter.h"
#include "ui/plots/impulse_ground.h"
#include "ui/plots/label_spots.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"

namespace painleve::ui {
namespace {

constexpr double kTaken = 3, kOther = 2;                // px, widths of paths
constexpr double kStrongEnd = 6, kEnd = 4.5, kGap = 9;  // px
constexpr double kBroad = 8, kBroadStrength = 0.25;     // what the run could take as well
constexpr double kSamePlace = 4;                        // px: ends that are drawn as one
constexpr double kInset = 26;                           // px from the end of a line to its name

QString words(const char* text) {
  return QCoreApplication::translate("ImpulsePaths", text);
}

}  // namespace

QPen takenPen() {
  return linePen(palette().text, kTaken);
}

QPen lawPen(const ShownImpact& impact, std::size_t index) {
  if (impact.inForce == index) return takenPen();
  const bool later = impact.inForce && index > *impact.inForce;
  return runPen(later ? index - 1 : index, kOther);
}

ImpulsePaths::ImpulsePaths(QCustomPlot& plot) : AxesLayer(&plot, kMarksLayer) {}

QPointF ImpulsePaths::pixelOf(const ContactPair& impulse) const {
  return pixel({impulse.tangent, impulse.normal});
}

void ImpulsePaths::draw(QCPPainter* painter) {
  names_.clear();
  written_.clear();
  if (!impact_) return;
  if (impact_->report.jumps) drawJumps(*painter);
  drawPaths(*painter);
  const std::vector<End> all = ends();
  for (const End& end : all) drawEnd(*painter, end);
  if (impact_->report.jumps && handle_) {
    const TangentialJumps& jumps = *impact_->report.jumps;
    const double normal = *handle_ * jumps.largest;
    paintHandle(*painter, pixelOf({normal, jumps.ratio * normal}));
  }
  writeNames(*painter, all);
}

void ImpulsePaths::drawPath(QCPPainter& painter, const std::vector<ContactPair>& path,
                            const QPen& pen) const {
  QPolygonF line;
  for (const ContactPair& corner : path) line << pixelOf(corner);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(line);
}

void ImpulsePaths::drawPaths(QCPPainter& painter) const {
  const ImpactReport& report = impact_->report;
  // What the run took goes below the others: their dashes stay visible where they share a way.
  const bool known = impact_->inForce.has_value();
  const std::vector<ContactPair> straight{{0, 0}, report.impulse};
  drawPath(painter, known ? report.laws[*impact_->inForce].path : straight, takenPen());
  for (std::size_t k = 0; k < report.laws.size(); ++k)
    if (impact_->inForce != k) drawPath(painter, report.laws[k].path, lawPen(*impact_, k));
}

// The members after which the contact problem has a solution, on the line of all members.
void ImpulsePaths::drawJumps(QCPPainter& painter) const {
  const TangentialJumps& jumps = *impact_->report.jumps;
  const auto at = [&](double normal) { return ContactPair{normal, jumps.ratio * normal}; };
  drawPath(painter, {at(0), at(jumps.largest)}, dashedPen(palette().muted, kOther));
  QColor broad = palette().text;
  broad.setAlphaF(static_cast<float>(kBroadStrength));
  for (const TangentialJumps::Part& part : jumps.solvable)
    drawPath(painter, {at(part.lower), at(part.upper)}, linePen(broad, kBroad));
}

// Ends that share a pixel share a mark and a name.
std::vector<ImpulsePaths::End> ImpulsePaths::ends() const {
  const ImpactReport& report = impact_->report;
  std::vector<End> all;
  const bool isHandle = handle_ && report.jumps && !report.jumps->hops;
  if (!impact_->inForce && !isHandle)
    all.push_back({report.impulse, {words("this run")}, true, report.created > 0});
  const auto add = [&](const ImpactOutcome& outcome, bool strong) {
    const bool gains = outcome.created > 0;
    const QString name = impact_->shortName(outcome.law);
    const auto same = std::ranges::find_if(all, [&](const End& end) {
      return (pixelOf(end.impulse) - pixelOf(outcome.impulse)).manhattanLength() < kSamePlace;
    });
    if (same == all.end()) {
      all.push_back({outcome.impulse, {name}, strong, gains});
      return;
    }
    same->laws << name;
    same->gains = same->gains || gains;
  };
  if (impact_->inForce) add(report.laws[*impact_->inForce], true);
  for (std::size_t k = 0; k < report.laws.size(); ++k)
    if (impact_->inForce != k) add(report.laws[k], false);
  return all;
}

void ImpulsePaths::drawEnd(QCPPainter& painter, const End& end) const {
  const auto& colours = palette();
  const double radius = end.strong ? kStrongEnd : kEnd;
  painter.setPen(QPen(end.gains ? colours.created : colours.text, kOther));
  painter.setBrush(end.strong ? (end.gains ? colours.created : colours.text) : colours.plotGround);
  painter.drawEllipse(pixelOf(end.impulse), radius, radius);
}

void ImpulsePaths::writeEnd(QCPPainter& painter, LabelSpots& spots, const End& end) {
  const QColor colour = end.gains ? palette().created : palette().text;
  const QString sign = end.strong && end.gains ? QStringLiteral("⚠ ") : QString();
  QStringList variants{end.laws.join(" · ")};
  if (end.laws.size() > 1) variants << end.laws.first() + QString(" +%1").arg(end.laws.size() - 1);
  for (const QString& variant : variants) {
    const QString html = end.strong ? "<b>" + sign + variant + "</b>" : variant;
    if (write(painter, spots, {html, panelFont(), colour}, pixelOf(end.impulse))) return;
  }
}

bool ImpulsePaths::write(QCPPainter& painter, LabelSpots& spots, const Label& label,
                         const QPointF& at) {
  if (!spots.write(painter, label, at, kGap)) return false;
  written_ << label.html;
  return true;
}

void ImpulsePaths::writeNames(QCPPainter& painter, const std::vector<End>& ends) {
  LabelSpots spots(QRectF(clipRect()).adjusted(2, 2, -2, -2));
  for (const End& end : ends) {
    const QPointF at = pixelOf(end.impulse);
    spots.block({at.x() - kEnd, at.y() - kEnd, 2 * kEnd, 2 * kEnd});
  }
  if (impact_->report.jumps && handle_) {
    const TangentialJumps& jumps = *impact_->report.jumps;
    const double normal = *handle_ * jumps.largest;
    spots.block(handleBox(pixelOf({normal, jumps.ratio * normal})));
  }
  const std::size_t marks = spots.taken().size();
  shunLines(spots);
  for (const End& end : ends)
    if (end.strong) writeEnd(painter, spots, end);
  writeLine(painter, spots, true);
  writeLine(painter, spots, false);
  for (const End& end : ends)
    if (!end.strong) writeEnd(painter, spots, end);
  names_.assign(spots.taken().begin() + static_cast<std::ptrdiff_t>(marks), spots.taken().end());
}

// Names may lie on a line, but rather not.
void ImpulsePaths::shunLines(LabelSpots& spots) const {
  const ImpactReport& report = impact_->report;
  const auto shun = [&](const std::vector<ContactPair>& path) {
    QPolygonF line;
    for (const ContactPair& corner : path) line << pixelOf(corner);
    spots.shun(line);
  };
  shun({{0, 0}, report.impulse});
  for (const ImpactOutcome& outcome : report.laws) shun(outcome.path);
  if (report.jumps)
    shun({{0, 0}, {report.jumps->largest, report.jumps->ratio * report.jumps->largest}});
  for (const ImpulseLine& line : {lineOfSticking(report), lineOfCompression(report)})
    if (const auto part = inWindow(line, windowOf(*parentPlot())))
      spots.shun({pixel({part->x1(), part->y1()}), pixel({part->x2(), part->y2()})});
}

// At the upper end of the line, or at its other end.
void ImpulsePaths::writeLine(QCPPainter& painter, LabelSpots& spots, bool sticking) {
  const ImpactReport& report = impact_->report;
  const auto part = inWindow(sticking ? lineOfSticking(report) : lineOfCompression(report),
                             windowOf(*parentPlot()));
  if (!part) return;
  QLineF line(pixel({part->x1(), part->y1()}), pixel({part->x2(), part->y2()}));
  if (line.y2() < line.y1()) line.setPoints(line.p2(), line.p1());
  if (line.length() < 2 * kInset) return;
  const std::array names{words("maximum compression"), words("compression"), QStringLiteral("C")};
  const std::array sticks{words("sticking"), words("sticking"), QStringLiteral("S")};
  const QColor colour = sticking ? palette().stick : palette().normalForce;
  for (const QString& name : sticking ? sticks : names) {
    for (const double share : {kInset / line.length(), 1 - kInset / line.length(), 0.5})
      if (write(painter, spots, {name, panelFont(), colour}, line.pointAt(share))) return;
  }
}

}  // namespace painleve::ui
