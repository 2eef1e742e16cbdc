// The scheme's own claims and numbers: cases A01, A03, A04, A05, A09, A10, A12, A15, A16 of
// impacts.json. [MO] secs. 10, 11, 15, 17. What a case says of the exact motion is asked of the
// event-driven solver.
#include <cmath>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "core/solver/moreau/step_grid.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/small/scheme_bench.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

using test::vecOf;

constexpr double kDegree = 0.017453292519943295;

const nlohmann::json& expectedOf(const std::string& id) {
  for (const auto& c : test::reference("impacts")["cases"])
    if (c["id"] == id) return c["expected"];
  throw std::out_of_range("no such case in impacts.json: " + id);
}

StepVariant variantNamed(char name) {
  return name == 'M' ? StepVariant::M : name == 'E' ? StepVariant::E : StepVariant::L;
}

// --- A01: the dissipation index

// A point in a corner of planes through the origin: f = grad f . q <= 0, mass matrix A.
class Corner final : public test::SmallSystem {
 public:
  explicit Corner(const nlohmann::json& in) : SmallSystem(4, 3), in_(in) {}
  Mat massMatrix(const State& /*s*/) const override {
    Mat m(4, 4);
    for (Eigen::Index i = 0; i < 4; ++i)
      for (Eigen::Index j = 0; j < 4; ++j)
        m(i, j) = in_["A"][static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
    return m;
  }
  Vec force(const State& /*s*/) const override { return Vec::Zero(4); }
  Kinematics kinematics(int contact, const State& s) const override {
    Track normal, tangent;
    normal.row = tangent.row = Row::Zero(4);
    for (Eigen::Index i = 0; i < 4; ++i)
      normal.row[i] =
          -in_["grad_f_columns"][static_cast<std::size_t>(i)][static_cast<std::size_t>(contact)]
               .get<double>();
    tangent.row[contact] = 1;
    return test::planarContact(normal.row.dot(s.q.transpose()), normal, tangent);
  }

 private:
  const nlohmann::json& in_;
};

// One step so short that all three planes act.
TEST(MoreauDissipationIndex, OfA01) {
  constexpr double kStep = 1e-13;
  const auto& in = test::referenceCase("impacts", "A01_dissipation_index")["inputs"];
  const auto& expected = expectedOf("A01_dissipation_index");
  test::Bench b = test::schemeBench(std::make_shared<Corner>(in), 0, 0, {.step = kStep});
  const auto& u = in["u_minus"];
  const State start{0, Vec::Zero(4), vecOf({u[0], u[1], u[2], u[3]})};
  for (const double delta : {1.0, 0.5, 0.0}) {
    const auto& row = expected[delta == 1 ? "delta=1" : delta == 0 ? "delta=0" : "delta=0.5"];
    b.laws.impact = MoreauImpact{delta};
    EXPECT_NEAR(steppedRestitution(b.laws)->e, row["e"].get<double>(), test::kReference);
    const Step step = test::stepsOf(b, start, 1).back();
    EXPECT_EQ(step.problem, "");
    for (Eigen::Index i = 0; i < 4; ++i)
      EXPECT_NEAR(step.after.state.v[i], row["u_plus"][static_cast<std::size_t>(i)].get<double>(),
                  test::kReference);
    EXPECT_NEAR(step.record.energyChange, row["dT"].get<double>(), test::kReference);
  }
}

// --- A03: the bead in the bowl

struct BowlRun {
  double energyChange = 0, penetration = 0, gap = 0;
};

BowlRun bowl(StepVariant variant, double h, Correction correction, double e) {
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Bead>(9.81), 0, e, {h, variant, correction, true});
  const State start{0, vecOf({std::sin(1.0), -std::cos(1.0)}), vecOf({0, 0})};
  BowlRun run;
  Snapshot snapshot = test::snapshotOf(*b.system, start);
  for (int i = 0; i < static_cast<int>(std::lround(5 / h)); ++i) {
    snapshot = makeStep(b.task(1e9), snapshot, h).after;
    const double gap = b.system->gap(0, snapshot.state);
    run.penetration = std::max(run.penetration, -gap);
    run.gap = std::max(run.gap, gap);
  }
  run.energyChange = test::energyOf(*b.system, snapshot.state) - test::energyOf(*b.system, start);
  return run;
}

// The notes ask for the order of magnitude; without correction the numbers themselves are met. With
// it the reference and we lift along normals of different points.
void expectSize(double actual, double expected, double relative) {
  if (expected > 1e-12) {
    EXPECT_NEAR(actual, expected, relative * expected);
  } else {
    EXPECT_LE(actual, 1e-12);
  }
}

