#pragma once
// RapidCheck inside GoogleTest with a number of cases of its own. The seed is the test's name, so
// that a run repeats and no two properties see the same cases; RC_PARAMS="seed=1 max_success=20000"
// in the environment searches further.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace painleve::test {

/// PAINLEVE_STATES_SCALE in the environment multiplies the number of random states (nightly: 100).
inline int scaledStates(int states) {
  static const char* scale = std::getenv(
      "PAINLEVE_STATES_SCALE");  // NOLINT(concurrency-mt-unsafe): read once, before any thread
  return scale == nullptr ? states : static_cast<int>(states * std::strtod(scale, nullptr));
}

/// FNV-1a of a name: the same on every machine.
constexpr std::uint64_t seedOf(std::string_view name) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return hash;
}
/// "Suite.Test" of the test that runs.
inline std::string nameOfTest(const testing::TestInfo& test) {
  return std::string(test.test_suite_name()) + "." + test.name();
}

/// The property holds for at least that many random cases; a failure shows the smallest found.
/// Without a seed it is that of the test that runs.
template <class Property>
void expectHolds(int cases, Property&& property, std::optional<std::uint64_t> seed = {}) {
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  const bool wanted = std::getenv("RC_PARAMS") != nullptr;  // NOLINT(concurrency-mt-unsafe)
  if (!wanted)
    params.seed =
        seed.value_or(seedOf(nameOfTest(*testing::UnitTest::GetInstance()->current_test_info())));
  params.maxSuccess = std::max(params.maxSuccess, cases);
  const auto result = rc::detail::checkTestable(std::forward<Property>(property),
                                                rc::detail::TestMetadata(), params);
  if (result.template is<rc::detail::SuccessResult>()) return;
  std::ostringstream text;
  rc::detail::printResultMessage(result, text);
  ADD_FAILURE() << text.str();
}

}  // namespace painleve::test
