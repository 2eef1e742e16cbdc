#include "core/model/registry.h"

#include <set>

#include <gtest/gtest.h>

namespace painleve::test {
namespace {

TEST(Registry, KnowsTheRodAndKanesPendulum) {
  EXPECT_NE(findSystemType("rod"), nullptr);
  EXPECT_NE(findSystemType("double_pendulum"), nullptr);
}

TEST(Registry, UnknownIdIsNull) {
  EXPECT_EQ(findSystemType(""), nullptr);
  EXPECT_EQ(findSystemType("Rod"), nullptr);
}

TEST(Registry, EveryTypeIsFoundUnderItsOwnIdAndExplained) {
  std::set<std::string> ids;
  for (const SystemType& type : systemTypes()) {
    EXPECT_TRUE(ids.insert(type.id).second) << type.id << " is there twice";
    EXPECT_EQ(findSystemType(type.id), &type);
    EXPECT_FALSE(type.name.empty() || type.summary.empty() || type.source.empty()) << type.id;
    EXPECT_NE(type.make, nullptr) << type.id;
  }
}

TEST(Registry, TextNamesAllTypesInOrder) {
  std::string expected;
  for (const SystemType& type : systemTypes()) expected += (expected.empty() ? "" : ", ") + type.id;
  EXPECT_EQ(systemTypesText(), expected);
  EXPECT_TRUE(systemTypesText().starts_with("rod, double_pendulum"));
}

}  // namespace
}  // namespace painleve::test
