// The enumeration against an independent judge: a scan of the whole space of reactions that can
// only throw a cell away where a Lipschitz bound proves it empty.
#include "core/contact/lcp.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/support/draws.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

ModeEquations single(double A, double B, int sign, double mu) {
  ModeEquations e;
  e.Ann = Mat::Constant(1, 1, B);  // with mu = 0, B is a_nn itself
  e.Ant = Mat::Zero(1, 1);
  e.Att = Mat::Constant(1, 1, 1);
  if (mu > 0) {  // a_nn = 2, coupling such that a_nn - sign mu a_nt = B
    e.Ann(0, 0) = 2;
    e.Ant(0, 0) = sign * (2 - B) / mu;
    e.Att(0, 0) = 1 + e.Ant(0, 0) * e.Ant(0, 0);
  }
  e.bn = Vec::Constant(1, -A);
  e.bt = e.btStick = Vec::Constant(1, 0.3);
  e.scaleN = e.scaleT = Vec::Constant(1, 1);
  e.friction = {coulomb(mu)};
  e.knownSign = {sign};
  return e;
}

std::vector<double> forces(const Solutions& found) {
  std::vector<double> all;
  for (const Solution& s : found.isolated) all.push_back(s.normal[0]);
  std::sort(all.begin(), all.end());
  return all;
}

// [GB] Table 1, for both slip directions: one, none, leaves, two.
TEST(EnumerateModes, OneSlidingContactHasTheFourLcpModes) {
  for (int sign : {-1, 1}) {
    const std::vector<double> slides = forces(enumerateModes(single(3, 0.5, sign, 0.7)));
    ASSERT_EQ(slides.size(), 1U);
    EXPECT_NEAR(slides[0], 6, kRounding * 10);
    EXPECT_TRUE(enumerateModes(single(3, -0.5, sign, 0.7)).isolated.empty());
    EXPECT_EQ(forces(enumerateModes(single(-3, 0.5, sign, 0.7))), std::vector<double>{0});
    const std::vector<double> two = forces(enumerateModes(single(-3, -0.5, sign, 0.7)));
    ASSERT_EQ(two.size(), 2U);
    EXPECT_EQ(two[0], 0);
    EXPECT_NEAR(two[1], 6, kRounding * 10);
  }
}

TEST(EnumerateModes, SolutionsWithTheSameOutcomeAreOneAndFlagged) {
  const Solutions onZeroA = enumerateModes(single(0, 0.5, 1, 0.7));
  ASSERT_EQ(onZeroA.isolated.size(), 1U);
  EXPECT_EQ(onZeroA.isolated[0].normal[0], 0);
  EXPECT_TRUE(onZeroA.isolated[0].redundant);
  EXPECT_FALSE(enumerateModes(single(3, 0.5, 1, 0.7)).isolated[0].redundant);
}

// Two contacts on the same spot: how they share the load is open, the motion is not.
TEST(EnumerateModes, RedundantContactsKeepTheSmallestReaction) {
  ModeEquations e;
  e.Ann.resize(2, 2);
  e.Ann << 1, 2, 2, 4;
  e.Ant = Mat::Zero(2, 2);
  e.Att = Mat::Identity(2, 2);
  e.bn.resize(2);
  e.bn << -1, -2;
  e.bt = e.btStick = Vec::Zero(2);
  e.scaleN = e.scaleT = Vec::Constant(2, 1);
  e.friction = {coulomb(0), coulomb(0)};
  e.knownSign = {1, 1};
  const Solutions found = enumerateModes(e);
  ASSERT_EQ(found.isolated.size(), 1U);
  EXPECT_TRUE(found.isolated[0].redundant);
  EXPECT_NEAR(found.isolated[0].normal[0], 0.2, kRounding);
  EXPECT_NEAR(found.isolated[0].normal[1], 0.4, kRounding);
}

