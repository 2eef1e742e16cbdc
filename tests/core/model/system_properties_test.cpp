// What every system must be, whatever it models: a new one is covered by being registered.
#include <algorithm>
#include <cmath>
#include <regex>
#include <set>

#include <Eigen/Cholesky>
#include <gtest/gtest.h>

#include "core/errors.h"
#include "core/model/registry.h"
#include "core/scene/scene_access.h"
#include "core/solver/readout.h"
#include "tests/support/draws.h"
#include "tests/support/scene/table_rules.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kDraws = 200;
constexpr double kStep = 1e-5;

std::vector<double> drawValues(const std::vector<ParameterSpec>& specs, Draws& draws) {
  std::vector<double> values;
  values.reserve(specs.size());
  for (const ParameterSpec& spec : specs)
    values.push_back(spec.sliderLower < spec.sliderUpper
                         ? draws.between(spec.sliderLower, spec.sliderUpper)
                         : spec.standard);
  return values;
}

std::vector<double> standards(const std::vector<ParameterSpec>& specs) {
  std::vector<double> values;
  values.reserve(specs.size());
  for (const ParameterSpec& spec : specs) values.push_back(spec.standard);
  return values;
}

double size(const Vec& v) {
  return 1 + v.cwiseAbs().maxCoeff();
}

State moved(const State& s, const Vec& direction, double h) {
  State result = s;
  result.q += h * direction;
  return result;
}

// A state h later if nothing but the given acceleration acts.
State later(const State& s, const Vec& acceleration, double h) {
  State result = s;
  result.t += h;
  result.q += h * s.v + 0.5 * h * h * acceleration;
  result.v += h * acceleration;
  return result;
}

double speedAlong(const Track& track, const Vec& v) {
  return track.row.dot(v.transpose()) + track.offset;
}

class SystemProperties : public testing::TestWithParam<std::string> {
 protected:
  const SystemType& type() const { return *findSystemType(GetParam()); }
  std::shared_ptr<const System> standardSystem() const {
    return type().make(standards(type().parameters));
  }

