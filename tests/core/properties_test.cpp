// What every run must obey, whatever the scene: random parameters, laws, starts and policies.
#include <algorithm>
#include <bit>
#include <cmath>

#include "core/contact/impact_energy.h"
#include "core/laws/event_rules.h"
#include "core/scene/experiment.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/random/property.h"
#include "tests/support/random/random_scene.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kCases = 300;

/// A random scene with its run, and its columns by name.
class RandomRun {
 public:
  RandomRun()
      : scene_(drawScene()), experiment_(makeExperiment(scene_)), trajectory_(simulate(scene_)) {
    RC_LOG() << writeScene(scene_) << "\n";
  }

  const Scene& scene() const { return scene_; }
  const Experiment& experiment() const { return experiment_; }
  const System& system() const { return *experiment_.system; }
  const Trajectory& trajectory() const { return *trajectory_; }
  std::size_t column(const std::string& id) const {
    const std::size_t found = trajectory_->column(id);
    RC_ASSERT(found < trajectory_->columns.size());
    return found;
  }
  std::size_t column(const char* id, std::size_t contact) const {
    const auto contacts = system().contacts();
    return column(contacts.size() > 1 ? std::string(id) + "_" + contacts[contact].id : id);
  }
  double weight() const {  // a force to compare rounding with
    const Vec f = system().force(experiment_.initial);
    return 1e-3 + f.cwiseAbs().maxCoeff();
  }
  double largestEnergy() const {
    double largest = 1;
    for (std::size_t i = 0; i < trajectory_->rowCount(); ++i)
      largest = std::max(largest, std::abs(trajectory_->row(i)[column("E")]));
    return largest;
  }

 private:
  Scene scene_;
  Experiment experiment_;
  std::shared_ptr<const Trajectory> trajectory_;
};

template <class Check>
void forEachState(const Trajectory& t, const Check& check) {
  for (std::size_t i = 0; i < t.rowCount(); ++i) check(t.row(i));
  for (const Event& event : t.events) {
    check(std::span<const double>(event.before));
    check(std::span<const double>(event.after));
  }
}

TEST(Properties, GapsStayOpenAndForcesInTheirCone) {
  expectHolds(kCases, [] {
    const RandomRun run;
    const double noise = 1e-9 * run.weight();
    for (std::size_t k = 0; k < run.system().contacts().size(); ++k) {
      const Coulomb mu = coulombOf(run.experiment().laws.friction[k]);
      const std::size_t gap = run.column("gap", k), normal = run.column("F_N", k),
                        tangent = run.column("F_T", k), mode = run.column("mode", k);
      forEachState(run.trajectory(), [&](std::span<const double> cells) {
        RC_ASSERT(cells[gap] >= -kHeldGap);
        if (std::isnan(cells[normal])) return;
        RC_ASSERT(cells[normal] >= 0);
        const int sign = slipSign(static_cast<Mode>(static_cast<int>(cells[mode])));
        const double limit = sign != 0 ? mu.kinetic(sign) : std::max(mu.hold(1), mu.hold(-1));
        RC_ASSERT(std::abs(cells[tangent]) <= limit * cells[normal] * (1 + 1e-9) + noise);
        RC_ASSERT(sign == 0 || cells[tangent] * sign <= 0);
      });
    }
  });
}

TEST(Properties, SlipModesSlipTheirWayAndStickDoesNot) {
  expectHolds(kCases, [] {
    const RandomRun run;
    for (std::size_t k = 0; k < run.system().contacts().size(); ++k) {
      const std::size_t slip = run.column("slip", k), mode = run.column("mode", k);
      double fastest = 1;
      forEachState(run.trajectory(), [&](std::span<const double> cells) {
        fastest = std::max(fastest, std::abs(cells[slip]));
      });
      forEachState(run.trajectory(), [&](std::span<const double> cells) {
        const Mode now = static_cast<Mode>(static_cast<int>(cells[mode]));
        if (slipSign(now) != 0) RC_ASSERT(slipSign(now) * cells[slip] >= -1e-10 * fastest);
        if (now == Mode::Stick) RC_ASSERT(std::abs(cells[slip]) <= 1e-10 * fastest);
      });
    }
  });
}

