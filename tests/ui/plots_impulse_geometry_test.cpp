// The plane of impulses without a plot: lines, cone, window; and names that stay apart.

#include <cmath>

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include "tests/support/tolerances.h"
#include "ui/plots/impulse_geometry.h"
#include "ui/plots/label_spots.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

/// A contact that comes with (v_t, v_n) = (-2, -1).
ImpactReport coming() {
  ImpactReport report;
  report.ann = 2;
  report.ant = 0.5;
  report.att = 1.5;
  report.friction = {0.3, 0.6, {}};
  report.before = {-1, -2};
  report.impulse = {1, 0.6};
  return report;
}

ContactPair crossing(const ImpulseLine& a, const ImpulseLine& b) {
  const double det = a.along * b.up - a.up * b.along;
  return {(a.along * b.rest - b.along * a.rest) / det, (a.rest * b.up - b.rest * a.up) / det};
}

bool contains(const ImpulseWindow& window, const ContactPair& impulse) {
  return impulse.tangent >= window.left && impulse.tangent <= window.right &&
         impulse.normal >= window.bottom && impulse.normal <= window.top;
}

TEST(ImpulseGeometry, TheLinesCrossWhereEverythingStops) {
  const ImpactReport report = coming();
  const ContactPair after =
      report.velocityAfter(crossing(lineOfSticking(report), lineOfCompression(report)));
  EXPECT_NEAR(after.normal, 0, test::kRounding);
  EXPECT_NEAR(after.tangent, 0, test::kRounding);
}

TEST(ImpulseGeometry, TheWorkIsTheChangeOfTheKineticEnergy) {
  const ImpactReport report = coming();
  const double det = report.ann * report.att - report.ant * report.ant;
  const auto kinetic = [&](const ContactPair& v) {
    return 0.5 *
           (report.att * v.normal * v.normal - 2 * report.ant * v.normal * v.tangent +
            report.ann * v.tangent * v.tangent) /
           det;
  };
  const ContactPair impulse{0.7, -0.2};
  EXPECT_NEAR(report.workOf(impulse),
              kinetic(report.velocityAfter(impulse)) - kinetic(report.before), test::kRounding);
}

// Friction of slip- pushes to the right: mu_minus; it dips where it presses the contact down.
TEST(ImpulseGeometry, TheConeHasTheCoefficientsOfItsSides) {
  ImpactReport report = coming();
  const auto edges = coneEdges(report);
  EXPECT_EQ(edges[0].ratio, 0.6);
  EXPECT_EQ(edges[1].ratio, -0.3);
  EXPECT_FALSE(edges[0].dips);
  EXPECT_FALSE(edges[1].dips);
  report.ant = -4;
  EXPECT_TRUE(coneEdges(report)[0].dips);
  EXPECT_FALSE(coneEdges(report)[1].dips);
}

TEST(ImpulseGeometry, TheWindowHoldsAllThereIs) {
  ImpactReport report = coming();
  report.laws.push_back({Newton{}, {1.5, -0.4}, {}, 0, 0, {}, {{0, 0}, {0.8, 0.4}, {1.5, -0.4}}});
  for (const QSizeF axes : {QSizeF(0, 0), QSizeF(200, 200), QSizeF(900, 100), QSizeF(90, 800)}) {
    const ImpulseWindow window = impulseWindow(report, axes);
    EXPECT_TRUE(contains(window, {0, 0}));
    EXPECT_TRUE(contains(window, report.impulse));
    for (const ContactPair& corner : report.laws[0].path) EXPECT_TRUE(contains(window, corner));
  }
  const ImpulseWindow square = impulseWindow(report, {300, 300});
  EXPECT_NEAR(square.right - square.left, square.top - square.bottom, test::kRounding)
      << "one scale where that costs little";
}

TEST(ImpulseGeometry, AnImpactOfNothingHasAWindowAllTheSame) {
  const ImpulseWindow window = impulseWindow(ImpactReport{}, {300, 200});
  EXPECT_LT(window.left, window.right);
  EXPECT_LT(window.bottom, window.top);
  EXPECT_TRUE(std::isfinite(window.right - window.left));
}

TEST(ImpulseGeometry, ALineIsCutToTheWindow) {
  const ImpulseWindow window{-1, 1, 0, 2};
  const auto part = inWindow({1, 1, 1}, window);
  ASSERT_TRUE(part);
  EXPECT_NEAR(part->x1() + part->y1(), 1, test::kRounding);
  EXPECT_NEAR(part->x1(), -1, test::kRounding);
  EXPECT_NEAR(part->y2(), 0, test::kRounding);
  EXPECT_FALSE(inWindow({1, 1, 9}, window));
  EXPECT_FALSE(inWindow({0, 0, 1}, window)) << "no line at all";
  const auto level = inWindow({0, 1, 1.5}, window);
  ASSERT_TRUE(level);
  EXPECT_NEAR(level->dx(), 2, test::kRounding);
}

TEST(LabelSpots, NamesKeepApartAndInside) {
  QImage image(300, 120, QImage::Format_RGB32);
  QPainter painter(&image);
  const QRectF room(0, 0, 300, 120);
  LabelSpots spots(room);
  int written = 0;
  for (int k = 0; k < 30; ++k)
    written += spots.write(painter, {QString("name %1").arg(k), panelFont(), Qt::black},
                           {150 + 3.0 * k, 60}, 6);
  EXPECT_GE(written, 6);
  EXPECT_LT(written, 30) << "there is no room for all";
  const auto& boxes = spots.taken();
  ASSERT_EQ(boxes.size(), static_cast<std::size_t>(written));
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    EXPECT_TRUE(room.contains(boxes[i]));
    for (std::size_t k = i + 1; k < boxes.size(); ++k) EXPECT_FALSE(boxes[i].intersects(boxes[k]));
  }
}

TEST(LabelSpots, ANameLeavesALineFreeWhereItCan) {
  QImage image(300, 120, QImage::Format_RGB32);
  QPainter painter(&image);
  const Label label{"name", panelFont(), Qt::black};
  LabelSpots spots({0, 0, 300, 120});
  spots.shun(QPolygonF{QPointF(150, 60), QPointF(299, 60)});
  ASSERT_TRUE(spots.write(painter, label, {150, 60}, 6));
  EXPECT_LT(spots.taken()[0].right(), 150) << "right of the point runs the line";
  LabelSpots crowded({0, 40, 300, 40});
  crowded.shun(QPolygonF{QPointF(0, 60), QPointF(300, 60)});
  EXPECT_TRUE(crowded.write(painter, label, {150, 60}, 6)) << "better on a line than nowhere";
}

}  // namespace
}  // namespace painleve::ui
