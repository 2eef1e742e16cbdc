#include "core/contact/resolved_impact.h"

#include <cmath>

namespace painleve {

Solutions resolvedImpact(const ImpactProcess& process, double end, const char* rule) {
  Solutions found;
  if (!std::isfinite(end)) return found;
  Solution solution;
  solution.mode.push_back(process.modeAt(end));
  solution.normal = Vec::Constant(1, end);
  solution.tangent = Vec::Constant(1, process.at(end).tangent);
  solution.rule = rule;
  found.isolated.push_back(std::move(solution));
  return found;
}

}  // namespace painleve