// "M h=0.01 corr=1", and the same with e = 1 for "delta=0 ...".
TEST(MoreauBowl, OfA03) {
  const auto& rows = expectedOf("A03_bowl_test_points");
  int count = 0;
  for (const auto& [name, row] : rows.items()) {
    SCOPED_TRACE(name);
    const bool elastic = name.starts_with("delta=0");
    const std::string rest = elastic ? name.substr(8) : name;
    const double h = rest.find("h=0.001") != std::string::npos ? 1e-3 : 1e-2;
    const bool corrected = rest.ends_with("1");
    const BowlRun run = bowl(variantNamed(rest[0]), h, corrected ? Correction::On : Correction::Off,
                             elastic ? 1 : 0);
    const double relative = corrected ? 2e-3 : 1e-6;
    EXPECT_NEAR(run.energyChange, row["dE"].get<double>(), corrected ? 5e-4 : test::kReference);
    expectSize(run.gap, row["gap"], relative);
    if (row.contains("penetration")) expectSize(run.penetration, row["penetration"], relative);
    ++count;
  }
  EXPECT_EQ(count, 14);
}

// --- A04: the bouncing ball

// Without a recorder: these are many steps.
Snapshot ball(double h, double e, double until) {
  const test::Bench b = test::schemeBench(std::make_shared<test::Block>(9.81), 0, e,
                                          {h, StepVariant::M, Correction::Off, true});
  Snapshot s = test::snapshotOf(*b.system, {0, vecOf({0, 1}), vecOf({0, 0})});
  const StepGrid grid(h, until, true);
  while (const auto next = grid.after(s.state.t)) {
    s = makeStep(b.task(until), s, next->length).after;
    s.state.t = next->end;
  }
  return s;
}

// Root of the mean square of a number over twenty steps between 0.8 h and h.
template <class F>
double overPhases(double h, const F& number) {
  constexpr int kPhases = 20;
  double sum = 0;
  for (int i = 1; i <= kPhases; ++i)
    sum += std::pow(number(h * (1 - 0.2 * std::fmod(i * 0.6180339887498949, 1))), 2);
  return std::sqrt(sum / kPhases);
}

double orderOf(double coarse, double fine, double ratio) {
  return std::log(coarse / fine) / std::log(ratio);
}

TEST(MoreauBall, TheExactMotionIsThatOfA04) {
  const auto& a04 = expectedOf("A04_bouncing_ball");
  const test::Bench b = test::schemeBench(std::make_shared<test::Block>(9.81), 0, 0.5, {});
  const State start{0, vecOf({0, 1}), vecOf({0, 0})};
  for (const auto& [until, name] : {std::pair{0.9, "exact_at_0p9"}, {1.2, "exact_at_1p2"}}) {
    const State end = test::runEventDriven(b, start, until).end.state;
    EXPECT_NEAR(end.q[1], a04[name][0], test::kReference);
    EXPECT_NEAR(end.v[1], a04[name][1], test::kReference);
  }
  const test::Keeper told = test::runEventDriven(b, start, 1.5).kept;
  ASSERT_NE(told.find(EventKind::Impact), nullptr);
  EXPECT_NEAR(told.find(EventKind::Impact)->after.state.t, a04["first_impact"], test::kReference);
  ASSERT_NE(told.find(EventKind::Settle), nullptr);
  const double left = 2 * b.options.zenoSpeed / (9.81 * (1 - 0.5));  // s, of bounces left out
  const double settled = told.find(EventKind::Settle)->after.state.t;
  const double zeno = a04["zeno_time"];
  EXPECT_LE(settled, zeno + test::kReference);
  EXPECT_GE(settled, zeno - left);
}

TEST(MoreauBall, OfA04) {
  const auto& a04 = expectedOf("A04_bouncing_ball");
  const Snapshot end = ball(1e-3, 0.5, 0.9);
  EXPECT_NEAR(end.state.q[1], a04["h_1e_3_T_0p9"][0], test::kReference);
  EXPECT_NEAR(end.state.v[1], a04["h_1e_3_T_0p9"][1], test::kReference);
  for (const auto& [h, residual] : a04["residual_after_zeno"].items())
    EXPECT_NEAR(std::abs(ball(std::stod(h), 0.5, 2).state.q[1]), residual.get<double>(),
                test::kReference)
        << h;
  for (const double h : {1e-2, 1e-4}) {
    const double frozen = -ball(h, 0, 2).state.q[1];
    EXPECT_GE(frozen, 0);
    EXPECT_LE(frozen, h * std::sqrt(2 * 9.81));
  }
}