TEST(Properties, EnergyMinusWorkIsConstant) {
  expectHolds(kCases, [] {
    const RandomRun run;
    const double allowed = kEnergyBalance * run.largestEnergy();
    const auto rest = [&](std::span<const double> cells) {
      double work = 0;
      for (const char* id : {"W_friction", "W_impact", "W_external", "W_edit", "W_correction"})
        work += cells[run.column(id)];
      return cells[run.column("E")] - work;
    };
    const double first = rest(run.trajectory().row(0));
    forEachState(run.trajectory(), [&](std::span<const double> cells) {
      RC_ASSERT(std::abs(rest(cells) - first) <= allowed);
      RC_ASSERT(std::abs(cells[run.column("W_correction")]) <= allowed);
    });
  });
}

TEST(Properties, FrictionAndTangentialImpactsNeverGiveEnergy) {
  expectHolds(kCases, [] {
    const RandomRun run;
    const Trajectory& t = run.trajectory();
    const double allowed = kEnergyBalance * run.largestEnergy();
    const std::size_t friction = run.column("W_friction");
    double before = 0;
    for (std::size_t i = 0; i < t.rowCount(); ++i) {
      RC_ASSERT(t.row(i)[friction] <= before + allowed);
      before = std::min(before, t.row(i)[friction]);
    }
    for (const Event& event : t.events)
      if (event.kind == EventKind::TangentialImpact) RC_ASSERT(event.energyChange <= allowed);
  });
}

State stateOf(const RandomRun& run, const Cells& cells) {
  const auto n = static_cast<Eigen::Index>(run.system().coordinates().size());
  State s;
  s.t = cells[0];
  s.q = Eigen::Map<const Eigen::VectorXd>(cells.data() + 1, n);
  s.v = Eigen::Map<const Eigen::VectorXd>(cells.data() + 1 + n, n);
  return s;
}

// Newton's laws may give energy outside their safe range (derivations 12.1), the others never.
bool mayGain(const RandomRun& run, const Event& event) {
  const Laws& laws = run.experiment().laws;
  const auto* newton = std::get_if<Newton>(&laws.impact);
  if (newton == nullptr && !std::holds_alternative<NewtonResolved>(laws.impact)) return false;
  const Assembly a =
      assemble(run.system(), laws, stateOf(run, event.before), {event.contact}, Level::Impact);
  return !safeRestitutions(a.problem, newton != nullptr ? newton->tangential : 0)
              .contains(restitutionOf(laws.impact));
}

TEST(Properties, ImpactsGiveEnergyOnlyWhereTheirLawMay) {
  expectHolds(kCases, [] {
    const RandomRun run;
    const double allowed = kEnergyBalance * run.largestEnergy();
    for (const Event& event : run.trajectory().events)
      if (event.kind == EventKind::Impact && !mayGain(run, event))
        RC_ASSERT(event.energyChange <= allowed);
  });
}

TEST(Properties, TimeRunsForwardToAStatedEnd) {
  expectHolds(kCases, [] {
    const RandomRun run;
    const Trajectory& t = run.trajectory();
    RC_ASSERT(t.rowCount() >= 2U);
    RC_ASSERT(t.row(0)[0] == 0.0);
    RC_ASSERT(t.row(t.rowCount() - 1)[0] == t.endTime);
    for (std::size_t i = 1; i < t.rowCount(); ++i) RC_ASSERT(t.row(i)[0] >= t.row(i - 1)[0]);
    RC_ASSERT(!t.events.empty());
    RC_ASSERT(t.events.front().kind == EventKind::Start);
    for (std::size_t i = 1; i < t.events.size(); ++i)
      RC_ASSERT(t.events[i].time >= t.events[i - 1].time);
    for (const Event& event : t.events) RC_ASSERT(event.after[0] == event.time);
    for (const Event& event : t.events) RC_ASSERT(event.rule.empty() || isEventRule(event.rule));
    RC_ASSERT(t.endReason.empty() == (t.end == End::Duration));
    if (t.end == End::Duration) {
      RC_ASSERT(t.endTime == run.experiment().duration);
      RC_ASSERT(t.events.back().kind == EventKind::End);
    }
  });
}

