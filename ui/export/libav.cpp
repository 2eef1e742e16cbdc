#include "ui/export/libav.h"

#include <array>

#include "ui/export/export_error.h"

namespace painleve::ui {

void checkLibav(int code, const QString& what) {
  if (code >= 0) return;
  std::array<char, AV_ERROR_MAX_STRING_SIZE> reason{};
  av_strerror(code, reason.data(), reason.size());
  throw ExportError(QStringLiteral("%1: %2").arg(what, QString::fromUtf8(reason.data())));
}

}  // namespace painleve::ui
