#include "ui/export/png_bytes.h"

#include <QBuffer>

#include "ui/export/export_error.h"
#include "ui/export/export_words.h"

namespace painleve::ui {

QByteArray pngBytes(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  if (!image.save(&buffer, "PNG"))
    throw ExportError(exportWords("There is not enough memory for a picture of this size."));
  return bytes;
}

}  // namespace painleve::ui
