#include "core/analysis/friction_cone.h"

#include <algorithm>
#include <cmath>

#include "core/model/system.h"
#include "core/scene/cell_state.h"
#include "core/solver/closed_contact.h"
#include "core/trajectory/contact_suffix.h"

namespace painleve {
namespace {

/// Components of a n_q + b t_q, from the scalar products of the two alone.
class MetricFrame {
 public:
  explicit MetricFrame(const ClosedContact& contact)
      : length_(std::sqrt(contact.Ann)),
        lean_(contact.Ant / contact.Ann),
        reach_(std::sqrt(std::max(0.0, contact.Ann * contact.Att - contact.Ant * contact.Ant)) /
               contact.Ann) {}

  double length() const { return length_; }
  ConeVector operator()(double alongNormal, double alongTangent) const {
    return {alongNormal + lean_ * alongTangent, reach_ * alongTangent};
  }

 private:
  double length_, lean_, reach_;
};

ConeEdge edgeOf(const ClosedContact& contact, const MetricFrame& frame, Mode mode, int slip) {
  ConeEdge edge;
  edge.mu = mode == Mode::Stick ? contact.friction.hold(slip) : contact.friction.kinetic(slip);
  edge.vector = frame(1, -slip * edge.mu);
  edge.angle = std::atan2(std::abs(edge.vector.tangent), edge.vector.normal);
  edge.B = contact.Ann - slip * edge.mu * contact.Ant;
  return edge;
}

double cellOf(const Trajectory& trajectory, std::span<const double> cells, const std::string& id,
              int contact) {
  const std::string suffix = contactSuffix(trajectory, static_cast<std::size_t>(contact));
  const std::size_t column = trajectory.column(id + suffix);
  return column < cells.size() ? cells[column] : kNoValue;
}

/// Closed contacts come before all others.
double distanceOf(const System& system, const State& state, int contact, Mode mode) {
  return mode == Mode::Free ? std::abs(system.gap(contact, state)) : -1;
}

}  // namespace

std::optional<ConeMoment> coneMoment(const System& system, const State& state,
                                     const Trajectory& trajectory, std::span<const double> cells) {
  const ModeColumns columns = modeColumnsOf(trajectory);
  std::optional<ConeMoment> nearest;
  double least = 0;
  for (int i = 0; i < static_cast<int>(system.contacts().size()); ++i) {
    const auto index = static_cast<std::size_t>(i);
    if (system.contacts()[index].tangents != 1) continue;
    const Mode mode = modeOfCell(cells, columns.mode[index]);
    const double distance = distanceOf(system, state, i, mode);
    if (nearest && distance >= least) continue;
    least = distance;
    nearest = ConeMoment{i, mode, cellOf(trajectory, cells, "F_N", i),
                         cellOf(trajectory, cells, "F_T", i)};
  }
  return nearest;
}

FrictionCone readCone(const System& system, const Laws& laws, const State& state,
                      const ConeMoment& moment) {
  const ClosedContact contact = readContact(system, laws, state, moment.contact);
  const ContactSpec& spec = system.contacts()[static_cast<std::size_t>(moment.contact)];
  const MetricFrame frame(contact);
  FrictionCone cone;
  cone.contact = spec.id;
  cone.name = spec.name;
  cone.mode = moment.mode;
  cone.touching = moment.touching;
  cone.gap = contact.gap;
  cone.length = frame.length();
  cone.tangent = frame(0, 1);
  cone.minus = edgeOf(contact, frame, moment.mode, -1);
  cone.plus = edgeOf(contact, frame, moment.mode, +1);
  const double weight = system.depict(state).weight;
  const bool hasForce = std::isfinite(moment.normalForce) && std::isfinite(moment.friction);
  if (!cone.inFlight() && hasForce && weight > 0) {
    cone.weights = moment.normalForce / weight;
    cone.reaction = frame(cone.weights, moment.friction / weight);
  }
  return cone;
}

}  // namespace painleve
