#include "ui/export/gif_palette.h"

#include <algorithm>

namespace painleve::ui {
namespace {

constexpr int kBits = 6;  // of a channel: finer differences are one colour
constexpr int kSteps = 1 << kBits, kDropped = 8 - kBits;
constexpr int kSeen = 24;  // of 255, in one channel: a colour as far off is seen to be another
constexpr int kFewPixels = 2000;  // one of so many may be wrong

struct ColourCount {
  std::array<int, 3> channels{};  // of kSteps
  std::int64_t pixels = 0;
};

using ColourSpan = std::vector<ColourCount>::iterator;

/// A box of colours, which becomes one of them in the end.
struct ColourBox {
  ColourSpan begin, end;
  std::size_t longest = 0;  // channel
  int length = 0;
  std::int64_t pixels = 0;

  std::int64_t worth() const { return end - begin < 2 ? 0 : pixels * length * length; }
};

std::size_t indexOf(QRgb colour) {
  return static_cast<std::size_t>(
      (((qRed(colour) >> kDropped) << kBits | (qGreen(colour) >> kDropped)) << kBits) |
      (qBlue(colour) >> kDropped));
}

template <class Each>
void eachPixel(const QImage& picture, const Each& each) {
  for (int y = 0; y < picture.height(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
    std::for_each(line, line + picture.width(), each);
  }
}

std::vector<ColourCount> countColours(const QImage& picture) {
  std::vector<std::int64_t> counts(std::size_t{1} << (3 * kBits));
  eachPixel(picture, [&counts](QRgb colour) { ++counts[indexOf(colour)]; });
  std::vector<ColourCount> colours;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    const int index = static_cast<int>(i);
    colours.push_back(
        {{index >> (2 * kBits), (index >> kBits) % kSteps, index % kSteps}, counts[i]});
  }
  return colours;
}

ColourBox boxOf(ColourSpan begin, ColourSpan end) {
  ColourBox box{begin, end, 0, 0, 0};
  for (auto it = begin; it != end; ++it) box.pixels += it->pixels;
  for (std::size_t channel = 0; channel < 3; ++channel) {
    const auto [low, high] = std::minmax_element(begin, end, [channel](auto& a, auto& b) {
      return a.channels[channel] < b.channels[channel];
    });
    const int length = high->channels[channel] - low->channels[channel];
    if (length > box.length) {
      box.length = length;
      box.longest = channel;
    }
  }
  return box;
}

/// Where half of the pixels are passed, but neither end.
ColourSpan medianOf(const ColourBox& box) {
  std::int64_t passed = 0;
  auto at = box.begin;
  while (at + 1 != box.end && passed + at->pixels <= box.pixels / 2) passed += (at++)->pixels;
  return std::max(at, box.begin + 1);
}

void cutLargest(std::vector<ColourBox>& boxes) {
  const auto largest = std::max_element(boxes.begin(), boxes.end(),
                                        [](auto& a, auto& b) { return a.worth() < b.worth(); });
  const ColourBox box = *largest;
  std::sort(box.begin, box.end,
            [&box](auto& a, auto& b) { return a.channels[box.longest] < b.channels[box.longest]; });
  const auto middle = medianOf(box);
  *largest = boxOf(box.begin, middle);
  boxes.push_back(boxOf(middle, box.end));
}

/// The mean of its pixels; the ends of the scale stay white and black.
QRgb colourOf(const ColourBox& box) {
  std::array<int, 3> mean{};
  for (std::size_t channel = 0; channel < 3; ++channel) {
    double sum = 0;
    for (auto it = box.begin; it != box.end; ++it)
      sum += static_cast<double>(it->pixels) * it->channels[channel];
    mean[channel] = qRound(255 * sum / (static_cast<double>(box.pixels) * (kSteps - 1)));
  }
  return qRgb(mean[0], mean[1], mean[2]);
}

int distanceBetween(QRgb a, QRgb b) {
  const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
  return red * red + green * green + blue * blue;
}

}  // namespace

GifPalette::GifPalette() : known_(std::size_t{1} << (3 * kBits), -1) {}

GifPalette GifPalette::of(const QImage& picture) {
  std::vector<ColourCount> colours = countColours(picture);
  std::vector<ColourBox> boxes{boxOf(colours.begin(), colours.end())};
  const std::size_t wanted = std::min(colours.size(), kColours);
  while (boxes.size() < wanted) cutLargest(boxes);
  GifPalette palette;
  for (std::size_t i = 0; i < kColours; ++i)
    palette.colours_[i] = colourOf(boxes[std::min(i, boxes.size() - 1)]);
  return palette;
}

std::uint8_t GifPalette::nearest(QRgb colour) const {
  std::int16_t& known = known_[indexOf(colour)];
  if (known < 0) {
    const auto best = std::min_element(colours_.begin(), colours_.end(), [colour](QRgb a, QRgb b) {
      return distanceBetween(a, colour) < distanceBetween(b, colour);
    });
    known = static_cast<std::int16_t>(best - colours_.begin());
  }
  return static_cast<std::uint8_t>(known);
}

bool GifPalette::serves(const QImage& picture) const {
  qint64 wrong = 0;
  eachPixel(picture, [&](QRgb colour) {
    wrong += distanceBetween(colours_[nearest(colour)], colour) > kSeen * kSeen ? 1 : 0;
  });
  return wrong * kFewPixels <= qint64{picture.width()} * picture.height();
}

}  // namespace painleve::ui
