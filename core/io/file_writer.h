#pragma once
// Files appear whole or not at all: written aside, then renamed. A target that exists and is not a
// regular file is written directly.

#include <functional>
#include <optional>
#include <string>

#include "core/io/csv.h"

namespace painleve {

/// Runs `write` with a sink onto `path`; an error message ("cannot write OUT.csv: Is a directory"),
/// or nullopt when done.
std::optional<std::string> writeFile(const std::string& path,
                                     const std::function<bool(const TextSink&)>& write);

}  // namespace painleve
