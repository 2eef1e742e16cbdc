#include "ui/session/frame_builder.h"

#include <cmath>

#include "core/trajectory/contact_suffix.h"
#include "core/trajectory/shown_event.h"

namespace painleve::ui {
namespace {

constexpr auto kContactRule = "contact";  // keeps the force that the cells hold

/// Cells of one contact: their columns carry its id where the system has several.
class ContactCells {
 public:
  ContactCells(const Trajectory& trajectory, const Cells& cells, const std::string& contact)
      : trajectory_(trajectory),
        cells_(cells),
        suffix_(contactSuffix(trajectory.contacts.size(), contact)) {}

  double operator()(const std::string& id) const {
    const std::size_t column = trajectory_.column(id + suffix_);
    return column < cells_.size() ? cells_[column] : kNoValue;
  }

 private:
  const Trajectory& trajectory_;
  const Cells& cells_;
  std::string suffix_;
};

ContactReading readContact(const Trajectory& trajectory, const Cells& cells,
                           const std::string& id) {
  const ContactCells at(trajectory, cells, id);
  ContactReading reading;
  reading.id = id;
  reading.gap = at("gap");
  reading.normalForce = at("F_N");
  reading.friction = at("F_T");
  reading.slip = at("slip");
  reading.A = at("A");
  reading.B = at("B");
  const double mode = at("mode"), lcp = at("lcp_mode");
  if (!std::isnan(mode)) reading.mode = static_cast<Mode>(std::lround(mode));
  if (!std::isnan(lcp)) reading.lcpMode = static_cast<int>(std::lround(lcp));
  return reading;
}

}  // namespace

Frame buildFrame(const Scene& scene, const Trajectory& trajectory, double t) {
  Frame frame;
  frame.time = t;
  frame.valid = true;
  const Event* shown = shownEvent(trajectory, t);
  frame.cells = shown != nullptr ? shown->before : cellsAt(scene, trajectory, t);
  if (shown != nullptr) {
    frame.ahead = shown->kind;
    frame.rule = shown->rule;
    frame.isCandidate = shown->kind == EventKind::BranchPoint && shown->rule != kContactRule;
  }
  frame.depiction = depict(scene, trajectory, t);
  for (const auto& id : trajectory.contacts)
    frame.contacts.push_back(readContact(trajectory, frame.cells, id));
  return frame;
}

Frame buildInitialFrame(const Scene& scene) {
  Frame frame;
  try {
    frame.depiction = depictInitial(scene);
  } catch (const SceneError&) {
    // The run of this scene reports the error; until then there is nothing to draw.
    frame.depiction = {};
  }
  return frame;
}

}  // namespace painleve::ui