  // Calls check(system, state) for random parameters and states within the slider ranges.
  template <class Check>
  void forEachDraw(const Check& check) const {
    Draws draws(7);
    int made = 0;
    for (int i = 0; i < 10 * kDraws && made < kDraws; ++i) {
      std::shared_ptr<const System> system;
      try {
        system = type().make(drawValues(type().parameters, draws));
      } catch (const SceneError&) {
        continue;  // a combination of parameters that the system refuses
      }
      const Chart& free = system->charts()[0];
      SCOPED_TRACE("draw " + std::to_string(i));
      check(*system, system->toState(free, drawValues(free.entries, draws)));
      ++made;
      if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_EQ(made, kDraws) << "the slider ranges give too few systems";
  }

  // Calls check(system, contact, state, kinematics) for every contact of every draw.
  template <class Check>
  void forEachContact(const Check& check) const {
    forEachDraw([&](const System& system, const State& s) {
      for (int c = 0; c < static_cast<int>(system.contacts().size()); ++c)
        check(system, c, s, system.kinematics(c, s));
    });
  }
};

TEST_P(SystemProperties, MassMatrixIsSymmetricPositiveDefinite) {
  forEachDraw([](const System& system, const State& s) {
    const Mat M = system.massMatrix(s);
    ASSERT_EQ(M.rows(), s.q.size());
    ASSERT_EQ(M.cols(), s.q.size());
    EXPECT_LE((M - M.transpose()).cwiseAbs().maxCoeff(), kRounding * M.cwiseAbs().maxCoeff());
    EXPECT_EQ(Eigen::LLT<Eigen::MatrixXd>(M).info(), Eigen::Success);
  });
}

TEST_P(SystemProperties, InverseMassIsTheInverse) {
  forEachDraw([](const System& system, const State& s) {
    const Eigen::MatrixXd product = system.inverseMass(s) * system.massMatrix(s);
    const auto n = s.q.size();
    EXPECT_LE((product - Eigen::MatrixXd::Identity(n, n)).cwiseAbs().maxCoeff(), kRounding);
  });
}

TEST_P(SystemProperties, NormalRowsAreTheGradientOfTheGap) {
  forEachContact([](const System& system, int c, const State& s, const Kinematics& k) {
    ASSERT_EQ(k.gap, system.gap(c, s));
    for (int p = 0; p < k.pointCount; ++p) {
      const Track& normal = k.points[static_cast<std::size_t>(p)].normal;
      ASSERT_EQ(normal.row.size(), s.q.size());
      for (Eigen::Index i = 0; i < s.q.size(); ++i) {
        const Vec axis = Vec::Unit(s.q.size(), i);
        const double slope =
            (system.gap(c, moved(s, axis, kStep)) - system.gap(c, moved(s, axis, -kStep))) /
            (2 * kStep);
        EXPECT_NEAR(normal.row[i], slope, kDifferenceQuotient) << "contact " << c << " row " << i;
      }
      State before = s, after = s;
      before.t -= kStep, after.t += kStep;
      EXPECT_NEAR(normal.offset, (system.gap(c, after) - system.gap(c, before)) / (2 * kStep),
                  kDifferenceQuotient);
    }
  });
}

TEST_P(SystemProperties, ContactFramesMoveWithTheRows) {
  forEachContact([](const System& system, int c, const State& s, const Kinematics& k) {
    const auto frameAt = [&](double h) {
      State at = moved(s, s.v, h);
      at.t += h;
      return system.depict(at).contacts[static_cast<std::size_t>(c)];
    };
    const ContactFrame frame = frameAt(0);
    const Place velocity = (frameAt(kStep).place - frameAt(-kStep).place) / (2 * kStep);
    const double tolerance = kDifferenceQuotient * (1 + velocity.norm()) * size(s.v) * size(s.v);
    EXPECT_NEAR(speedAlong(k.points[0].normal, s.v), velocity.dot(frame.normal), tolerance);
    if (system.contacts()[static_cast<std::size_t>(c)].tangents == 0) return;
    EXPECT_NEAR(speedAlong(k.points[0].tangent[0], s.v), velocity.dot(frame.tangent), tolerance);
  });
}

TEST_P(SystemProperties, DriftsAreTheChangeOfTheRowsAlongTheMotion) {
  forEachContact([](const System& system, int c, const State& s, const Kinematics& k) {
    const Vec still = Vec::Zero(s.q.size());
    const Kinematics before = system.kinematics(c, later(s, still, -kStep));
    const Kinematics after = system.kinematics(c, later(s, still, kStep));
    const double tolerance = kDifferenceQuotient * std::pow(size(s.v), 3);
    const auto expectDrift = [&](const Track& now, const Track& then, const Track& next) {
      const double rate = (speedAlong(next, s.v) - speedAlong(then, s.v)) / (2 * kStep);
      EXPECT_NEAR(now.drift, rate, tolerance) << "contact " << c;
    };
    for (std::size_t p = 0; p < static_cast<std::size_t>(k.pointCount); ++p) {
      expectDrift(k.points[p].normal, before.points[p].normal, after.points[p].normal);
      for (int t = 0; t < system.contacts()[static_cast<std::size_t>(c)].tangents; ++t) {
        const auto i = static_cast<std::size_t>(t);
        expectDrift(k.points[p].tangent[i], before.points[p].tangent[i],
                    after.points[p].tangent[i]);
      }
    }
  });
}

TEST_P(SystemProperties, ForceAtRestIsTheSlopeOfThePotential) {
  forEachDraw([](const System& system, const State& drawn) {
    State s = drawn;
    s.v.setZero();
    const Vec f = system.force(s);
    ASSERT_EQ(f.size(), s.q.size());
    const double scale = 1 + std::abs(system.potential(s)) + f.cwiseAbs().maxCoeff();
    for (Eigen::Index i = 0; i < s.q.size(); ++i) {
      const Vec axis = Vec::Unit(s.q.size(), i);
      const double slope =
          (system.potential(moved(s, axis, kStep)) - system.potential(moved(s, axis, -kStep))) /
          (2 * kStep);
      EXPECT_NEAR(f[i], -slope, kDifferenceQuotient * scale) << "coordinate " << i;
    }
  });
}

TEST_P(SystemProperties, FreeMotionKeepsTheEnergy) {
  forEachDraw([](const System& system, const State& s) {
    const Vec a = system.inverseMass(s) * system.force(s);
    const auto energy = [&](double h) {
      const State at = later(s, a, h);
      return 0.5 * at.v.dot(system.massMatrix(at) * at.v) + system.potential(at);
    };
    const double scale = size(s.v) * (1 + std::abs(energy(0)) + system.force(s).cwiseAbs().sum());
    EXPECT_NEAR((energy(kStep) - energy(-kStep)) / (2 * kStep), 0,
                kDifferenceQuotient * scale * size(a));
  });
}

TEST_P(SystemProperties, ChartsGoToStatesAndBack) {
  const auto system = standardSystem();
  Draws draws(11);
  for (const Chart& chart : system->charts()) {
    int reached = 0;
    for (int i = 0; i < kDraws; ++i) {
      const std::vector<double> values = drawValues(chart.entries, draws);
      State s;
      try {
        s = system->toState(chart, values);
      } catch (const SceneError& error) {
        ASSERT_FALSE(chart.closed.empty()) << "a free start is always possible: " << error.what();
        continue;
      }
      ++reached;
      ASSERT_EQ(s.q.size(), static_cast<Eigen::Index>(system->coordinates().size()));
      ASSERT_EQ(s.v.size(), s.q.size());
      const std::vector<double> back = system->fromState(chart, s);
      ASSERT_EQ(back.size(), values.size());
      for (std::size_t k = 0; k < values.size(); ++k)
        EXPECT_NEAR(back[k], values[k], kRounding * 100) << chart.id << " " << chart.entries[k].id;
    }
    EXPECT_GE(reached, kDraws / 10) << chart.id << ": the sliders hardly reach a state";
  }
}

TEST_P(SystemProperties, ContactChartsCloseTheirContacts) {
  const auto system = standardSystem();
  Draws draws(13);
  for (const Chart& chart : system->charts()) {
    for (int i = 0; i < kDraws; ++i) {
      const std::vector<double> values = drawValues(chart.entries, draws);
      State s;
      try {
        s = system->toState(chart, values);
      } catch (const SceneError&) {
        continue;
      }
      for (int contact : chart.closed) {
        const Kinematics k = system->kinematics(contact, s);
        EXPECT_NEAR(k.gap, 0, kRounding * size(s.q));
        EXPECT_NEAR(speedAlong(k.points[0].normal, s.v), 0, kRounding * size(s.v));
      }
      if (chart.slip < 0) continue;
      const Kinematics k = system->kinematics(chart.closed[0], s);
      EXPECT_NEAR(speedAlong(k.points[0].tangent[0], s.v),
                  values[static_cast<std::size_t>(chart.slip)], kRounding * size(s.v));
    }
  }
}

TEST_P(SystemProperties, ChartsRefuseTheWrongNumberOfValues) {
  const auto system = standardSystem();
  for (const Chart& chart : system->charts()) {
    const std::vector<double> tooMany(chart.entries.size() + 1, 0.5);
    EXPECT_THROW(system->toState(chart, tooMany), std::logic_error) << chart.id;
  }
}

TEST_P(SystemProperties, ChartsAreTables) {
  const auto system = standardSystem();
  ASSERT_FALSE(system->charts().empty());
  EXPECT_TRUE(system->charts()[0].closed.empty()) << "the first chart is the free start";
  EXPECT_EQ(system->charts()[0].entries.size(), 2 * system->coordinates().size());
  std::set<std::string> ids;
  for (const Chart& chart : system->charts()) {
    EXPECT_TRUE(ids.insert(chart.id).second) << chart.id << " is there twice";
    std::set<std::string> entries;
    for (const ParameterSpec& entry : chart.entries) {
      expectSound(entry);
      EXPECT_TRUE(entries.insert(entry.id).second) << entry.id << " is there twice";
    }
    const int count = static_cast<int>(chart.entries.size());
    EXPECT_TRUE(chart.horizontal >= 0 && chart.horizontal < count);
    EXPECT_TRUE(chart.vertical >= 0 && chart.vertical < count);
    EXPECT_NE(chart.horizontal, chart.vertical);
    EXPECT_LT(chart.slip, count);
    for (int contact : chart.closed)
      EXPECT_TRUE(contact >= 0 && contact < static_cast<int>(system->contacts().size()));
  }
}

TEST_P(SystemProperties, IdsAreWordsAndColumnsAreUnique) {
  const auto system = standardSystem();
  const std::regex word("[a-z][a-z0-9_]*");
  std::set<std::string> contacts;
  for (const Coordinate& c : system->coordinates()) {
    EXPECT_TRUE(std::regex_match(c.id, word)) << c.id;
    EXPECT_FALSE(c.symbol.empty() || c.velocitySymbol.empty()) << c.id;
  }
  for (const ContactSpec& c : system->contacts()) {
    EXPECT_TRUE(std::regex_match(c.id, word)) << c.id;
    EXPECT_TRUE(contacts.insert(c.id).second) << c.id << " is there twice";
    EXPECT_TRUE(c.tangents >= 0 && c.tangents <= 2);
  }
  std::set<std::string> columns;
  for (const Column& column : columnsOf(*system))
    EXPECT_TRUE(columns.insert(column.id).second) << column.id << " is there twice";
  EXPECT_LE(system->coordinates().size(), static_cast<std::size_t>(kMaxDof));
  EXPECT_LE(system->contacts().size(), static_cast<std::size_t>(kMaxContacts));
}

TEST_P(SystemProperties, ParametersAreSoundAndTheirStandardsMakeASystem) {
  std::set<std::string> ids;
  for (const ParameterSpec& spec : type().parameters) {
    expectSound(spec);
    EXPECT_TRUE(ids.insert(spec.id).second) << spec.id << " is there twice";
  }
  EXPECT_NE(standardSystem(), nullptr);
}

TEST_P(SystemProperties, LandmarksAreFiniteMarksOnKnownParameters) {
  Scene scene;
  scene.system.set("type", GetParam());
  forEachDraw([&](const System& system, const State&) {
    Laws laws;
    laws.friction.resize(system.contacts().size(), Coulomb{});
    for (const Landmark& mark : system.landmarks(laws)) {
      EXPECT_TRUE(std::isfinite(mark.value)) << mark.symbol;
      EXPECT_FALSE(mark.symbol.empty() || mark.meaning.empty() || mark.source.empty());
      EXPECT_NO_THROW(numberAt(scene, mark.parameter)) << mark.parameter;
    }
  });
}

void expectFinite(const Depiction& d) {
  for (const Body& body : d.bodies) {
    EXPECT_TRUE(body.centre.allFinite() && std::isfinite(body.angle)) << body.id;
    const Shape& shape = body.shape;
    EXPECT_TRUE(std::isfinite(shape.length + shape.height + shape.radius + shape.depth)) << body.id;
    EXPECT_TRUE(shape.length >= 0 && shape.height >= 0 && shape.radius >= 0) << body.id;
  }
  for (const Marker& marker : d.markers) EXPECT_TRUE(marker.place.allFinite()) << marker.id;
  for (const Ground& ground : d.grounds) EXPECT_NEAR(ground.normal.norm(), 1, kRounding);
  EXPECT_TRUE(std::isfinite(d.size) && d.size > 0);
  EXPECT_TRUE(std::isfinite(d.weight) && d.weight >= 0);
}

TEST_P(SystemProperties, DepictionIsFiniteAndHasOneFrameAContact) {
  forEachDraw([](const System& system, const State& s) {
    const Depiction d = system.depict(s);
    expectFinite(d);
    ASSERT_EQ(d.contacts.size(), system.contacts().size());
    for (std::size_t c = 0; c < d.contacts.size(); ++c) {
      const ContactFrame& frame = d.contacts[c];
      EXPECT_EQ(frame.contact, system.contacts()[c].id);
      EXPECT_NEAR(frame.normal.norm(), 1, kRounding);
      EXPECT_NEAR(frame.tangent.norm(), 1, kRounding);
      EXPECT_NEAR(frame.normal.dot(frame.tangent), 0, kRounding);
      const double gap = system.gap(static_cast<int>(c), s);
      const bool stands = std::any_of(d.grounds.begin(), d.grounds.end(), [&](const Ground& g) {
        return std::abs((frame.place - g.place).dot(g.normal) - gap) <= kRounding * 100;
      });
      EXPECT_TRUE(stands) << frame.contact << " is not drawn its gap away from a ground";
    }
  });
}

std::vector<std::string> ids() {
  std::vector<std::string> all;
  for (const SystemType& type : systemTypes()) all.push_back(type.id);
  return all;
}
std::string typeName(const testing::TestParamInfo<std::string>& info) {
  return info.param;
}
INSTANTIATE_TEST_SUITE_P(EverySystem, SystemProperties, testing::ValuesIn(ids()), typeName);

}  // namespace
}  // namespace painleve::test
