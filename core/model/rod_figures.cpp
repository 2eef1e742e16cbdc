#include "core/model/rod_figures.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

#include "core/model/rod_orbit.h"

namespace painleve {
namespace {

constexpr int kPoints = 600;
constexpr double kNearPole = 1e-4;  // rad: L grows like a logarithm there
constexpr double kNoPoint = std::numeric_limits<double>::quiet_NaN();
/// Figures 5 and 6 reach so far beyond mu_P, and so far beyond the mu in force.
constexpr double kSpan = 2.5, kBeyond = 1.15;

TheoryCurve sampled(const std::string& symbol, const std::vector<double>& places,
                    const std::function<double(double)>& value) {
  TheoryCurve curve{symbol, {}};
  for (const double x : places) curve.points.push_back({x, std::isnan(x) ? x : value(x)});
  return curve;
}

/// Both sides of each pole, and nothing between.
void avoid(std::vector<double>& places, double pole) {
  std::erase_if(places, [pole](double x) { return std::abs(x - pole) <= kNearPole; });
  const auto after = std::ranges::find_if(places, [pole](double x) { return x > pole; });
  places.insert(after, {pole - kNearPole, kNoPoint, pole + kNearPole});
}

std::vector<double> between(double lower, double upper) {
  std::vector<double> places;
  for (int i = 0; i <= kPoints; ++i) places.push_back(lower + i * (upper - lower) / kPoints);
  return places;
}

TheoryFigure integralFigure(const RodBody& body, double mu) {
  TheoryFigure figure{"L",
                      "Fig. 4: Re L(θ), slide to the left",
                      "L = ∫ dθ/(m B). At θ_c2 it falls without bound and θ̇ grows without bound; "
                      "at θ_c1 it rises and θ̇ stays finite.",
                      "[GB] Fig. 4",
                      {"θ", "rad"},
                      {"Re L", ""},
                      0,
                      std::numbers::pi,
                      {},
                      "theta"};
  std::vector<double> places = between(figure.lower, figure.upper);
  if (const auto angles = criticalAngles(body, mu)) {
    avoid(places, angles->theta1);
    if (angles->theta2 - angles->theta1 > 2 * kNearPole) avoid(places, angles->theta2);
    figure.marks = {{"θ<sub>c1</sub>", angles->theta1}, {"θ<sub>c2</sub>", angles->theta2}};
  }
  figure.curves = {sampled("Re L", places,
                           [&](double theta) { return slideIntegral(body.kappa(), mu, theta); })};
  return figure;
}

/// One that is drawn against mu, from mu_P on.
TheoryFigure frictionFigure(const RodBody& body, double mu) {
  const double least = paradoxFriction(body.kappa());
  TheoryFigure figure;
  figure.x = {"μ", ""};
  figure.y = {"h", "1/(kg s)"};
  figure.upper = std::max(kSpan * least, kBeyond * mu);
  figure.present = mu;
  figure.marks = {{"μ<sub>P</sub>", least}, {"μ<sub>C</sub>", criticalFriction(body.kappa())}};
  return figure;
}

TheoryCurve overFriction(const RodBody& body, const TheoryFigure& figure, const std::string& symbol,
                         const std::function<double(double)>& value) {
  // At mu_P itself the two singular points are one.
  constexpr double kJustAbove = 1 + 1e-9;
  return sampled(symbol, between(kJustAbove * paradoxFriction(body.kappa()), figure.upper), value);
}

double partAt(const RodBody& body, double mu, int sign, double Linearisation::*part) {
  const auto at = linearise(body, mu, sign);
  return at ? (*at).*part : kNoPoint;
}

TheoryFigure eigenvalueFigure(const RodBody& body, double mu) {
  TheoryFigure figure = frictionFigure(body, mu);
  figure.id = "alpha";
  figure.title = "Fig. 5: α₁, α₂, α₃ at P_c1⁺, slide to the left";
  figure.meaning = "The motion near P_c1⁺ in the time s, dt = B ds. α₁ and α₃ are equal at μ_C.";
  figure.source = "[GB] Fig. 5, Eq. (18)";
  figure.y = {"α", "SI"};
  const auto curve = [&](const char* symbol, double Linearisation::*part) {
    return overFriction(body, figure, symbol,
                        [&body, part](double x) { return partAt(body, x, 1, part); });
  };
  figure.curves = {curve("α<sub>1</sub>", &Linearisation::alpha1),
                   curve("α<sub>2</sub>", &Linearisation::alpha2),
                   curve("α<sub>3</sub>", &Linearisation::alpha3)};
  return figure;
}

TheoryFigure differenceFigure(const RodBody& body, double mu) {
  TheoryFigure figure = frictionFigure(body, mu);
  figure.id = "h";
  figure.title = "Fig. 6: h = α₁ − α₃, slide to the left";
  figure.meaning = "Zero at μ_C: beyond it orbits below the critical one reach P_c1.";
  figure.source = "[GB] Fig. 6, Eq. (34)";
  for (const int sign : {1, -1})
    figure.curves.push_back(
        overFriction(body, figure, sign > 0 ? "h<sup>+</sup>" : "h<sup>−</sup>",
                     [&](double x) { return partAt(body, x, sign, &Linearisation::h); }));
  return figure;
}

}  // namespace

std::vector<TheoryFigure> rodFigures(const RodBody& body, double mu) {
  // Without weight there is no singular point; a kappa that is no number has no mu_P.
  if (!(body.gravity > 0) || !std::isfinite(paradoxFriction(body.kappa())))
    return {integralFigure(body, mu)};
  return {integralFigure(body, mu), eigenvalueFigure(body, mu), differenceFigure(body, mu)};
}

}  // namespace painleve
