#pragma once
// Fills a Trajectory: rows into chunks, events, branch points with the scene's choices,
// checkpoints. [own]

#include <functional>
#include <memory>
#include <optional>

#include "core/laws/laws.h"
#include "core/solver/solver.h"

namespace painleve {

/// Which future the scene says at branch point number `branch`; nullopt: nothing.
using ChoiceOf =
    std::function<std::optional<std::pair<std::string, std::optional<double>>>(std::size_t branch)>;
using ChunkSink = std::function<void(const std::shared_ptr<const Chunk>&)>;

class TrajectoryRecorder final : public Recorder {
 public:
  TrajectoryRecorder(const System& system, const Laws& laws, ChoiceOf choices, ChunkSink sink,
                     std::size_t maxKeptRows);

  void gridRow(const Snapshot& snapshot) override;
  void row(const Snapshot& snapshot) override;
  void stepped(const Snapshot& snapshot) override;
  void event(const EventRecord& record) override;
  std::optional<Future> choose(const std::vector<Future>& futures,
                               std::optional<std::size_t> standard) override;

  /// From here on rows are read with another system and laws; the next row and the next event's
  /// `before` keep the old reading.
  void edited(const System& system, const Laws& laws, const Snapshot& before);
  /// True once a row that must not be missing had to be left out; rows and events that come later
  /// are left out too. Rows of the grid are not counted: how many there are is known in advance.
  bool full() const { return full_; }
  /// Closes the last chunk and hands the trajectory over.
  std::shared_ptr<Trajectory> finish(const Outcome& outcome, double time);

 private:
  Cells cells(const Snapshot& snapshot) const;
  void append(const Snapshot& snapshot);
  void keepCheckpoint(const Snapshot& snapshot);
  void publish();

  const System* system_;
  const Laws* laws_;
  ChoiceOf choices_;
  ChunkSink sink_;
  std::size_t maxKeptRows_, keptRows_ = 0;
  int stepsSinceCheckpoint_ = 0;
  std::shared_ptr<Trajectory> trajectory_;
  Chunk open_;
  std::optional<Cells> oldRow_, oldBefore_;
  bool full_ = false;
  std::vector<BranchPoint> chosen_;  // decided, their event not written yet
  bool afterEvent_ = true;
};

}  // namespace painleve
