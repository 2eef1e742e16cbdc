#include "ui/export/hidden_plots.h"

#include <QPainter>

#include "ui/export/theme_scope.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/plane_bar.h"

namespace painleve::ui {
namespace {

QSize logicalSize(const QRectF& room, double scale) {
  const QRect pixels = pixelRect(room, scale);
  return {qRound(pixels.width() / scale), qRound(pixels.height() / scale)};
}

void paintPlot(QPainter& painter, QCustomPlot& plot, const QRectF& room, double scale) {
  const QSize size = logicalSize(room, scale);
  painter.drawPixmap(pixelRect(room, scale).topLeft(),
                     plot.toPixmap(size.width(), size.height(), scale));
}

}  // namespace

HiddenPlots::HiddenPlots(Session& session, const FrameLayout& layout)
    : layout_(layout),
      plane_(new PhasePlanePlot(session, &host_)),
      energies_(new EnergyPlot(session, &host_)) {
  // Nobody can choose axes in a film.
  plane_->findChild<PlaneBar*>(QString(), Qt::FindDirectChildrenOnly)->hide();
  plane_->resize(logicalSize(layout.plane, layout.scale));
  energies_->resize(logicalSize(layout.energies, layout.scale));
  host_.resize((layout.plane | layout.energies).size().toSize());
  // Plots that are not visible do not follow the session: these count as shown.
  host_.setAttribute(Qt::WA_DontShowOnScreen);
  // The program does not stay for a window that nobody sees.
  host_.setAttribute(Qt::WA_QuitOnClose, false);
  host_.show();
  plane_->plot().installEventFilter(this);
  energies_->plot().installEventFilter(this);
}

HiddenPlots::~HiddenPlots() = default;

bool HiddenPlots::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::MetaCall) return false;
  const ThemeScope look(theme_);
  watched->event(event);
  return true;
}

void HiddenPlots::paint(QPainter& painter) const {
  paintPlot(painter, plane_->plot(), layout_.plane, layout_.scale);
  paintPlot(painter, energies_->plot(), layout_.energies, layout_.scale);
}

}  // namespace painleve::ui
