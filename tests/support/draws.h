#pragma once
// Reproducible random numbers for tests that draw many states, and the same ranges for RapidCheck.

#include <cstdint>
#include <random>
#include <utility>

#include <rapidcheck.h>

namespace painleve::test {

class Draws {
 public:
  explicit Draws(std::uint64_t seed) : engine_(seed) {}

  double between(double lower, double upper) {
    return lower + (upper - lower) * std::generate_canonical<double, 53>(engine_);
  }
  int whole(int lower, int upper) { return static_cast<int>(between(lower, upper + 1)); }

 private:
  std::mt19937_64 engine_;
};

/// A number in [lower, upper] for RapidCheck, on a grid of a billionth of the range.
inline rc::Gen<double> within(double lower, double upper) {
  constexpr std::int64_t kSteps = 1'000'000'000;
  return rc::gen::map(rc::gen::inRange<std::int64_t>(0, kSteps + 1), [=](std::int64_t k) {
    return lower + (upper - lower) * static_cast<double>(k) / kSteps;
  });
}

/// RapidCheck's ranges grow with the number of cases run; here the whole range is meant from the
/// first. Only inside a property.
template <class T>
T wholeRange(rc::Gen<T> gen) {
  return *rc::gen::resize(rc::kNominalSize, std::move(gen));
}
inline double anyBetween(double lower, double upper) {
  return wholeRange(within(lower, upper));
}

}  // namespace painleve::test
