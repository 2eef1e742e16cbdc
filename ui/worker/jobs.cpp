#include "ui/worker/jobs.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "ui/worker/guarded.h"

namespace painleve {
namespace {

using Clock = std::chrono::steady_clock;
using Work = std::function<void(const JobStop&)>;

/// A superseded job younger than this may finish: while a slider moves, its result is still worth
/// showing.
constexpr std::chrono::milliseconds kGrace{100};

struct Waiting {
  std::string key;
  int priority = 0;
  Work work;
};

/// What the running job's JobStop looks at; written by the posting thread.
struct Running {
  explicit Running(std::string name) : key(std::move(name)) {}

  bool shouldStop() const { return stopped || (superseded && Clock::now() - started > kGrace); }

  const std::string key;
  const Clock::time_point started = Clock::now();
  std::atomic<bool> stopped{false}, superseded{false};
};

struct Queue {
  std::vector<Waiting> waiting;  // oldest first
  std::shared_ptr<Running> running;
  bool closing = false;

  std::vector<Waiting>::iterator find(const std::string& key) {
    return std::find_if(waiting.begin(), waiting.end(),
                        [&](const Waiting& job) { return job.key == key; });
  }
  bool runs(const std::string& key) const { return running && running->key == key; }
};

/// Takes the job that is due out of the queue and marks it as running; nothing when closing.
std::optional<Waiting> takeNext(Queue& queue) {
  if (queue.closing) return std::nullopt;
  const auto due =
      std::max_element(queue.waiting.begin(), queue.waiting.end(),
                       [](const Waiting& a, const Waiting& b) { return a.priority < b.priority; });
  Waiting next = std::move(*due);
  queue.waiting.erase(due);
  queue.running = std::make_shared<Running>(next.key);
  return next;
}

void runGuarded(const Work& work, const Running& running) {
  try {
    work([&running] { return running.shouldStop(); });
  } catch (...) {  // NOLINT(bugprone-empty-catch): see post(); the thread must outlive any job
  }
}

}  // namespace

class Jobs::Impl {
 public:
  Impl() : thread_([this] { loop(); }) {}

  ~Impl() {
    std::vector<Waiting> dropped;
    queue_.with([&](Queue& queue) {
      queue.closing = true;
      dropped.swap(queue.waiting);
      if (queue.running) queue.running->stopped = true;
    });
    thread_.join();
  }

  void post(Waiting job, bool urgent) {
    queue_.with([&](Queue& queue) {
      if (queue.runs(job.key)) {
        queue.running->superseded = true;
        if (urgent) queue.running->stopped = true;
      }
      const auto same = queue.find(job.key);
      if (same == queue.waiting.end()) {
        queue.waiting.push_back(std::move(job));
      } else {
        std::swap(*same, job);  // the replaced work dies with `job`, outside the lock
      }
    });
  }

  void cancel(const std::string& key) {
    std::optional<Waiting> dropped;
    queue_.with([&](Queue& queue) {
      if (queue.runs(key)) queue.running->stopped = true;
      const auto same = queue.find(key);
      if (same == queue.waiting.end()) return;
      dropped = std::move(*same);
      queue.waiting.erase(same);
    });
  }

  bool busy() {
    return queue_.with([](Queue& queue) { return queue.running || !queue.waiting.empty(); });
  }

  bool busy(const std::string& key) {
    return queue_.with(
        [&](Queue& queue) { return queue.runs(key) || queue.find(key) != queue.waiting.end(); });
  }

 private:
  void loop() {
    for (;;) {
      std::shared_ptr<Running> running;
      std::optional<Waiting> job =
          queue_.when([](const Queue& queue) { return queue.closing || !queue.waiting.empty(); },
                      [&](Queue& queue) {
                        auto next = takeNext(queue);
                        running = queue.running;
                        return next;
                      });
      if (!job) return;
      runGuarded(job->work, *running);
      job.reset();  // what the work captured is released before it counts as done
      queue_.with([](Queue& queue) { queue.running.reset(); });
    }
  }

  Guarded<Queue> queue_;
  std::thread thread_;  // last: it starts when everything else is there
};

Jobs::Jobs() : impl_(std::make_unique<Impl>()) {}
Jobs::~Jobs() = default;

void Jobs::post(const std::string& key, int priority, std::function<void(const JobStop&)> work,
                bool urgent) {
  impl_->post({key, priority, std::move(work)}, urgent);
}

void Jobs::cancel(const std::string& key) {
  impl_->cancel(key);
}
bool Jobs::busy() const {
  return impl_->busy();
}
bool Jobs::busy(const std::string& key) const {
  return impl_->busy(key);
}

}  // namespace painleve
