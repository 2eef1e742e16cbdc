#include "ui/plots/plot_detail.h"

#include <algorithm>

#include <qcustomplot.h>

namespace painleve::ui {
namespace {

constexpr auto kDetail = "detail";

}  // namespace

double detailOf(const QCustomPlot& plot) {
  return std::max(plot.devicePixelRatioF(), plot.property(kDetail).toDouble());
}

void setDetail(QCustomPlot& plot, double dots) {
  plot.setProperty(kDetail, dots);
}

}  // namespace painleve::ui
