#include "ui/plots/law_table.h"

#include <algorithm>

#include <QCoreApplication>
#include <QtMath>

#include "ui/plots/impulse_paths.h"
#include "ui/plots/label_painter.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kSample = 36, kShortSample = 24, kGap = 8, kPad = 4;  // px
constexpr int kPlaneWidth = 190, kPlaneHeight = 110;  // px that the plane needs for itself
constexpr int kTallPlane = 230, kWidePlane = 380;     // px: below a plane this high, not beside a
                                                      // narrower one
constexpr int kLeftOver = 80;                         // px, left of the table for the axis
constexpr double kLine = 1.25;                        // of a text's height

QFont fontOf(bool strong) {
  QFont font = panelFont();
  font.setBold(strong);
  return font;
}

QString signedWork(double work) {
  return (work > 0 ? "+" : "") + numberText(work, "J");
}

double lineHeight() {
  return kLine * QFontMetricsF(fontOf(true)).height();
}

}  // namespace

LawTable::LawTable(QCustomPlot& plot) : QCPLayoutElement(&plot) {
  setLayer("legend");
  setMargins(QMargins(0, 0, 0, 0));
}

void LawTable::set(const ShownImpact* impact) {
  rows_.clear();
  if (impact == nullptr || impact->report.laws.empty()) return;
  const ImpactReport& report = impact->report;
  if (!impact->inForce)
    rows_.push_back({takenPen(), QCoreApplication::translate("LawTable", "this run"),
                     signedWork(report.work), impact->share(report.work), true,
                     report.created > 0});
  for (std::size_t k = 0; k < report.laws.size(); ++k) {
    const ImpactOutcome& law = report.laws[k];
    const bool strong = impact->inForce == k;
    rows_.push_back({lawPen(*impact, k), impact->shortName(law.law), signedWork(law.work),
                     impact->share(law.work), strong, law.created > 0});
  }
}

int LawTable::widthOf(Extent extent) const {
  if (rows_.empty() || extent == Extent::Nothing) return 0;
  double name = 0, work = 0, share = 0;
  const QFontMetricsF metrics(fontOf(true));
  for (const Row& row : rows_) {
    name = std::max(name, metrics.horizontalAdvance(row.gains ? "⚠ " + row.name : row.name));
    work = std::max(work, metrics.horizontalAdvance(row.work));
    share = std::max(share, metrics.horizontalAdvance(row.share));
  }
  const bool showsWork = extent == Extent::Whole || share == 0;
  const double sum = sampleOf(extent) + kGap + name + (showsWork ? 2 * kGap + work : 0) +
                     (share > 0 ? 2 * kGap + share : 0) + kPad;
  return qCeil(sum);
}

int LawTable::sampleOf(Extent extent) {
  return extent == Extent::Whole ? kSample : kShortSample;
}

int LawTable::height() const {
  return qCeil(lineHeight() * static_cast<double>(rows_.size() + 1));
}

void LawTable::fitInto(const QSize& room) {
  extent_ = Extent::Nothing;
  below_ = !rows_.empty() && room.width() - widthOf(Extent::Whole) < kWidePlane &&
           room.width() >= widthOf(Extent::Whole) + kLeftOver &&
           room.height() - height() >= kTallPlane;
  if (below_) extent_ = Extent::Whole;
  if (rows_.empty() || below_ || room.height() < std::max(height(), kPlaneHeight)) return;
  for (const Extent extent : {Extent::Share, Extent::Whole})
    if (room.width() - widthOf(extent) >= kPlaneWidth) extent_ = extent;
}

QStringList LawTable::texts() const {
  QStringList all;
  if (extent_ == Extent::Nothing) return all;
  for (const Row& row : rows_)
    all << (row.gains ? "⚠ " : "") + row.name + ' ' +
               (extent_ == Extent::Whole ? row.work + ' ' : QString()) + row.share;
  return all;
}

QSize LawTable::minimumOuterSizeHint() const {
  return {below_ ? 0 : widthOf(extent_), below_ ? height() : 0};
}

QSize LawTable::maximumOuterSizeHint() const {
  return {below_ ? QWIDGETSIZE_MAX : widthOf(extent_), below_ ? height() : QWIDGETSIZE_MAX};
}

void LawTable::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeLegend);
}

void LawTable::draw(QCPPainter* painter) {
  if (extent_ == Extent::Nothing || rows_.empty()) return;
  const double step = lineHeight();
  double middle = rect().top() + 0.5 * step;
  painter->setFont(fontOf(false));
  painter->setPen(palette().muted);
  painter->drawText(QRectF(rect().left(), rect().top(), widthOf(extent_) - kPad, step),
                    Qt::AlignRight | Qt::AlignVCenter,
                    QCoreApplication::translate("LawTable", "change of T"));
  for (const Row& row : rows_) drawRow(*painter, row, middle += step);
}

void LawTable::drawRow(QCPPainter& painter, const Row& row, double middle) const {
  const auto& colours = palette();
  const double step = lineHeight(), left = rect().left();
  painter.setPen(row.pen);
  painter.drawLine(QPointF(left, middle), QPointF(left + sampleOf(extent_), middle));
  painter.setFont(fontOf(row.strong));
  painter.setPen(row.gains ? colours.created : colours.text);
  QRectF line(left, middle - 0.5 * step, widthOf(extent_) - kPad, step);
  painter.drawText(line.adjusted(sampleOf(extent_) + kGap, 0, 0, 0),
                   Qt::AlignLeft | Qt::AlignVCenter, row.gains ? "⚠ " + row.name : row.name);
  const auto fromRight = [&](const QString& text, double room) {
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, text);
    line.setRight(line.right() - room);
  };
  double share = 0;
  const QFontMetricsF metrics(fontOf(true));
  for (const Row& other : rows_) share = std::max(share, metrics.horizontalAdvance(other.share));
  if (share > 0) fromRight(row.share, share + 2 * kGap);
  if (extent_ == Extent::Whole || share == 0) fromRight(row.work, 0);
}

}  // namespace painleve::ui
