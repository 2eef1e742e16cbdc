// Colours, mode words, badge and icons.

#include <cmath>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "ui/theme/badge.h"
#include "ui/theme/icons.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

double luminance(const QColor& colour) {
  const auto linear = [](double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

/// WCAG 2: 4.5 is the least for text.
double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

TEST(ThemePalette, HasTheColoursOfTheModes) {
  const Palette& light = palette(Theme::Light);
  EXPECT_EQ(light.lcp[1].name().toUpper(), "#009E73");
  EXPECT_EQ(light.lcp[2].name().toUpper(), "#D55E00");
  EXPECT_EQ(light.lcp[3].name().toUpper(), "#56B4E9");
  EXPECT_EQ(light.lcp[4].name().toUpper(), "#CC79A7");
  EXPECT_EQ(palette(Theme::Dark).lcp[1].name().toUpper(), "#2BC79A");
}

TEST(ThemePalette, TextIsLegibleOnEveryGround) {
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    const Palette& p = palette(theme);
    for (const QColor& ground : {p.window, p.surface, p.plotGround}) {
      EXPECT_GT(contrast(p.text, ground), 10);
      EXPECT_GT(contrast(p.muted, ground), 4.5);
    }
  }
  for (int mode = 0; mode <= 4; ++mode) EXPECT_GT(contrast(palette().text, tint(mode)), 7) << mode;
}

TEST(ThemePalette, TintsAreOpaqueAndDiffer) {
  std::set<QRgb> seen;
  for (int mode = 1; mode <= 4; ++mode) {
    EXPECT_EQ(tint(mode).alpha(), 255);
    seen.insert(tint(mode).rgb());
  }
  EXPECT_EQ(seen.size(), 4U);
  EXPECT_EQ(tint(99), tint(0));
}

TEST(ThemePalette, ModesHaveWordsAndColours) {
  EXPECT_EQ(modeWords(Mode::SlipMinus, 1), "(1) one solution");
  EXPECT_EQ(modeWords(Mode::SlipPlus, 2), "(2) no solution");
  EXPECT_EQ(modeWords(Mode::Slip, 3), "(3) leaves");
  EXPECT_EQ(modeWords(Mode::SlipMinus, 4), "(4) two solutions");
  EXPECT_EQ(modeWords(Mode::Stick, 1), "stick");
  EXPECT_EQ(modeWords(Mode::Free, 0), "flight");
  EXPECT_EQ(modeColour(Mode::SlipMinus, 2), palette().lcp[2]);
  EXPECT_EQ(modeColour(Mode::Free, 2), palette().lcp[3]);
  EXPECT_EQ(modeColour(Mode::Stick, 2), palette().stick);
}

TEST(ThemePalette, OnlyTheAmbiguousModesAreHatched) {
  EXPECT_EQ(modeHatch(1).style(), Qt::NoBrush);
  EXPECT_EQ(modeHatch(3).style(), Qt::NoBrush);
  EXPECT_EQ(modeHatch(2).style(), Qt::BDiagPattern);
  EXPECT_EQ(modeHatch(4).style(), Qt::DiagCrossPattern);
}

TEST(ThemePalette, BadgeShowsColourTintAndText) {
  const QRectF rect = badgeRect(Mode::SlipMinus, 2);
  QImage image(rect.size().toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintBadge(painter, rect, Mode::SlipMinus, 2);
  painter.end();
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) colours.insert(image.pixel(x, y));
  }
  EXPECT_TRUE(colours.contains(palette().lcp[2].rgb()));
  EXPECT_TRUE(colours.contains(tint(2).rgb()));
  EXPECT_TRUE(colours.contains(palette().text.rgb()));
}

TEST(ThemePalette, BadgeSaysWhatNoModeSays) {
  const BadgeState point{Mode::SlipMinus, 0, EventKind::SingularPoint, "lift_off"};
  EXPECT_EQ(badgeWords(point), "singular point → lift-off");
  EXPECT_EQ(badgeColour(point), palette().lcp[3]);
  EXPECT_GT(badgeRect(point).width(), badgeRect(Mode::SlipMinus, 0).width());
  EXPECT_EQ(badgeWords({Mode::Free, 0, EventKind::Impact, "newton"}), "impact");
  EXPECT_EQ(badgeWords({Mode::SlipMinus, 4, EventKind::BranchPoint, "painleve"}),
            "(4) two solutions");
  EXPECT_EQ(badgeWords({Mode::Free, 0}), "flight");
}

class ThemeIcons : public testing::TestWithParam<const char*> {};

int inkedPixels(const QImage& image, const QColor& colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor pixel = image.pixelColor(x, y);
      if (pixel.alpha() > 250 && pixel.rgb() == colour.rgb()) ++count;
    }
  }
  return count;
}

TEST_P(ThemeIcons, AreTintedAndSharpAtTwoPixelRatios) {
  const QIcon shown = icon(GetParam());
  for (const double ratio : {1.0, 2.0}) {
    const QPixmap pixmap = shown.pixmap(QSize(24, 24), ratio);
    EXPECT_EQ(pixmap.size(), QSize(24, 24) * ratio);
    EXPECT_GT(inkedPixels(pixmap.toImage(), palette().text), 5) << ratio;
  }
  const QPixmap disabled = shown.pixmap(QSize(24, 24), 2, QIcon::Disabled);
  EXPECT_GT(inkedPixels(disabled.toImage(), palette().frame), 5);
  EXPECT_EQ(inkedPixels(disabled.toImage(), palette().text), 0);
}

INSTANTIATE_TEST_SUITE_P(All, ThemeIcons,
                         testing::Values("play", "pause", "step", "step_back", "first", "last",
                                         "loop", "open", "save", "preset", "undo", "redo", "fit",
                                         "camera"));

TEST(Badge, wordsInANarrowOneAreSmallerNotCut) {
  const BadgeState state{Mode::SlipMinus, 4};
  const QRectF whole = badgeRect(state);
  const QRectF narrow(0, 0, std::round(0.7 * whole.width()), std::ceil(whole.height()));
  const auto ink = [&](double from, double to) {
    QImage image(narrow.size().toSize(), QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintBadge(painter, narrow, state);
    int dark = 0;
    for (int x = static_cast<int>(from); x < static_cast<int>(to); ++x)
      for (int y = 6; y < image.height() - 6; ++y)
        dark += image.pixelColor(x, y).lightness() < 60 ? 1 : 0;
    return dark;
  };
  EXPECT_EQ(ink(narrow.right() - 6, narrow.right() - 2), 0);
  EXPECT_EQ(ink(14, 18), 0);
  EXPECT_GT(ink(20, narrow.right() - 8), 50);
}

TEST(ThemeIcons, AnUnknownNameIsRefused) {
  EXPECT_THROW(icon("no such icon"), std::logic_error);
}

TEST(ThemeStyle, EveryNameInTheSheetWasReplaced) {
  const QString sheet = qApp->styleSheet();
  EXPECT_FALSE(sheet.isEmpty());
  EXPECT_FALSE(sheet.section("*/", 1).contains('@')) << sheet.toStdString();
  EXPECT_TRUE(sheet.contains(palette().normalForce.name()));
}

}  // namespace
}  // namespace painleve::ui
