#include "core/io/descriptor.h"

#include <cerrno>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>

namespace painleve {
namespace {

TEST(Descriptor, WritesSetsPermissionsAndCloses) {
  const auto path = std::filesystem::path(testing::TempDir()) / "descriptor_test.txt";
  Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
  EXPECT_TRUE(file.write("one "));
  EXPECT_TRUE(file.write("two"));
  EXPECT_EQ(file.finish(0640), 0);
  EXPECT_EQ(file.close(), 0);
  EXPECT_EQ(file.close(), 0) << "a second time there is nothing to close";
  std::ifstream in(path);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "one two");
  struct stat found {};
  ASSERT_EQ(::stat(path.c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777U, 0640U);
  std::filesystem::remove(path);
}

TEST(Descriptor, RemembersItsFirstError) {
  Descriptor none(::open("/nowhere/x", O_WRONLY | O_CLOEXEC));
  EXPECT_EQ(none.error(), ENOENT);
  EXPECT_FALSE(none.write("x"));
  EXPECT_EQ(none.finish(0600), ENOENT);
  Descriptor full(::open("/dev/full", O_WRONLY | O_CLOEXEC));
  EXPECT_FALSE(full.write("x"));
  EXPECT_EQ(full.error(), ENOSPC);
}

}  // namespace
}  // namespace painleve
