#include "ui/export/plot_copy.h"

#include <algorithm>

#include <QComboBox>
#include <QLayout>
#include <qcustomplot.h>

#include "ui/plots/cone_plot.h"
#include "ui/plots/contact_plot.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/impulse_plot.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/plot_detail.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/theory_plot.h"
#include "ui/plots/variables_plot.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kTitleHeight = 26;      // px
constexpr double kPictureDetail = 8;  // of lines: vector pictures are enlarged

template <class Plot>
std::unique_ptr<QWidget> copyAs(Session& session, const QWidget& original) {
  const auto* plot = qobject_cast<const Plot*>(&original);
  if (plot == nullptr) return nullptr;
  auto copy = std::make_unique<Plot>(session, nullptr);
  if constexpr (requires { copy->setViewState(plot->viewState()); })
    copy->setViewState(plot->viewState());
  return copy;
}

/// Null where `original` is no plot view.
std::unique_ptr<QWidget> sameKind(Session& session, const QWidget& original) {
  for (const auto& make : {copyAs<PhasePlanePlot>, copyAs<EnergyPlot>, copyAs<ForcePlot>,
                           copyAs<SlipPlot>, copyAs<GapPlot>, copyAs<VariablesPlot>,
                           copyAs<ImpulsePlot>, copyAs<ConePlot>, copyAs<TheoryPlot>})
    if (auto copy = make(session, original)) return copy;
  return nullptr;
}

void showOffScreen(QWidget& widget) {
  widget.setAttribute(Qt::WA_DontShowOnScreen);
  // It counts as a window, and must not keep a program alive whose window was closed.
  widget.setAttribute(Qt::WA_QuitOnClose, false);
  widget.show();
}

/// What a view keeps to itself, once the copy has its contents.
void adoptChoices(QWidget& copy, QWidget& original) {
  auto *theory = qobject_cast<TheoryPlot*>(&original), *other = qobject_cast<TheoryPlot*>(&copy);
  if (theory != nullptr) other->selector().setCurrentText(theory->selector().currentText());
  auto *variables = qobject_cast<VariablesPlot*>(&original),
       *others = qobject_cast<VariablesPlot*>(&copy);
  if (variables == nullptr || !variables->isVisible()) return;
  others->plot().xAxis->setRange(variables->plot().xAxis->range());
  others->plot().yAxis->setRange(variables->plot().yAxis->range());
}

bool isPlotView(const QWidget& widget) {
  return qobject_cast<const TimePlot*>(&widget) != nullptr ||
         qobject_cast<const PhasePlanePlot*>(&widget) != nullptr ||
         qobject_cast<const VariablesPlot*>(&widget) != nullptr ||
         qobject_cast<const ImpulsePlot*>(&widget) != nullptr ||
         qobject_cast<const ConePlot*>(&widget) != nullptr ||
         qobject_cast<const TheoryPlot*>(&widget) != nullptr;
}

}  // namespace

QWidget* plotViewIn(QWidget& card) {
  const auto inside = card.findChildren<QWidget*>();
  const auto found =
      std::ranges::find_if(inside, [](const QWidget* widget) { return isPlotView(*widget); });
  return found == inside.end() ? nullptr : *found;
}

void offerOn(QWidget& view, QAction& action) {
  view.addAction(&action);
  if (qobject_cast<PhasePlanePlot*>(&view) != nullptr) return;
  // A plot keeps the events of the mouse to itself, this one too.
  for (QCustomPlot* plot : view.findChildren<QCustomPlot*>()) {
    plot->addAction(&action);
    plot->setContextMenuPolicy(Qt::ActionsContextMenu);
  }
}

PlotCopy::PlotCopy(Session& session, QWidget& original, QSize size)
    : size_(size), view_(sameKind(session, original)) {
  // Plots choose how fine they draw by the size that they were last laid out in.
  view_->resize(size - QSize(1, 1));
  for (QCustomPlot* plot : view_->findChildren<QCustomPlot*>()) setDetail(*plot, kPictureDetail);
  showOffScreen(*view_);
  adoptChoices(*view_, original);
  layOut();
  // Its buttons stand beside the plots, and its title has a line of the picture.
  const QSize titled = size - QSize(0, title().isEmpty() ? 0 : kTitleHeight);
  view_->resize(view_->size() + titled - plotsRect().size());
  layOut();
}

void PlotCopy::layOut() {
  view_->layout()->activate();
  for (QCustomPlot* plot : plots()) plot->replot(QCustomPlot::rpImmediateRefresh);
}

QList<QCustomPlot*> PlotCopy::plots() const {
  auto all = view_->findChildren<QCustomPlot*>();
  erase_if(all, [](const QCustomPlot* plot) { return !plot->isVisible(); });
  return all;
}

QRect PlotCopy::plotsRect() const {
  QRect all;
  for (const QCustomPlot* plot : plots())
    all |= QRect(plot->mapTo(view_.get(), QPoint(0, 0)), plot->size());
  return all;
}

QString PlotCopy::title() const {
  if (const auto* impulse = qobject_cast<const ImpulsePlot*>(view_.get())) return impulse->title();
  auto* theory = qobject_cast<TheoryPlot*>(view_.get());
  return theory != nullptr ? theory->selector().currentText() : QString();
}

void PlotCopy::setPlayheadShown(bool shown) {
  for (QCustomPlot* plot : plots()) plot->layer(kPlayheadLayer)->setVisible(shown);
}

void PlotCopy::paint(QCPPainter& painter) {
  painter.fillRect(QRect(QPoint(0, 0), size_), ui::palette().plotGround);
  const QString words = title();
  const QPoint corner = QPoint(0, words.isEmpty() ? 0 : kTitleHeight) - plotsRect().topLeft();
  for (QCustomPlot* plot : plots()) {
    painter.save();
    painter.translate(corner + plot->mapTo(view_.get(), QPoint(0, 0)));
    plot->toPainter(&painter, plot->width(), plot->height());
    painter.restore();
  }
  if (words.isEmpty()) return;
  paintLabel(painter, {words.toHtmlEscaped(), panelFont(), ui::palette().text},
             {size_.width() / 2.0, kTitleHeight / 2.0}, Qt::AlignCenter);
}

std::unique_ptr<QWidget> requestWhatIsMissing(Session& session, QWidget& original) {
  if (qobject_cast<PhasePlanePlot*>(&original) == nullptr || original.isVisible()) return nullptr;
  auto copy = sameKind(session, original);
  copy->resize(original.size());
  showOffScreen(*copy);
  return copy;
}

}  // namespace painleve::ui
