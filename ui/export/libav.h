#pragma once
// libav's objects with owners, and its error codes as sentences.

#include <memory>

#include <QString>

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/dict.h>
#include <libavutil/frame.h>
#include <libavutil/opt.h>
#include <libswscale/swscale.h>
}

namespace painleve::ui {

struct LibavFree {
  void operator()(AVFrame* frame) const { av_frame_free(&frame); }
  void operator()(AVPacket* packet) const { av_packet_free(&packet); }
  void operator()(AVCodecContext* context) const { avcodec_free_context(&context); }
  void operator()(SwsContext* context) const { sws_freeContext(context); }
  /// With the file it writes to.
  void operator()(AVFormatContext* context) const {
    avio_closep(&context->pb);
    avformat_free_context(context);
  }
};

template <class T>
using Libav = std::unique_ptr<T, LibavFree>;

/// "libx264 cannot be opened: Invalid argument"; nothing happens where the code is no error.
/// Throws ExportError.
void checkLibav(int code, const QString& what);
/// The same where libav returned no object.
template <class T>
Libav<T> ownLibav(T* object, const QString& what) {
  checkLibav(object == nullptr ? AVERROR(ENOMEM) : 0, what);
  return Libav<T>(object);
}

}  // namespace painleve::ui
