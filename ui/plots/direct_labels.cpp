#include "ui/plots/direct_labels.h"

#include <algorithm>
#include <numeric>

#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr int kRoom = 84;  // px
constexpr double kGap = 8, kLine = 17;

struct Block {
  int count = 1;
  double centre = 0;

  double begin(double height) const { return centre - 0.5 * count * height; }
  double end(double height) const { return centre + 0.5 * count * height; }
  void absorb(const Block& other) {
    centre = (count * centre + other.count * other.centre) / (count + other.count);
    count += other.count;
  }
};

}  // namespace

DirectLabels::DirectLabels(QCustomPlot& plot) : QCPLayerable(&plot, kMarksLayer) {}

int DirectLabels::room() {
  return kRoom;
}

void DirectLabels::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeOther);
}

void DirectLabels::draw(QCPPainter* painter) {
  const QRect axes = parentPlot()->axisRect()->rect();
  std::vector<double> wanted;
  for (const auto& label : labels_) {
    wanted.push_back(parentPlot()->yAxis->coordToPixel(label.value));
  }
  const auto centres = spread(wanted, kLine, axes.top(), axes.bottom());
  for (std::size_t k = 0; k < labels_.size(); ++k) {
    paintLabel(*painter, {labels_[k].html, panelFont(), labels_[k].colour},
               {axes.right() + kGap, centres[k]}, Qt::AlignLeft | Qt::AlignVCenter);
  }
}

std::vector<double> spread(const std::vector<double>& wanted, double height, double top,
                           double bottom) {
  std::vector<std::size_t> order(wanted.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
  // Labels that touch form a block, which stands where its labels want to be on average.
  std::vector<Block> blocks;
  for (const auto k : order) {
    blocks.push_back({1, wanted[k]});
    while (blocks.size() > 1 &&
           blocks[blocks.size() - 2].end(height) > blocks.back().begin(height)) {
      const Block last = blocks.back();
      blocks.pop_back();
      blocks.back().absorb(last);
    }
  }
  std::vector<double> centre(wanted.size());
  auto next = order.begin();
  for (const auto& block : blocks) {
    const double length = block.count * height;
    const double begin = std::max(top, std::min(block.begin(height), bottom - length));
    for (int n = 0; n < block.count; ++n) centre[*next++] = begin + (n + 0.5) * height;
  }
  return centre;
}

}  // namespace painleve::ui
