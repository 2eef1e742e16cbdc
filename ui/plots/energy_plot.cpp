#include "ui/plots/energy_plot.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/plots/created_marks.h"
#include "ui/plots/direct_labels.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/value_range.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

enum Series : std::size_t { OfT, OfV, OfE, OfFriction, OfImpacts, OfCreated, SeriesCount };

constexpr double kRoom = 0.06;     // of the extent, above and below the curves
constexpr double kHeadroom = 3.5;  // times kRoom
constexpr double kVisible = 2e-3;  // of the extent: thinner areas get no name
constexpr double kAreaStrength = 0.55;

/// Areas stand on E: friction, then impacts, up to what E would be without them; what impacts have
/// created hangs below E.
std::vector<Quantity> quantities(const Trajectory& trajectory) {
  const auto at = [&](const char* id) { return trajectory.column(id); };
  const auto E = at("E"), Wf = at("W_friction"), Wi = at("W_impact");
  const auto row = [](const char* id, const auto& value) { return Quantity{id, value}; };
  std::vector<Quantity> all(SeriesCount);
  all[OfT] = columnQuantity(at("T"));
  all[OfV] = columnQuantity(at("V"));
  all[OfE] = columnQuantity(E);
  all[OfFriction] = row("friction", [=](auto cells) { return cells[E] - cells[Wf]; });
  all[OfImpacts] =
      row("impacts", [=](auto cells) { return cells[E] - cells[Wf] - std::min(0.0, cells[Wi]); });
  all[OfCreated] = row("created", [=](auto cells) { return cells[E] - std::max(0.0, cells[Wi]); });
  return all;
}

bool hasEnergies(const Trajectory& trajectory) {
  for (const char* id : {"T", "V", "E", "W_friction", "W_impact"}) {
    if (trajectory.column(id) >= trajectory.columns.size()) return false;
  }
  return true;
}

QColor areaColour(QColor colour) {
  colour.setAlphaF(static_cast<float>(kAreaStrength));
  return colour;
}

}  // namespace

EnergyPlot::EnergyPlot(Session& session, QWidget* parent)
    : TimePlot(session, axisText(tr("Energy"), "J"), parent) {
  const auto& colours = ui::palette();
  total_ = addGraph(linePen(colours.text, 2.5));
  friction_ = addArea(*total_, colours.dissipatedFriction);
  impacts_ = addArea(*friction_, colours.dissipatedImpacts);
  created_ = addArea(*total_, colours.created);
  potential_ = addGraph(linePen(colours.potential, 2));
  kinetic_ = addGraph(linePen(colours.kinetic, 2));
  createdMarks_ = new CreatedMarks(plot());
  refresh();
}

QCPGraph* EnergyPlot::addArea(QCPGraph& below, const QColor& colour) {
  auto* graph = addGraph(Qt::NoPen, kGroundLayer);
  graph->setBrush(areaColour(colour));
  graph->setChannelFillGraph(&below);
  return graph;
}

bool EnergyPlot::showRun(const Trajectory& trajectory, const TimeWindow& window) {
  if (!hasEnergies(trajectory)) return false;
  const auto series = seriesOf(trajectory, window, quantities(trajectory));
  const std::array<QCPGraph*, SeriesCount> graphs{kinetic_,  potential_, total_,
                                                  friction_, impacts_,   created_};
  ValueExtent extent;
  for (const TimePoints& points : series) extent.add(points);
  if (extent.isEmpty() && !extent.isUnbounded) return false;
  sideLines().extend(extent);
  createdMarks_->setRun(&trajectory);
  const double headroom = createdMarks_->count() > 0 ? kHeadroom : 1;  // for the warnings
  plot().yAxis->setRange(axisRange(extent, {kRoom, headroom * kRoom}));
  for (std::size_t k = 0; k < SeriesCount; ++k) setLine(*graphs[k], series[k]);
  const auto& colours = ui::palette();
  markOffFrame({{series[OfE], colours.text},
                {series[OfT], colours.kinetic},
                {series[OfV], colours.potential}});
  showLabels(series);
  setReadings({{"E", columnValue(trajectory.column("E")), "J"},
               {"T", columnValue(trajectory.column("T")), "J"},
               {"V", columnValue(trajectory.column("V")), "J"}});
  return true;
}

void EnergyPlot::showLabels(const std::vector<TimePoints>& series) {
  const auto& colours = ui::palette();
  const auto end = [&](Series k) { return lastValue(series[k]); };
  std::vector<DirectLabel> named{{"<b>E</b>", colours.text, end(OfE)},
                                 {"<b>T</b>", colours.kinetic, end(OfT)},
                                 {"<b>V</b>", colours.potential, end(OfV)}};
  const double visible = kVisible * plot().yAxis->range().size();
  const auto nameArea = [&](const QString& name, const QColor& colour, Series upper, Series lower) {
    if (std::abs(end(upper) - end(lower)) < visible) return;
    named.push_back({name, colour.darker(125), std::midpoint(end(upper), end(lower))});
  };
  nameArea(tr("friction"), colours.dissipatedFriction, OfFriction, OfE);
  nameArea(tr("impacts"), colours.dissipatedImpacts, OfImpacts, OfFriction);
  nameArea(tr("⚠ created"), colours.created, OfE, OfCreated);
  labels().set(std::move(named));
}

Quantity EnergyPlot::mainQuantity(const Trajectory& trajectory) {
  const std::size_t column = trajectory.column("E");
  return column < trajectory.columns.size() ? columnQuantity(column) : Quantity();
}

void EnergyPlot::clearRun() {
  for (auto* graph : {kinetic_, potential_, total_, friction_, impacts_, created_}) {
    graph->data()->clear();
  }
  createdMarks_->setRun(nullptr);
  labels().set({});
}

QString EnergyPlot::emptySentence() const {
  return tr("Kinetic, potential and total energy will appear here.");
}

}  // namespace painleve::ui
