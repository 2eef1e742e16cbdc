#include "ui/panels/start_box.h"

#include "core/scene/scene_access.h"
#include "core/scene/start_conversion.h"
#include "ui/session/session.h"

namespace painleve::ui {
namespace {

constexpr int kMostCharts = 2;  // a scene file says on_ground or not

QString chartName(const Chart& chart) {
  return QString::fromStdString(chart.name);
}

}  // namespace

StartBox::StartBox(Session& session, QWidget* parent) : QuietBox(parent), session_(session) {
  setObjectName("start");
  setAccessibleName(tr("start"));
  setToolTip(tr("<p>Variables of the initial state<br>the state itself stays the same</p>"));
  connect(this, &QComboBox::activated, this, &StartBox::choose);
  refresh();
}

void StartBox::refresh() {
  const auto& charts = session_.card().charts;
  const int wanted = std::min(static_cast<int>(charts.size()), kMostCharts);
  bool same = count() == wanted;
  for (int i = 0; same && i < wanted; ++i)
    same = itemText(i) == chartName(charts[static_cast<std::size_t>(i)]);
  if (!same) {
    clear();
    for (int i = 0; i < wanted; ++i) addItem(chartName(charts[static_cast<std::size_t>(i)]));
  }
  setCurrentIndex(startsOnGround(session_.scene()) ? 1 : 0);
  setEnabled(wanted > 1);
}

void StartBox::choose(int index) {
  const bool done = session_.apply(tr("choice of %1").arg(itemText(index)), {},
                                   [index](Scene& scene) { scene = withStart(scene, index == 1); });
  if (!done) refresh();
}

}  // namespace painleve::ui
