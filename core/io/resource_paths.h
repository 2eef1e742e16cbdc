#pragma once
// Where shipped files are found: the first of the given roots that exists holds scenes/, manual/,
// icons/ ...

#include <string>
#include <vector>

namespace painleve {

/// First existing folder root/name for the roots in order; empty where none exists.
std::string findResource(const std::vector<std::string>& roots, const std::string& name);

}  // namespace painleve
