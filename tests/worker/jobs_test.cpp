#include "ui/worker/jobs.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "ui/worker/mailbox.h"

namespace painleve {
namespace {

using namespace std::chrono_literals;

void waitUntilIdle(const Jobs& jobs) {
  while (jobs.busy()) std::this_thread::sleep_for(1ms);
}

/// A job that holds the worker until it is let go, or told to stop.
class Gate {
 public:
  void hold(Jobs& jobs, const std::string& key, bool obeys = false) {
    jobs.post(key, 100, [this, obeys](const JobStop& stop) {
      entered_.set_value();
      while (!open_ && !(obeys && stop())) std::this_thread::sleep_for(1ms);
    });
    entered_.get_future().wait();
  }
  void open() { open_ = true; }

 private:
  std::promise<void> entered_;
  std::atomic<bool> open_{false};
};

TEST(Jobs, runsWhatIsPosted) {
  Jobs jobs;
  Mailbox<int> mail;
  jobs.post("a", 0, [&](const JobStop& stop) { mail.put(stop() ? -1 : 7); });
  waitUntilIdle(jobs);
  EXPECT_EQ(mail.take(), 7);
  EXPECT_EQ(mail.take(), std::nullopt);
}

TEST(Jobs, newerReplacesTheWaitingOneOfItsKey) {
  Jobs jobs;
  Gate gate;
  gate.hold(jobs, "gate");
  Mailbox<int> mail;
  std::atomic<int> ran{0};
  for (int i = 1; i <= 60; ++i) {
    jobs.post("run", 0, [&, i](const JobStop&) {
      ++ran;
      mail.put(i);
    });
  }
  EXPECT_TRUE(jobs.busy("run"));
  gate.open();
  waitUntilIdle(jobs);
  EXPECT_EQ(ran, 1);
  EXPECT_EQ(mail.take(), 60);
}

TEST(Jobs, higherPriorityFirstThenOlderFirst) {
  Jobs jobs;
  Gate gate;
  gate.hold(jobs, "gate");
  std::string order;  // only the worker writes; read after it is idle
  const auto note = [&order](char c) { return [&order, c](const JobStop&) { order += c; }; };
  jobs.post("a", 1, note('a'));
  jobs.post("b", 2, note('b'));
  jobs.post("c", 1, note('c'));
  jobs.post("d", 2, note('d'));
  jobs.post("a", 1, note('A'));  // keeps the place of the one it replaces
  gate.open();
  waitUntilIdle(jobs);
  EXPECT_EQ(order, "bdAc");
}

TEST(Jobs, aYoungRunningJobMayFinishWhenSuperseded) {
  Jobs jobs;
  std::promise<void> entered;
  std::atomic<bool> stopped{false};
  jobs.post("run", 0, [&](const JobStop& stop) {
    entered.set_value();
    std::this_thread::sleep_for(10ms);
    stopped = stop();
  });
  entered.get_future().wait();
  jobs.post("run", 0, [](const JobStop&) {});
  waitUntilIdle(jobs);
  EXPECT_FALSE(stopped);
}

TEST(Jobs, anOldRunningJobStopsWhenSuperseded) {
  Jobs jobs;
  Gate gate;
  gate.hold(jobs, "run", true);
  jobs.post("run", 0, [](const JobStop&) {});
  waitUntilIdle(jobs);  // would never end if the gate were not stopped
}

// The best of several tries: a busy machine may delay any one of them, but without urgency none is
// under 100 ms.
TEST(Jobs, urgentStopsAtOnceAndOtherKeysGoOn) {
  auto best = std::chrono::steady_clock::duration::max();
  for (int attempt = 0; attempt < 10; ++attempt) {
    Jobs jobs;
    Gate gate;
    const auto start = std::chrono::steady_clock::now();
    gate.hold(jobs, "run", true);
    std::atomic<bool> other{false};
    jobs.post("phase", 0, [&](const JobStop& stop) { other = !stop(); });
    jobs.post(
        "run", 0, [](const JobStop&) {}, true);
    waitUntilIdle(jobs);
    best = std::min(best, std::chrono::steady_clock::now() - start);
    EXPECT_TRUE(other);
  }
  EXPECT_LT(best, 90ms);
}

TEST(Jobs, cancelStopsTheRunningAndDropsTheWaiting) {
  Jobs jobs;
  Gate gate;
  gate.hold(jobs, "run", true);
  std::atomic<bool> ran{false};
  jobs.post("run", 0, [&](const JobStop&) { ran = true; });
  jobs.post("phase", 0, [](const JobStop&) {});
  jobs.cancel("run");
  jobs.cancel("unknown");
  waitUntilIdle(jobs);
  EXPECT_FALSE(ran);
}

TEST(Jobs, anExceptionEndsItsJobOnly) {
  Jobs jobs;
  Mailbox<int> mail;
  jobs.post("bad", 0, [](const JobStop&) { throw std::runtime_error("escaped"); });
  jobs.post("odd", 0, [](const JobStop&) { throw 3; });
  jobs.post("good", 0, [&](const JobStop&) { mail.put(1); });
  waitUntilIdle(jobs);
  EXPECT_EQ(mail.take(), 1);
}

void runUntilStopped(const JobStop& stop) {
  while (!stop()) std::this_thread::yield();
}

TEST(Jobs, closesWhileRunningAndWaiting) {
  for (int i = 0; i < 95; ++i) {
    auto witness = std::make_shared<int>(i);
    auto jobs = std::make_unique<Jobs>();
    for (const char* key : {"a", "b", "c"})
      jobs->post(key, 0, [witness](const JobStop& stop) { runUntilStopped(stop); });
    if (i % 3 == 1) std::this_thread::sleep_for(200us);
    jobs.reset();
    ASSERT_EQ(witness.use_count(), 1) << "a job outlived its worker";
  }
}

TEST(Jobs, whatAJobCapturedIsReleasedBeforeItCountsAsDone) {
  Jobs jobs;
  auto witness = std::make_shared<int>(1);
  jobs.post("a", 0, [witness](const JobStop&) {});
  waitUntilIdle(jobs);
  EXPECT_EQ(witness.use_count(), 1);
}

}  // namespace
}  // namespace painleve
