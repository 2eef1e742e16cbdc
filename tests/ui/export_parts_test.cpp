// The parts of an export that need neither a display nor a run: layout, palette, queue, names, and
// what is said.

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

#include <gtest/gtest.h>

#include "ui/export/film_notes.h"
#include "ui/export/film_speed.h"
#include "ui/export/frame_layout.h"
#include "ui/export/frame_queue.h"
#include "ui/export/gif_palette.h"
#include "ui/export/png_sequence.h"
#include "ui/export/svg_words.h"
#include "ui/export/time_left.h"
#include "ui/session/playback.h"

namespace painleve::ui {
namespace {

// --- Layout

constexpr double kHeader = 60;

FrameLayout layoutOf(QSize size, AnimationPicture picture = AnimationPicture::Composed) {
  AnimationSettings settings;
  settings.size = size;
  settings.picture = picture;
  return frameLayout(settings, kHeader);
}

class ExportLayout : public testing::TestWithParam<QSize> {};

TEST_P(ExportLayout, roomsFillThePictureAndDoNotOverlap) {
  const FrameLayout layout = layoutOf(GetParam());
  AnimationSettings settings;
  settings.size = GetParam();
  const QRect whole(QPoint(), effectiveSize(settings));
  QRegion covered;
  qint64 pixels = 0;
  for (const QRectF& room : {layout.header, layout.scene, layout.plane, layout.energies}) {
    const QRect rect = pixelRect(room, layout.scale);
    covered += rect;
    pixels += qint64{rect.width()} * rect.height();
  }
  EXPECT_EQ(covered, QRegion(whole));
  EXPECT_EQ(pixels, qint64{whole.width()} * whole.height());
  EXPECT_FALSE(layout.scene.isEmpty());
}

INSTANTIATE_TEST_SUITE_P(Sizes, ExportLayout,
                         testing::Values(QSize(1280, 720), QSize(640, 480), QSize(1920, 1080),
                                         QSize(1079, 1919), QSize(7680, 4320), QSize(301, 203),
                                         QSize(2, 2), QSize(2000, 2)));

TEST(ExportLayout, plotsStandBesideOrBelowOrAreLeftOut) {
  const FrameLayout wide = layoutOf({1280, 720});
  EXPECT_EQ(wide.plane.left(), wide.scene.right());
  EXPECT_EQ(wide.energies.top(), wide.plane.bottom());
  const FrameLayout small = layoutOf({640, 480});
  EXPECT_EQ(small.plane.top(), small.scene.bottom());
  EXPECT_EQ(small.energies.left(), small.plane.right());
  EXPECT_TRUE(layoutOf({320, 240}).plane.isEmpty());
  EXPECT_TRUE(layoutOf({1280, 720}, AnimationPicture::SceneOnly).plane.isEmpty());
  EXPECT_TRUE(layoutOf({100, 100}).header.isEmpty());
  EXPECT_EQ(layoutOf({3840, 2160}).scale, 3) << "a larger picture shows the same, larger";
}

TEST(ExportLayout, aPreviewIsLaidOutAsItsFilm) {
  for (const QSize film : {QSize(1280, 720), QSize(3840, 2160), QSize(7680, 720), QSize(3840, 400),
                           QSize(1080, 1920), QSize(700, 7680), QSize(320, 240), QSize(2, 2)}) {
    const QSize small = previewSize(film);
    EXPECT_LE(small.width(), film.width());
    EXPECT_LE(small.height(), film.height());
    const FrameLayout expected = layoutOf(film), layout = layoutOf(small);
    for (QRectF FrameLayout::*room :
         {&FrameLayout::header, &FrameLayout::scene, &FrameLayout::plane, &FrameLayout::energies}) {
      EXPECT_NEAR((layout.*room).left(), (expected.*room).left(), 2) << film.width();
      EXPECT_NEAR((layout.*room).right(), (expected.*room).right(), 2) << film.width();
      EXPECT_NEAR((layout.*room).bottom(), (expected.*room).bottom(), 2) << film.width();
    }
  }
  EXPECT_EQ(previewSize({3840, 2160}), QSize(1280, 720)) << "no more is painted than is seen";
}

// --- Palette

QImage pictureOf(const std::vector<QRgb>& colours) {
  QImage picture(static_cast<int>(colours.size()), 4, QImage::Format_RGB32);
  for (int x = 0; x < picture.width(); ++x)
    for (int y = 0; y < picture.height(); ++y)
      picture.setPixel(x, y, colours[static_cast<std::size_t>(x)]);
  return picture;
}

TEST(ExportPalette, fewColoursAreKept) {
  const std::vector<QRgb> colours{qRgb(255, 255, 255), qRgb(0, 0, 0), qRgb(0, 158, 115),
                                  qRgb(213, 94, 0)};
  const GifPalette palette = GifPalette::of(pictureOf(colours));
  for (const QRgb colour : colours) {
    const QRgb found = palette.colours()[palette.nearest(colour)];
    EXPECT_NEAR(qRed(found), qRed(colour), 3);
    EXPECT_NEAR(qGreen(found), qGreen(colour), 3);
    EXPECT_NEAR(qBlue(found), qBlue(colour), 3);
  }
  EXPECT_EQ(palette.colours()[palette.nearest(colours[0])], colours[0]) << "white is white";
  EXPECT_EQ(palette.colours()[palette.nearest(colours[1])], colours[1]) << "black is black";
}

TEST(ExportPalette, manyColoursAreNearOnes) {
  QImage picture(256, 256, QImage::Format_RGB32);
  for (int x = 0; x < 256; ++x)
    for (int y = 0; y < 256; ++y) picture.setPixel(x, y, qRgb(x, y, (x + y) / 2));
  EXPECT_TRUE(GifPalette::of(picture).serves(picture));
}

TEST(ExportPalette, anotherPictureNeedsAnotherPalette) {
  const GifPalette greys = GifPalette::of(pictureOf({qRgb(0, 0, 0), qRgb(255, 255, 255)}));
  EXPECT_TRUE(greys.serves(pictureOf({qRgb(2, 2, 2), qRgb(250, 250, 250)})));
  EXPECT_FALSE(greys.serves(pictureOf({qRgb(0, 0, 0), qRgb(204, 121, 167)})));
}

TEST(ExportPalette, oneColourIsEnough) {
  const GifPalette palette = GifPalette::of(pictureOf({qRgb(255, 0, 0)}));
  EXPECT_EQ(palette.colours()[palette.nearest(qRgb(255, 0, 0))], qRgb(255, 0, 0));
}

// --- Queue and names

QImage numbered(int number) {
  QImage picture(1, 1, QImage::Format_RGB32);
  picture.setPixel(0, 0, qRgb(number, 0, 0));
  return picture;
}

TEST(ExportQueue, framesComeInOrderAndTheQueueIsShort) {
  FrameQueue queue;
  std::vector<int> taken;
  std::thread reader([&] {
    while (const auto frame = queue.take()) taken.push_back(qRed(frame->pixel(0, 0)));
  });
  for (int i = 0; i < 100; ++i) {
    while (!queue.hasRoom()) std::this_thread::yield();
    queue.put(numbered(i));
  }
  queue.close();
  reader.join();
  ASSERT_EQ(taken.size(), 100U);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(taken[static_cast<std::size_t>(i)], i);
  EXPECT_FALSE(queue.isAbandoned());
}

TEST(ExportQueue, whatIsAbandonedIsNotTaken) {
  FrameQueue queue;
  for (std::size_t i = 0; i < FrameQueue::kLength; ++i) {
    EXPECT_TRUE(queue.hasRoom());
    queue.put(numbered(1));
  }
  EXPECT_FALSE(queue.hasRoom());
  queue.abandon();
  EXPECT_EQ(queue.take(), std::nullopt);
  EXPECT_TRUE(queue.isAbandoned());
}

TEST(ExportNames, sortAsNumbersDo) {
  EXPECT_EQ(frameName(7, 31), "frame_00007.png");
  EXPECT_EQ(frameName(7, 123456), "frame_000007.png");
}

// --- Words

TEST(ExportTimeLeft, isGuessedFromWhatItTookSoFar) {
  EXPECT_DOUBLE_EQ(secondsLeft(0.25, 3), 9);
  EXPECT_EQ(secondsLeft(1, 3), 0);
  EXPECT_LT(secondsLeft(0.01, 3), 0) << "too little is done";
  EXPECT_LT(secondsLeft(0.5, 0.1), 0) << "too little time has passed";
  EXPECT_LT(secondsLeft(0, 0), 0);
}

TEST(ExportTimeLeft, isSaidInSecondsThenInMinutes) {
  EXPECT_EQ(timeLeftText(0.2), "about 1 s left");
  EXPECT_EQ(timeLeftText(59), "about 59 s left");
  EXPECT_EQ(timeLeftText(61), "about 2 min left");
  EXPECT_EQ(timeLeftText(3600), "about 60 min left");
  for (const double unknown : {-1.0, std::nan(""), std::numeric_limits<double>::infinity()})
    EXPECT_EQ(timeLeftText(unknown), "") << unknown;
}

TEST(ExportSpeed, offersThatOfPlayingAndRoundParts) {
  const auto speeds = filmSpeeds();
  EXPECT_TRUE(std::is_sorted(speeds.begin(), speeds.end()));
  EXPECT_EQ(std::adjacent_find(speeds.begin(), speeds.end()), speeds.end());
  std::vector<double> wanted = Playback::speeds();
  wanted.insert(wanted.end(), {1. / 5, 1. / 10, 1. / 50, 1. / 100});
  for (const double speed : wanted)
    EXPECT_NE(std::find(speeds.begin(), speeds.end(), speed), speeds.end()) << speed;
}

TEST(ExportSpeed, isAPartOfRealTime) {
  EXPECT_EQ(filmSpeedText(1. / 50), "1/50");
  EXPECT_EQ(filmSpeedText(0.3), "0.3");
  EXPECT_EQ(filmPaceText(1, false), "real time");
  EXPECT_EQ(filmPaceText(2, false), "2 × real time");
  EXPECT_EQ(filmPaceText(0.25, true), "1/4 of real time, slower near events");
}

AnimationSettings sizedFilm(QSize size) {
  AnimationSettings settings;
  settings.size = size;
  return settings;
}

TEST(ExportNotes, sayWhatHasNoRoomFromTheSizeOnThatTheyName) {
  Scene scene;
  scene.title = "a title";
  EXPECT_EQ(leastComposedSize(), QSize(420, 315));
  EXPECT_EQ(leastSizeWithHeader(), QSize(225, 150));
  EXPECT_EQ(roomNote(sizedFilm({1280, 720}), scene), "");
  EXPECT_EQ(roomNote(sizedFilm({420, 316}), scene), "");
  EXPECT_EQ(roomNote(sizedFilm({418, 400}), scene),
            "Phase plane and energies are left out: they have room from 420 × 315 pixels.");
  AnimationSettings small = sizedFilm({224, 148});
  small.picture = AnimationPicture::SceneOnly;
  EXPECT_EQ(roomNote(small, scene),
            "Title and parameters are left out: they have room from 225 × 150 pixels.");
  small.captions.title = small.captions.parameters = false;
  EXPECT_EQ(roomNote(small, scene), "") << "they were not asked for";
}

TEST(ExportNotes, sayThatTheRunEndedEarlyWhereTheFilmComesSoFar) {
  Trajectory run;
  run.endTime = 0.125;
  AnimationSettings film;
  EXPECT_EQ(endNote(film, run), "");
  run.end = End::NoSolution;
  run.endReason = "no solution";
  EXPECT_EQ(endNote(film, run).toStdString(),
            "The run ended early at t = 0.1250\u2009s: no solution. The film ends there.");
  film.to = 0.2;
  EXPECT_NE(endNote(film, run), "");
  film.to = 0.1;
  EXPECT_EQ(endNote(film, run), "");
  film.to.reset();
  film.sweep = Sweep{"laws.friction.mu", 0, 1, 8};
  EXPECT_EQ(endNote(film, run), "") << "each value has a run of its own";
}

// --- SVG

TEST(ExportSvg, aClosedOutlineIsClosedAndADotStaysADot) {
  QPainterPath outline;
  outline.addPolygon(QPolygonF{{0, 0}, {4, 0}, {4, 3}, {0, 0}});
  EXPECT_EQ(svgPath(outline), "M0 0L4 0L4 3Z");
  QPainterPath line;
  line.addPolygon(QPolygonF{{0, 0}, {4, 0}, {4, 3}});
  EXPECT_EQ(svgPath(line), "M0 0L4 0L4 3");
  QPainterPath dot(QPointF(1, 2));
  dot.lineTo(QPointF(1, 2));
  dot.lineTo(QPointF(5, 2));
  EXPECT_EQ(svgPath(dot), "M1 2L5 2") << "Qt leaves a step of no length out";
}

}  // namespace
}  // namespace painleve::ui
