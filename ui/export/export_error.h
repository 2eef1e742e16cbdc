#pragma once
// Why an export ends early.

#include <stdexcept>

#include <QString>

namespace painleve::ui {

/// One clear sentence, with the reason of the library or the system.
class ExportError : public std::runtime_error {
 public:
  explicit ExportError(const QString& sentence) : std::runtime_error(sentence.toStdString()) {}
  QString sentence() const { return QString::fromUtf8(what()); }
};

}  // namespace painleve::ui
