#pragma once
// The 256 colours that a picture can do with, and its pixels as their numbers.

#include <array>
#include <cstdint>
#include <vector>

#include <QImage>

namespace painleve::ui {

class GifPalette {
 public:
  static constexpr std::size_t kColours = 256;

  /// Cuts the colours of an RGB32 picture at their medians; the more pixels, the finer.
  static GifPalette of(const QImage& picture);

  const std::array<QRgb, kColours>& colours() const { return colours_; }
  std::uint8_t nearest(QRgb colour) const;
  /// Every colour of the picture is in the palette but for a difference that nobody sees, or such
  /// colours are very few.
  bool serves(const QImage& picture) const;

 private:
  GifPalette();

  std::array<QRgb, kColours> colours_{};
  /// By the leading bits of a colour: its number, once it was looked for; -1: not yet.
  mutable std::vector<std::int16_t> known_;
};

}  // namespace painleve::ui
