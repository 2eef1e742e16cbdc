#pragma once
// A film that browsers and slides play: H.264 (High, 4:2:0) in an MP4 that begins with its index.

#include "ui/export/export_error.h"
#include "ui/export/film_file.h"
#include "ui/export/frame_sink.h"

namespace painleve::ui {

class VideoEncoder : public FrameSink {
 public:
  static constexpr auto kCodec = "libx264";

  /// `size` is even. Throws ExportError.
  VideoEncoder(const QString& path, QSize size, int framesPerSecond,
               const QString& codec = QString::fromLatin1(kCodec));
  void put(const QImage& frame) override;
  void finish() override;

 private:
  FilmFile film_;
  Libav<SwsContext> scaler_;
  std::int64_t frames_ = 0;
};

}  // namespace painleve::ui
