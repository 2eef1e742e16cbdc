#pragma once
// The bars at the lower right that tell the length of arrows.

#include <QString>

class QPainter;

namespace painleve::ui {

class Lettering;
class Projection;

struct LegendBar {
  enum class Line { Solid, Outline, Double };
  int slot = 0;              // 0 is the lowest
  double metresPerUnit = 1;  // of arrow
  QString unit;              // rich text
  Line line = Line::Solid;   // as the arrows it speaks of
};

/// A bar of 1, 2 or 5 times a power of ten units, neither too short nor too long to be read.
void paintLegendBar(QPainter& painter, const Projection& projection, Lettering& lettering,
                    const LegendBar& bar);

}  // namespace painleve::ui
