#include "ui/plots/lens_inset.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr auto kInsetLayer = "plot_inset";
constexpr QSize kLeastPlot{420, 215};            // px, with room for axis and labels
constexpr double kWidth = 0.5, kHeight = 0.86;   // of the axes of the plot
constexpr double kGap = 0.02;                    // of their width, to the sides
constexpr double kDot = 4, kPad = 4;             // px
constexpr double kAcross = 1e4, kUpwards = 1e3;  // between two numbers of an axis
constexpr int kHead = 20, kTail = 12;            // px, for the words and half a number
constexpr double kHeadroom = 300;                // above the strongest force, for the slope

QFont smallFont() {
  QFont font = panelFont();
  font.setPointSizeF(0.9 * font.pointSizeF());
  return font;
}

/// A layer of its own, so that the curves of the plot lie below.
QCPLayer* insetLayer(QCustomPlot& plot) {
  plot.addLayer(kInsetLayer, plot.layer(kPlayheadLayer), QCustomPlot::limBelow);
  return plot.layer(kInsetLayer);
}

}  // namespace

/// Where the playhead stands.
class LensCursor : public QCPLayerable {
 public:
  LensCursor(QCPAxisRect& frame, std::function<double()> playhead)
      : QCPLayerable(frame.parentPlot(), kPlayheadLayer, &frame),
        frame_(frame),
        playhead_(std::move(playhead)) {}
  void setTime(double singular) { singular_ = singular; }

 protected:
  QRect clipRect() const override { return frame_.rect(); }
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override {
    applyAntialiasingHint(painter, true, QCP::aeOther);
  }
  void draw(QCPPainter* painter) override {
    const double left = singular_ - playhead_();
    if (!(left > 0) || !frame_.axis(QCPAxis::atBottom)->range().contains(left)) return;
    const double x = frame_.axis(QCPAxis::atBottom)->coordToPixel(left);
    painter->setPen(QPen(palette().playhead, 1.5, Qt::DashLine));
    painter->drawLine(QPointF(x, frame_.top()), QPointF(x, frame_.bottom()));
  }

 private:
  QCPAxisRect& frame_;
  std::function<double()> playhead_;
  double singular_ = 0;
};

/// Hides what lies below.
class LensGround : public QCPLayerable {
 public:
  LensGround(QCPAxisRect& frame, QCPLayer* layer)
      : QCPLayerable(frame.parentPlot(), layer->name(), &frame), frame_(frame) {}

 protected:
  QRect clipRect() const override { return frame_.outerRect(); }
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override {
    applyAntialiasingHint(painter, false, QCP::aeOther);
  }
  void draw(QCPPainter* painter) override {
    painter->fillRect(frame_.outerRect(), palette().plotGround);
  }

 private:
  QCPAxisRect& frame_;
};

/// What the axes are and how steep the line is, where the curve is not.
class LensWords : public QCPLayerable {
 public:
  LensWords(QCPAxisRect& frame, QCPLayer* layer)
      : QCPLayerable(frame.parentPlot(), layer->name(), &frame), frame_(frame) {}
  void set(QString axes, QString slope) {
    axes_ = std::move(axes);
    slope_ = std::move(slope);
  }
  const QString& slope() const { return slope_; }

 protected:
  QRect clipRect() const override { return frame_.outerRect(); }
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override {
    applyAntialiasingHint(painter, true, QCP::aeOther);
  }
  void draw(QCPPainter* painter) override {
    const QPointF corner(frame_.right() - kPad, frame_.top() + kPad);
    paintLabel(*painter, {slope_, panelFont(), palette().normalForce}, corner,
               Qt::AlignRight | Qt::AlignTop);
    paintLabel(*painter, {axes_, smallFont(), palette().text},
               QPointF(frame_.outerRect().center().x(), frame_.outerRect().top()),
               Qt::AlignHCenter | Qt::AlignTop);
  }

 private:
  QCPAxisRect& frame_;
  QString axes_, slope_;
};

