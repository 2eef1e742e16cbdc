#include "core/io/pending_file.h"

#include <cerrno>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include <unistd.h>

#include "tests/support/nameless_files.h"

namespace painleve {
namespace {

namespace fs = std::filesystem;

class Pending : public testing::TestWithParam<PendingFile::Kind> {
 protected:
  Pending() {
    fs::remove_all(folder_);
    fs::create_directory(folder_);
    std::ofstream(target_) << "old";
  }
  ~Pending() override { fs::remove_all(folder_); }

  static std::string read(const fs::path& path) {
    std::ifstream in(path);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  std::ptrdiff_t fileCount() const {
    return std::distance(fs::directory_iterator(folder_), fs::directory_iterator());
  }

  fs::path folder_ = fs::path(testing::TempDir()) / "pending_file_test";
  fs::path target_ = folder_ / "out.csv";
};

TEST_P(Pending, TakesThePlaceOfTheOldFile) {
  PendingFile pending(target_.string(), GetParam());
  EXPECT_TRUE(pending.file().write("new"));
  EXPECT_EQ(read(target_), "old");
  EXPECT_EQ(read(pending.path()), "new");
  EXPECT_EQ(pending.complete(), 0);
  EXPECT_EQ(pending.takePlace(), 0);
  EXPECT_EQ(read(target_), "new");
  EXPECT_EQ(fileCount(), 1);
}

TEST_P(Pending, WhatIsGivenUpLeavesNothing) {
  {
    PendingFile pending(target_.string(), GetParam());
    EXPECT_TRUE(pending.file().write("new"));
    EXPECT_EQ(pending.complete(), 0);
  }
  EXPECT_EQ(read(target_), "old");
  EXPECT_EQ(fileCount(), 1);
}

TEST_P(Pending, APlaceThatHasGoneIsAnError) {
  PendingFile pending(target_.string(), GetParam());
  fs::remove_all(folder_);
  EXPECT_EQ(pending.complete(), 0);
  EXPECT_EQ(pending.takePlace(), ENOENT);
}

TEST_P(Pending, AFolderInThePlaceIsAnErrorAndLeavesNothing) {
  fs::remove(target_);
  {
    PendingFile pending(target_.string(), GetParam());
    fs::create_directory(target_);
    EXPECT_EQ(pending.complete(), 0);
    EXPECT_EQ(pending.takePlace(), EISDIR);
  }
  EXPECT_EQ(fileCount(), 1) << "the folder";
}

INSTANTIATE_TEST_SUITE_P(Kinds, Pending,
                         testing::Values(PendingFile::Kind::Nameless, PendingFile::Kind::Named),
                         [](const auto& info) {
                           return info.param == PendingFile::Kind::Named ? "Named" : "Nameless";
                         });

TEST_F(Pending, HasNoNameUntilItIsWhole) {
  const PendingFile pending(target_.string());
  // Where the file system knows no files without a name there is a hidden one.
  const int expected = test::knowsNamelessFiles(folder_) ? 1 : 2;
  EXPECT_EQ(fileCount(), expected) << "a program that is killed here leaves nothing";
}

TEST_F(Pending, WhatAnotherProgramLeftIsNotInTheWay) {
  const std::string name = ".painleve-" + std::to_string(::getpid()) + "-0";
  std::ofstream(folder_ / name) << "left";
  PendingFile pending(target_.string());
  EXPECT_EQ(pending.complete(), 0);
  EXPECT_EQ(pending.takePlace(), 0);
  EXPECT_EQ(read(folder_ / name), "left");
  EXPECT_EQ(read(target_), "");
}

}  // namespace
}  // namespace painleve
