#include "ui/plots/cone_plot.h"

#include <cmath>
#include <numbers>

#include <QStringList>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include "core/analyse.h"
#include "ui/plots/cone_figure.h"
#include "ui/plots/empty_note.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/rich_text_element.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr int kMargin = 6;  // px

QString angleText(const ConeEdge& edge) {
  QString number = QString::number(edge.angle * 180 / std::numbers::pi, 'f', 1);
  return number + QStringLiteral("°");
}

QString coloured(const QString& html, const ConeEdge& edge) {
  return QStringLiteral("<span style='color:%1'>%2</span>")
      .arg(ConeFigure::edgePen(edge).color().name(), html);
}

}  // namespace

ConePlot::ConePlot(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), plot_(new QCustomPlot(this)) {
  auto* room = new QVBoxLayout(this);
  room->setContentsMargins(0, 0, 0, 0);
  room->addWidget(plot_);
  stylePlot(*plot_);
  figure_ = new ConeFigure(*plot_);
  note_ = new EmptyNote(*plot_);
  makeLayout();
  connect(plot_, &QCustomPlot::afterLayout, this, [this] { figure_->fit(); });
  connect(&session_, &Session::playheadChanged, this, &ConePlot::refresh);
  connect(&session_, &Session::trajectoryChanged, this, &ConePlot::refresh);
  refresh();
}

void ConePlot::makeLayout() {
  const Label empty{{}, panelFont(), ui::palette().text};
  caption_ = new RichTextElement(*plot_, empty);
  numbers_ = new RichTextElement(*plot_, empty);
  auto* grid = plot_->plotLayout();
  auto* axes = plot_->axisRect();
  grid->take(axes);
  grid->simplify();
  grid->addElement(0, 0, caption_);
  grid->addElement(1, 0, axes);
  grid->addElement(2, 0, numbers_);
  grid->setRowSpacing(kMargin);
  grid->setMargins(QMargins(kMargin, kMargin, kMargin, kMargin));
  axes->setAutoMargins(QCP::msNone);
  axes->setMargins(QMargins(0, 0, 0, 0));
  // Lengths mean something against one another only.
  for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis}) {
    axis->setVisible(false);
    axis->grid()->setVisible(false);
  }
}

QString ConePlot::caption() const {
  return caption_->html();
}

QString ConePlot::numbers() const {
  return numbers_->html();
}

QString ConePlot::note() const {
  return note_->text();
}

void ConePlot::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

void ConePlot::refresh() {
  stale_ = !isVisible();
  if (stale_) return;
  const Frame& frame = session_.frame();
  const Run& active = session_.runs().front();
  const bool isThere = frame.valid && active.trajectory && !frame.cells.empty();
  cone_ = isThere ? frictionCone(*active.scene, *active.trajectory, frame.cells) : std::nullopt;
  figure_->show(cone_, frame.isCandidate);
  figure_->fit();
  showTexts();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ConePlot::showTexts() {
  note_->setText(cone_ ? QString() : tr("The friction cone of a contact will appear here."));
  caption_->setHtml({});
  numbers_->setHtml({});
  if (!cone_) return;
  const QString name = QString::fromStdString(cone_->name).toHtmlEscaped();
  QStringList head{cone_->inFlight()
                       ? tr("%1, in flight: gap %2").arg(name, numberText(cone_->gap, "m"))
                       : name};
  const ConeEdge &minus = cone_->minus, &plus = cone_->plus;
  head << (minus.mu == plus.mu ? QStringLiteral("<i>μ</i> = %1").arg(numberText(minus.mu))
                               : QStringLiteral("<i>μ</i><sub>\u2212</sub> = %1, "
                                                "<i>μ</i><sub>+</sub> = %2")
                                     .arg(numberText(minus.mu), numberText(plus.mu)));
  if (cone_->reaction)
    head << (session_.frame().isCandidate ? tr("possible: <i>F<sub>N</sub></i> = %1")
                                          : tr("<i>F<sub>N</sub></i> = %1"))
                .arg(numberText(cone_->weights, "mg"));
  caption_->setHtml(head.join(QStringLiteral(" · ")));
  const QString angle =
      QStringLiteral("∠(<i>n<sub>q</sub></i>, <i>e</i><sup>%1</sup>) = <b>%2</b>");
  QStringList parts{coloured(angle.arg(QStringLiteral("+"), angleText(minus)), minus),
                    coloured(angle.arg(QStringLiteral("\u2212"), angleText(plus)), plus)};
  if (minus.B <= 0 || plus.B <= 0) parts << tr("not above the tangent plane: <i>B</i> ≤ 0");
  numbers_->setHtml(parts.join(QStringLiteral("&nbsp;&nbsp; ")));
}

}  // namespace painleve::ui