LensInset::LensInset(QCustomPlot& plot, std::function<double()> playhead)
    : plot_(plot), frame_(new QCPAxisRect(&plot, false)) {
  QCPLayer* layer = insetLayer(plot);
  new LensGround(*frame_, layer);  // the plot owns it
  frame_->setLayer(layer);
  frame_->setAutoMargins(QCP::msLeft | QCP::msBottom);
  frame_->setMargins(QMargins(0, kHead, kTail, 0));
  frame_->setBackground(QBrush(palette().plotGround));
  plot.axisRect()->insetLayout()->addElement(frame_, QRectF());
  QCPAxis* x = frame_->addAxis(QCPAxis::atBottom);
  QCPAxis* y = frame_->addAxis(QCPAxis::atLeft);
  for (QCPAxis* axis : {x, y}) styleAxis(*axis);
  curve_ = plot.addGraph(x, y);
  curve_->setLayer(layer);
  curve_->setPen(linePen(palette().normalForce, 2));
  curve_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, kDot));
  words_ = new LensWords(*frame_, layer);
  cursor_ = new LensCursor(*frame_, std::move(playhead));
  fit();
}

void LensInset::styleAxis(QCPAxis& axis) const {
  auto ticker = QSharedPointer<QCPAxisTickerLog>::create();
  ticker->setLogBase(axis.orientation() == Qt::Horizontal ? kAcross : kUpwards);
  ticker->setSubTickCount(0);
  axis.setLayer(kInsetLayer);
  axis.grid()->setLayer(kInsetLayer);
  axis.setScaleType(QCPAxis::stLogarithmic);
  axis.setTicker(ticker);
  axis.setNumberFormat("eb");
  axis.setNumberPrecision(0);
  axis.setTickLabelFont(smallFont());
  axis.setTickLabelColor(palette().text);
  axis.setBasePen(QPen(palette().frame, 1));
  axis.setTickPen(QPen(palette().frame, 1));
  axis.setTickLengthIn(0);
  axis.setTickLengthOut(3);
  axis.setSubTicks(false);
  axis.setTickLabelPadding(2);
  axis.grid()->setPen(QPen(palette().grid, 1));
}

void LensInset::show(std::optional<ForceGrowth> growth, double unit, const QString& unitName) {
  growth_ = std::move(growth);
  curve_->data()->clear();
  if (growth_) {
    double least = growth_->points.front()[1], most = least;
    for (const auto& [left, force] : growth_->points) {
      curve_->addData(left, force / unit);
      least = std::min(least, force);
      most = std::max(most, force);
    }
    frame_->axis(QCPAxis::atBottom)
        ->setRange(growth_->points.back()[0], growth_->points.front()[0]);
    frame_->axis(QCPAxis::atLeft)->setRange(least / unit, kHeadroom * most / unit);
    cursor_->setTime(growth_->time);
    QString slope = QString::number(growth_->slope, 'f', 2);
    slope.replace('-', QChar(0x2212));
    words_->set(
        QObject::tr("<i>F<sub>N</sub></i> [%1] over <i>t</i>* \u2212 <i>t</i> [s]").arg(unitName),
        QObject::tr("slope %1").arg(slope));
  }
  fit();
}

void LensInset::setWanted(bool wanted) {
  wanted_ = wanted;
  fit();
}

bool LensInset::hasRoom() const {
  return plot_.width() >= kLeastPlot.width() && plot_.height() >= kLeastPlot.height();
}

QString LensInset::words() const {
  return words_->slope();
}

/// Beside the spike, on the side that has more room.
void LensInset::place() {
  const bool isLeft = growth_ && growth_->time > plot_.xAxis->range().center();
  QCPLayoutInset& insets = *plot_.axisRect()->insetLayout();
  int mine = 0;  // the plot's own legend is an inset, too
  while (insets.elementAt(mine) != frame_) ++mine;
  insets.setInsetPlacement(mine, QCPLayoutInset::ipFree);
  insets.setInsetRect(mine, QRectF(isLeft ? kGap : 1 - kWidth - kGap, 0, kWidth, kHeight));
}

void LensInset::fit() {
  place();
  frame_->setVisible(wanted_ && hasForce() && hasRoom());
}

}  // namespace painleve::ui
