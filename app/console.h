#pragma once
// Standard output and standard error. Messages are one line, whatever a file name or a key
// contains.

#include <string>
#include <string_view>

namespace painleve::app {

/// Control characters become spaces.
std::string oneLine(std::string text);

/// Text on standard output; false where it was not taken, and then the user knows it.
bool print(std::string_view text);
/// A reader that went away ("| head") is an output that could not be written, not a crash.
void ignoreBrokenPipes();
/// One line on standard error.
void complain(const std::string& line);

}  // namespace painleve::app