TEST(EnumerateModes, StickNeedsTheStaticLimitAndSlipTheKineticOne) {
  ModeEquations e = single(1, 1, 0, 0);
  e.Att = Mat::Constant(1, 1, 1);
  e.bt = e.btStick = Vec::Constant(1, 0.4);
  e.friction = {Coulomb{0.3, 0.3, 0.5}};
  const Solutions between = enumerateModes(e);  // rest and slip are both possible
  ASSERT_EQ(between.isolated.size(), 2U);
  e.bt = e.btStick = Vec::Constant(1, 0.6);
  ASSERT_EQ(enumerateModes(e).isolated.size(), 1U);
  EXPECT_EQ(enumerateModes(e).isolated[0].mode[0], Mode::SlipPlus);
  EXPECT_NEAR(enumerateModes(e).isolated[0].tangent[0], -0.3, kRounding);
  e.bt = e.btStick = Vec::Constant(1, 0.2);
  ASSERT_EQ(enumerateModes(e).isolated.size(), 1U);
  EXPECT_EQ(enumerateModes(e).isolated[0].mode[0], Mode::Stick);
}

TEST(EnumerateModes, RefusesMoreContactsThanItCanEnumerate) {
  ModeEquations e;
  const int p = kMaxEnumerated + 1;
  e.Ann = e.Att = Mat::Identity(p, p);
  e.Ant = Mat::Zero(p, p);
  e.bn = e.bt = e.btStick = Vec::Constant(p, -1);
  e.scaleN = e.scaleT = Vec::Constant(p, 1);
  e.friction.assign(p, coulomb(0.1));
  e.knownSign.assign(p, 1);
  EXPECT_THROW(enumerateModes(e), std::logic_error);
}

TEST(EnumerateModes, FourContactsAreStillEnumerated) {
  ModeEquations e;
  e.Ann = e.Att = Mat::Identity(4, 4);
  e.Ant = Mat::Zero(4, 4);
  e.bn = Vec::Constant(4, -1);
  e.bt = e.btStick = Vec::Constant(4, 0.05);
  e.scaleN = e.scaleT = Vec::Constant(4, 1);
  e.friction.assign(4, coulomb(0.1));
  e.knownSign.assign(4, 0);
  const Solutions found = enumerateModes(e);
  ASSERT_EQ(found.isolated.size(), 1U);
  for (Mode mode : found.isolated[0].mode) EXPECT_EQ(mode, Mode::Stick);
}

// The conditions of a two-contact problem as one nonsmooth map whose zeros are the solutions.
// Unknowns: both normals, then the tangentials of contacts whose slip direction is open.
class NaturalMap {
 public:
  explicit NaturalMap(const ModeEquations& e) : e_(e) {
    for (int i = 0; i < 2; ++i)
      if (e.knownSign[static_cast<std::size_t>(i)] == 0) open_.push_back(i);
  }
  std::size_t dimension() const { return 2 + open_.size(); }

  std::vector<double> unknowns(const Solution& s) const {
    std::vector<double> z{s.normal[0], s.normal[1]};
    for (int i : open_) z.push_back(s.tangent[i]);
    return z;
  }

  /// The largest component at z.
  double operator()(const std::vector<double>& z) const {
    Eigen::Vector2d ln(z[0], z[1]), lt;
    for (int i = 0; i < 2; ++i) lt[i] = -sign(i) * mu(i) * ln[i];
    for (std::size_t k = 0; k < open_.size(); ++k) lt[open_[k]] = z[2 + k];
    const Eigen::Vector2d wn = e_.bn + e_.Ann * ln + e_.Ant * lt;
    const Eigen::Vector2d wt = e_.bt + e_.Ant.transpose() * ln + e_.Att * lt;
    double worst = 0;
    for (int i = 0; i < 2; ++i) worst = std::max(worst, std::abs(std::min(ln[i], wn[i])));
    for (int i : open_) {
      const double limit = mu(i) * std::max(0.0, ln[i]);
      worst = std::max(worst, std::abs(lt[i] - std::clamp(lt[i] - wt[i], -limit, limit)));
    }
    return worst;
  }

  /// No component changes faster than this times the largest change of an unknown.
  double lipschitz() const {
    double largest = 0;
    for (int i = 0; i < 2; ++i) {
      const double widest = std::max({1.0, mu(0), mu(1)});
      const double normal =
          e_.Ann.row(i).cwiseAbs().sum() + widest * e_.Ant.row(i).cwiseAbs().sum();
      const double tangent =
          e_.Ant.col(i).cwiseAbs().sum() + widest * e_.Att.row(i).cwiseAbs().sum();
      largest = std::max({largest, 1.0, normal, 2 + mu(i) + tangent});
    }
    return largest;
  }

 private:
  int sign(int i) const { return e_.knownSign[static_cast<std::size_t>(i)]; }
  double mu(int i) const { return e_.friction[static_cast<std::size_t>(i)].plus; }

