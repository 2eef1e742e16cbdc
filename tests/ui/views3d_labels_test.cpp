// Texts of the 3-D view: none covers another, none is cut off.

#include <gtest/gtest.h>

#include <QPainter>

#include "tests/ui/views3d_painting.h"
#include "ui/theme/palette.h"
#include "ui/views3d/ghost_layer.h"
#include "ui/views3d/label_placer.h"
#include "ui/views3d/lettering.h"

namespace painleve::ui {
namespace {

const QRectF kBounds(0, 0, 400, 200);

bool areApart(const std::vector<QRectF>& rooms) {
  for (std::size_t i = 0; i < rooms.size(); ++i) {
    for (std::size_t k = i + 1; k < rooms.size(); ++k)
      if (rooms[i].intersects(rooms[k])) return false;
  }
  return true;
}

TEST(Views3dPlacer, WhereThereIsRoomNothingMoves) {
  const std::vector<QRectF> wanted{{10, 10, 40, 20}, {60, 10, 40, 20}};
  EXPECT_EQ(placedRooms(wanted, {{200, 100, 50, 50}}, kBounds), wanted);
}

TEST(Views3dPlacer, TextsInOnePlaceStandApartAndTheFirstStays) {
  const std::vector<QRectF> wanted(6, {180, 90, 50, 18});
  const std::vector<QRectF> placed = placedRooms(wanted, {}, kBounds);
  EXPECT_EQ(placed.front(), wanted.front());
  EXPECT_TRUE(areApart(placed));
  for (const QRectF& room : placed) {
    EXPECT_EQ(room.size(), wanted.front().size());
    EXPECT_LE(QLineF(room.center(), wanted.front().center()).length(), 90);
  }
}

TEST(Views3dPlacer, WhatMustStaySeenIsNotCovered) {
  const QRectF sign(190, 60, 30, 80);
  const QRectF placed = placedRooms({{180, 90, 50, 18}}, {sign}, kBounds).front();
  EXPECT_FALSE(placed.intersects(sign));
}

TEST(Views3dPlacer, NothingIsCutOff) {
  const std::vector<QRectF> wanted(4, {385, 190, 60, 20});
  const std::vector<QRectF> placed = placedRooms(wanted, {}, kBounds);
  for (const QRectF& room : placed) EXPECT_TRUE(kBounds.contains(room));
  EXPECT_TRUE(areApart(placed));
}

TEST(Views3dPlacer, WhereEverythingIsTakenItCoversLeast) {
  const QRectF wanted(100, 80, 40, 20);
  const QRectF few(200, 0, 200, 200);
  std::vector<QRectF> taken(5, QRectF(0, 0, 150, 200));
  taken.emplace_back(0, 0, 400, 200);
  EXPECT_FALSE(placedRooms({wanted}, taken, kBounds).front().intersects(taken.front()));
  EXPECT_EQ(placedRooms({{0, 0, 500, 300}}, {few}, kBounds).front().topLeft(), QPointF(0, 0))
      << "one larger than the view begins where the view begins";
}

/// Where a text of this colour is seen.
QRect inkOf(const QImage& image, const QColor& colour) {
  QRect ink;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x)
      if (image.pixelColor(x, y) == colour) ink |= QRect(x, y, 1, 1);
  }
  return ink;
}

TEST(Views3dLettering, PointsChooseBeforeRemarks) {
  Lettering lettering({400, 200});
  const QPointF at(200, 100);
  lettering.write(Rank::Remark, {"remark", plotFont(), Qt::red}, at, Qt::AlignCenter);
  lettering.write(Rank::Point, {"point", plotFont(), Qt::blue}, at, Qt::AlignCenter);
  QImage image(400, 200, QImage::Format_RGB32);
  image.fill(palette().plotGround);
  QPainter painter(&image);
  lettering.paint(painter);
  painter.end();
  const QRect remark = inkOf(image, Qt::red), point = inkOf(image, Qt::blue);
  ASSERT_FALSE(remark.isEmpty() || point.isEmpty());
  EXPECT_FALSE(remark.intersects(point));
  EXPECT_TRUE(point.contains(at.toPoint()));
}

TEST(Views3dLettering, APinnedTextStaysAndOthersMakeWay) {
  Lettering lettering({400, 200});
  const QPointF at(200, 100);
  lettering.write(Rank::Point, {"point", plotFont(), Qt::blue}, at, Qt::AlignCenter);
  const QRectF pinned = lettering.pin({"pinned", plotFont(), Qt::green}, at, Qt::AlignCenter);
  EXPECT_EQ(pinned.center(), at);
  QImage image(400, 200, QImage::Format_RGB32);
  image.fill(palette().plotGround);
  QPainter painter(&image);
  lettering.paint(painter);
  painter.end();
  const QRect point = inkOf(image, Qt::blue);
  ASSERT_FALSE(point.isEmpty());
  EXPECT_FALSE(QRectF(point).intersects(pinned));
}

int mutedInk(const std::vector<Ghost>& ghosts, QSize view) {
  GhostLayer layer;
  Shown shown = shownOf(leaningFrame(Place::Zero(), 0.75, 1, 0));
  shown.ghosts = ghosts;
  return inkOf(painted(layer, shown, view), palette().muted).height();
}

TEST(Views3dLegend, GhostsThatLookAlikeHaveOneLine) {
  const Depiction depiction = leaningFrame(Place::Zero(), 1, 1, 0).depiction;
  const Ghost one{depiction, QPen(Qt::blue, 2), "one"}, other{depiction, QPen(Qt::red, 2), "one"};
  const QSize view(700, 450);
  EXPECT_EQ(mutedInk({one, one, one}, view), mutedInk({one}, view));
  EXPECT_GT(mutedInk({one, other}, view), mutedInk({one}, view));
}

TEST(Views3dLegend, ALongOneStaysInTheView) {
  const Depiction depiction = leaningFrame(Place::Zero(), 1, 1, 0).depiction;
  std::vector<Ghost> ghosts;
  ghosts.reserve(8);
  for (int i = 0; i < 8; ++i)
    ghosts.push_back({depiction, QPen(QColor(0, 0, 20 * i), 2), QString("run %1").arg(i)});
  const int few = mutedInk({ghosts.begin(), ghosts.begin() + 3}, {400, 200});
  EXPECT_GT(mutedInk(ghosts, {700, 450}), 2 * few);
  EXPECT_LT(mutedInk(ghosts, {400, 200}), 200 - 76);
}

}  // namespace
}  // namespace painleve::ui
