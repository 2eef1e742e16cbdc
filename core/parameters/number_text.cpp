#include "core/parameters/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

#include "core/errors.h"

namespace painleve {

namespace {

// Below this every whole double is exact, and reads better without an exponent.
constexpr double kLargestPlainInteger = 9007199254740992.0;
constexpr std::size_t kLongestNumber = 32;

bool isPlainInteger(double value) {
  return std::floor(value) == value && std::abs(value) <= kLargestPlainInteger;
}

}  // namespace

void appendNumber(std::string& text, double value) {
  check(std::isfinite(value), "a number written to a file is finite");
  if (value == 0 && std::signbit(value)) {
    text += "-0.0";  // "-0" would be read as the integer 0
    return;
  }
  std::array<char, kLongestNumber> buffer{};
  char* const begin = buffer.data();
  char* const end = begin + buffer.size();
  const auto written = isPlainInteger(value)
                           ? std::to_chars(begin, end, static_cast<std::int64_t>(value))
                           : std::to_chars(begin, end, value);
  text.append(begin, written.ptr);
}

std::string numberText(double value) {
  std::string text;
  appendNumber(text, value);
  return text;
}

}  // namespace painleve
