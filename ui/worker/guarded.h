#pragma once
// The program's only lock: a value that two threads may touch, one at a time.

#include <condition_variable>
#include <mutex>
#include <utility>

namespace painleve {

template <class T>
class Guarded {
 public:
  /// Runs work(value) alone, and returns what it returns; wakes whoever waits in when().
  template <class Work>
  auto with(Work&& work) {
    const Waker waker{changed_};
    const std::lock_guard lock(mutex_);
    return std::forward<Work>(work)(value_);
  }

  /// Sleeps until ready(value), then runs work(value) alone.
  template <class Ready, class Work>
  auto when(Ready&& ready, Work&& work) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return ready(value_); });
    return std::forward<Work>(work)(value_);
  }

 private:
  struct Waker {
    std::condition_variable& changed;
    ~Waker() { changed.notify_all(); }
  };

  std::mutex mutex_;
  std::condition_variable changed_;
  T value_{};
};

}  // namespace painleve
