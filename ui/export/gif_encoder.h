#pragma once
// A GIF that loops. It counts time in hundredths of a second: frames are rounded to them one by
// one, so that the whole lasts as long as it should.

#include <optional>

#include "ui/export/export_error.h"
#include "ui/export/film_file.h"
#include "ui/export/frame_sink.h"
#include "ui/export/gif_palette.h"

namespace painleve::ui {

class GifEncoder : public FrameSink {
 public:
  /// At most kMostGifFramesPerSecond. Throws ExportError.
  GifEncoder(const QString& path, QSize size, int framesPerSecond);
  void put(const QImage& frame) override;
  void finish() override;

 private:
  std::int64_t timeOf(std::int64_t frame) const;

  FilmFile film_;
  std::optional<GifPalette> palette_;
  int framesPerSecond_;
  std::int64_t frames_ = 0;
};

}  // namespace painleve::ui
