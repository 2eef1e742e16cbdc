#pragma once
// A picture as the bytes of a PNG file.

#include <QByteArray>
#include <QImage>

namespace painleve::ui {

/// Throws ExportError where there was no memory for the picture, or is none for the file.
QByteArray pngBytes(const QImage& image);

}  // namespace painleve::ui
