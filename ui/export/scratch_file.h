#pragma once
// A file without a name: it is gone with the program, however that ends. What was written into it
// is brought to its place whole, or not at all.

#include <string>

#include <QTemporaryFile>

namespace painleve::ui {

class ScratchFile {
 public:
  /// Throws ExportError.
  ScratchFile();

  /// By which it can be opened while this lives.
  std::string path() const;
  /// Copies it to `target`. Throws ExportError.
  void bringTo(const QString& target);

 private:
  QTemporaryFile file_;
};

}  // namespace painleve::ui