TEST(MoreauBall, ElasticBouncesKeepTheirEnergy) {
  const Snapshot end = ball(1e-2, 1, 20);
  EXPECT_NEAR(0.5 * end.state.v.squaredNorm() + 9.81 * end.state.q[1], 9.81, test::kCancellation);
}

// The reference has other phases of the step; the mean over them is the same to some per cent.
TEST(MoreauBall, IsOfFirstOrderBeforeTheZenoPoint) {
  const auto& a04 = expectedOf("A04_bouncing_ball");
  const double stated = a04["order_before_zeno"];
  const auto rms = [](double h, double until, double exact) {
    return overPhases(h, [&](double own) { return ball(own, 0.5, until).state.q[1] - exact; });
  };
  std::map<std::string, double> errors;
  for (const auto& [h, error] : a04["rms_error_at_0p9"].items()) {
    errors[h] = rms(std::stod(h), 0.9, a04["exact_at_0p9"][0]);
    EXPECT_NEAR(errors[h] / error.get<double>(), 1, 0.1) << h;
  }
  EXPECT_NEAR(orderOf(errors.at("0.01"), errors.at("0.0001"), 100), stated, 0.02);
  const double later = a04["exact_at_1p2"][0];
  EXPECT_NEAR(orderOf(rms(1e-2, 1.2, later), rms(1e-3, 1.2, later), 10), stated, 0.15);
}

// Past the point where the bounces accumulate nothing of the first order is left.
TEST(MoreauBall, IsOfSecondOrderAfterTheZenoPoint) {
  const auto rms = [](double h) {
    return overPhases(h, [](double own) { return ball(own, 0.5, 1.5).state.q[1]; });
  };
  EXPECT_NEAR(orderOf(rms(1e-2), rms(1e-3), 10), 2, 0.2);
}

// --- A05: the block that slides to rest

constexpr double kBlockMu = 0.3, kBlockGravity = 9.81;

// Where it stops, from this speed.
State blockStop(double h, double speed) {
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Block>(kBlockGravity), kBlockMu, 0, {.step = h});
  Snapshot s = test::snapshotOf(*b.system, {0, vecOf({0, 0}), vecOf({speed, 0})});
  while (s.state.v[0] != 0) s = makeStep(b.task(1e9), s, h).after;
  return s.state;
}

TEST(MoreauBlock, TheExactStopIsThatOfA05) {
  const auto& a05 = expectedOf("A05_sliding_block_stops");
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Block>(kBlockGravity), kBlockMu, 0, {});
  const auto run = test::runEventDriven(b, {0, vecOf({0, 0}), vecOf({2, 0})}, 1);
  ASSERT_NE(run.kept.find(EventKind::Stop), nullptr);
  EXPECT_NEAR(run.kept.find(EventKind::Stop)->after.state.t, a05["stop_time"], test::kReference);
  EXPECT_NEAR(run.end.state.q[0], a05["stop_distance"], test::kReference);
  EXPECT_EQ(run.end.state.v[0], 0);
}

// The reference's speeds are samples that come near the bound mu g h^2/8; a speed that leaves half
// a step for the last one attains it.
TEST(MoreauBlock, StopsExactlyWithinTheBoundOfA05) {
  const auto& a05 = expectedOf("A05_sliding_block_stops");
  const double distance = a05["stop_distance"], time = a05["stop_time"];
  int count = 0;
  for (const auto& [text, share] : a05["worst_error_over_bound"].items()) {
    SCOPED_TRACE(text);
    const double h = std::stod(text), braking = kBlockMu * kBlockGravity;
    const double bound = braking * h * h / 8;
    const State stopped = blockStop(h, 2);
    EXPECT_NEAR(stopped.q[0], distance, bound * (1 + 1e-6));
    EXPECT_GE(stopped.t, time - 1e-12);
    EXPECT_LE(stopped.t, time + h);
    double worst = 0;
    constexpr int kSpeeds = 20;
    const double whole = std::ceil(2 / (braking * h));
    for (int i = 0; i < kSpeeds; ++i) {
      const double speed = (whole + static_cast<double>(i) / kSpeeds) * braking * h;
      const double error = blockStop(h, speed).q[0] - speed * speed / (2 * braking);
      worst = std::max(worst, std::abs(error) / bound);
    }
    EXPECT_NEAR(worst, 1, 1e-6) << "attained";
    EXPECT_GE(worst, share.get<double>()) << "as bad as the reference's";
    ++count;
  }
  EXPECT_EQ(count, 5);
}

