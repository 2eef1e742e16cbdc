#include "core/io/file_writer.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/io/descriptor.h"

namespace painleve {

namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;     // as the kernel
constexpr mode_t kNewFile = 0666;  // less the umask
constexpr mode_t kPermissions = 07777;

using Write = std::function<bool(const TextSink&)>;

std::string errorText(int code) {
  return std::generic_category().message(code);
}

/// The file that a chain of links leads to, there or not: replacing the link itself would cut it.
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

/// 0 or an error code.
int pour(Descriptor& file, const Write& write) {
  const bool taken = write([&file](std::string_view text) { return file.write(text); });
  if (file.error() == 0 && !taken) return EIO;
  return file.error();
}

int writeDirectly(const fs::path& path, const Write& write) {
  Descriptor file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
  if (file.error() != 0) return file.error();
  const int code = pour(file, write);
  const int closed = file.close();
  return code != 0 ? code : closed;
}

mode_t permissionsFor(const fs::path& target) {
  struct stat old {};
  if (::stat(target.c_str(), &old) == 0) return old.st_mode & kPermissions;
  // Asking changes it for a moment, for all threads: once is enough.
  static const mode_t mask = [] {
    const mode_t present = ::umask(0);
    ::umask(present);
    return present;
  }();
  return kNewFile & ~mask;
}

int writeAside(Descriptor& file, const Write& write, mode_t permissions) {
  if (file.error() != 0) return file.error();
  int code = pour(file, write);
  if (code == 0) code = file.finish(permissions);
  const int closed = file.close();
  return code != 0 ? code : closed;
}

/// The new name must survive a power cut, too.
void syncFolder(const fs::path& folder) {
  Descriptor handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (handle.error() == 0) handle.sync();
}

int replaceFile(const fs::path& target, const Write& write) {
  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  std::string aside = (folder / ("." + target.filename().string() + ".XXXXXX")).string();
  const mode_t permissions = permissionsFor(target);
  Descriptor file(::mkstemp(aside.data()));
  int code = file.error();
  if (code != 0) return code;
  code = writeAside(file, write, permissions);
  if (code == 0 && ::rename(aside.c_str(), target.c_str()) != 0) code = errno;
  if (code != 0) {
    ::unlink(aside.c_str());
  } else {
    syncFolder(folder);
  }
  return code;
}

int writeTo(const fs::path& path, const Write& write) {
  struct stat found {};
  const bool exists = ::stat(path.c_str(), &found) == 0;
  if (!exists && errno != ENOENT) return errno;
  if (exists && S_ISDIR(found.st_mode)) return EISDIR;
  if (exists && (!S_ISREG(found.st_mode) || isStream(path))) return writeDirectly(path, write);
  if (exists && ::access(path.c_str(), W_OK) != 0) return errno;
  const fs::path target = linkTarget(path);
  return target.has_filename() ? replaceFile(target, write) : EISDIR;
}

}  // namespace

std::optional<std::string> writeFile(const std::string& path, const Write& write) {
  const int code = path.empty() ? ENOENT : writeTo(path, write);
  if (code == 0) return std::nullopt;
  return "cannot write " + path + ": " + errorText(code);
}

}  // namespace painleve
