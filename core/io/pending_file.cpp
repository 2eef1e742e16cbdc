#include "core/io/pending_file.h"

#include <cerrno>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace painleve {

namespace {

constexpr mode_t kNewFile = 0666;  // less the umask
constexpr mode_t kPermissions = 07777;
constexpr mode_t kOwner = 0600;

mode_t permissionsFor(const std::string& target) {
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

/// The new name must survive a power cut, too.
void syncFolder(const std::string& folder) {
  Descriptor handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (handle.error() == 0) handle.sync();
}

}  // namespace

PendingFile::PendingFile(std::string target, Kind kind)
    : target_(std::move(target)), file_(open(kind)) {}

PendingFile::~PendingFile() {
  if (!aside_.empty()) ::unlink(aside_.c_str());
}

std::string PendingFile::folder() const {
  const std::string folder = std::filesystem::path(target_).parent_path().string();
  return folder.empty() ? "." : folder;
}

int PendingFile::open(Kind kind) {
  if (kind == Kind::Nameless) {
    const int handle = ::open(folder().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, kOwner);
    // What file systems answer that have no such files, and kernels that do not know them.
    const bool isUnknown = errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL;
    if (handle >= 0 || !isUnknown) return handle;
  }
  std::string aside = folder() + "/.painleve-XXXXXX";
  const int handle = ::mkostemp(aside.data(), O_CLOEXEC);
  if (handle >= 0) aside_ = aside;
  return handle;
}

std::string PendingFile::path() const {
  return "/proc/self/fd/" + std::to_string(file_.handle());
}

int PendingFile::complete() {
  return file_.finish(permissionsFor(target_));
}

int PendingFile::linkAside() {
  // Another program, or one that was killed, may have left a file of this name.
  for (int i = 0;; ++i) {
    std::string aside =
        folder() + "/.painleve-" + std::to_string(::getpid()) + '-' + std::to_string(i);
    if (::linkat(AT_FDCWD, path().c_str(), AT_FDCWD, aside.c_str(), AT_SYMLINK_FOLLOW) == 0) {
      aside_ = std::move(aside);
      return 0;
    }
    if (errno != EEXIST) return errno;
  }
}

int PendingFile::takePlace() {
  int code = aside_.empty() ? linkAside() : 0;
  if (code == 0 && ::rename(aside_.c_str(), target_.c_str()) != 0) code = errno;
  if (code != 0) return code;
  aside_.clear();
  syncFolder(folder());
  return file_.close();
}

}  // namespace painleve