// --- A09: static and dynamic friction

// First slip, its end, the next slip (s), and the way of the first (m).
std::vector<double> stickSlip(double h) {
  test::Bench b =
      test::schemeBench(std::make_shared<test::DrawnBlock>(100, 9.81), 0, 0, {.step = h});
  b.laws.friction[0] = Coulomb{0.3, 0.3, 0.5};
  const auto run = test::runScheme(b, {0, vecOf({0, 0, 0}), vecOf({0, 0, 0.1})}, 1.4);
  std::vector<double> slips, sticks, way;
  for (const test::KeptEvent& event : run.kept.events) {
    if (event.kind == EventKind::Slip) slips.push_back(event.after.state.t);
    if (event.kind != EventKind::Stick) continue;
    sticks.push_back(event.after.state.t);
    way.push_back(event.after.state.q[0]);
  }
  EXPECT_EQ(slips.size(), 2U);
  EXPECT_EQ(sticks.size(), 1U);
  return {slips.at(0), sticks.at(0), way.at(0), slips.at(1)};
}

// The stated 2e-4 cannot hold at h = 1e-4, where the reference's own scheme is off by 2.7e-4: there
// our errors are its errors, and with half the step all are within it.
TEST(MoreauStickSlip, OfA09) {
  const auto& a09 = expectedOf("A09_static_dynamic_friction");
  const double stated =
      test::referenceCase("impacts", "A09_static_dynamic_friction")["tolerance"]["abs"];
  const std::vector<double> coarse = stickSlip(1e-4), fine = stickSlip(5e-5);
  std::size_t i = 0;
  for (const char* name : {"first_slip", "slip_ends", "slip_distance", "second_slip"}) {
    SCOPED_TRACE(name);
    const double exact = a09[name];
    EXPECT_NEAR(std::abs(coarse[i] - exact), a09["errors_h_1e_4"][i].get<double>(),
                test::kReference);
    EXPECT_NEAR(fine[i], exact, stated);
    ++i;
  }
}

// --- A10: where two coefficients come from

// Tangential over normal part of the projection of the cone's edges onto a plane W that meets the
// tangent plane in i and the normal at the angle beta. [MO] sec. 17
double largestProjected(double mu, double beta) {
  const auto ratio = [&](double phi) {
    return mu * std::cos(phi) / (std::cos(beta) + mu * std::sin(phi) * std::sin(beta));
  };
  double best = 0, width = 1.5;  // rad
  for (; width > 1e-9; width /= 2)
    for (int k = -8; k <= 8; ++k)
      if (const double phi = best + k * width / 8; ratio(phi) > ratio(best)) best = phi;
  return ratio(best);
}

TEST(MoreauObliquePlane, HasTheCoefficientsOfA10) {
  int count = 0;
  for (const auto& row : expectedOf("A10_geometric_static_coefficient")) {
    SCOPED_TRACE(row.dump());
    const double mu = row["mu"], beta = row["beta_deg"].get<double>() * kDegree;
    const double dynamic = mu / std::cos(beta);
    const double atRest = dynamic / std::sqrt(1 - std::pow(mu * std::tan(beta), 2));
    EXPECT_NEAR(dynamic / row["dynamic"].get<double>(), 1, 1e-10);
    EXPECT_NEAR(atRest / row["static"].get<double>(), 1, 1e-10);
    EXPECT_NEAR(atRest / dynamic, row["ratio"].get<double>(), 1e-10 * atRest / dynamic);
    EXPECT_NEAR(largestProjected(mu, beta), atRest, 1e-8);
    for (const auto& [load, holds] :
         {std::pair{atRest * (1 - 1e-12), true}, {atRest * (1 + 1e-12), false}}) {
      test::Bench b =
          test::schemeBench(std::make_shared<test::Block>(10, 10 * load), 0, 0, {.step = 1e-3});
      b.laws.friction[0] = Coulomb{dynamic, dynamic, atRest};
      const State rest{0, vecOf({0, 0}), vecOf({0, 0})};
      const auto run = test::runScheme(b, rest, 0.1);
      EXPECT_EQ(run.end.mode[0], holds ? Mode::Stick : Mode::SlipPlus);
      const ContactStep& last = run.kept.records.back().contacts[0];
      EXPECT_NEAR(-last.impulseTangent / last.impulseNormal, holds ? load : dynamic,
                  test::kCancellation);
    }
    ++count;
  }
  EXPECT_EQ(count, 3);
}

