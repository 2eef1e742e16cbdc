#include "core/scene/contact_path.h"

#include <algorithm>
#include <cmath>

#include "core/scene/cell_state.h"
#include "core/scene/edits.h"
#include "core/scene/stage.h"

namespace painleve {
namespace {

// Both rows of an instant: a path has a corner there, and may change its mode.
void addEventRows(const Trajectory& trajectory, std::size_t most, std::vector<std::size_t>& rows) {
  const std::size_t stride = 1 + trajectory.events.size() / most;
  for (std::size_t i = 0; i < trajectory.events.size(); i += stride) {
    const std::size_t last = trajectory.rowBefore(trajectory.events[i].time);
    if (last > 0) rows.push_back(last - 1);
    rows.push_back(last);
  }
}

std::vector<std::size_t> chosenRows(const Trajectory& trajectory, std::size_t most) {
  const std::size_t count = trajectory.rowCount();
  std::vector<std::size_t> rows;
  const std::size_t stride = 1 + count / most;
  for (std::size_t i = 0; i < count; i += stride) rows.push_back(i);
  if (count > 0) rows.push_back(count - 1);
  addEventRows(trajectory, most, rows);
  std::sort(rows.begin(), rows.end());
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  return rows;
}

// The system that is in force at ascending times; made anew only where an edit is passed.
class Systems {
 public:
  explicit Systems(const Scene& scene) : scene_(scene), edits_(sortedEdits(scene)) {}

  const System& at(double t) {
    bool isNew = system_ == nullptr;
    while (next_ < edits_.size() && edits_[next_].time <= t) isNew = true, ++next_;
    if (isNew) system_ = stageAt(scene_, t).experiment.system;
    return *system_;
  }

 private:
  const Scene& scene_;
  std::vector<Edit> edits_;
  std::size_t next_ = 0;
  std::shared_ptr<const System> system_;
};

double speedOf(const System& system, const State& state, int contact) {
  const ContactPoint point = system.kinematics(contact, state).points[0];
  const auto along = [&](const Track& track) {
    return track.row.dot(state.v.transpose()) + track.offset;
  };
  return std::hypot(along(point.normal), along(point.tangent[0]));
}

// A path that begins to touch forgets how fast it was in flight.
void noteSpeed(ContactPath& path, Mode mode, double speed) {
  const bool isClosed = mode != Mode::Free;
  if (isClosed && !path.touches) path.fastest = 0;
  path.touches = path.touches || isClosed;
  if (isClosed || !path.touches) path.fastest = std::max(path.fastest, speed);
}

}  // namespace

std::vector<ContactPath> contactPaths(const Scene& scene, const Trajectory& trajectory,
                                      std::size_t most) {
  std::vector<ContactPath> paths;
  for (const std::string& contact : trajectory.contacts) paths.push_back({contact, false, 0, {}});
  const ModeColumns columns = modeColumnsOf(trajectory);
  Systems systems(scene);
  for (const std::size_t row : chosenRows(trajectory, std::max<std::size_t>(1, most))) {
    const auto cells = trajectory.row(row);
    const System& system = systems.at(cells[0]);
    const State state = stateOfCells(system, cells);
    const Depiction depiction = system.depict(state);
    for (std::size_t i = 0; i < paths.size(); ++i) {
      const Mode mode = modeOfCell(cells, columns.mode[i]);
      paths[i].points.push_back(
          {cells[0], depiction.contacts[i].place, mode, lcpModeOfCell(cells, columns.lcp[i])});
      noteSpeed(paths[i], mode, speedOf(system, state, static_cast<int>(i)));
    }
  }
  return paths;
}

}  // namespace painleve
