#pragma once
// Some file systems know no files without a name; what is promised of them is promised elsewhere.

#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace painleve::test {

inline bool knowsNamelessFiles(const std::string& folder) {
  const int handle = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (handle >= 0) ::close(handle);
  return handle >= 0;
}

}  // namespace painleve::test
