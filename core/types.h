#pragma once
// Capped-size linear algebra (no heap in a step) and the state of a Lagrangian system. SI units
// throughout.

#include <functional>

#include <Eigen/Core>

#include <boost/container/static_vector.hpp>

namespace painleve {

inline constexpr int kMaxDof = 12;       // a chain of twelve balls
inline constexpr int kMaxContacts = 11;  // its contacts
inline constexpr int kMaxPoints = 2;     // contact points of one unilateral constraint

using Vec = Eigen::Matrix<double, Eigen::Dynamic, 1, Eigen::ColMajor, kMaxDof, 1>;
using Row = Eigen::Matrix<double, 1, Eigen::Dynamic, Eigen::RowMajor, 1, kMaxDof>;
using Mat =
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor, kMaxDof, kMaxDof>;

/// One value a contact, without heap.
template <class T>
using PerContact = boost::container::static_vector<T, kMaxContacts>;

/// Time, generalized coordinates and velocities; q and v have the same length (at most kMaxDof).
struct State {
  double t = 0;  // s
  Vec q, v;
};

/// Polled once a chunk of work; true: stop now.
using Stop = std::function<bool()>;

}  // namespace painleve
