#include "ui/views3d/impulse_layer.h"

#include <algorithm>

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/arrow_name.h"
#include "ui/views3d/arrow_scale.h"
#include "ui/views3d/legend_bar.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/sign_painter.h"

namespace painleve::ui {
namespace {

// Logical pixels.
constexpr double kWidth = 8;
constexpr double kNamed = 4;  // a shorter arrow cannot be told from a point
constexpr int kSlot = 2;      // of the legend

}  // namespace

void ImpulseLayer::update(const Shown& shown) {
  jolts_ = shown.jolts;
  unitLength_ = lengthOfImpulse(shown);
  longest_ = longestArrow(shown.frame.depiction);
}

void ImpulseLayer::paint(QPainter& painter, const Projection& projection,
                         Lettering& lettering) const {
  if (jolts_.empty()) return;
  painter.save();
  double strongest = 0;
  for (const Jolt& jolt : jolts_) {
    painter.setOpacity(jolt.strength);
    const ScaledArrow arrow = scaledArrow(jolt.place, jolt.impulse * unitLength_, longest_);
    const QLineF line(projection(arrow.tail), projection(arrow.tail + arrow.vector));
    const QColor colour = jolt.isTangential ? palette().lcp[2] : palette().text;
    paintDoubleArrow(painter, line.p1(), line.p2(), colour, kWidth);
    if (arrow.clamped) paintBreak(painter, line, colour, kWidth);
    if (line.length() < kNamed) continue;
    keepArrowClear(lettering, line, kWidth);
    strongest = std::max(strongest, jolt.strength);
    writeArrowName(lettering, line,
                   {QStringLiteral("<i>Λ</i> = ") + numberText(jolt.impulse.norm(), "N s"),
                    plotFont(), colour, jolt.strength});
  }
  painter.setOpacity(strongest);  // none without a name
  paintLegendBar(painter, projection, lettering,
                 {kSlot, unitLength_, QStringLiteral("N&thinsp;s"), LegendBar::Line::Double});
  painter.restore();
}

}  // namespace painleve::ui