// A force may be missing where none solves the contact problem: LCP mode (2), or on A = B = 0.
bool mayLackForce(std::span<const double> cells, std::size_t lcp) {
  return cells[lcp] == 2 || cells[lcp] == 0;
}

TEST(Properties, CellsAreNumbersWhereTheyExist) {
  expectHolds(kCases, [] {
    const RandomRun run;
    const Trajectory& t = run.trajectory();
    const std::size_t contacts = run.system().contacts().size();
    const std::size_t perContact = 8;
    const std::size_t firstContact = 1 + 2 * run.system().coordinates().size();
    const std::size_t energies = firstContact + perContact * contacts;
    forEachState(t, [&](std::span<const double> cells) {
      for (std::size_t i = 0; i < cells.size(); ++i)
        if (i < firstContact || i >= energies) RC_ASSERT(std::isfinite(cells[i]));
      for (std::size_t k = 0; k < contacts; ++k) {
        const Mode mode = static_cast<Mode>(static_cast<int>(cells[run.column("mode", k)]));
        const std::size_t lcp = run.column("lcp_mode", k);
        const bool slides = slipSign(mode) != 0;
        RC_ASSERT(std::isfinite(cells[run.column("gap", k)]));
        RC_ASSERT(std::isfinite(cells[run.column("slip", k)]));
        for (const char* id : {"A", "B", "lcp_mode"})
          RC_ASSERT(std::isfinite(cells[run.column(id, k)]) == slides);
        const bool force = std::isfinite(cells[run.column("F_N", k)]);
        RC_ASSERT(force == std::isfinite(cells[run.column("F_T", k)]));
        RC_ASSERT(force || (slides && mayLackForce(cells, lcp)));
      }
    });
  });
}

bool sameBits(std::span<const double> a, std::span<const double> b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](double x, double y) {
           return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
         });
}

TEST(Properties, TheSameSceneGivesTheSameBits) {
  expectHolds(kCases, [] {
    const RandomRun run;
    std::vector<std::shared_ptr<const Chunk>> handed;
    int polled = 0;
    const auto again = simulate(
        run.scene(), [&](const auto& chunk) { handed.push_back(chunk); },
        [&] {
          ++polled;
          return false;
        });
    RC_ASSERT(handed == again->chunks);
    RC_ASSERT(again->rowCount() == run.trajectory().rowCount());
    for (std::size_t i = 0; i < again->rowCount(); ++i)
      RC_ASSERT(sameBits(again->row(i), run.trajectory().row(i)));
    RC_ASSERT(again->events.size() == run.trajectory().events.size());
    for (std::size_t i = 0; i < again->events.size(); ++i) {
      RC_ASSERT(sameBits(again->events[i].after, run.trajectory().events[i].after));
      RC_ASSERT(sameBits(again->events[i].before, run.trajectory().events[i].before));
    }
  });
}

TEST(Properties, AScenesTextIsTheSameScene) {
  expectHolds(kCases, [] {
    const Scene scene = drawScene();
    RC_ASSERT(parseScene(writeScene(scene)) == scene);
  });
}

TEST(Properties, ARowIsWhatItsTimeIntegratesTo) {
  expectHolds(kCases, [] {
    const RandomRun run;
    const Trajectory& t = run.trajectory();
    const std::size_t i = *rc::gen::inRange<std::size_t>(0, t.rowCount());
    const double time = t.row(i)[0];
    const bool atAnInstant =
        (i > 0 && t.row(i - 1)[0] == time) || (i + 1 < t.rowCount() && t.row(i + 1)[0] == time);
    if (atAnInstant) return;
    const Cells cells = cellsAt(run.scene(), t, time);
    const std::size_t n = 2 * run.system().coordinates().size();
    for (std::size_t k = 1; k <= n; ++k)
      RC_ASSERT(std::abs(cells[k] - t.row(i)[k]) <= kReference * (1 + std::abs(cells[k])));
  });
}

}  // namespace
}  // namespace painleve::test
