#pragma once
// How far one piece of background work is, and the wish that it stops: written by the worker, read
// by the window, and the other way round.

#include <atomic>
#include <chrono>
#include <cstddef>

namespace painleve {

struct ProgressReading {
  bool begun = false;
  double fraction = 0;    // 0...1
  std::size_t count = 0;  // what is counted: rows
  double seconds = 0;     // of wall clock since it began
};

class Progress {
 public:
  /// The worker takes the work up (anew).
  void begin();
  void report(double fraction, std::size_t count);
  ProgressReading reading() const;

  /// Whoever waits has waited enough: what is there by then counts.
  void cancel() { cancelled_ = true; }
  bool isCancelled() const { return cancelled_; }

 private:
  using Clock = std::chrono::steady_clock;

  std::atomic<bool> begun_{false}, cancelled_{false};
  std::atomic<double> fraction_{0};
  std::atomic<std::size_t> count_{0};
  std::atomic<Clock::time_point> since_{Clock::time_point{}};
};

}  // namespace painleve
