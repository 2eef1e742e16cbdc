#include "core/io/resource_paths.h"

#include <filesystem>

#include <gtest/gtest.h>

namespace painleve {
namespace {

TEST(FindResource, TheFirstRootThatHasItWins) {
  const auto base = std::filesystem::path(testing::TempDir()) / "resource_paths_test";
  std::filesystem::create_directories(base / "a" / "icons");
  std::filesystem::create_directories(base / "b" / "icons");
  std::filesystem::create_directories(base / "b" / "scenes");
  const std::vector<std::string> roots{(base / "none").string(), (base / "a").string(),
                                       (base / "b").string()};
  EXPECT_EQ(findResource(roots, "icons"), (base / "a" / "icons").string());
  EXPECT_EQ(findResource(roots, "scenes"), (base / "b" / "scenes").string());
  EXPECT_EQ(findResource(roots, "manual"), "");
  EXPECT_EQ(findResource({}, "scenes"), "");
  std::filesystem::remove_all(base);
}

}  // namespace
}  // namespace painleve
