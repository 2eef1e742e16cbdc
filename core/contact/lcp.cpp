#include "core/contact/lcp.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

#include <Eigen/LU>

#include "core/contact/least_norm.h"
#include "core/errors.h"

namespace painleve {
namespace {

constexpr double kSameOutcome = 1e-9;

// How near to the edge between rest and slip both still count. One contact is told to its rounding;
// several, whose reactions are less exact, as the other conditions are.
enum class Edge : std::uint8_t { Sharp, Wide };

constexpr std::array kUnknownSign{Mode::Free, Mode::SlipMinus, Mode::SlipPlus, Mode::Stick};
constexpr std::array kLeft{Mode::Free, Mode::SlipMinus};
constexpr std::array kRight{Mode::Free, Mode::SlipPlus};

std::span<const Mode> candidates(int knownSign) {
  if (knownSign == 0) return kUnknownSign;
  return knownSign < 0 ? std::span<const Mode>(kLeft) : std::span<const Mode>(kRight);
}

// One combination of modes: its linear system, reactions and outcome.
class Combination {
 public:
  Combination(const ModeEquations& equations, const PerContact<Mode>& mode, Edge edge)
      : e_(equations), mode_(mode), edge_(edge) {}

  std::optional<Solution> solve();
  const Vec& outcome() const { return outcome_; }  // normal, then tangential

 private:
  int size() const { return static_cast<int>(mode_.size()); }
  double slipRatio(int i) const {
    return -slipSign(mode_[i]) * e_.friction[i].kinetic(slipSign(mode_[i]));
  }
  struct Unknown {
    int contact = 0;
    bool tangential = false;
  };
  using Unknowns = boost::container::static_vector<Unknown, std::size_t{2} * kMaxEnumerated>;
  void fill(const Unknowns& unknowns, Mat& K, Vec& rhs) const;
  Mat limits(const Unknowns& unknowns) const;
  bool solveReactions();
  void keep(const Unknowns& unknowns, const Vec& z);
  double residual() const;
  double contactResidual(int i) const;
  double restResidual(int i, double forceUnit) const;
  bool slipsItsWay(int i) const;

  const ModeEquations& e_;
  const PerContact<Mode>& mode_;
  Edge edge_;
  Vec normal_, tangent_, outcome_;
  bool redundant_ = false;  // the equations alone have many solutions
};

// Unknowns: a normal reaction for every closed contact, a tangential one for every sticking
// contact. Rows are in units of their own contact, so that the determinant is dimensionless.
void Combination::fill(const Unknowns& unknowns, Mat& K, Vec& rhs) const {
  const int n = static_cast<int>(unknowns.size());
  K.resize(n, n);
  rhs.resize(n);
  for (int r = 0; r < n; ++r) {
    const auto [i, rowTangential] = unknowns[static_cast<std::size_t>(r)];
    const double unit = rowTangential ? e_.Att(i, i) : e_.Ann(i, i);
    rhs[r] = -(rowTangential ? e_.btStick[i] : e_.bn[i]) / unit;
    for (int c = 0; c < n; ++c) {
      const auto [j, columnTangential] = unknowns[static_cast<std::size_t>(c)];
      const double byNormal = rowTangential ? e_.Ant(j, i) : e_.Ann(i, j);
      const double byTangent = rowTangential ? e_.Att(i, j) : e_.Ant(i, j);
      K(r, c) = (columnTangential ? byTangent : byNormal + byTangent * slipRatio(j)) / unit;
    }
  }
}

// What the unknowns must not fall below zero in: normal reactions, and what friction at rest leaves
// on either side.
Mat Combination::limits(const Unknowns& unknowns) const {
  const auto normals =
      std::ranges::count(unknowns, false, [](const Unknown& u) { return u.tangential; });
  const auto n = static_cast<Eigen::Index>(unknowns.size());
  Mat G = Mat::Zero(normals + 2 * (n - normals), n);
  G.topLeftCorner(normals, normals).setIdentity();
  Eigen::Index row = normals;
  for (Eigen::Index t = normals; t < n; ++t, row += 2) {
    const int contact = unknowns[static_cast<std::size_t>(t)].contact;
    Eigen::Index normal = 0;
    while (unknowns[static_cast<std::size_t>(normal)].contact != contact) ++normal;
    G(row, normal) = e_.friction[contact].hold(-1);
    G(row, t) = -1;
    G(row + 1, normal) = e_.friction[contact].hold(1);
    G(row + 1, t) = 1;
  }
  return G;
}

bool Combination::solveReactions() {
  const int p = size();
  normal_ = Vec::Zero(p);
  tangent_ = Vec::Zero(p);
  Unknowns unknowns;
  for (int i = 0; i < p; ++i)
    if (mode_[i] != Mode::Free) unknowns.push_back({i, false});
  for (int i = 0; i < p; ++i)
    if (mode_[i] == Mode::Stick) unknowns.push_back({i, true});
  if (unknowns.empty()) return true;
  Mat K;
  Vec rhs;
  fill(unknowns, K, rhs);
  const Eigen::FullPivLU<Mat> lu(K);
  Vec z;
  if (lu.matrixLU().diagonal().cwiseAbs().minCoeff() > kResidualLimit) {
    z = lu.solve(rhs);
  } else {
    const auto smallest = leastNorm(K, rhs, limits(unknowns), kResidualLimit);
    if (!smallest) return false;
    z = *smallest;
    redundant_ = true;
  }
  keep(unknowns, z);
  return true;
}

void Combination::keep(const Unknowns& unknowns, const Vec& z) {
  const int p = size();
  for (std::size_t r = 0; r < unknowns.size(); ++r)
    if (!unknowns[r].tangential) normal_[unknowns[r].contact] = z[static_cast<Eigen::Index>(r)];
  for (int i = 0; i < p; ++i) tangent_[i] = slipRatio(i) * normal_[i];
  for (std::size_t r = 0; r < unknowns.size(); ++r)
    if (unknowns[r].tangential) tangent_[unknowns[r].contact] = z[static_cast<Eigen::Index>(r)];
}

// What friction at rest exceeds its limit by.
double Combination::restResidual(int i, double forceUnit) const {
  const Coulomb& mu = e_.friction[i];
  const double excess =
      std::max(tangent_[i] - mu.hold(-1) * normal_[i], -tangent_[i] - mu.hold(1) * normal_[i]);
  const bool exceeds = edge_ == Edge::Sharp && excess > kLimitRounding * forceUnit;
  return exceeds ? 1.0 : excess / forceUnit;
}

// Slip must really go the way the friction says: equality is sticking.
bool Combination::slipsItsWay(int i) const {
  const double along = slipSign(mode_[i]) * outcome_[size() + i];
  if (edge_ == Edge::Wide) return along > kResidualLimit * e_.scaleT[i];
  const double terms = e_.scaleT[i] + std::abs(e_.Ant(i, i)) * std::abs(normal_[i]) +
                       e_.Att(i, i) * std::abs(tangent_[i]);
  return along > kLimitRounding * terms;
}

double Combination::contactResidual(int i) const {
  const double normalUnit = e_.scaleN[i];
  const double forceUnit = std::max(e_.scaleN[i] / e_.Ann(i, i), std::abs(normal_[i]));
  if (mode_[i] == Mode::Free) return -outcome_[i] / normalUnit;
  const double pull = -normal_[i] / forceUnit;
  if (mode_[i] == Mode::Stick) return std::max(pull, restResidual(i, forceUnit));
  return e_.knownSign[i] != 0 || slipsItsWay(i) ? pull : 1.0;
}

double Combination::residual() const {
  double worst = 0;
  for (int i = 0; i < size(); ++i) worst = std::max(worst, contactResidual(i));
  return worst;
}

std::optional<Solution> Combination::solve() {
  if (!solveReactions()) return std::nullopt;
  const int p = size();
  outcome_.resize(static_cast<Eigen::Index>(p) * 2);
  outcome_.head(p) = e_.bn + e_.Ann * normal_ + e_.Ant * tangent_;
  outcome_.tail(p) = e_.bt + e_.Ant.transpose() * normal_ + e_.Att * tangent_;
  const double violation = residual();
  if (!(violation <= kResidualLimit)) return std::nullopt;
  Solution solution;
  solution.mode = mode_;
  solution.normal = normal_.cwiseMax(0);
  solution.tangent = tangent_;
  solution.residual = violation;
  solution.redundant = redundant_;
  return solution;
}

// Collects solutions; two with the same outcome are one.
class Collector {
 public:
  explicit Collector(const ModeEquations& equations) : e_(equations) {}

