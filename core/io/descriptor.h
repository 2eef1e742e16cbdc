#pragma once
// An open file of the operating system that remembers its first error and closes itself.

#include <string_view>

#include <sys/types.h>

namespace painleve {

class Descriptor {
 public:
  /// Takes the result of open(2) or mkstemp(3); a negative one becomes the error.
  explicit Descriptor(int handle);
  ~Descriptor();
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int handle() const { return handle_; }
  /// errno of the first thing that failed; 0: none.
  int error() const { return error_; }
  bool write(std::string_view text);
  /// Sets the permissions and brings the bytes to the disk; 0 or errno.
  int finish(mode_t permissions);
  void sync();
  /// 0 or errno.
  int close();

 private:
  int handle_, error_ = 0;
};

}  // namespace painleve
