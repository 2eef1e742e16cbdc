#include "ui/export/gif_encoder.h"

#include <cmath>
#include <cstring>

namespace painleve::ui {
namespace {

constexpr int kHundredths = 100;  // of a second

}  // namespace

GifEncoder::GifEncoder(const QString& path, QSize size, int framesPerSecond)
    : film_(path, {QStringLiteral("gif"),
                   QStringLiteral("gif"),
                   AV_PIX_FMT_PAL8,
                   size,
                   {1, kHundredths},
                   {framesPerSecond, 1}}),
      framesPerSecond_(framesPerSecond) {
  film_.start();
}

std::int64_t GifEncoder::timeOf(std::int64_t frame) const {
  return std::llround(static_cast<double>(frame) * kHundredths / framesPerSecond_);
}

void GifEncoder::put(const QImage& frame) {
  // One palette as long as it serves: another would make the whole picture change.
  if (!palette_ || !palette_->serves(frame)) palette_ = GifPalette::of(frame);
  AVFrame& picture = film_.picture();
  std::memcpy(picture.data[1], palette_->colours().data(), sizeof(palette_->colours()));
  for (int y = 0; y < frame.height(); ++y) {
    const auto* from = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
    std::uint8_t* to = picture.data[0] + std::ptrdiff_t{y} * picture.linesize[0];
    for (int x = 0; x < frame.width(); ++x) to[x] = palette_->nearest(from[x]);
  }
  film_.write(timeOf(frames_), timeOf(frames_ + 1) - timeOf(frames_));
  ++frames_;
}

void GifEncoder::finish() {
  // Else the last frame would stand as long as rounding let the one before it.
  const std::int64_t last = timeOf(frames_) - timeOf(frames_ - 1);
  av_opt_set_int(film_.container().priv_data, "final_delay", last, 0);
  film_.finish();
}

}  // namespace painleve::ui
