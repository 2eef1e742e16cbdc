#pragma once
// Root may do everything: while this lives, the program is somebody whom permissions hold back.

#include <cstdlib>

#include <sys/prctl.h>
#include <unistd.h>

namespace painleve::ui {

class OtherUser {
 public:
  OtherUser() : wasRoot_(::geteuid() == 0) {
    // What may be written is asked for the real user; the saved one is the way back.
    if (wasRoot_ && ::setresuid(kNobody, kNobody, 0) != 0) wasRoot_ = false;
  }
  ~OtherUser() {
    if (!wasRoot_) return;
    if (::setresuid(0, 0, 0) != 0) std::abort();
    // Else leaks cannot be looked for at the end of the program.
    ::prctl(PR_SET_DUMPABLE, 1);
  }
  OtherUser(const OtherUser&) = delete;
  OtherUser& operator=(const OtherUser&) = delete;

  bool isHeldBack() const { return ::geteuid() != 0; }
  static constexpr uid_t kNobody = 65534;

 private:
  bool wasRoot_;
};

}  // namespace painleve::ui
