#include "ui/views3d/triad_layer.h"

#include <array>
#include <utility>

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/arrow_name.h"
#include "ui/views3d/camera_rig.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/sign_painter.h"

namespace painleve::ui {
namespace {

// Logical pixels.
constexpr QPointF kCorner(40, -44);  // from the lower left, over the words of the grid
constexpr double kLength = 30, kWidth = 3, kShortest = 3;

}  // namespace

void TriadLayer::update(const Shown& shown) {
  centre_ = bodyCentre(shown.frame.depiction);
}

void TriadLayer::paint(QPainter& painter, const Projection& projection,
                       Lettering& lettering) const {
  if (!projection.inFront(centre_)) return;
  const std::array<std::pair<const char*, Place>, 3> axes{
      {{"x", Place::UnitX()}, {"y", Place::UnitY()}, {"z", Place::UnitZ()}}};
  const QPointF corner = QPointF(0, projection.size().height()) + kCorner;
  const QPointF middle = projection(centre_);
  const double step = kLength / projection.pixelsPerMetre(centre_);  // m, of kLength in the picture
  for (const auto& [name, direction] : axes) {
    const QPointF way = projection(centre_ + step * direction) - middle;
    if (way.manhattanLength() < kShortest) continue;  // it points to the viewer
    paintArrow(painter, corner, corner + way, palette().muted, kWidth);
    keepArrowClear(lettering, {corner, corner + way}, kWidth);
    writeArrowName(lettering, {corner, corner + way},
                   {QStringLiteral("<i>%1</i>").arg(name), panelFont(), palette().muted});
  }
}

}  // namespace painleve::ui
