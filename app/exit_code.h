#pragma once
// Exit codes of the program, which scripts rely on.

namespace painleve::app {

inline constexpr int kDone = 0;
inline constexpr int kInternalError = 1;  // a fault of the program itself
inline constexpr int kInvalid = 2;        // wrong usage or invalid scene
inline constexpr int kEndedEarly = 3;
inline constexpr int kNotWritten = 4;

}  // namespace painleve::app
