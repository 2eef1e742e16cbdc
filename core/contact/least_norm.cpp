#include "core/contact/least_norm.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include <Eigen/QR>

namespace painleve {
namespace {

class LeastNorm {
 public:
  LeastNorm(const Mat& K, const Vec& b, const Mat& G, double tolerance)
      : K_(K), b_(b), G_(G), tolerance_(tolerance) {
    // Dependent equations say nothing new; whether they contradict is checked on the solution.
    Eigen::ColPivHouseholderQR<Mat> rows(K.transpose());
    rows.setThreshold(tolerance);
    rank_ = rows.rank();
    independent_ = rows.colsPermutation().indices().head(rank_);
  }

  std::optional<Vec> solve() const {
    std::optional<Vec> best;
    const auto sets = std::uint32_t{1} << static_cast<unsigned>(G_.rows());
    const auto most = static_cast<int>(K_.cols() - rank_);
    for (std::uint32_t active = 0; active < sets; ++active) {
      if (std::popcount(active) > most) continue;
      const Vec z = onFace(active);
      // Without inequalities the equations alone decide whether there is any solution.
      if (!solves(z)) {
        if (active == 0) return std::nullopt;
        continue;
      }
      if (isAllowed(z) && (!best || z.squaredNorm() < best->squaredNorm())) best = z;
      if (active == 0 && best) return best;
    }
    return best;
  }

 private:
  // Least norm with the equations and these inequalities as equations.
  Vec onFace(std::uint32_t active) const {
    Mat A(rank_ + std::popcount(active), K_.cols());
    Vec rhs = Vec::Zero(A.rows());
    Eigen::Index row = 0;
    for (; row < rank_; ++row) {
      A.row(row) = K_.row(independent_[row]);
      rhs[row] = b_[independent_[row]];
    }
    for (Eigen::Index i = 0; i < G_.rows(); ++i)
      if ((active >> static_cast<unsigned>(i) & 1U) != 0) A.row(row++) = G_.row(i);
    Eigen::CompleteOrthogonalDecomposition<Mat> decomposition(A);
    decomposition.setThreshold(tolerance_);
    return decomposition.solve(rhs);
  }
  double allowance(const Vec& z) const {
    return tolerance_ * (b_.cwiseAbs().maxCoeff() + z.cwiseAbs().maxCoeff());
  }
  bool solves(const Vec& z) const { return (K_ * z - b_).cwiseAbs().maxCoeff() <= allowance(z); }
  bool isAllowed(const Vec& z) const { return (G_ * z).minCoeff() >= -allowance(z); }

  const Mat& K_;
  const Vec& b_;
  const Mat& G_;
  double tolerance_;
  Eigen::Index rank_ = 0;
  Eigen::Matrix<int, Eigen::Dynamic, 1, Eigen::ColMajor, kMaxDof, 1> independent_;
};

}  // namespace

std::optional<Vec> leastNorm(const Mat& K, const Vec& b, const Mat& G, double tolerance) {
  return LeastNorm(K, b, G, tolerance).solve();
}

}  // namespace painleve
