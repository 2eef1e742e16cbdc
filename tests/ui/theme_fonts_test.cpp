// The shipped font draws what the labels need, numbers read as agreed: four digits, true minus.

#include <limits>

#include <gtest/gtest.h>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

/// Lines of pixels, from the top, that carry ink.
std::vector<int> inkedLines(const QString& text) {
  QImage image(120, 120, QImage::Format_Grayscale8);
  image.fill(Qt::white);
  QPainter painter(&image);
  QFont font = plotFont();
  font.setPixelSize(64);
  painter.setFont(font);
  painter.drawText(image.rect(), Qt::AlignCenter, text);
  painter.end();
  std::vector<int> lines;
  for (int y = 0; y < image.height(); ++y) {
    bool ink = false;
    for (int x = 0; x < image.width(); ++x) ink = ink || qGray(image.pixel(x, y)) < 128;
    if (ink) lines.push_back(y);
  }
  return lines;
}

TEST(ThemeFonts, TheShippedFamilyIsUsed) {
  for (const QFont& font : {panelFont(), plotFont(), badgeFont()}) {
    EXPECT_EQ(QFontInfo(font).family(), "Noto Sans");
  }
  EXPECT_EQ(panelFont().pointSize(), 10);
  EXPECT_EQ(plotFont().pointSize(), 12);
  EXPECT_EQ(badgeFont().pointSize(), 15);
  EXPECT_TRUE(badgeFont().bold());
}

TEST(ThemeFonts, ThetaDotHasItsDotAboveTheLetter) {
  const std::vector<int> plain = inkedLines(QStringLiteral("θ"));
  const std::vector<int> dotted = inkedLines(QStringLiteral("θ̇"));
  ASSERT_FALSE(plain.empty());
  ASSERT_FALSE(dotted.empty());
  EXPECT_LT(dotted.front(), plain.front());
  // A gap without ink parts the dot from the letter.
  EXPECT_LT(static_cast<int>(dotted.size()), dotted.back() - dotted.front() + 1);
  EXPECT_EQ(static_cast<int>(plain.size()), plain.back() - plain.front() + 1);
}

TEST(ThemeFonts, DigitsAllHaveOneWidth) {
  const QFontMetricsF metrics(panelFont());
  for (const QChar digit : QStringLiteral("123456789")) {
    EXPECT_DOUBLE_EQ(metrics.horizontalAdvance(digit), metrics.horizontalAdvance('0'));
  }
}

struct NumberCase {
  double value;
  QString text;
};

class ThemeNumbers : public testing::TestWithParam<NumberCase> {};

TEST_P(ThemeNumbers, HaveFourDigitsAndATrueMinus) {
  EXPECT_EQ(numberText(GetParam().value), GetParam().text)
      << numberText(GetParam().value).toStdString();
}

INSTANTIATE_TEST_SUITE_P(
    Values, ThemeNumbers,
    testing::Values(NumberCase{0, "0"}, NumberCase{1.4, "1.400"}, NumberCase{-9.8, "−9.800"},
                    NumberCase{0.0051234, "0.005123"}, NumberCase{9.99996, "10.00"},
                    NumberCase{123456, "123456"}, NumberCase{1.5e7, "1.500×10⁷"},
                    NumberCase{-2.25e-12, "−2.250×10⁻¹²"},
                    NumberCase{std::numeric_limits<double>::quiet_NaN(), "–"},
                    NumberCase{std::numeric_limits<double>::infinity(), "∞"},
                    NumberCase{-std::numeric_limits<double>::infinity(), "−∞"}));

TEST(ThemeNumbers, UnitFollowsAfterAThinSpace) {
  EXPECT_EQ(numberText(9.8, "m/s²"), QStringLiteral("9.800\u2009m/s²"));
  EXPECT_EQ(numberText(std::numeric_limits<double>::quiet_NaN(), "N"), "–");
}

TEST(ThemeNumbers, WhatIsLeftOfZeroIsZero) {
  EXPECT_EQ(withoutRounding(-8.9e-16, 2), 0);
  EXPECT_EQ(withoutRounding(1e-9, 2), 1e-9);
  EXPECT_EQ(withoutRounding(-8.9e-16, 1e-15), -8.9e-16) << "small things are no rounding";
}

}  // namespace
}  // namespace painleve::ui
