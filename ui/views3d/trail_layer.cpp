#include "ui/views3d/trail_layer.h"

#include <algorithm>
#include <iterator>

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/projection.h"

namespace painleve::ui {
namespace {

// Logical pixels. On the ground the trail must be seen beside the ground's edge.
constexpr double kWidth = 3, kFlightWidth = 1.25, kResolution = 1;

/// Those that touch; where none does, the first.
std::vector<std::size_t> trailContacts(const std::vector<ContactPath>& paths) {
  std::vector<std::size_t> contacts;
  for (std::size_t i = 0; i < paths.size(); ++i)
    if (paths[i].touches) contacts.push_back(i);
  if (contacts.empty() && !paths.empty()) contacts.push_back(0);
  return contacts;
}

void paintPart(QPainter& painter, const Projection& projection, const TrailPart& part) {
  QPolygonF line;
  const auto draw = [&] {
    painter.drawPolyline(line);
    line.clear();
  };
  for (std::size_t i = 0; i < part.places.size(); ++i) {
    if (!projection.inFront(part.places[i])) {
      draw();
      continue;
    }
    const QPointF at = projection(part.places[i]);
    const bool isLast = i + 1 == part.places.size();
    if (isLast || line.isEmpty() || (at - line.back()).manhattanLength() >= kResolution)
      line.append(at);
  }
  draw();
}

}  // namespace

std::vector<TrailPart> trailParts(const ContactPath& path, double time, const Place& now) {
  std::vector<TrailPart> parts;
  for (const PathPoint& point : path.points) {
    if (point.time > time) break;
    const bool goesOn =
        !parts.empty() && parts.back().mode == point.mode && parts.back().lcpMode == point.lcpMode;
    if (!parts.empty()) parts.back().places.push_back(point.place);
    if (!goesOn) parts.push_back({point.mode, point.lcpMode, {point.place}});
  }
  if (!parts.empty()) parts.back().places.push_back(now);
  return parts;
}

void TrailLayer::update(const Shown& shown) {
  parts_.clear();
  if (!shown.paths) return;
  const auto& contacts = shown.frame.depiction.contacts;
  for (const std::size_t i : trailContacts(*shown.paths)) {
    if (i >= contacts.size()) continue;
    auto parts = trailParts((*shown.paths)[i], shown.frame.time, contacts[i].place);
    std::move(parts.begin(), parts.end(), std::back_inserter(parts_));
  }
}

void TrailLayer::paint(QPainter& painter, const Projection& projection, Lettering&) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const TrailPart& part : parts_) {
    const double width = part.mode == Mode::Free ? kFlightWidth : kWidth;
    painter.setPen(QPen(modeColour(part.mode, part.lcpMode), width, Qt::SolidLine, Qt::FlatCap,
                        Qt::RoundJoin));
    paintPart(painter, projection, part);
  }
  painter.restore();
}

}  // namespace painleve::ui
