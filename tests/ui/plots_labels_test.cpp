#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "ui/plots/direct_labels.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

TEST(PlotLabels, loweredAndRaisedIndices) {
  EXPECT_EQ(richSymbol("F_N"), "F<sub>N</sub>");
  EXPECT_EQ(richSymbol("P_c1^+"), "P<sub>c1</sub><sup>+</sup>");
  EXPECT_EQ(richSymbol("v<sub>t</sub>"), "v<sub>t</sub>");
  EXPECT_EQ(richSymbol("a<b"), "a<b") << "HTML is taken as it is";
}

TEST(PlotLabels, unitsStandInBrackets) {
  EXPECT_EQ(axisText("F_N", "N"), "F<sub>N</sub> \u2009[N]");
  EXPECT_EQ(axisText("μ", ""), "μ");
}

/// Rows of a picture that hold ink.
QVector<bool> inkedRows(const Label& label) {
  QImage image(60, 60, QImage::Format_ARGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintLabel(painter, label, {30, 30}, Qt::AlignCenter);
  painter.end();
  QVector<bool> inked;
  for (int y = 0; y < image.height(); ++y) {
    bool ink = false;
    for (int x = 0; x < image.width(); ++x) ink = ink || qGray(image.pixel(x, y)) < 160;
    inked << ink;
  }
  return inked;
}

TEST(PlotLabels, thetaDotHasItsDot) {
  const auto plain = inkedRows({"θ", plotFont(), Qt::black});
  const auto dotted = inkedRows({"θ̇", plotFont(), Qt::black});
  EXPECT_LT(dotted.indexOf(true), plain.indexOf(true) - 2);
}

TEST(PlotLabels, spreadMovesLabelsApartAsLittleAsItCan) {
  EXPECT_EQ(spread({50, 90}, 10, 0, 200), (std::vector<double>{50, 90}));
  EXPECT_EQ(spread({50, 50}, 10, 0, 200), (std::vector<double>{45, 55}));
  EXPECT_EQ(spread({90, 50, 52}, 10, 0, 200), (std::vector<double>{90, 46, 56}));
  EXPECT_EQ(spread({-20, 300}, 10, 0, 200), (std::vector<double>{5, 195}));
  EXPECT_TRUE(spread({}, 10, 0, 200).empty());
}

QStringList ticksOf(double lower, double upper) {
  CalmTicker ticker;
  QVector<double> ticks;
  QVector<QString> labels;
  ticker.generate({lower, upper}, QLocale::c(), 'g', 6, ticks, nullptr, &labels);
  QStringList inside;
  for (int k = 0; k < ticks.size(); ++k) {
    if (ticks[k] >= lower && ticks[k] <= upper) inside << labels[k];
  }
  return inside;
}

TEST(PlotTicks, areFewAndRound) {
  EXPECT_EQ(ticksOf(0, 1.5708), (QStringList{"0", "0.3", "0.6", "0.9", "1.2", "1.5"}));
  EXPECT_EQ(ticksOf(-7, 7), (QStringList{"−5", "−2.5", "0", "2.5", "5"})) << "true minus";
  EXPECT_EQ(ticksOf(0, 0.25).size(), 6);
}

TEST(PlotTicks, neverMoreThanSixLinesBetweenTheEnds) {
  for (double size = 1e-6; size < 1e6; size *= 1.37) {
    for (const double start : {0.0, 0.31, -0.77}) {
      EXPECT_LE(ticksOf(start * size + 1e-3 * size, (start + 1) * size).size(), 7) << size;
      EXPECT_GE(ticksOf(start * size, (start + 1) * size).size(), 3) << size;
    }
  }
}

TEST(PlotTicks, anAxisOfLittleHeightHasTwoNumbersAtLeast) {
  for (const double lower : {-1.0, -0.3, 0.7, 4.0}) {
    for (double size = 0.1; size < 100; size *= 1.21) {
      CalmTicker ticker;
      ticker.fitInto(40);
      QVector<double> ticks;
      ticker.generate({lower, lower + size}, QLocale::c(), 'g', 6, ticks, nullptr, nullptr);
      const auto inside = std::count_if(ticks.begin(), ticks.end(), [&](double tick) {
        return tick >= lower && tick <= lower + size;
      });
      EXPECT_GE(inside, 2) << lower << " + " << size;
    }
  }
}

TEST(PlotTicks, neighboursHaveDifferentNumbers) {
  const QStringList close = ticksOf(1, 1 + 3e-6);
  ASSERT_GE(close.size(), 2);
  EXPECT_NE(close[0], close[1]);
}

}  // namespace
}  // namespace painleve::ui