  const ModeEquations& e_;
  std::vector<int> open_;
};

struct Cell {
  std::vector<double> centre;
  double half;
};

constexpr double kBox = 8;        // reactions of the draws that are scanned
constexpr double kFinest = 1e-4;  // half width of the cells that remain
constexpr double kNear = 0.05;  // how far a remaining cell may lie from the solution it surrounds,
                                // where that is ill-conditioned

std::vector<Cell> halves(const Cell& cell) {
  std::vector<Cell> children;
  const std::size_t n = cell.centre.size();
  for (std::size_t corner = 0; corner < (std::size_t{1} << n); ++corner) {
    Cell child{cell.centre, cell.half / 2};
    for (std::size_t i = 0; i < n; ++i)
      child.centre[i] += ((corner >> i & 1U) != 0 ? 1 : -1) * child.half;
    children.push_back(std::move(child));
  }
  return children;
}

// All cells of the finest size in which a solution may lie.
std::vector<Cell> scan(const NaturalMap& map) {
  const double slope = map.lipschitz();
  std::vector<Cell> cells{{std::vector<double>(map.dimension(), 0.0), kBox}};
  while (!cells.empty() && cells[0].half > kFinest) {
    std::vector<Cell> next;
    for (const Cell& cell : cells)
      for (Cell& child : halves(cell))
        if (map(child.centre) <= slope * child.half) next.push_back(std::move(child));
    cells = std::move(next);
  }
  return cells;
}

double distance(const std::vector<double>& a, const std::vector<double>& b) {
  double largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
  return largest;
}

ModeEquations drawPair(Draws& draws, int openContacts) {
  Eigen::Matrix4d L;
  for (double& x : L.reshaped()) x = draws.between(-1, 1);
  const Eigen::Matrix4d G = L * L.transpose() + 0.3 * Eigen::Matrix4d::Identity();
  ModeEquations e;
  e.Ann = G.topLeftCorner(2, 2);
  e.Ant = G.topRightCorner(2, 2);
  e.Att = G.bottomRightCorner(2, 2);
  e.bn.resize(2), e.bt.resize(2);
  for (int i = 0; i < 2; ++i) {
    e.bn[i] = draws.between(-1, 1);
    e.bt[i] = draws.between(-1, 1);
    e.friction.push_back(coulomb(draws.between(0, 2)));
    e.knownSign.push_back(i < openContacts ? 0 : 2 * draws.whole(0, 1) - 1);
  }
  e.btStick = e.bt;
  e.scaleN = e.scaleT = Vec::Constant(2, 1);
  return e;
}

class TwoContacts : public testing::TestWithParam<int> {};

TEST_P(TwoContacts, EverySolutionHoldsAndAScanFindsNoOther) {
  Draws draws(17 + static_cast<std::uint64_t>(GetParam()));
  std::array<int, 9> histogram{};
  const int count = GetParam() == 2 ? 12 : 60;  // four dimensions take their time
  for (int draw = 0; draw < count; ++draw) {
    SCOPED_TRACE("draw " + std::to_string(draw));
    const ModeEquations e = drawPair(draws, GetParam());
    const NaturalMap map(e);
    const Solutions found = enumerateModes(e);
    ++histogram.at(found.isolated.size());
    std::vector<std::vector<double>> known;
    for (const Solution& s : found.isolated) {
      EXPECT_LE(map(map.unknowns(s)), kCancellation * (1 + s.normal.cwiseAbs().maxCoeff()));
      EXPECT_LE(s.residual, kResidualLimit);
      known.push_back(map.unknowns(s));
    }
    for (const Cell& cell : scan(map)) {
      const bool explained = std::any_of(known.begin(), known.end(), [&](const auto& z) {
        return distance(z, cell.centre) <= kNear;
      });
      ASSERT_TRUE(explained) << "a solution near " << testing::PrintToString(cell.centre)
                             << " is missing";
    }
  }
  const int several = histogram[2] + histogram[3] + histogram[4];
  EXPECT_TRUE(several > 0 || GetParam() > 0) << "no draw with several solutions";
}

std::string openName(const testing::TestParamInfo<int>& info) {
  return std::to_string(info.param) + "OfUnknownSlip";
}
INSTANTIATE_TEST_SUITE_P(Enumeration, TwoContacts, testing::Values(0, 1, 2), openName);

}  // namespace
}  // namespace painleve::test
