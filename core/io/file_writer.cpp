#include "core/io/file_writer.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/io/descriptor.h"
#include "core/io/pending_file.h"

namespace painleve {

namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;  // as the kernel

using Write = std::function<bool(const TextSink&)>;

fs::path linkTarget(fs::path path) {
  std::error_code error;
  for (int i = 0; i < kMostLinks && fs::is_symlink(path, error); ++i) {
    path = path.parent_path() / fs::read_symlink(path, error);
  }
  return path;
}

/// What the links below /dev and /proc lead to is somebody's open stream, not a file to replace.
bool isStream(const fs::path& path) {
  const std::string text = path.lexically_normal().string();
  return text.starts_with("/dev/") || text.starts_with("/proc/");
}

/// 0, or why nothing can be written there.
int checkTarget(const std::string& path) {
  struct stat found {};
  if (path.empty()) return ENOENT;
  const bool exists = ::stat(path.c_str(), &found) == 0;
  if (!exists && errno != ENOENT) return errno;
  if (!exists) return linkTarget(path).has_filename() ? 0 : EISDIR;
  if (S_ISDIR(found.st_mode)) return EISDIR;
  return !S_ISREG(found.st_mode) || ::access(path.c_str(), W_OK) == 0 ? 0 : errno;
}

/// 0 or an error code.
int pour(Descriptor& file, const Write& write) {
  if (file.error() != 0) return file.error();
  const bool taken = write([&file](std::string_view text) { return file.write(text); });
  if (file.error() == 0 && !taken) return EIO;
  return file.error();
}

int writeDirectly(const std::string& path, const Write& write) {
  Descriptor file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
  const int code = pour(file, write);
  const int closed = file.close();
  return code != 0 ? code : closed;
}

std::string notWritten(const std::string& path, int code) {
  return "cannot write " + path + ": " + std::generic_category().message(code);
}

/// A file of a group: whole, but not in its place yet; null where it was written directly.
using Whole = std::unique_ptr<PendingFile>;

int writeWhole(const FileToWrite& order, Whole& whole) {
  int code = checkTarget(order.path);
  if (code != 0) return code;
  const auto target = replaceableFile(order.path);
  if (!target) return writeDirectly(order.path, order.write);
  whole = std::make_unique<PendingFile>(*target);
  code = pour(whole->file(), order.write);
  return code != 0 ? code : whole->complete();
}

}  // namespace

std::optional<std::string> replaceableFile(const std::string& path) {
  std::error_code error;
  const bool exists = fs::exists(path, error);
  if (exists && (!fs::is_regular_file(path, error) || isStream(path))) return std::nullopt;
  return linkTarget(path).string();
}

std::optional<std::string> writeFile(const std::string& path, const Write& write) {
  return writeFiles(std::array{FileToWrite{path, write}});
}

std::optional<std::string> writeFiles(std::span<const FileToWrite> files) {
  std::vector<Whole> wholes(files.size());
  for (std::size_t i = 0; i < files.size(); ++i) {
    const int code = writeWhole(files[i], wholes[i]);
    if (code != 0) return notWritten(files[i].path, code);
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    const int code = wholes[i] ? wholes[i]->takePlace() : 0;
    if (code != 0) return notWritten(files[i].path, code);
  }
  return std::nullopt;
}

}  // namespace painleve
