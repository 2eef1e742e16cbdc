#include "ui/plots/plot_toolkit.h"

#include <qcustomplot.h>

namespace painleve::ui {

QString plotToolkit() {
  return QStringLiteral("QCustomPlot " QCUSTOMPLOT_VERSION_STR);
}

}  // namespace painleve::ui
