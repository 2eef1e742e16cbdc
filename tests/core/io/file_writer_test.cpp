#include "core/io/file_writer.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <thread>

#include <gtest/gtest.h>

#include <sys/stat.h>

#include "tests/support/case_name.h"

namespace painleve {
namespace {

namespace fs = std::filesystem;

bool writeHello(const TextSink& sink) {
  return sink("hel") && sink("lo");
}

std::string readFile(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

class FileWriter : public testing::Test {
 protected:
  FileWriter() {
    fs::remove_all(folder_);
    fs::create_directory(folder_);
  }
  ~FileWriter() override { fs::remove_all(folder_); }

  std::size_t fileCount() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }

  fs::path folder_ = fs::path(testing::TempDir()) / "file_writer_test";
  fs::path file_ = folder_ / "out.csv";
};

TEST_F(FileWriter, ANewFileAppearsWhole) {
  EXPECT_EQ(writeFile(file_.string(), writeHello), std::nullopt);
  EXPECT_EQ(readFile(file_), "hello");
  EXPECT_EQ(fileCount(), 1U) << "nothing is left aside";
}

TEST_F(FileWriter, AFileIsReplacedWithItsPermissions) {
  std::ofstream(file_) << "a longer text than before";
  fs::permissions(file_, fs::perms(0640));
  EXPECT_EQ(writeFile(file_.string(), writeHello), std::nullopt);
  EXPECT_EQ(readFile(file_), "hello");
  EXPECT_EQ(fs::status(file_).permissions(), fs::perms(0640));
}

TEST_F(FileWriter, AFailureLeavesTheOldFile) {
  std::ofstream(file_) << "old";
  const auto problem = writeFile(file_.string(), [](const TextSink& sink) {
    sink("new");
    return false;
  });
  EXPECT_EQ(problem, "cannot write " + file_.string() + ": Input/output error");
  EXPECT_EQ(readFile(file_), "old");
  EXPECT_EQ(fileCount(), 1U);
}

TEST_F(FileWriter, OfSeveralFilesNoneChangesIfOneFails) {
  const fs::path other = folder_ / "other.json";
  std::ofstream(file_) << "old";
  const auto refuse = [](const TextSink&) { return false; };
  const FileToWrite good{file_.string(), writeHello}, bad{other.string(), refuse};
  EXPECT_EQ(writeFiles(std::array{good, bad}),
            "cannot write " + other.string() + ": Input/output error");
  EXPECT_EQ(readFile(file_), "old");
  EXPECT_EQ(fileCount(), 1U);
  EXPECT_EQ(writeFiles(std::array{good, FileToWrite{other.string(), writeHello}}), std::nullopt);
  EXPECT_EQ(readFile(file_), "hello");
  EXPECT_EQ(readFile(other), "hello");
}

TEST_F(FileWriter, ALinkStaysALink) {
  const fs::path link = folder_ / "link.csv";
  fs::create_symlink("out.csv", link);
  EXPECT_EQ(writeFile(link.string(), writeHello), std::nullopt)
      << "to a file that is not there yet";
  EXPECT_EQ(writeFile(link.string(), writeHello), std::nullopt) << "to a file that is there";
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(readFile(file_), "hello");
}

TEST_F(FileWriter, APipeIsWrittenDirectly) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::string received;
  std::thread reader([&] { received = readFile(pipe); });
  EXPECT_EQ(writeFile(pipe.string(), writeHello), std::nullopt);
  reader.join();
  EXPECT_EQ(received, "hello");
  EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST_F(FileWriter, ALinkLoopIsRefused) {
  fs::create_symlink("b", folder_ / "a");
  fs::create_symlink("a", folder_ / "b");
  EXPECT_TRUE(writeFile((folder_ / "a").string(), writeHello).has_value());
}

struct RefusedCase {
  const char *name, *path, *reason;
};

class Refused : public testing::TestWithParam<RefusedCase> {};

TEST_P(Refused, SaysWhy) {
  EXPECT_EQ(writeFile(GetParam().path, writeHello),
            std::string("cannot write ") + GetParam().path + ": " + GetParam().reason);
}

INSTANTIATE_TEST_SUITE_P(
    Targets, Refused,
    testing::Values(RefusedCase{"Directory", "/usr", "Is a directory"},
                    RefusedCase{"DirectorySlash", "/usr/", "Is a directory"},
                    RefusedCase{"NewNameWithSlash", "/none-of-this-name/", "Is a directory"},
                    RefusedCase{"NoFolder", "/nowhere/out.csv", "No such file or directory"},
                    RefusedCase{"FileAsFolder", "/dev/null/out.csv", "Not a directory"},
                    RefusedCase{"FullDevice", "/dev/full", "No space left on device"},
                    RefusedCase{"NoName", "", "No such file or directory"}),
    test::CaseName());

TEST(FileWriterStream, TheNullDeviceTakesAll) {
  EXPECT_EQ(writeFile("/dev/null", writeHello), std::nullopt);
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

}  // namespace
}  // namespace painleve
