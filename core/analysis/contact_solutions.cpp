#include "core/analysis/contact_solutions.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/contact/coulomb_law.h"
#include "core/scene/cell_state.h"
#include "core/solver/readout.h"
#include "core/trajectory/contact_suffix.h"

namespace painleve {
namespace {

constexpr double kClosedGap = 1e-9;  // m: closer than this touches
constexpr double kAtRest = 1e-12;    // relative: v_n that is rounding

/// Cells under a column layout, by column id and contact.
class NamedCells {
 public:
  NamedCells(const std::vector<Column>& columns, const Cells& cells, std::string suffix)
      : columns_(columns), cells_(cells), suffix_(std::move(suffix)) {}

  double operator()(const char* id) const {
    const auto found = std::ranges::find(columns_, id + suffix_, &Column::id);
    const auto column = static_cast<std::size_t>(found - columns_.begin());
    return column < cells_.size() ? cells_[column] : kNoValue;
  }
  std::optional<double> optional(const char* id) const {
    const double cell = (*this)(id);
    return std::isfinite(cell) ? std::optional(cell) : std::nullopt;
  }

 private:
  const std::vector<Column>& columns_;
  const Cells& cells_;
  std::string suffix_;
};

std::string suffixOf(const System& system, std::size_t contact) {
  return contactSuffix(system.contacts().size(), system.contacts()[contact].id);
}

std::vector<ContactFacts> readFacts(const System& system, const Laws& laws, const Snapshot& s) {
  const std::vector<Column> columns = columnsOf(system);
  Cells cells;
  readCells(system, laws, s, cells);
  std::vector<ContactFacts> facts;
  for (std::size_t i = 0; i < system.contacts().size(); ++i) {
    const NamedCells read(columns, cells, suffixOf(system, i));
    ContactFacts fact;
    fact.id = system.contacts()[i].id;
    fact.name = system.contacts()[i].name;
    fact.mode = s.mode[i];
    fact.slip = read("slip");
    fact.A = read.optional("A");
    fact.B = read.optional("B");
    fact.lcpMode = static_cast<int>(read.optional("lcp_mode").value_or(0));
    fact.F_N = read.optional("F_N");
    fact.F_T = read.optional("F_T");
    fact.friction = coulombOf(laws.friction[i]);
    facts.push_back(std::move(fact));
  }
  return facts;
}

PerContact<int> activeContacts(const System& system, const Snapshot& s, bool touching) {
  PerContact<int> active;
  for (int i = 0; i < static_cast<int>(s.mode.size()); ++i) {
    const bool closed = s.mode[static_cast<std::size_t>(i)] != Mode::Free;
    if (closed || (touching && system.gap(i, s.state) <= kClosedGap)) active.push_back(i);
  }
  return active;
}

bool collides(const ContactProblem& problem, const Assembly& rows, const State& s) {
  for (int i = 0; i < problem.size(); ++i) {
    const double size = rows.normal[i].cwiseAbs().dot(s.v.cwiseAbs().transpose());
    if (problem.vn[i] < -kAtRest * (1 + size)) return true;
  }
  return false;
}

Situation situationOf(const Assembly& rows, const Snapshot& s) {
  const ContactProblem& problem = rows.problem;
  if (problem.size() == 0) return Situation::Flight;
  if (collides(problem, rows, s.state)) return Situation::Collision;
  if (problem.size() > 1) return Situation::Several;
  if (s.singular) return Situation::Singular;
  const Mode mode = s.mode[static_cast<std::size_t>(problem.active[0])];
  const bool moves = std::abs(problem.vt[0]) > restingSpeed(problem, 0);
  return slipSign(mode) != 0 || (mode == Mode::Free && moves) ? Situation::Sliding
                                                              : Situation::Sticking;
}

/// How far a closed contact is from staying closed, and a sticking one from staying put.
double kinematicViolation(Mode mode, double aNormal, double aTangent) {
  if (mode == Mode::Free) return std::max(0.0, -aNormal);
  const double normal = std::abs(aNormal);
  return mode == Mode::Stick ? std::max(normal, std::abs(aTangent)) : normal;
}

ContactSolution valueOf(const ContactProblem& problem, const Solution& solution) {
  const Vec aNormal = problem.bn + problem.Ann * solution.normal + problem.Ant * solution.tangent;
  const Vec aTangent =
      problem.bt + problem.Ant.transpose() * solution.normal + problem.Att * solution.tangent;
  ContactSolution value;
  value.mode.assign(solution.mode.begin(), solution.mode.end());
  value.normal.assign(solution.normal.begin(), solution.normal.end());
  value.tangent.assign(solution.tangent.begin(), solution.tangent.end());
  value.aNormal.assign(aNormal.begin(), aNormal.end());
  value.aTangent.assign(aTangent.begin(), aTangent.end());
  value.residual = solution.residual;
  value.redundant = solution.redundant;
  for (int i = 0; i < problem.size(); ++i)
    value.kinematic =
        std::max(value.kinematic, kinematicViolation(solution.mode[i], aNormal[i], aTangent[i]));
  return value;
}

void solve(ContactProblem& problem, const Snapshot& s, ContactSolutions& result) {
  // A sticking contact creeps by the rounding of its projection: that is no slip.
  for (int i = 0; i < problem.size(); ++i)
    if (s.mode[static_cast<std::size_t>(problem.active[i])] == Mode::Stick) problem.vt[i] = 0;
  const CoulombLaw law;
  for (const Solution& solution : law.solve(problem).isolated)
    result.solutions.push_back(valueOf(problem, solution));
}

}  // namespace

ContactSolutions solveContacts(const System& system, const Laws& laws, const Snapshot& snapshot,
                               bool touching) {
  ContactSolutions result;
  result.time = snapshot.state.t;
  result.contacts = readFacts(system, laws, snapshot);
  const PerContact<int> active = activeContacts(system, snapshot, touching);
  for (const int i : active) result.contacts[static_cast<std::size_t>(i)].active = true;
  if (active.empty()) return result;
  Assembly rows = assemble(system, laws, snapshot.state, active, Level::Acceleration);
  result.situation = situationOf(rows, snapshot);
  if (result.situation == Situation::Collision) return result;
  if (result.situation != Situation::Singular) solve(rows.problem, snapshot, result);
  if (active.size() != 1) return result;
  const Solutions jumps = CoulombLaw().tangentialImpact(rows.problem);
  if (!jumps.families.empty()) {
    const Family& family = jumps.families[0];
    result.jump = family.at(family.pick).normal[0];
  }
  return result;
}

Snapshot snapshotOf(const System& system, const Trajectory& trajectory, const Cells& cells) {
  Snapshot snapshot;
  snapshot.state = stateOfCells(system, cells);
  const ModeColumns columns = modeColumnsOf(trajectory);
  for (std::size_t i = 0; i < system.contacts().size(); ++i) {
    const NamedCells read(trajectory.columns, cells, suffixOf(system, i));
    snapshot.mode.push_back(modeOfCell(cells, columns.mode[i]));
    if (read("A") == 0 && read("B") == 0) snapshot.singular = true;
  }
  return snapshot;
}

}  // namespace painleve
