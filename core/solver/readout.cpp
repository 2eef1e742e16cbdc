#include "core/solver/readout.h"

#include <algorithm>
#include <cmath>

#include "core/model/system.h"
#include "core/solver/closed_contact.h"
#include "core/trajectory/contact_suffix.h"

namespace painleve {
namespace {

void contactColumns(const System& system, std::size_t contact, std::vector<Column>& columns) {
  const auto contacts = system.contacts();
  const std::string suffix = contactSuffix(contacts.size(), contacts[contact].id);
  columns.push_back({"gap" + suffix, "gap", "m"});
  columns.push_back({"F_N" + suffix, "F<sub>N</sub>", "N"});
  columns.push_back({"F_T" + suffix, "F<sub>T</sub>", "N"});
  columns.push_back({"slip" + suffix, "v<sub>t</sub>", "m/s"});
  columns.push_back({"A" + suffix, "A", "m/s^2"});
  columns.push_back({"B" + suffix, "B", "1/kg"});
  columns.push_back({"mode" + suffix, "mode", "", ColumnKind::Mode});
  columns.push_back({"lcp_mode" + suffix, "LCP mode", "", ColumnKind::LcpMode});
}

struct ContactCells {
  double normal = 0, tangent = 0, A = kNoValue, B = kNoValue, lcp = kNoValue;
};

constexpr double kZeroA = 1e-11;     // relative to the terms of A
constexpr double kZeroForce = 1e-9;  // relative to the force that holds those terms
constexpr double kZeroRate = 1e-24;  // m/s^2: what speeds of 1e-12 m/s turn into

// On A = 0 a sliding contact still belongs to the LCP mode it came through: (1) with B > 0, (4)
// with B < 0.
int lcpModeOf(const ClosedContact& c, int sign) {
  const double B = c.B(sign);
  return lcpMode(std::abs(c.A()) <= kZeroA * c.scaleN ? B : c.A(), B);
}

// F_N is empty where the mode's equation has no admissible value: no solution, or the singular
// point. In LCP mode (3), which is about to lift off, the solution is no force.
ContactCells closedCells(const ClosedContact& c, Mode mode, bool singular) {
  ContactCells cells;
  const int sign = slipSign(mode);
  if (singular) return {kNoValue, kNoValue, 0, 0, 0};
  if (sign != 0) {
    cells.A = c.A();
    cells.B = c.B(sign);
    cells.lcp = lcpModeOf(c, sign);
  }
  const HeldForce force = heldForce(c, mode);
  const bool onZero = sign != 0
                          ? std::abs(c.A()) <= kZeroA * c.scaleN
                          : std::abs(force.normal) * c.Ann <= kZeroForce * c.scaleN + kZeroRate;
  if (cells.lcp == 3 || (onZero && force.normal <= 0)) return cells;
  const bool admissible = std::isfinite(force.normal) && force.normal > 0;
  cells.normal = admissible ? force.normal : kNoValue;
  cells.tangent = admissible ? force.tangent : kNoValue;
  return cells;
}

void readContactCells(const System& system, const Laws& laws, const Snapshot& s, int contact,
                      std::vector<double>& out) {
  const Mode mode = s.mode[static_cast<std::size_t>(contact)];
  ContactCells cells;
  double slip = 0;
  double gap = 0;
  if (mode == Mode::Free) {
    const Kinematics k = system.kinematics(contact, s.state);
    const Track& tangent = k.points[0].tangent[0];
    gap = k.gap;
    slip = tangent.row.dot(s.state.v.transpose()) + tangent.offset;
  } else {
    const ClosedContact c = readContact(system, laws, s.state, contact);
    cells = closedCells(c, mode, s.singular);
    gap = c.gap;
    slip = c.vt;
  }
  for (double cell : {gap, cells.normal, cells.tangent, slip, cells.A, cells.B,
                      static_cast<double>(mode), cells.lcp})
    out.push_back(cell);
}

}  // namespace

std::vector<Column> columnsOf(const System& system) {
  std::vector<Column> columns{{"time", "t", "s"}};
  for (const Coordinate& c : system.coordinates()) columns.push_back({c.id, c.symbol, c.unit});
  for (const Coordinate& c : system.coordinates())
    columns.push_back({c.id + "_dot", c.velocitySymbol, c.velocityUnit});
  for (std::size_t i = 0; i < system.contacts().size(); ++i) contactColumns(system, i, columns);
  columns.push_back({"T", "T", "J"});
  columns.push_back({"V", "V", "J"});
  columns.push_back({"E", "E", "J"});
  for (const char* account : {"friction", "impact", "external", "edit", "correction"})
    columns.push_back(
        {std::string("W_") + account, std::string("W<sub>") + account + "</sub>", "J"});
  return columns;
}

void readCells(const System& system, const Laws& laws, const Snapshot& snapshot,
               std::vector<double>& out) {
  const State& s = snapshot.state;
  out.push_back(s.t);
  out.insert(out.end(), s.q.begin(), s.q.end());
  out.insert(out.end(), s.v.begin(), s.v.end());
  for (int i = 0; i < static_cast<int>(snapshot.mode.size()); ++i)
    readContactCells(system, laws, snapshot, i, out);
  const double kinetic = 0.5 * s.v.dot(system.massMatrix(s).lazyProduct(s.v));
  const double potential = system.potential(s);
  const Ledger& w = snapshot.ledger;
  for (double cell : {kinetic, potential, kinetic + potential, w.friction, w.impacts, w.external,
                      w.edits, w.correction})
    out.push_back(cell);
}

}  // namespace painleve
