#pragma once
// A file that is to take the place of another, or a place where none is: it has no name until it
// is whole, so whatever ends the program before that leaves what was there, and nothing else.

#include <string>

#include <sys/types.h>

#include "core/io/descriptor.h"

namespace painleve {

class PendingFile {
 public:
  /// Named: the way on file systems that know no files without a name; only the destructor takes
  /// the hidden file away.
  enum class Kind { Nameless, Named };

  /// `target`: a regular file, or a name that is free, in a folder that exists; no link.
  explicit PendingFile(std::string target, Kind kind = Kind::Nameless);
  ~PendingFile();
  PendingFile(const PendingFile&) = delete;
  PendingFile& operator=(const PendingFile&) = delete;

  /// Its error() is also that of opening it.
  Descriptor& file() { return file_; }
  /// By which it can be opened while this lives.
  std::string path() const;
  /// All is written: sets the permissions and brings the bytes to the disk. 0 or errno.
  int complete();
  /// Once complete: becomes the target. 0 or errno.
  int takePlace();

 private:
  int open(Kind kind);
  std::string folder() const;
  /// Gives it a hidden name beside the target. 0 or errno.
  int linkAside();

  std::string target_;
  std::string aside_;  // its hidden name; empty: none
  Descriptor file_;
};

}  // namespace painleve
