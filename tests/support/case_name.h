#pragma once
// Parametrised tests are named by their case table.

#include <string>

#include <gtest/gtest.h>

namespace painleve::test {

/// The `name` of a case, as the last argument of INSTANTIATE_TEST_SUITE_P.
struct CaseName {
  template <class Case>
  std::string operator()(const testing::TestParamInfo<Case>& tested) const {
    return tested.param.name;
  }
};

}  // namespace painleve::test
