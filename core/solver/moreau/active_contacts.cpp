#include "core/solver/moreau/active_contacts.h"

#include <cmath>

namespace painleve {
namespace {

// A start exactly in contact must not hang on one rounding error.
constexpr double kClosed = 1e-12;  // m, relative to 1 m and the largest coordinate

struct Points {
  State test, rows;
};

Points pointsOf(StepVariant variant, const FreeStep& free) {
  const double h = free.length;
  const State& start = free.start;
  const State predicted{start.t + h, start.q + h * start.v, start.v};
  switch (variant) {
    case StepVariant::M:
      return {free.middle, free.middle};
    case StepVariant::E:
      return {predicted, predicted};
    case StepVariant::L:
      break;
  }
  return {{start.t + h, free.middle.q + h / 2 * free.loose, start.v}, predicted};
}

double termSize(const Track& track, const Vec& a, const Vec& b) {
  return track.row.cwiseAbs().dot((a.cwiseAbs() + b.cwiseAbs()).transpose()) +
         std::abs(track.offset);
}

Coulomb coneOf(const Friction& friction, Mode before) {
  const Coulomb law = coulombOf(friction);
  return before == Mode::Stick ? law.atRest() : law.kineticOnly();
}

}  // namespace

ActiveContact readContactRows(const Task& task, const Snapshot& from, const FreeStep& free,
                              int contact) {
  const State at = pointsOf(task.options.stepping.variant, free).rows;
  const Kinematics k = task.system.kinematics(contact, at);
  ActiveContact c;
  c.contact = contact;
  c.normal = k.points[0].normal;
  c.tangent = k.points[0].tangent[0];
  c.viaNormal = free.inverseMass * c.normal.row.transpose();
  c.viaTangent = free.inverseMass * c.tangent.row.transpose();
  c.H = {c.normal.row.dot(c.viaNormal.transpose()), c.normal.row.dot(c.viaTangent.transpose()),
         c.tangent.row.dot(c.viaTangent.transpose())};
  c.start = {speedAlong(c.normal, free.start.v), speedAlong(c.tangent, free.start.v)};
  c.loose = {speedAlong(c.normal, free.loose), speedAlong(c.tangent, free.loose)};
  c.scaleN = termSize(c.normal, free.start.v, free.loose);
  c.scaleT = termSize(c.tangent, free.start.v, free.loose);
  const auto index = static_cast<std::size_t>(contact);
  c.cone = coneOf(task.laws.friction[index], from.mode[index]);
  return c;
}

double speedAlong(const Track& track, const Vec& velocity) {
  return track.row.dot(velocity.transpose()) + track.offset;
}

PerContact<ActiveContact> activeContacts(const Task& task, const Snapshot& from,
                                         const FreeStep& free) {
  const State test = pointsOf(task.options.stepping.variant, free).test;
  const double closed = kClosed * (1 + test.q.cwiseAbs().maxCoeff());
  PerContact<ActiveContact> active;
  for (int i = 0; i < static_cast<int>(task.system.contacts().size()); ++i)
    if (task.system.gap(i, test) <= closed) active.push_back(readContactRows(task, from, free, i));
  return active;
}

}  // namespace painleve
