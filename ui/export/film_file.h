#pragma once
// One stream of pictures, encoded and put into a container: what MP4 and GIF share.

#include <cstdint>

#include <QSize>

#include "ui/export/export_error.h"
#include "ui/export/film_target.h"
#include "ui/export/libav.h"

namespace painleve::ui {

struct FilmFormat {
  QString container, codec;  // as libav calls them
  AVPixelFormat pixels = AV_PIX_FMT_NONE;
  QSize size;
  AVRational timeBase{1, 1};  // s
  AVRational rate{1, 1};      // frames a second
};

class FilmFile {
 public:
  /// Throws ExportError, as all functions do.
  FilmFile(const QString& path, const FilmFormat& format);

  /// For what the codec knows besides; between construction and start().
  AVCodecContext& codec() { return *codec_; }
  void start();
  /// An empty picture of the film to be filled.
  AVFrame& picture();
  /// The picture as it is filled stands from `time` on, for `duration`; in units of the time base.
  void write(std::int64_t time, std::int64_t duration);
  /// All pictures are there: completes the film and brings it to its place.
  void finish();
  AVFormatContext& container() { return *container_; }

 private:
  void openCodec();
  QString notWritten() const;
  /// Null: there is no more to come.
  void encode(const AVFrame* picture);

  FilmFormat format_;
  FilmTarget target_;
  Libav<AVFormatContext> container_;
  Libav<AVCodecContext> codec_;
  Libav<AVFrame> picture_;
  Libav<AVPacket> packet_;
  AVStream* stream_ = nullptr;  // of the container
  std::int64_t duration_ = 1;
};

}  // namespace painleve::ui
