#pragma once
// Files appear whole or not at all. A target that exists and is not a regular file (a pipe, a
// device) is written directly.

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "core/io/csv.h"

namespace painleve {

struct FileToWrite {
  std::string path;
  std::function<bool(const TextSink&)> write;
};

/// Runs `write` with a sink onto `path`; an error message ("cannot write OUT.csv: Is a directory"),
/// or nullopt when done.
std::optional<std::string> writeFile(const std::string& path,
                                     const std::function<bool(const TextSink&)>& write);
/// Several that belong together: none takes its place before all are whole.
std::optional<std::string> writeFiles(std::span<const FileToWrite> files);

/// Where `path` leads: the regular file, there or not, that a chain of links ends at (to replace
/// the link itself would cut it); nullopt for what can only be written directly.
std::optional<std::string> replaceableFile(const std::string& path);

}  // namespace painleve