// --- A12: the order of a step without contact

TEST(MoreauFreeFlight, HasTheOrdersOfA12) {
  for (const auto& [name, row] : expectedOf("A12_smooth_order").items()) {
    SCOPED_TRACE(name);
    const double damping = name.starts_with("damping=0 ") ? 0 : 0.3;
    const bool midpoint = name.ends_with("1");
    const double exact = row["theta_exact"];
    const auto error = [&](double h) {
      const test::Bench b = test::schemeBench(std::make_shared<test::DampedPendulum>(damping), 0, 0,
                                              {.step = h, .midpointForce = midpoint});
      return std::abs(test::runScheme(b, {0, vecOf({1}), vecOf({0})}, 2).end.state.q[0] - exact);
    };
    EXPECT_NEAR(error(0.01), row["err_h_0p01"], 1e-9);
    EXPECT_NEAR(std::log2(error(0.01) / error(0.005)), row["order"].get<double>(), 0.05);
  }
}

// --- A15, A16: the round tip

test::Bench roundTip(StepVariant variant, Correction correction, double h) {
  return test::schemeBench(std::make_shared<test::RoundTip>(), 0.5, 0,
                           {h, variant, correction, true});
}

char letterOf(Mode mode) {
  return mode == Mode::Free ? 'l' : mode == Mode::Stick ? 's' : mode == Mode::SlipPlus ? '+' : '-';
}

void expectNear(const Vec& actual, const nlohmann::json& expected) {
  for (Eigen::Index i = 0; i < actual.size(); ++i)
    EXPECT_NEAR(actual[i], expected[static_cast<std::size_t>(i)].get<double>(), 1e-7);
}

TEST(MoreauRoundTip, StepsAreThoseOfA15) {
  int compared = 0;
  for (const auto& [name, row] : expectedOf("A15_step_trace").items()) {
    SCOPED_TRACE(name);
    const auto correction = name.ends_with("1") ? Correction::On : Correction::Off;
    const test::Bench b = roundTip(variantNamed(name[0]), correction, 4e-4);
    const auto steps = test::stepsOf(b, test::RoundTip::sliding(50 * kDegree, 10.3, -60), 50);
    std::string statuses;
    for (const Step& step : steps) statuses += letterOf(step.after.mode[0]);
    EXPECT_EQ(statuses, row["statuses"].get<std::string>());
    for (const int number : {1, 5, 50}) {
      const auto& expected = row["step " + std::to_string(number)];
      const Step& step = steps[static_cast<std::size_t>(number - 1)];
      expectNear(step.after.state.q, expected["q"]);
      expectNear(step.after.state.v, expected["u"]);
      EXPECT_NEAR(step.record.contacts[0].impulseNormal, expected["P"][0], 1e-7);
      EXPECT_NEAR(step.record.contacts[0].impulseTangent, expected["P"][1], 1e-7);
      ++compared;
    }
  }
  EXPECT_EQ(compared, 12);
}

TEST(MoreauRoundTip, SlidingHasTheErrorsOfA16) {
  const auto& a16 = expectedOf("A16_sliding_order");
  const double until = a16["T"], exact = a16["omega_exact"];
  for (const auto& [name, row] : a16.items()) {
    if (!row.is_object()) continue;
    SCOPED_TRACE(name);
    const auto correction = name.ends_with("1") ? Correction::On : Correction::Off;
    const auto& expected = row["omega_errors_n_160_320_640"];
    std::vector<double> errors;
    for (const int n : {160, 320, 640}) {
      const test::Bench b = roundTip(variantNamed(name[0]), correction, until / n);
      const auto steps = test::stepsOf(b, test::RoundTip::sliding(50 * kDegree, 10.3, -60), n);
      errors.push_back(std::abs(steps.back().after.state.v[2] - exact));
    }
    if (name[0] == 'M') {
      EXPECT_LT(errors.back(), 2e-3) << "converges, but irregularly";
      continue;
    }
    for (std::size_t i = 0; i < errors.size(); ++i) EXPECT_NEAR(errors[i], expected[i], 1e-8);
    EXPECT_NEAR(std::log2(errors[1] / errors[2]), 1, 0.1);
  }
}

}  // namespace
}  // namespace painleve
