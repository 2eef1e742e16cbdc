#pragma once
// Reactions of redundant contacts: many hold the same motion, the smallest stands for them all.
// [BR] sec. 2.3 (contacts with dependent rows)

#include <optional>

#include "core/types.h"

namespace painleve {

/// The z of least norm with K z = b and G z >= 0, both to `tolerance` of the size of z and b;
/// nullopt where none is. K is square and may be singular. Meant for a few unknowns: all sets of
/// active inequalities are tried.
std::optional<Vec> leastNorm(const Mat& K, const Vec& b, const Mat& G, double tolerance);

}  // namespace painleve