  void add(Solution solution, const Vec& outcome) {
    for (std::size_t k = 0; k < found_.isolated.size(); ++k) {
      if (!same(outcomes_[k], outcome)) continue;
      Solution& kept = found_.isolated[k];
      if (norm(solution) < norm(kept)) kept = std::move(solution);
      kept.redundant = true;
      return;
    }
    if (found_.isolated.size() == found_.isolated.capacity()) return;
    found_.isolated.push_back(std::move(solution));
    outcomes_.push_back(outcome);
  }
  Solutions take() { return std::move(found_); }

 private:
  static double norm(const Solution& s) { return s.normal.squaredNorm() + s.tangent.squaredNorm(); }
  bool same(const Vec& a, const Vec& b) const {
    const int p = static_cast<int>(e_.scaleN.size());
    for (int i = 0; i < p; ++i) {
      if (std::abs(a[i] - b[i]) > kSameOutcome * e_.scaleN[i]) return false;
      if (std::abs(a[p + i] - b[p + i]) > kSameOutcome * e_.scaleT[i]) return false;
    }
    return true;
  }

  const ModeEquations& e_;
  Solutions found_;
  boost::container::static_vector<Vec, 8> outcomes_;
};

Solutions enumerate(const ModeEquations& equations, Edge edge) {
  const int p = static_cast<int>(equations.friction.size());
  Collector collector(equations);
  PerContact<std::size_t> choice(static_cast<std::size_t>(p), 0);
  while (true) {
    PerContact<Mode> mode;
    for (int i = 0; i < p; ++i) mode.push_back(candidates(equations.knownSign[i])[choice[i]]);
    Combination combination(equations, mode, edge);
    if (auto solution = combination.solve())
      collector.add(std::move(*solution), combination.outcome());
    int i = 0;  // next combination, like the digits of a number
    while (i < p && ++choice[i] == candidates(equations.knownSign[i]).size()) choice[i++] = 0;
    if (i == p) return collector.take();
  }
}

}  // namespace

ModeEquations modeEquations(const ContactProblem& problem) {
  ModeEquations e;
  e.Ann = problem.Ann;
  e.Ant = problem.Ant;
  e.Att = problem.Att;
  e.scaleN = problem.scaleN;
  e.scaleT = problem.scaleT;
  e.friction = problem.friction;
  return e;
}

Solutions enumerateModes(const ModeEquations& equations) {
  check(equations.friction.size() <= kMaxEnumerated,
        "at most four contacts with friction are enumerated");
  if (equations.friction.size() == 1) {
    Solutions sharp = enumerate(equations, Edge::Sharp);
    if (!sharp.isolated.empty()) return sharp;
  }
  return enumerate(equations, Edge::Wide);
}

}  // namespace painleve
