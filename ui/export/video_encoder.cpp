#include "ui/export/video_encoder.h"

#include <array>

#include "ui/export/export_words.h"

namespace painleve::ui {
namespace {

/// Thin lines and small type stay clean; a film of a minute takes a few megabytes.
constexpr auto kQuality = "18";
constexpr int kFullScale = 1 << 16;  // contrast and saturation as they are, for swscale

/// From full-range RGB to the narrow range of BT.709, which players assume for H.264.
Libav<SwsContext> makeScaler(QSize size) {
  auto scaler = ownLibav(
      sws_getContext(size.width(), size.height(), AV_PIX_FMT_BGR0, size.width(), size.height(),
                     AV_PIX_FMT_YUV420P, SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP,
                     nullptr, nullptr, nullptr),
      exportWords("The colours cannot be converted"));
  const int* matrix = sws_getCoefficients(SWS_CS_ITU709);
  sws_setColorspaceDetails(scaler.get(), matrix, 1, matrix, 0, 0, kFullScale, kFullScale);
  return scaler;
}

}  // namespace

VideoEncoder::VideoEncoder(const QString& path, QSize size, int framesPerSecond,
                           const QString& codec)
    : film_(path, {QStringLiteral("mp4"),
                   codec,
                   AV_PIX_FMT_YUV420P,
                   size,
                   {1, framesPerSecond},
                   {framesPerSecond, 1}}),
      scaler_(makeScaler(size)) {
  AVCodecContext& context = film_.codec();
  context.color_range = AVCOL_RANGE_MPEG;
  context.colorspace = AVCOL_SPC_BT709;
  context.color_primaries = AVCOL_PRI_BT709;
  context.color_trc = AVCOL_TRC_BT709;
  av_opt_set(context.priv_data, "profile", "high", 0);
  av_opt_set(context.priv_data, "crf", kQuality, 0);
  av_opt_set(film_.container().priv_data, "movflags", "+faststart", 0);
  film_.start();
}

void VideoEncoder::put(const QImage& frame) {
  AVFrame& picture = film_.picture();
  // The library reads four planes, whatever the format has.
  const std::array<const std::uint8_t*, 4> source{frame.constBits()};
  const std::array<int, 4> stride{static_cast<int>(frame.bytesPerLine())};
  checkLibav(sws_scale(scaler_.get(), source.data(), stride.data(), 0, frame.height(), picture.data,
                       picture.linesize),
             exportWords("A frame cannot be converted"));
  film_.write(frames_++, 1);
}

void VideoEncoder::finish() {
  film_.finish();
}

}  // namespace painleve::ui
