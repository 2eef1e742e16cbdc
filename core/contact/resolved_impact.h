#pragma once
// The end of a resolved impact as a solution. [own] derivations 12.2

#include "core/contact/impact_process.h"

namespace painleve {

/// None where `end` is infinite.
Solutions resolvedImpact(const ImpactProcess& process, double end, const char* rule);

}  // namespace painleve
