#pragma once
// What every parameter table must be.

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/parameters/parameter_spec.h"

namespace painleve::test {

/// Named, explained, and a default that its own range accepts.
inline void expectSound(const ParameterSpec& spec) {
  EXPECT_FALSE(spec.id.empty());
  EXPECT_FALSE(spec.symbol.empty()) << spec.id;
  EXPECT_FALSE(spec.meaning.empty()) << spec.id;
  EXPECT_TRUE(spec.accepts(spec.standard)) << spec.id << ": " << spec.rangeText();
  if (spec.sliderLower == spec.sliderUpper) return;
  EXPECT_LT(spec.sliderLower, spec.sliderUpper) << spec.id;
  EXPECT_TRUE(spec.accepts(spec.sliderLower) && spec.accepts(spec.sliderUpper)) << spec.id;
  EXPECT_TRUE(!spec.logarithmic || spec.sliderLower > 0) << spec.id;
}

inline void expectSound(const Group& table) {
  std::set<std::string> ids;
  for (const Alternative& alternative : table.alternatives) {
    EXPECT_TRUE(ids.insert(alternative.id).second) << alternative.id << " is there twice";
    EXPECT_FALSE(alternative.name.empty()) << alternative.id;
    std::set<std::string> keys{table.selector};
    for (const ParameterSpec& spec : alternative.parameters) {
      EXPECT_TRUE(keys.insert(spec.id).second) << spec.id << " is there twice";
      expectSound(spec);
    }
  }
  EXPECT_FALSE(table.alternatives.empty());
}

}  // namespace painleve::test
