#include "core/contact/contact_problem.h"

#include <cmath>
#include <limits>

#include "core/model/system.h"

namespace painleve {
namespace {

double termSize(const Row& row, const Vec& vector, double rest) {
  const double size = row.cwiseAbs().dot(vector.cwiseAbs().transpose()) + std::abs(rest);
  return std::max(size, std::numeric_limits<double>::min());
}

void resize(ContactProblem& problem, int p) {
  problem.Ann.resize(p, p);
  problem.Ant.resize(p, p);
  problem.Att.resize(p, p);
  for (Vec* v : {&problem.bn, &problem.bt, &problem.vn, &problem.vt, &problem.scaleN,
                 &problem.scaleT, &problem.scaleV})
    v->resize(p);
}

}  // namespace

double restingSpeed(const ContactProblem& problem, int i) {
  return 1e-13 * (1 + problem.scaleV[i]);
}

Assembly assemble(const System& system, const Laws& laws, const State& state,
                  const PerContact<int>& active, Level level) {
  Assembly a;
  ContactProblem& problem = a.problem;
  problem.level = level;
  problem.active = active;
  problem.impact = laws.impact;
  a.inverseMass = system.inverseMass(state);
  a.freeAcceleration = a.inverseMass * system.force(state);
  const int p = problem.size();
  resize(problem, p);
  for (int i = 0; i < p; ++i) {
    const Kinematics k = system.kinematics(active[i], state);
    const Track& normal = k.points[0].normal;
    const Track& tangent = k.points[0].tangent[0];
    problem.friction.push_back(coulombOf(laws.friction[static_cast<std::size_t>(active[i])]));
    problem.bn[i] = normal.row.dot(a.freeAcceleration.transpose()) + normal.drift;
    problem.bt[i] = tangent.row.dot(a.freeAcceleration.transpose()) + tangent.drift;
    problem.vn[i] = normal.row.dot(state.v.transpose()) + normal.offset;
    problem.vt[i] = tangent.row.dot(state.v.transpose()) + tangent.offset;
    const bool impact = level == Level::Impact;
    problem.scaleN[i] = termSize(normal.row, impact ? state.v : a.freeAcceleration,
                                 impact ? normal.offset : normal.drift);
    problem.scaleT[i] = termSize(tangent.row, impact ? state.v : a.freeAcceleration,
                                 impact ? tangent.offset : tangent.drift);
    problem.scaleV[i] = termSize(tangent.row, state.v, tangent.offset);
    a.normal.push_back(normal.row);
    a.tangent.push_back(tangent.row);
  }
  for (int i = 0; i < p; ++i) {
    const Row viaNormal = a.normal[i] * a.inverseMass;
    const Row viaTangent = a.tangent[i] * a.inverseMass;
    for (int j = 0; j < p; ++j) {
      problem.Ann(i, j) = viaNormal.dot(a.normal[j]);
      problem.Ant(i, j) = viaNormal.dot(a.tangent[j]);
      problem.Att(i, j) = viaTangent.dot(a.tangent[j]);
    }
  }
  return a;
}

}  // namespace painleve
