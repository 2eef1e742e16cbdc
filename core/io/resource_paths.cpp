#include "core/io/resource_paths.h"

#include <filesystem>

namespace painleve {

std::string findResource(const std::vector<std::string>& roots, const std::string& name) {
  for (const std::string& root : roots) {
    const auto folder = std::filesystem::path(root) / name;
    std::error_code error;
    if (std::filesystem::is_directory(folder, error)) return folder.string();
  }
  return {};
}

}  // namespace painleve
