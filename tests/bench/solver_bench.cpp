// How much faster than real time the event-driven solver runs named cases of rod.json, rows every
// millisecond.
#include <benchmark/benchmark.h>

#include "core/scene/scene_json.h"
#include "tests/support/reference/rod_cases.h"

namespace painleve::test {
namespace {

// From the Scene on: building system and laws, the run, its rows and events.
void runScene(benchmark::State& state, const std::string& name) {
  const Scene scene = withValue(rodScene(rodCase(name)), "output.step", 0.001);
  double simulated = 0;
  for (auto _ : state) {
    const auto trajectory = simulate(scene);
    simulated += trajectory->endTime;
    benchmark::DoNotOptimize(trajectory);
  }
  state.counters["x_real_time"] = benchmark::Counter(simulated, benchmark::Counter::kIsRate);
}

struct NamedCase {
  const char* label;
  const char* run;
};

constexpr NamedCase kCases[] = {{"slide", "slide_to_stop_mu03"},
                                {"P_c1", "m1p_below_mu2_reaches_P"},
                                {"stick", "m1p_sticks_mu14"},
                                {"mode4_plus_branch", "m4p_contact_branch"},
                                {"mode4_minus_branch", "m4m_contact_then_iwoc"},
                                {"iwoc", "m2_iwoc_fast"},
                                {"bounce", "bounce_e05_mu03"},
                                {"zeno", "zeno_settle_e05_mu06"},
                                {"pencil", "pencil_mu02_slips_back"},
                                {"jam", "jam_impact_mu16_e05"},
                                {"slip_reversal", "pivot_falls_flat"}};

const bool kRegistered = [] {
  for (const NamedCase& named : kCases)
    benchmark::RegisterBenchmark(named.label, [run = named.run](benchmark::State& state) {
      runScene(state, run);
    })->Unit(benchmark::kMicrosecond);
  return true;
}();

}  // namespace
}  // namespace painleve::test
