#pragma once
// Where a film is to go. It is written into a file without a name beside its place, so that it is
// there whole or not at all; where that cannot be (a pipe), aside, and copied once it is whole.

#include <string>

#include <QString>

#include "core/io/pending_file.h"
#include "ui/export/export_error.h"

namespace painleve::ui {

class FilmTarget {
 public:
  /// Throws ExportError, as all functions do.
  explicit FilmTarget(const QString& path);

  const QString& name() const { return name_; }
  /// By which the film can be written while this lives.
  std::string path() const { return pending_.path(); }
  /// The film is whole: brings it to its place.
  void bring();

 private:
  void copy();

  QString name_;
  bool isCopied_;
  PendingFile pending_;
};

}  // namespace painleve::ui
