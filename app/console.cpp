#include "app/console.h"

#include <algorithm>
#include <csignal>
#include <cstdio>

namespace painleve::app {

std::string oneLine(std::string text) {
  constexpr unsigned char kFirstPrintable = 0x20, kDelete = 0x7f;
  std::ranges::replace_if(
      text,
      [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < kFirstPrintable || byte == kDelete;
      },
      ' ');
  return text;
}

bool print(std::string_view text) {
  const bool taken =
      std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  if (!taken) complain("cannot write standard output");
  return taken;
}

void ignoreBrokenPipes() {
  std::signal(SIGPIPE, SIG_IGN);
}

void complain(const std::string& line) {
  const std::string text = oneLine(line) + '\n';
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace painleve::app
