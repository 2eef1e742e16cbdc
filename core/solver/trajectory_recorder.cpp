#include "core/solver/trajectory_recorder.h"

#include <algorithm>

#include "core/model/system.h"
#include "core/solver/readout.h"

namespace painleve {

namespace {

/// Between checkpoints, so that a state is never far to integrate however far apart rows are.
constexpr int kStepsPerCheckpoint = 64;

}  // namespace

TrajectoryRecorder::TrajectoryRecorder(const System& system, const Laws& laws, ChoiceOf choices,
                                       ChunkSink sink, std::size_t maxKeptRows)
    : system_(&system),
      laws_(&laws),
      choices_(std::move(choices)),
      sink_(std::move(sink)),
      maxKeptRows_(maxKeptRows),
      trajectory_(std::make_shared<Trajectory>()) {
  trajectory_->columns = columnsOf(system);
  for (const ContactSpec& contact : system.contacts()) trajectory_->contacts.push_back(contact.id);
  open_.columns = trajectory_->columns.size();
}

Cells TrajectoryRecorder::cells(const Snapshot& snapshot) const {
  Cells result;
  result.reserve(open_.columns);
  readCells(*system_, *laws_, snapshot, result);
  return result;
}

void TrajectoryRecorder::gridRow(const Snapshot& snapshot) {
  if (!full_) append(snapshot);
}

void TrajectoryRecorder::row(const Snapshot& snapshot) {
  full_ = full_ || keptRows_ >= maxKeptRows_;
  if (full_) return;
  ++keptRows_;
  append(snapshot);
}

void TrajectoryRecorder::stepped(const Snapshot& snapshot) {
  if (!full_ && ++stepsSinceCheckpoint_ >= kStepsPerCheckpoint) keepCheckpoint(snapshot);
}

void TrajectoryRecorder::keepCheckpoint(const Snapshot& snapshot) {
  trajectory_->checkpoints.push_back(snapshot);
  stepsSinceCheckpoint_ = 0;
}

void TrajectoryRecorder::append(const Snapshot& snapshot) {
  if (open_.cells.empty()) open_.cells.reserve(open_.columns * kChunkRows);
  if (afterEvent_ || open_.cells.empty()) keepCheckpoint(snapshot);
  afterEvent_ = false;
  if (oldRow_) {
    open_.cells.insert(open_.cells.end(), oldRow_->begin(), oldRow_->end());
    oldRow_.reset();
  } else {
    readCells(*system_, *laws_, snapshot, open_.cells);
  }
  if (open_.rows() == kChunkRows) publish();
}

void TrajectoryRecorder::publish() {
  if (open_.cells.empty()) return;
  const std::size_t next = open_.firstRow + open_.rows();
  auto chunk = std::make_shared<const Chunk>(std::move(open_));
  trajectory_->chunks.push_back(chunk);
  if (sink_) sink_(chunk);
  open_ = Chunk{next, trajectory_->columns.size(), {}};
}

void TrajectoryRecorder::event(const EventRecord& record) {
  if (full_) return;
  afterEvent_ = true;
  Event event;
  event.kind = record.kind;
  event.time = record.after.state.t;
  event.contact = record.contact;
  event.before = oldBefore_ ? *oldBefore_ : cells(record.before);
  oldBefore_.reset();
  event.after = cells(record.after);
  event.impulseNormal = record.impulseNormal;
  event.impulseTangent = record.impulseTangent;
  const std::size_t E = trajectory_->column("E");
  event.energyChange = event.after[E] - event.before[E];
  event.lcpSolutions = record.lcpSolutions;
  event.rule = record.rule;
  if (record.kind == EventKind::BranchPoint && !chosen_.empty()) {
    chosen_.front().event = trajectory_->events.size();
    trajectory_->branches.push_back(std::move(chosen_.front()));
    chosen_.erase(chosen_.begin());
  }
  trajectory_->events.push_back(std::move(event));
}

std::optional<Future> TrajectoryRecorder::choose(const std::vector<Future>& futures,
                                                 std::optional<std::size_t> standard) {
  BranchPoint point;
  point.futures = futures;
  point.taken = standard.value_or(futures.size());
  const std::size_t number = trajectory_->branches.size() + chosen_.size();
  if (const auto choice = choices_ ? choices_(number) : std::nullopt) {
    for (std::size_t i = 0; i < futures.size(); ++i) {
      if (futures[i].rule != choice->first) continue;
      point.taken = i;
      Future& future = point.futures[i];
      if (choice->second && !future.parameter.empty())
        future.pick = std::clamp(*choice->second, future.lower, future.upper);
    }
  }
  std::optional<Future> taken;
  if (point.taken < futures.size()) taken = point.futures[point.taken];
  chosen_.push_back(std::move(point));
  return taken;
}

void TrajectoryRecorder::edited(const System& system, const Laws& laws, const Snapshot& before) {
  oldRow_ = oldBefore_ = cells(before);
  system_ = &system;
  laws_ = &laws;
}

std::shared_ptr<Trajectory> TrajectoryRecorder::finish(const Outcome& outcome, double time) {
  publish();
  trajectory_->end = outcome.end;
  trajectory_->endReason = outcome.reason;
  const std::size_t rows = trajectory_->rowCount();
  trajectory_->endTime = full_ && rows > 0 ? trajectory_->row(rows - 1)[0] : time;
  return trajectory_;
}

}  // namespace painleve
