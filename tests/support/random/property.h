#pragma once
// RapidCheck inside GoogleTest with a number of cases of its own. The seed is fixed, so that a test
// run repeats; RC_PARAMS="seed=1 max_success=20000" in the environment searches further.

#include <algorithm>
#include <cstdlib>
#include <sstream>
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

/// The property holds for at least that many random cases; a failure shows the smallest found.
template <class Property>
void expectHolds(int cases, Property&& property) {
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  const bool wanted = std::getenv("RC_PARAMS") != nullptr;  // NOLINT(concurrency-mt-unsafe)
  if (!wanted) params.seed = 7;
  params.maxSuccess = std::max(params.maxSuccess, cases);
  const auto result = rc::detail::checkTestable(std::forward<Property>(property),
                                                rc::detail::TestMetadata(), params);
  if (result.template is<rc::detail::SuccessResult>()) return;
  std::ostringstream text;
  rc::detail::printResultMessage(result, text);
  ADD_FAILURE() << text.str();
}

}  // namespace painleve::test
