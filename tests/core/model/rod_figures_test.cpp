// Figures 4 to 6 of [GB] against the closed forms and the tables of rod.json.
#include "core/model/rod_figures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "core/model/rod_orbit.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/scene/scene_text.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

const RodBody kFigureRod;

const TheoryFigure& figureOf(const std::vector<TheoryFigure>& all, const std::string& id) {
  const auto found = std::ranges::find(all, id, &TheoryFigure::id);
  EXPECT_NE(found, all.end()) << id;
  return *found;
}

/// Of the straight lines between the points.
double valueAt(const TheoryCurve& curve, double x) {
  const auto after =
      std::ranges::find_if(curve.points, [x](const auto& point) { return point[0] >= x; });
  if (after == curve.points.begin() || after == curve.points.end()) return std::nan("");
  const auto& [x1, y1] = *(after - 1);
  const auto& [x2, y2] = *after;
  return y1 + (x - x1) / (x2 - x1) * (y2 - y1);
}

TEST(RodFigures, TheIntegralIsThePapersWithItsPoles) {
  const auto all = rodFigures(kFigureRod, 1.6);
  const TheoryFigure& figure = figureOf(all, "L");
  const CriticalAngles c = criticalAngles(kFigureRod, 1.6).value();
  ASSERT_EQ(figure.marks.size(), 2U);
  EXPECT_EQ(figure.marks[0].x, c.theta1);
  EXPECT_EQ(figure.marks[1].x, c.theta2);
  EXPECT_EQ(figure.column, "theta");
  for (const auto& [theta, L] : figure.curves[0].points) {
    if (std::isnan(theta)) continue;
    // The paper's form, with the real part written out.
    const double z = (3 * 1.6 - 2 * std::tan(theta)) / c.D;
    EXPECT_NEAR(L, std::log(std::abs((1 + z) / (1 - z))) / c.D, 1e-9) << theta;
  }
  const auto low = std::ranges::min_element(
      figure.curves[0].points, {}, [](const auto& p) { return std::isnan(p[1]) ? 0 : p[1]; });
  EXPECT_NEAR((*low)[0], c.theta2, 2e-4) << "Lemma 2: minus infinity at theta_c2";
}

TEST(RodFigures, TheIntegralIsOneCurveBelowMuP) {
  const TheoryFigure figure = rodFigures(kFigureRod, 1.0).front();
  EXPECT_TRUE(figure.marks.empty());
  const auto rate = [](double theta) {
    const double s = std::sin(theta), c = std::cos(theta);
    return 1 / (1 + 3 * c * c - 3 * s * c);
  };
  const auto& points = figure.curves[0].points;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const auto [from, before] = points[i - 1];
    const auto [to, after] = points[i];
    const double simpson = (to - from) / 6 * (rate(from) + 4 * rate((from + to) / 2) + rate(to));
    EXPECT_NEAR(after - before, simpson, 1e-9) << to;
  }
}

TEST(RodFigures, EigenvaluesAndTheirDifferenceAreThoseOfTheReference) {
  for (const auto& row : reference("rod")["singular_points"]) {
    const auto& p = row["params"];
    SCOPED_TRACE(p.dump());
    const RodBody body{p["m"], p["l"], p["I"], p.value("g", 9.8)};
    const double mu = p["mu"];
    const auto all = rodFigures(body, mu);
    const auto& alpha = figureOf(all, "alpha").curves;
    const auto& h = figureOf(all, "h").curves;
    const double size = 1 + std::abs(row["alpha2"].get<double>());
    const double between = 2e-3 * size;  // of points: the curves bend
    EXPECT_NEAR(valueAt(alpha[0], mu), row["alpha1_plus"].get<double>(), between);
    EXPECT_NEAR(valueAt(alpha[1], mu), row["alpha2"].get<double>(), between);
    EXPECT_NEAR(valueAt(alpha[2], mu), row["alpha3_plus"].get<double>(), between);
    EXPECT_NEAR(valueAt(h[0], mu), row["h_plus"].get<double>(), between);
    EXPECT_NEAR(valueAt(h[1], mu), -row["h_plus"].get<double>(), between);
    EXPECT_EQ(figureOf(all, "h").present, mu);
  }
}

// [GB] Eq. (34): 8/(3 sqrt 3) for the slender rod.
TEST(RodFigures, TheDifferenceVanishesAtMuC) {
  const auto all = rodFigures(kFigureRod, 1.6);
  const TheoryFigure& figure = figureOf(all, "h");
  const double critical = 8 / (3 * std::sqrt(3.0));
  EXPECT_NEAR(figure.marks.back().x, critical, kRounding);
  for (const TheoryCurve& curve : figure.curves) {
    const double sign = curve.points.front()[1] > 0 ? 1 : -1;
    EXPECT_NEAR(valueAt(curve, critical), 0, 1e-2);
    for (const auto& [mu, h] : curve.points) {
      if (std::abs(mu - critical) <= 1e-2) continue;
      EXPECT_EQ(sign * h > 0, mu < critical) << mu;
    }
  }
}

TEST(RodFigures, AreThereForOddRodsToo) {
  EXPECT_EQ(rodFigures({1, 1, 1.0 / 3, 0}, 1).size(), 1U) << "no weight, no singular point";
  EXPECT_EQ(rodFigures({1e6, 1e4, 1e-300, 9.8}, 1).size(), 1U) << "kappa beyond all numbers";
  EXPECT_EQ(rodFigures(kFigureRod, 0).size(), 3U);
  for (const double mu : {0.0, 4.0 / 3, std::nextafter(4.0 / 3, 2), 1000.0})
    for (const TheoryFigure& figure : rodFigures(kFigureRod, mu))
      for (const TheoryCurve& curve : figure.curves)
        for (const auto& [x, y] : curve.points)
          EXPECT_TRUE(std::isnan(x) || std::isfinite(y)) << figure.id << mu << ' ' << x;
}

TEST(RodFigures, TheFacadeHandsThemOutForTheSideThatIsPushed) {
  Scene scene = parseScene(test::sceneText());
  scene.laws.set("friction.mu", 1.4);
  scene.laws.set("friction.mu_minus", 1.7);
  const auto all = theoryFigures(scene);
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all.back().present, 1.7);
}

}  // namespace
}  // namespace painleve::test
