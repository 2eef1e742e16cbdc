#include "core/io/descriptor.h"

#include <cerrno>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace painleve {

Descriptor::Descriptor(int handle) : handle_(handle), error_(handle < 0 ? errno : 0) {}

Descriptor::~Descriptor() {
  close();
}

bool Descriptor::write(std::string_view text) {
  while (error_ == 0 && !text.empty()) {
    const ssize_t written = ::write(handle_, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  return error_ == 0;
}

int Descriptor::finish(mode_t permissions) {
  if (error_ == 0 && ::fchmod(handle_, permissions) != 0) error_ = errno;
  if (error_ == 0 && ::fsync(handle_) != 0) error_ = errno;
  return error_;
}

void Descriptor::sync() {
  ::fsync(handle_);
}

int Descriptor::close() {
  const int handle = std::exchange(handle_, -1);
  return handle >= 0 && ::close(handle) != 0 ? errno : 0;
}

}  // namespace painleve
